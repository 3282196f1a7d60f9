import { describe, expect, test } from 'vitest'
import { runMessages } from '../../../src/features/run/runMessages'
import { runSeconds } from '../../../src/features/run/runSeconds'

describe('how long a run takes at the request rate', () => {
  test.each([
    ['in whole batches of five a second', 1096, 30, 1096 / 30],
    ['where a batch more would be too many', 100, 7, 20],
    ['where a batch is smaller than five', 9, 3, 3],
    ['where nothing is sent', 0, 30, 0],
  ])('%s', (_, lookups, perSecond, seconds) => {
    expect(runSeconds(lookups, perSecond)).toBeCloseTo(seconds)
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
    expect(runMessages.takes(seconds)).toBe(words)
  })
})

test.each([
  [[4], 0, 'Row 4'],
  [[4, 1100], 0, 'Rows 4, 1,100'],
  [[4, 5], 12, 'Rows 4, 5 and 12 more'],
])('rows %j and %d more are named', (rows, more, words) => {
  expect(runMessages.emptyRows(rows, more)).toBe(words)
})
