import { expect, test } from 'vitest'
import { addressInRecord, shownValue } from '../../../../src/domain/address/columns/shownValue'

test.each([
  ['12 High Street &amp; Mews', '12 High Street & Mews'],
  ['12 High Street &valueOf; Mews', '12 High Street &valueOf; Mews'],
  ['&toString; Mill &isPrototypeOf; Lane &Mill;', '&toString; Mill &isPrototypeOf; Lane &Mill;'],
])('a sign of HTML has its letter, any other word is text: %s', (cell, shown) => {
  expect(shownValue(cell)).toBe(shown)
})

// Where the steps for each sign grow with the signs around it, so many of them never end.
test.each([
  ['blanks behind a bracket', `{${' '.repeat(200_000)},`],
  ['numbers without an end', `a:1:{${'i:'.repeat(100_000)}`],
  ['a tag that is not closed', `=<${'a'.repeat(100_000)}>${'a'.repeat(100_000)}`],
])('a cell that is none is known in one pass: %s', (_, cell) => {
  expect(addressInRecord(cell)).toBeNull()
})
