import type { Page } from '@playwright/test'

/**
 * Accepts `times` rows one after another by key, from the first one on; how many ms each took from the key to the
 * paint of the next row with the focus.
 */
export const decideByKey = (page: Page, times: number): Promise<number[]> =>
  page.evaluate(async (count) => {
    const nextRowFocused = () =>
      new Promise<void>((resolve) =>
        document.addEventListener('focusin', () => resolve(), { once: true, capture: true }),
      )
    document.querySelector<HTMLElement>('[role=grid][aria-label=Results] [data-row-key]')!.focus()
    const took: number[] = []
    for (let time = 0; time < count; time++) {
      await window.probe.rest()
      const row = document.activeElement!
      const focused = nextRowFocused()
      const from = performance.now()
      row.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }))
      // The focus moves within a frame, and the next one begins when that is painted.
      await Promise.all([window.probe.painted(), focused.then(() => window.probe.frame())])
      took.push(performance.now() - from)
      if (!document.activeElement!.matches('[data-row-key]')) throw new Error('No row has the focus.')
    }
    return took
  }, times)
