import { describe, expect, test } from 'vitest'
import { formatList, formatNumber, formatRows, spacesFor } from '../../../src/app/base/format'

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
