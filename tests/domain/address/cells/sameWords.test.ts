import { expect, test } from 'vitest'
import { addressKey, isOnlyWriting } from '../../../../src/domain/address/cells/sameWords'

test.each([
  ['capitals', '1 High Street, B12 0XY', '1 HIGH street, b12 0xy', true],
  ['the blank in a postcode', '1 High Street, B12 0XY', '1 High Street B120XY', true],
  ['the blanks in a postcode', 'B12  0XY', 'B12 0XY', true],
  ['punctuation', '1, St. Mary’s Rd., B12 0XY', ' 1 St Mary-s Rd B12 0XY.', true],
  ['a comma between numbers', 'Flat 1, 2 High Street', 'Flat 1 2 High Street', true],
  ['blanks around a dash', '12 - 14 High Street', '12–14 High Street', true],
  ['blanks around a slash', '2/1, 5 High Street', '2 / 1 5 High Street', true],
  ['where two numbers are one', 'Flat 1, 2 High Street', 'Flat 12 High Street', false],
  ['the place of a letter', 'Flat 1A, 2', 'Flat 1, A2', false],
  ['where a word ends', 'Green Bank', 'Greenbank', false],
  ['a slash', '1/2 High Street', '12 High Street', false],
  ['a slash for a blank', '1/2 High Street', '1 2 High Street', false],
  ['a dash for a blank', '12-14 High Street', '12, 14 High Street', false],
  ['a dash for a slash', '1-2 High Street', '1/2 High Street', false],
  ['a dash after a letter', '12A-14 High Street', '12A 14 High Street', false],
  ['a house number', '1 High Street', '2 High Street', false],
])('whether texts that differ by %s are the same address', (_, one, other, isSame) => {
  expect(addressKey(one) === addressKey(other)).toBe(isSame)
})

test.each([
  ['1 high street', '1 High Street', true],
  ['flat3, 14 a', 'Flat 3 14A', true],
  ['ls61aa', 'LS6 1AA', true],
  ['12 - 14 High Street', '12-14 High Street', true],
  ['St. John’s', 'ST JOHNS', true],
  ['  Leeds ', 'LEEDS', true],
  ['-', '', true],
  ['1 High St', '1 High Street', false],
  ['1, 11 High Street', '11, 1 High Street', false],
  ['12/14 High Street', '12-14 High Street', false],
  ['12 14 High Street', '1214 High Street', false],
  ['', 'LEEDS', false],
  ['Ty', 'Tŷ', false],
])('%s and %s differ in writing alone: %s', (one, other, expected) => {
  expect([isOnlyWriting(one, other), isOnlyWriting(other, one)]).toEqual([expected, expected])
})
