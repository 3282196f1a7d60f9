/** Keeps the number of requests that start within a second under a limit (decision 21). */
export interface RequestPacer {
  /** Milliseconds until `count` more requests may start; 0 when they may start now. */
  waitFor(count: number): number
  /** Notes that `count` requests start now. */
  started(count: number): void
}

/**
 * A pacer over a sliding window of one second.
 *
 * @param limit requests a second, at least 1; `count` must not be larger
 * @param now a clock in ms that never jumps
 */
export function createRequestPacer(limit: number, now: () => number): RequestPacer {
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
