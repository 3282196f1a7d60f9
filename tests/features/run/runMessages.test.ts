import { describe, expect, test } from 'vitest'
import { runMessages } from '../../../src/features/run/runMessages'

describe('percent', () => {
  test.each([
    [0, 0, '0.0'],
    [0, 7, '0.0'],
    [1, 3, '33.3'],
    [2, 3, '66.7'],
    [1, 1000, '0.1'],
    [1099, 1100, '99.9'],
    [7, 7, '100.0'],
  ])('%i of %i has one decimal: %s', (done, total, expected) => {
    expect(runMessages.percent(done, total)).toBe(expected)
  })
})

test('the next try is told as the time on the clock, to the second', () => {
  const at = new Date(2030, 0, 31, 9, 5, 7, 900).getTime()
  expect(runMessages.slowedDown(at)).toBe(
    'The provider asked us to slow down. Continues automatically at 09:05:07.',
  )
})
