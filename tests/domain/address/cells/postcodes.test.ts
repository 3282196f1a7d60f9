import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findPostcodes,
  nationOfArea,
  outwardOf,
  withoutPostcodes,
} from '../../../../src/domain/address/cells/postcodes'
import { DRAWS } from '../../../support/drawn'

test.each([
  ['SE1 1AA', ['SE1 1AA']],
  ['W1A 0AX', ['W1A 0AX']],
  ['EC1A 1BB', ['EC1A 1BB']],
  ['M1 1AE', ['M1 1AE']],
  ['B33 8TH', ['B33 8TH']],
  ['DN55 1PT', ['DN55 1PT']],
  ['GIR 0AA', ['GIR 0AA']],
  ['gir0aa', ['GIR 0AA']],
  ['b120xy', ['B12 0XY']],
  ['m11ae', ['M1 1AE']],
  ['w1a  0ax', ['W1A 0AX']],
  ['1 High Street,LS1\u00a01AA.', ['LS1 1AA']],
  ['LS1 1AA, 12 High Street, Leeds', ['LS1 1AA']],
  ['(ls1 1aa) 12 High Street B12 0XY', ['LS1 1AA', 'B12 0XY']],
  ['1 High Street, LS1', []],
  ['LS1 1A', []],
  ['LS1 1AAB', []],
  ['XLS1 1AA', []],
  ['1LS1 1AA', []],
  ['ŷLS1 1AA', []],
  ['LS1, 1AA', []],
  ['LS1 1CA', []],
  ['QS1 1AA', []],
  ['Unit B1, 2nd Floor', []],
  ['Unit B1 2nd Floor', []],
  ['Plot B1 2nd Ave', []],
  ['M1 2ND Floors Ltd', ['M1 2ND']],
  ['12 A19 Road', []],
  ['BFPO 57', []],
  ['400/404 High Street', []],
  ['', []],
])('the postcodes of %j are %j', (text, postcodes) => {
  expect(findPostcodes(text)).toEqual(postcodes)
})

test.each([
  ['1 High Street, b120xy', '1 High Street, '],
  ['LS1 1AA, Leeds (LS1 1AB)', ', Leeds ()'],
  ['LS1 1AA', ''],
  ['1 High Street, XLS1 1AA', '1 High Street, XLS1 1AA'],
  ['', ''],
])('without its postcodes %j is %j', (text, rest) => {
  expect(withoutPostcodes(text)).toBe(rest)
})

test('a postcode is found in any case and spacing, and taken out again', () => {
  const before = fc.constantFrom('', '12 High Street, ', 'Flat 2 ', '(')
  const after = fc.constantFrom('', ', Leeds', ' Leeds', '.')
  const postcode = fc.constantFrom('M1 1AE', 'B12 0XY', 'EC1A 1BB', 'W1A 0AX', 'GIR 0AA')
  const space = fc.constantFrom('', ' ', '  ', '\t')
  fc.assert(
    fc.property(before, after, postcode, space, fc.boolean(), (start, end, postcodeIn, gap, isLower) => {
      const spaced = postcodeIn.replace(' ', gap)
      const text = start + (isLower ? spaced.toLowerCase() : spaced) + end
      expect(findPostcodes(text)).toEqual([postcodeIn])
      expect(withoutPostcodes(text)).toBe(start + end)
    }),
    DRAWS,
  )
})

test.each([
  ['LS1 4AB', 'England'],
  ['EC1A 1BB', 'England'],
  ['E17 5RJ', 'England'],
  ['EH1 1YZ', 'Scotland'],
  ['G1 1AA', 'Scotland'],
  ['GU1 1AA', 'England'],
  ['CF10 1EP', 'Wales'],
  ['BT1 5GS', 'Northern Ireland'],
  ['IM1 1AA', 'Isle of Man'],
  ['JE2 3AB', 'Jersey'],
  // Areas on both sides of a border.
  ['SY10 7AA', ''],
  ['TD15 1AA', ''],
  ['LL11 1AA', ''],
  ['', ''],
  ['not a postcode', ''],
])('%s is in %s by its area', (postcode, nation) => {
  expect(nationOfArea(outwardOf(postcode))).toBe(nation)
})
