import { expect, test } from 'vitest'
import { isOnlyWriting } from '../../../../src/domain/address/cells/sameWords'

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
