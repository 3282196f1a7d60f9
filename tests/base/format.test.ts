import { describe, expect, test } from 'vitest'
import {
  formatCount,
  formatFirst,
  formatList,
  formatNumber,
  formatRows,
  nameRows,
  spacesFor,
} from '../../src/base/format'

test.each([
  [0, '0'],
  [999, '999'],
  [1100, '1,100'],
  [1_234_567, '1,234,567'],
  [0.12345, '0.123'],
])('the number %d is written as %s', (value, text) => expect(formatNumber(value)).toBe(text))

test.each([
  [0, '0 rows'],
  [1, '1 row'],
  [1100, '1,100 rows'],
])('%d rows are written as %s', (count, text) => expect(formatRows(count)).toBe(text))

test.each([
  [0, 'lookup', undefined, '0 lookups'],
  [1, 'lookup', undefined, '1 lookup'],
  [1100, 'lookup', undefined, '1,100 lookups'],
  [1, 'row has', 'rows have', '1 row has'],
  [2, 'row has', 'rows have', '2 rows have'],
])('%d of “%s” is written with its number', (count, one, several, text) =>
  expect(formatCount(count, one, several)).toBe(text),
)

test.each([
  [[], ''],
  [['b'], 'B'],
  [['b', 'c'], 'B and C'],
  [['b', 'c', 'd'], 'B, C and 1 more'],
  [Array<string>(1102).fill('b'), 'B, B and 1,100 more'],
])('of %j two are named', (items, text) =>
  expect(formatFirst(items, 2, (item) => item.toUpperCase())).toBe(text),
)

test.each([
  [[4], 'row 4'],
  [[4, 9], 'rows 4 and 9'],
  [[4, 9, 1100], 'rows 4, 9 and 1 more'],
])('the rows %j are named', (numbers, text) => expect(nameRows(numbers, 2)).toBe(text))

test.each([
  [9, 110, '\u2007\u2007'],
  [110, 110, ''],
  [99, 1100, '\u2007\u2008\u2007'],
  [1100, 99, ''],
])('%d is as wide as %d', (value, most, spaces) => expect(spacesFor(value, most)).toBe(spaces))

describe('a list', () => {
  test.each([
    [[], ''],
    [['Street'], 'Street'],
    [['Street', 'Town'], 'Street and Town'],
    [['Street', 'Town', 'County'], 'Street, Town and County'],
  ])('of %j reads as %j', (names, text) => expect(formatList(names)).toBe(text))
})
