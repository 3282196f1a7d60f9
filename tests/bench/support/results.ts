import type { Page } from '@playwright/test'

/** Cells as the bare pages show them: as many and as long as the product's. */
export const SHOWN_ROWS = 200

/** As many rows as the table's area shows at once in the bench's window. */
export const ROWS_IN_SIGHT = 17

/** What was on the way to the results on the screen. */
export interface ResultsShown {
  /** Until the rows in sight were painted. */
  ms: number
  /** Until all 200 rows were. */
  allMs: number
  longTasks: number[]
  columns: number
  /** HTML of the table, for a bare page to show the same. */
  html: string
}

/** Waits for the results of a run under way: from the arrival of the last answer to the paint of its rows. */
export const seeResults = (page: Page): Promise<ResultsShown> =>
  page.evaluate(
    async ({ inSight, all }) => {
      const table = () =>
        document.querySelector<HTMLTableElement>('table[aria-label="Results of the cleanse"]')
      const rows = () => table()?.querySelectorAll('tbody tr').length ?? 0
      await window.probe.until(() => rows() >= inSight)
      const paintedAt = await window.probe.painted()
      await window.probe.until(() => rows() === all)
      const allPaintedAt = await window.probe.painted()
      const from = window.probe.lastAnswerAt()
      return {
        ms: paintedAt - from,
        allMs: allPaintedAt - from,
        longTasks: window.probe.longTasks(from),
        columns: table()!.rows[0]!.cells.length,
        html: table()!.parentElement!.outerHTML,
      }
    },
    { inSight: ROWS_IN_SIGHT, all: SHOWN_ROWS },
  )

/** Milliseconds for putting `html` into a bare page and painting it. */
export const showBare = (page: Page, html: string): Promise<number> =>
  page.evaluate(
    (text) =>
      window.probe.time(
        () => {
          document.body.innerHTML = text
        },
        () => true,
      ),
    html,
  )
