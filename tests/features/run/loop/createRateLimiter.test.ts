import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRateLimiter } from '../../../../src/features/run/loop/createRateLimiter'
import { DRAWS } from '../../../support/drawn'

/** A rateLimiter with a clock that the test moves. */
function pacerAt(limit: number) {
  const clock = { now: 0 }
  return { clock, rateLimiter: createRateLimiter(limit, () => clock.now) }
}

test('requests up to the limit start at once', () => {
  const { rateLimiter } = pacerAt(10)
  rateLimiter.started(5)
  expect(rateLimiter.waitFor(5)).toBe(0)
})

test('requests over the limit wait until a second after those in their way', () => {
  const { clock, rateLimiter } = pacerAt(10)
  rateLimiter.started(5)
  clock.now = 300
  rateLimiter.started(5)
  clock.now = 400
  expect(rateLimiter.waitFor(1)).toBe(600)
  expect(rateLimiter.waitFor(5)).toBe(600)
  expect(rateLimiter.waitFor(6)).toBe(900)
})

test('requests that started a second ago are in no way', () => {
  const { clock, rateLimiter } = pacerAt(5)
  rateLimiter.started(5)
  clock.now = 999
  expect(rateLimiter.waitFor(5)).toBe(1)
  clock.now = 1000
  expect(rateLimiter.waitFor(5)).toBe(0)
})

test('a limit of one lets one request start in a second', () => {
  const { clock, rateLimiter } = pacerAt(1)
  expect(rateLimiter.waitFor(1)).toBe(0)
  rateLimiter.started(1)
  expect(rateLimiter.waitFor(1)).toBe(1000)
  clock.now = 1000
  expect(rateLimiter.waitFor(1)).toBe(0)
})

test('no more than the limit start within any second, and no wait is longer than one', () => {
  const step = fc.record({ count: fc.integer({ min: 1, max: 5 }), pause: fc.integer({ min: 0, max: 700 }) })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.array(step, { maxLength: 40 }), (limit, steps) => {
      const { clock, rateLimiter } = pacerAt(limit)
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
