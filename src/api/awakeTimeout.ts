/** The last step is short, but long enough to take an answer that came while the page stood still. */
const LAST_MS = 1_000

/** A timer that fires later than this means that the page stood still: browsers delay those of hidden tabs by up to a minute. */
const LATEST_MS = 61_000

/** Whether a signal aborted for this reason. */
export const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/**
 * Counts the time of a request in three steps. A step during which the page stood still, asleep or frozen, starts over.
 *
 * @param ms more than a second
 * @returns a signal that aborts when the time is over, and `stop`, which ends the count
 */
export function awakeTimeout(ms: number): { signal: AbortSignal; stop: () => void } {
  const half = (ms - LAST_MS) / 2
  const steps = [half, half, LAST_MS]
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const count = (at: number) => {
    const step = steps[at]
    if (step === undefined) return controller.abort(new DOMException('', 'TimeoutError'))
    const began = Date.now()
    timer = setTimeout(() => count(Date.now() - began > step + LATEST_MS ? at : at + 1), step)
  }
  count(0)
  return { signal: controller.signal, stop: () => clearTimeout(timer) }
}
