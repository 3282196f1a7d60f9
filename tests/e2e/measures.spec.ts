import { drawnOne, isDeep } from '../support/drawing'
import { SAMPLE_FILE_NAME, sampleCsv } from '../support/sampleCsv'
import { atRest, expectNoViolations, watchShifts } from './support/checks'
import { expect, test, type CleanSheet } from './support/cleanSheet'
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

test('the desk is small in every state and window, by a table of what a person meets there', async ({
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
        for (const colorScheme of isDeep ? SCHEMES : [drawnOne(`${state} ${width}`, SCHEMES)]) {
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
})
