import type { RateLimiter, ScreenPace, Stopwatch } from '../../../base/deps'

export const BATCH_SIZE = 5

/** How long the browser may take to notice that it is offline after a connection broke, in ms. */
export const OFFLINE_NOTICE_MS = 500

/** Our first and longest own wait when the provider asks us to slow down, in ms. */
const FIRST_BACK_OFF_MS = 1000
const LONGEST_BACK_OFF_MS = 30_000

/** The longest wait that the provider can ask for, in ms. */
const LONGEST_RETRY_AFTER_MS = 60_000

/** How many rows to send together if at most `perSecond` requests may start within a second. */
export const batchSize = (perSecond: number) => Math.min(BATCH_SIZE, perSecond)

/**
 * Limits requests over a sliding window of one second.
 *
 * @param limit requests a second, at least 1; `count` must not be larger
 * @param now a clock in ms that never jumps
 */
export function createRateLimiter(limit: number, now: () => number): RateLimiter {
  let starts: number[] = []
  return {
    waitFor(count) {
      const blocking = starts[starts.length - 1 - (limit - count)]
      return blocking === undefined ? 0 : Math.max(0, blocking + 1000 - now())
    },
    started(count) {
      const at = now()
      starts = [...starts, ...Array<number>(count).fill(at)].slice(-limit)
    },
  }
}

/** How often the screen follows a run, in ms: figures that change more often flicker and slow the run down. */
const DRAW_EVERY_MS = 250

/** How far the screen may be behind a batch, in ms. */
const DRAW_WITHIN_MS = 300

/**
 * Lets the screen draw four times a second, just after a batch was sent, so that answers never wait for drawing. It uses timers,
 * because a hidden page has no frames, but its tab's title follows the run.
 */
export function createScreenPace(): ScreenPace {
  let due: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let drawnAt = -Infinity
  const draw = () => {
    clearTimeout(timer)
    drawnAt = performance.now()
    const drawn = due
    due = null
    drawn?.()
  }
  return {
    follow(drawLater) {
      due = drawLater
      timer = setTimeout(draw, DRAW_WITHIN_MS)
    },
    batchSent() {
      if (due && performance.now() - drawnAt >= DRAW_EVERY_MS) setTimeout(draw)
    },
  }
}

/**
 * How long the loop waits when the provider asks us to slow down: from one second, doubling to half a minute, less up to half at
 * random so that tabs do not return together. A longer Retry-After replaces it, up to a minute.
 *
 * @param slowedInARow how many batches in a row were slowed down, including this one; at least 1
 * @param retryAfterMs what the provider asked for; 0 for nothing
 * @param chance a random number from 0 to 1 (1 excluded)
 * @returns milliseconds
 */
export function backOffDelay(slowedInARow: number, retryAfterMs: number, chance: number): number {
  const full = Math.min(LONGEST_BACK_OFF_MS, FIRST_BACK_OFF_MS * 2 ** (slowedInARow - 1))
  return Math.max(Math.round(full * (1 - chance / 2)), Math.min(LONGEST_RETRY_AFTER_MS, retryAfterMs))
}

/** The least time that lookups take, in s, in whole batches, if `perSecond` requests, at least 1, may start in a second. */
export function leastSeconds(lookups: number, perSecond: number): number {
  const batch = batchSize(perSecond)
  return lookups / (Math.floor(perSecond / batch) * batch)
}

/** No batch takes longer than this, its wait included, in ms: in a longer lap the laptop slept, or the tab was frozen. */
const LONGEST_LAP_MS = 180_000

/**
 * A stopwatch for a run: a lap during which the page stood still counts as nothing.
 *
 * @param now a clock in ms that nobody can set
 */
export function createStopwatch(now: () => number): Stopwatch {
  let began = now()
  return {
    start() {
      began = now()
    },
    lap() {
      const lapMs = now() - began
      began += lapMs
      return lapMs > LONGEST_LAP_MS ? 0 : lapMs
    },
  }
}
