import type { RateLimiter } from '../../../app/base/deps'

/**
 * A rateLimiter over a sliding window of one second.
 *
 * @param limit requests a second, at least 1; `count` must not be larger
 * @param now a clock in ms that never jumps
 */
export function createRateLimiter(limit: number, now: () => number): RateLimiter {
  let starts: number[] = []
  return {
    waitFor(count) {
      const inTheWay = starts[starts.length - 1 - (limit - count)]
      return inTheWay === undefined ? 0 : Math.max(0, inTheWay + 1000 - now())
    },
    started(count) {
      const at = now()
      starts = [...starts, ...Array<number>(count).fill(at)].slice(-limit)
    },
  }
}
