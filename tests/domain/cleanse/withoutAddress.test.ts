import { describe, expect, test } from 'vitest'
import type { Mapping } from '../../../src/domain/cleanse/query'
import { rowsWithoutAddress } from '../../../src/domain/cleanse/withoutAddress'

const HEADERS = ['Question', 'Address Line 1', 'Address Line 2', 'Town', 'Postcode']
const MAPPING: Mapping = { addressColumn: 1, moreAddressColumns: [2, 3], postcodeColumn: 4 }
const ANN = ['', 'Flat 2', '4 Mill Lane', 'Bath', 'BA1 1AA']
const BOB = ['', '12 High Street', '', 'Leeds', 'LS1 1AA']

const found = (...rows: string[][]) => rowsWithoutAddress(HEADERS, rows, MAPPING)

describe('a row that repeats the header has no address', () => {
  test.each([
    ['as it is', HEADERS],
    ['in other letters', ['x', 'ADDRESS LINE 1 ', '', 'town', ' PostCode']],
  ])('%s', (_, row) => {
    expect(found(ANN, row, BOB)).toEqual([1])
  })

  test('but not one of which only a part does', () => {
    expect(found(ANN, ['', '12 High Street', '', 'Town', 'Postcode'])).toEqual([])
  })
})

test('a total and a footer have none; a row with nothing to send does not count', () => {
  expect(
    found(ANN, ['', 'Total', '', '', '2'], ['Total', '', '', '', ''], ['', 'Page 1 of 2', '', '', ''], BOB),
  ).toEqual([1, 3])
})

describe('explanations above the first address are none', () => {
  test.each([
    ['', 'Required', 'Optional', 'Required', 'For example SW1A 2AA'],
    ['Explanation', 'House and street', 'As you write it', '', ''],
    ['Guidance', 'See the notes', '', '', ''],
    ['', 'Mandatory field', 'Mandatory if there is one', 'Mandatory', 'Up to 8 characters'],
    ['', 'The first line of the property’s address', 'Optional', 'Town', 'e.g. LS1 1AA'],
    ['', 'Max length: 100', 'Max. 100 characters', 'Max. 30', 'Must be a UK postcode'],
    ['', 'Please enter the house number and street', '(optional)', 'Free text', ''],
    ['', 'If known, the flat', '', 'Leave blank if abroad', 'Text'],
    ['', '{"ImportId":"QID2_1"}', '{"ImportId":"QID2_2"}', '', ''],
    ['', 'TBC', '', '', ''],
  ])('%j', (...row) => {
    expect(found(row, ANN, BOB)).toEqual([0])
  })

  test('in several lines, with others between them', () => {
    const required = ['', 'Required', '', 'Required', 'Required']
    expect(found(required, ['Section 2', '', '', '', ''], HEADERS, required, ANN, BOB)).toEqual([0, 2, 3])
  })

  test('but not below it', () => {
    expect(found(ANN, ['', 'Required', '', '', ''])).toEqual([])
  })

  test.each([
    'Optional House',
    'The Text Mill',
    'Max Court',
    'Date Lane',
    'Enterprise House',
    'Must Farm',
    '1 If Street',
  ])('and “%s” is an address', (address) => {
    expect(found(['', address, '', 'Bath', ''])).toEqual([])
  })
})
