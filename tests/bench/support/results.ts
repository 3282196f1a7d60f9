import type { Page } from '@playwright/test'

/** What was on the way to the results on the screen. */
export interface ResultsShown {
  /** When the last answer had arrived, by the page's clock. */
  from: number
  /** From then on until the first rows were painted, in ms. */
  ms: number
  /** When the page had come to rest, by its clock. */
  restAt: number
  rows: number
  columns: number
  /** HTML of the grid as it first was, for a bare page to show the same. */
  html: string
}

/** Frames after the first rows in which the page comes to rest. */
const FRAMES_TO_REST = 30

/** Waits for the results of a run under way: from the arrival of the last answer to the paint of its first rows. */
export const seeResults = (page: Page): Promise<ResultsShown> =>
  page.evaluate(async (framesToRest) => {
    const grid = () => document.querySelector('[role=grid][aria-label=Results]')
    const rows = () => grid()?.querySelectorAll('[data-row-key]').length ?? 0
    await window.probe.until(() => rows() > 0)
    const paintedAt = await window.probe.painted()
    const from = window.probe.lastAnswerAt()
    const shown = { rows: rows(), columns: Number(grid()!.ariaColCount), html: grid()!.outerHTML }
    for (let frame = 0; frame < framesToRest; frame++) await window.probe.frame()
    return { from, ms: paintedAt - from, restAt: performance.now(), ...shown }
  }, FRAMES_TO_REST)

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
