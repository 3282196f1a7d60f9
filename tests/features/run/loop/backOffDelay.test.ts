import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { backOffDelay } from '../../../../src/features/run/loop/backOffDelay'
import { DRAWS } from '../../../support/drawn'

const HALF_A_MINUTE = 30_000
const A_MINUTE = 60_000

describe('the wait', () => {
  test.each([
    ['begins at a second', 1, null, 0, 1000],
    ['doubles', 2, null, 0, 2000],
    ['doubles again', 3, null, 0, 4000],
    ['stays at half a minute', 6, null, 0, HALF_A_MINUTE],
    ['stays there however often', 2000, null, 0, HALF_A_MINUTE],
    ['is shortened by chance', 1, null, 0.5, 750],
    ['is what Retry-After says when that is longer', 1, 5000, 0, 5000],
    ['is its own when Retry-After is shorter', 3, 500, 0, 4000],
    ['is its own when Retry-After is zero', 1, 0, 0, 1000],
    ['is a minute for an epoch time', 1, 1_900_000_000_000, 0, A_MINUTE],
    ['is a minute for what a timer cannot hold', 1, 2 ** 31, 0, A_MINUTE],
    ['is its own for a time gone by', 1, -5000, 0, 1000],
  ])('%s', (_, slowedInARow, retryAfterMs, chance, expected) => {
    expect(backOffDelay(slowedInARow, retryAfterMs, chance)).toBe(expected)
  })
})

test('no wait is shorter than half a second or longer than a minute, whatever Retry-After says', () => {
  const slowed = fc.integer({ min: 1, max: 5000 })
  const retryAfter = fc.option(fc.double({ noNaN: true }))
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(slowed, retryAfter, chance, (slowedInARow, retryAfterMs, drawn) => {
      const own = backOffDelay(slowedInARow, null, drawn)
      const wait = backOffDelay(slowedInARow, retryAfterMs, drawn)
      expect(own).toBeGreaterThanOrEqual(500)
      expect(own).toBeLessThanOrEqual(HALF_A_MINUTE)
      expect(wait).toBe(Math.max(own, Math.min(A_MINUTE, retryAfterMs ?? 0)))
    }),
    DRAWS,
  )
})
