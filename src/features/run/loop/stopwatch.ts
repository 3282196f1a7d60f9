import type { Stopwatch } from '../../../base/deps'

/** How often the page shows that it is awake, in ms. */
const TICK_MS = 1000

/** A page that can be seen and shows nothing for longer than this stood still, in ms. */
const STILL_MS = 5000

/** The same for a hidden page: browsers hold its timers back by up to a minute. */
const STILL_HIDDEN_MS = 61_000

/**
 * A stopwatch for a run. A page that stood still, since the laptop slept or the tab was frozen, looks at the clock too
 * late, and that time is left out.
 *
 * @param now a clock in ms that nobody can set
 * @param isHidden whether the page cannot be seen
 */
export function createStopwatch(now: () => number, isHidden: () => boolean): Stopwatch {
  let timer: ReturnType<typeof setInterval> | undefined
  let [lapMs, lookedAt, wasHidden] = [0, 0, false]

  const look = () => {
    const passedMs = now() - lookedAt
    const mostMs = wasHidden || isHidden() ? STILL_HIDDEN_MS : STILL_MS
    if (passedMs <= mostMs) lapMs += passedMs
    lookedAt += passedMs
    wasHidden = isHidden()
  }
  return {
    start() {
      clearInterval(timer)
      timer = setInterval(look, TICK_MS)
      ;[lapMs, lookedAt, wasHidden] = [0, now(), isHidden()]
    },
    lap() {
      look()
      const lap = lapMs
      lapMs = 0
      return lap
    },
    stop: () => clearInterval(timer),
  }
}
