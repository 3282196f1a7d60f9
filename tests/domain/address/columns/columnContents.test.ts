import { expect, test } from 'vitest'
import { copiesOf } from '../../../../src/domain/address/columns/columnContents'

test.each([
  ['United Kingdom', true],
  ['UK', true],
  ['Wales', true],
  ['Northern Ireland', true],
  ['France', false],
  ['Rear Flat', false],
])('a column that says again what others say, and %s, is a copy: %s', (more, expected) => {
  const rows = [
    ['12 High Street', 'Bath', `12 High Street, Bath, ${more}`],
    ['4 Mill Lane', 'Leeds', `4 Mill Lane, Leeds, ${more}`],
  ]
  expect(copiesOf(rows, [0, 1])(2)).toBe(expected)
})
