import { expect, test } from 'vitest'
import { buildQuery } from '../../../src/domain/cleanse/sentText'
import type { PostcodeColumn } from '../../../src/base/csvFile'

const row = ['1 High Street', 'Flat 2', 'Bath', 'BA1 1AA', '', '  \t', ' 007 ', '1 A,\r\nB']

test.each<[string, number | null, number[], PostcodeColumn | null, string]>([
  ['address and postcode, joined by comma and space', 0, [], 3, '1 High Street, BA1 1AA'],
  [
    'all columns in the file’s order, the postcode last',
    2,
    [1, 0],
    3,
    '1 High Street, Flat 2, Bath, BA1 1AA',
  ],
  ['both halves of a postcode as one', 0, [], [3, 1], '1 High Street, BA1 1AA Flat 2'],
  ['no empty address', 4, [], 3, 'BA1 1AA'],
  ['no empty postcode', 0, [], 4, '1 High Street'],
  ['nothing that is only white space', 5, [4, 5, 2], 3, 'Bath, BA1 1AA'],
  ['values unchanged', 6, [], 7, ' 007 , 1 A,\r\nB'],
  ['nothing if every value is blank', 4, [5], 4, ''],
  ['nothing if no column is chosen', null, [], null, ''],
  ['nothing for a column that is not there', 0, [99], null, '1 High Street'],
])('a query holds %s', (_, addressColumn, moreAddressColumns, postcodeColumn, expected) => {
  expect(buildQuery(row, { addressColumn, postcodeColumn, moreAddressColumns })).toBe(expected)
})

test.each([
  ['="12 High Street"', '12 High Street'],
  [' = "0012" ', '0012'],
  ['="The ""Old"" Mill"', 'The "Old" Mill'],
  ['="12" & "a"', '="12" & "a"'],
  ['=1+1', '=1+1'],
  ['="12', '="12'],
  ['=""', ''],
])('a text formula is sent as Excel shows it: %s', (value, sent) => {
  expect(
    buildQuery([value, 'BA1 1AA'], { addressColumn: 0, postcodeColumn: 1, moreAddressColumns: [] }),
  ).toBe(sent === '' ? 'BA1 1AA' : `${sent}, BA1 1AA`)
})
