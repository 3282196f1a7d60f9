import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  backOffDelay,
  createRateLimiter,
  createScreenPace,
  leastSeconds,
  createStopwatch,
} from '../../../../src/features/run/loop/pacing'
import { forecastMessages } from '../../../../src/features/run/forecastMessages'
import { DRAWS } from '../../../support/drawn'

const HALF_A_MINUTE = 30_000

test.each([
  ['begins at a second', 1, 0, 0, 1000],
  ['doubles', 2, 0, 0, 2000],
  ['doubles again', 3, 0, 0, 4000],
  ['stays at half a minute', 6, 0, 0, HALF_A_MINUTE],
  ['stays there however often', 2000, 0, 0, HALF_A_MINUTE],
  ['is shortened by chance', 1, 0, 0.5, 750],
  ['is what Retry-After says when that is longer', 1, 5000, 0, 5000],
  ['is a minute where Retry-After says more', 1, 1.9e12, 0, 60_000],
  ['is its own when Retry-After is shorter', 3, 500, 0, 4000],
])('the wait %s', (_, slowedInARow, retryAfterMs, chance, expected) => {
  expect(backOffDelay(slowedInARow, retryAfterMs, chance)).toBe(expected)
})

describe('the screen', () => {
  const pace = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    let drawn = 0
    const screenPace = createScreenPace()
    return {
      ...screenPace,
      settle: () => screenPace.follow(() => void (drawn += 1)),
      /** How often it was drawn, `ms` later. */
      drawn: (ms: number) => {
        vi.advanceTimersByTime(ms)
        return drawn
      },
    }
  }

  test('is drawn after the batch that is sent next, four times a second', () => {
    const { settle, batchSent, drawn } = pace()
    settle()
    expect(drawn(0)).toBe(0)
    batchSent()
    expect(drawn(0)).toBe(1)
    drawn(100)
    settle()
    batchSent()
    drawn(149)
    batchSent()
    expect(drawn(0)).toBe(1)
    drawn(1)
    batchSent()
    expect(drawn(0)).toBe(2)
    batchSent()
    expect(drawn(1000)).toBe(2)
  })

  test('waits 300 ms for a batch, and no longer', () => {
    const { settle, drawn } = pace()
    settle()
    expect(drawn(299)).toBe(0)
    expect(drawn(1)).toBe(1)
    expect(drawn(1000)).toBe(1)
  })
})

test('no more than the limit start within any second, and no wait is longer than one', () => {
  const step = fc.record({ count: fc.integer({ min: 1, max: 5 }), pause: fc.integer({ min: 0, max: 700 }) })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.array(step, { maxLength: 40 }), (limit, steps) => {
      const clock = { now: 0 }
      const rateLimiter = createRateLimiter(limit, () => clock.now)
      const starts: number[] = []
      for (const { count, pause } of steps) {
        const most = Math.min(count, limit)
        clock.now += pause
        const wait = rateLimiter.waitFor(most)
        expect(wait).toBeLessThanOrEqual(1000)
        clock.now += wait
        expect(rateLimiter.waitFor(most)).toBe(0)
        rateLimiter.started(most)
        for (let n = 0; n < most; n += 1) starts.push(clock.now)
      }
      for (const from of starts) {
        const within = starts.filter((at) => at >= from && at < from + 1000)
        expect(within.length).toBeLessThanOrEqual(limit)
      }
    }),
    DRAWS,
  )
})

describe('how long a run takes at the request rate', () => {
  test.each([
    ['in whole batches of five a second', 1096, 30, 1096 / 30],
    ['where a batch more would be too many', 100, 7, 20],
    ['where a batch is smaller than five', 9, 3, 3],
    ['where nothing is sent', 0, 30, 0],
  ])('%s', (_, lookups, perSecond, seconds) => {
    expect(leastSeconds(lookups, perSecond)).toBeCloseTo(seconds)
  })

  test.each([
    [0, 'a few seconds'],
    [5, 'a few seconds'],
    [6, '10 s'],
    [36.5, '40 s'],
    [50, '50 s'],
    [51, '1 minute'],
    [61, '2 minutes'],
    [1100, '19 minutes'],
  ])('%d s are said to be “%s”', (seconds, words) => {
    expect(forecastMessages.takes(seconds)).toBe(words)
  })
})

test.each([
  [[4], [6], 'Row 4 (row 6 in your spreadsheet)'],
  [[4, 1100], [5, 1101], 'Rows 4 and 1,100 (rows 5 and 1,101 in your spreadsheet)'],
])('rows %j, in a spreadsheet %j, are named', (rows, sheetRows, words) => {
  expect(forecastMessages.emptyRows(rows, sheetRows)).toBe(words)
})

test.each<[string, seconds: number[], ms: number[]]>([
  ['a lap as long as it was', [7.25, 150], [7250, 150_000]],
  ['nothing of a lap with a night of sleep', [3, 30_000, 2], [3000, 0, 2000]],
])('a stopwatch has %s', (_, seconds, ms) => {
  let now = 1000
  const stopwatch = createStopwatch(() => now)
  now += 60_000
  stopwatch.start()
  const laps = seconds.map((each) => {
    now += each * 1000
    return stopwatch.lap()
  })
  expect(laps).toEqual(ms)
})
