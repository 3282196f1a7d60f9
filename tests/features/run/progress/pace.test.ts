import { expect, test } from 'vitest'
import { paceOf } from '../../../../src/features/run/progress/progressSelectors'
import { progressMessages } from '../../../../src/features/run/progress/progressMessages'

const every = (ms: number, count: number, rows = 5) =>
  Array.from({ length: count }, () => ({ rows, tookMs: ms }))

test.each([
  ['five rows every half second', every(500, 3), 100, { rowsPerSecond: 10, secondsLeft: 10 }],
  ['rows that share one lookup count each', every(1000, 4, 20), 60, { rowsPerSecond: 20, secondsLeft: 3 }],
  ['nothing left', every(500, 3), 0, { rowsPerSecond: 10, secondsLeft: 0 }],
  ['nothing yet', [], 100, null],
  ['one batch tells nothing', every(500, 1), 100, null],
  ['two are too few to go by', every(500, 2), 100, null],
  ['no time', every(0, 5), 100, null],
  ['batches in which no row got a result', every(500, 5, 0), 100, null],
])('the pace of a run: %s', (_, moments, rowsLeft, pace) => {
  expect(paceOf(moments, rowsLeft)).toEqual(pace)
})

test.each([
  [16.43, 4, '16 rows a second · a few seconds left'],
  [16.43, 9.9, '16 rows a second · a few seconds left'],
  [2.345, 10, '2.3 rows a second · about 10 seconds left'],
  [9.96, 31, '10 rows a second · about 40 seconds left'],
  [1, 50, '1 row a second · about 50 seconds left'],
  [123, 51, '120 rows a second · about a minute left'],
  [5, 89, '5 rows a second · about a minute left'],
  [5, 91, '5 rows a second · about 2 minutes left'],
  [0.1, 5400, '0.1 rows a second · about 90 minutes left'],
])(
  'the pace is told in words that do not flicker: %s rows a second with %s seconds to go',
  (rowsPerSecond, secondsLeft, words) => {
    expect(progressMessages.pace({ rowsPerSecond, secondsLeft })).toBe(words)
  },
)
