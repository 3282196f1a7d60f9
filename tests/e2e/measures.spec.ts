import { isDeep } from '../support/drawing'
import { SAMPLE_FILE_NAME, sampleCsv } from '../support/sampleCsv'
import { expectNoViolations, watchShifts } from './support/checks'
import { expect, test, type CleanSheet } from './support/cleanSheet'
import { measure, type Figures } from './support/measures'

/** The most, and for `rows` the fewest, of what is counted in a window; a phone scrolls with its cards. */
const ALL_WINDOWS: [width: number, height: number, goals: Partial<Figures>][] = [
  [1366, 768, { stops: 20, pressed: 36, firstRow: 232, rows: 8, beyond: 0 }],
  [1280, 720, { stops: 20, pressed: 36, firstRow: 232, rows: 7, beyond: 0 }],
  [1180, 820, { stops: 20, pressed: 36, firstRow: 300, rows: 8, beyond: 0 }],
  [820, 1180, { stops: 20, pressed: 36, firstRow: 300, rows: 12, beyond: 0 }],
  [683, 384, { stops: 24, pressed: 36, firstRow: 480 }],
  [390, 844, { stops: 24, pressed: 36, firstRow: 580 }],
]
/** By default a desk and a phone. */
const WINDOWS = ALL_WINDOWS.filter(([width]) => isDeep || width === 1280 || width === 390)

/** The states of the page in which it is measured, each after the one before, and what they need more of. */
const STATES: Record<string, { reach: (sheet: CleanSheet) => Promise<void>; allows?: Partial<Figures> }> = {
  completed: {
    reach: async (sheet) => {
      await sheet.start()
      await sheet.completed()
    },
  },
  // It may stand below the list.
  'a row is open': {
    reach: (sheet) => sheet.button(/^Review the/).click(),
    allows: { rows: 2 },
  },
  'all reviewed': {
    reach: async (sheet) => {
      await sheet.button(/^Accept all/).click()
      await sheet.answer('Yes, Accept 24')
      await expect(sheet.page.getByText('All reviewed.')).toBeVisible()
    },
  },
}

test('the desk is small in every state and window, by a table of what a person meets there', async ({
  sheet,
  page,
}) => {
  const shifted = await watchShifts(page)
  const table: Record<string, Figures> = {}
  await page.setViewportSize({ width: 1366, height: 768 })
  await sheet.getReady(sampleCsv, SAMPLE_FILE_NAME)
  const before = await shifted()
  for (const [state, { reach, allows }] of Object.entries(STATES)) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await reach(sheet)
    if (state === 'completed') expect((await shifted()) - before).toBeLessThanOrEqual(0.1)
    for (const [width, height, goals] of WINDOWS) {
      await page.setViewportSize({ width, height })
      const figures = await measure(page)
      table[`${state}, ${width} × ${height}`] = figures
      await test.step(`${state}, ${width} × ${height}`, async () => {
        const { rows, ...most } = { ...goals, ...(goals.rows === undefined ? {} : allows) }
        for (const [name, limit] of Object.entries(most) as [keyof Figures, number][])
          expect.soft(figures[name], name).toBeLessThanOrEqual(limit)
        expect.soft(figures.rows, 'rows').toBeGreaterThanOrEqual(rows ?? 0)
        await expectNoViolations(page)
      })
      await page.screenshot({ path: test.info().outputPath(`${state}-${width}.png`) })
    }
  }
  console.table(table)
})
