import { expect, test } from 'vitest'
import { columnLabel } from '../../../src/features/file/columnLabel'

test.each([
  ['a header is its own label', ['address', 'postcode'], 1, 'postcode'],
  ['space around a header is left out', ['  address '], 0, 'address'],
  ['a blank header is told by its number', ['address', '  '], 1, 'Column 2'],
  ['the first of two equal headers has its number', ['line', 'town', 'line'], 0, 'line (column 1)'],
  ['the second of two equal headers has its number', ['line', 'town', 'line'], 2, 'line (column 3)'],
  ['headers that differ by space alone have their numbers', ['line', ' line'], 1, 'line (column 2)'],
  ['headers in different case are different', ['Line', 'line'], 0, 'Line'],
  ['__proto__ is a header like any other', ['__proto__', 'constructor'], 0, '__proto__'],
])('%s', (_, headers, column, expected) => {
  expect(columnLabel(headers, column)).toBe(expected)
})
