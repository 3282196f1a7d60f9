import { expect, test } from 'vitest'
import { forecastMessages } from '../../../src/features/run/forecastMessages'
import { progressMessages } from '../../../src/features/run/progress/progressMessages'

test.each([
  [0, 0, '0.0'],
  [0, 7, '0.0'],
  [1, 3, '33.3'],
  [2, 3, '66.7'],
  [1, 1000, '0.1'],
  [1099, 1100, '99.9'],
  // A run that is not done never says 100.
  [19_999, 20_000, '99.9'],
  [7, 7, '100.0'],
])('the share of %i of %i has one decimal: %s', (done, total, expected) => {
  expect(progressMessages.percent(done, total)).toBe(expected)
})

test('the next try is given as clock time, to the second', () => {
  const at = new Date(2030, 0, 31, 9, 5, 7, 900).getTime()
  expect(progressMessages.slowedDown(at)).toBe(
    'The provider asked us to slow down. Continues automatically at 09:05:07.',
  )
})

test.each<[[string, number][], string]>([
  [[['Germany', 1]], '1 looks to be outside the UK (Germany 1)'],
  [
    [
      ['Germany', 2],
      ['France', 1],
    ],
    '3 look to be outside the UK (Germany 2, France 1)',
  ],
  [
    [
      ['Germany', 1000],
      ['France', 1],
      ['Spain', 1],
      ['Italy', 1],
    ],
    '1,003 look to be outside the UK (Germany 1,000, France 1, Spain 1…)',
  ],
])('rows abroad are told with their countries: %j', (countries, words) => {
  const ofRows = countries.flatMap(([name, rows]) => Array<string>(rows).fill(name))
  expect(forecastMessages.abroad(ofRows)).toBe(words)
})
