import { expect, test } from 'vitest'
import { buildQuery } from '../../../src/domain/cleanse/query'

const row = ['1 High Street', 'Flat 2', 'Bath', 'BA1 1AA', '', '  \t', ' 007 ', '1 A,\r\nB']

test.each([
  ['address and postcode, joined by comma and space', 0, [], 3, '1 High Street, BA1 1AA'],
  ['further columns between them, in the order chosen', 0, [2, 1], 3, '1 High Street, Bath, Flat 2, BA1 1AA'],
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
