import type { Page } from '@playwright/test'

/** Steps of 0.01, from 0.40 up: the scores lie there. */
export const STEPS = 50
const FROM = 0.4

/** What steps of the threshold took. */
export interface Steps {
  /** Of one step, in ms. */
  ms: number
  /** Steps that the line had not followed by the next frame. */
  late: number
}

/** Moves the threshold by one step a frame, as a key that is held down does, and back to 0. */
export const moveThreshold = (page: Page): Promise<Steps> =>
  page.evaluate(
    async ({ steps, first }) => {
      const line = () => document.querySelector('.results .histogramLine')!.textContent
      const moveTo = (value: string) => window.probe.write('input[type=range][aria-label=Threshold]', value)
      await window.probe.rest()
      const from = performance.now()
      let late = 0
      for (let step = 0; step < steps; step++) {
        const value = (first + step / 100).toFixed(2)
        moveTo(value)
        await window.probe.frame()
        if (line() !== value) late += 1
      }
      const ms = (performance.now() - from) / steps
      moveTo('0')
      await window.probe.rest()
      return { ms, late }
    },
    { steps: STEPS, first: FROM },
  )

/** The same with a range that nothing listens to. */
export const moveThresholdBare = (page: Page): Promise<number> =>
  page.evaluate(async (steps) => {
    document.body.innerHTML = '<input type="range" min="0" max="1" step="0.01">'
    await window.probe.rest()
    const from = performance.now()
    for (let step = 0; step < steps; step++) {
      window.probe.write('input', (step / 100).toFixed(2))
      await window.probe.frame()
    }
    return (performance.now() - from) / steps
  }, STEPS)
