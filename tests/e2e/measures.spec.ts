import { drawnOne, isDeep } from '../support/drawing'
import { SAMPLE_FILE_NAME, sampleCsv } from '../support/sampleCsv'
import { atRest, expectNoViolations, watchShifts } from './support/checks'
import { expect, test, type CleanSheet } from './support/cleanSheet'
import { listen } from './support/heard'
import { measure, type Figures } from './support/measures'

/** The most, and for `rows` the fewest, of what is counted in a window; in one column the page scrolls with its cards. */
const ALL_WINDOWS: [width: number, height: number, goals: Partial<Figures>][] = [
  [1366, 768, { firstRow: 180, rows: 11, beyond: 0 }],
  [1280, 720, { firstRow: 180, rows: 10, beyond: 0 }],
  [1440, 900, { firstRow: 180, rows: 14, beyond: 0 }],
  [1024, 768, { firstRow: 230, rows: 8, beyond: 0 }],
  [1920, 1080, { firstRow: 180, rows: 18, beyond: 0 }],
  [820, 1180, { firstRow: 400, rows: 6 }],
  [390, 844, { firstRow: 460, rows: 3 }],
]
/** By default a desk and a phone. */
const WINDOWS = ALL_WINDOWS.filter(([width]) => isDeep || [1366, 390].includes(width))

const SCHEMES = ['light', 'dark'] as const

/** What is heard at most of 23 decisions: what became of each row with the next one, and where it begins. */
const MESSAGES = 24

/** The states of the page in which it is measured, each after the one before, and how often Tab stops in them at most. */
const STATES: Record<string, { reach: (sheet: CleanSheet) => Promise<void>; stops: number }> = {
  completed: {
    reach: async (sheet) => {
      await sheet.start()
      await sheet.completed()
    },
    stops: 24,
  },
  reviewing: { reach: (sheet) => sheet.button('Review').click(), stops: 18 },
  'all reviewed': {
    reach: async (sheet) => {
      await sheet.button(/^Accept all/).click()
      await sheet.answer('Yes, Accept 24')
      await expect(sheet.page.getByText('All reviewed.')).toBeVisible()
    },
    stops: 24,
  },
}

test('the desk is small in every state and window, by a table of what a person meets there, and is used by ear', async ({
  sheet,
  page,
}) => {
  test.slow()
  const shifted = await watchShifts(page)
  const table: Record<string, Figures> = {}
  await page.setViewportSize({ width: 1366, height: 768 })
  await sheet.getReady(sampleCsv, SAMPLE_FILE_NAME)
  for (const [state, { reach, stops }] of Object.entries(STATES)) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await reach(sheet)
    // Of the whole job, from the opening of the page.
    if (state === 'completed') expect(await shifted()).toBeLessThanOrEqual(0.1)
    for (const [width, height, { rows = 0, ...most }] of WINDOWS) {
      await page.setViewportSize({ width, height })
      // In one column the row covers the list.
      const isCovered = width < 920 && state !== 'completed'
      const figures = await measure(page)
      table[`${state}, ${width} × ${height}`] = figures
      await test.step(`${state}, ${width} × ${height}`, async () => {
        for (const [name, limit] of Object.entries({ ...(isCovered ? {} : most), stops, pressed: 24 }))
          expect.soft(figures[name as keyof Figures], name).toBeLessThanOrEqual(limit)
        if (!isCovered) expect.soft(figures.rows, 'rows').toBeGreaterThanOrEqual(rows)
        // The list and a row beside it are among the states that are looked at anyway, cards in small windows.
        const isSeen = state === 'completed' || (state === 'reviewing' && !isCovered)
        const seen = isDeep ? SCHEMES : isSeen ? [] : [drawnOne(`${state} ${width}`, SCHEMES)]
        for (const colorScheme of seen) {
          await page.emulateMedia({ colorScheme })
          await expectNoViolations(page)
        }
      })
    }
  }
  console.table(table)
  await test.step('nothing moves at a selection, a decision or a save', async () => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await sheet.button('Undo (24 rows)').click()
    await sheet.pile('To review').click()
    for (const size of [
      { width: 1366, height: 768 },
      { width: 1024, height: 768 },
    ]) {
      await page.setViewportSize(size)
      const places = () =>
        page.evaluate(() =>
          [
            ...document.querySelectorAll(
              '[data-row-key], h1, .progressCard, .resultsToolbar, .pane, .runActions',
            ),
          ].map((part) => [
            part.className.replace(/ ?is(Current|Up)/, ''),
            ...Object.values(part.getBoundingClientRect().toJSON()),
          ]),
        )
      const before = await atRest(page, places)
      const shiftedBefore = await shifted()
      const expectStill = () => expect.poll(places).toEqual(before)
      await sheet.row(7).click()
      await expectStill()
      await page.keyboard.press('a')
      await page.keyboard.press('k')
      await expect(sheet.row(8)).toContainText('Kept original')
      await expectStill()
      await sheet.button('Undo (1 row)').click()
      await expectStill()
      await sheet.button('Files').click()
      await sheet.download('Download CSV')
      await expectStill()
      await sheet.download(/^For next month/)
      await expectStill()
      expect((await shifted()) - shiftedBefore).toBe(0)
      await page.keyboard.press('ControlOrMeta+z')
      await expect(sheet.row(7)).not.toContainText('Accepted')
    }
  })

  await test.step('by ear: what was done with the next row, in one message; the end names the files', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await sheet.button('Files').click()
    await sheet.button('Review').focus()
    const heard = await listen(page)
    await page.keyboard.press('Enter')
    await expect(sheet.row(4)).toBeFocused()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-row-key'))
    for (let decided = 1; decided < 24; decided += 1) {
      const row = await focused()
      await page.keyboard.press(decided % 3 === 0 ? 'k' : 'a')
      await expect.poll(focused).not.toBe(row)
    }
    const [first, ...said] = await heard()
    console.log(`${said.length + 1} messages for 23 decisions:\n${said.join('\n')}`)
    expect(said.length + 1).toBeLessThanOrEqual(MESSAGES)
    expect(first).toBe('4, Owen Pritchard · 000104, Number added: cleansed Flat 3, 1 of 24')
    // News, then a row with its reason and place.
    for (const text of said)
      expect.soft(text).toMatch(/^Row \d+: (accepted|kept original)\..* \d+, .+ · 0001\d\d, .+, \d+ of 24$/)
    expect(said.filter((text) => text.includes(' left to review.'))).toHaveLength(4)

    await page.keyboard.press('a')
    await expect(page.locator('#next-step')).toBeFocused()
    // For a frame the list has the focus, which shows all its rows again.
    const end = (await heard()).slice(said.length + 1).filter((text) => text !== 'Results')
    expect(end).toHaveLength(2)
    expect(end[0]).toMatch(/^Row \d+: accepted\./)
    for (const name of ['All reviewed.', 'not found:']) expect(end[1]).toContain(name)
  })
})
