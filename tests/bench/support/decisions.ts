import type { Page } from '@playwright/test'

/**
 * Accepts a row by key: the one that has the focus, else the first. How many ms it took from the key to the paint of the
 * next row with the focus.
 */
export const decideByKey = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const nextRowFocused = () =>
      new Promise<void>((resolve) =>
        document.addEventListener('focusin', () => resolve(), { once: true, capture: true }),
      )
    if (!document.activeElement!.matches('[data-row-key]'))
      document.querySelector<HTMLElement>('[role=grid][aria-label=Results] [data-row-key]')!.focus()
    await window.probe.rest()
    const row = document.activeElement!
    const focused = nextRowFocused()
    const from = performance.now()
    row.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }))
    // The focus moves within a frame, and the next one begins when that is painted.
    await Promise.all([window.probe.painted(), focused.then(() => window.probe.frame())])
    const took = performance.now() - from
    if (!document.activeElement!.matches('[data-row-key]')) throw new Error('No row has the focus.')
    return took
  })
