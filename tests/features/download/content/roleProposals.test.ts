import { expect, test } from 'vitest'
import { addressColumns, proposedRoles } from '../../../../src/features/download/content/roleProposals'
import { ROLES } from '../../../../src/features/download/downloadChoices'
import { detectColumns } from '../../../../src/features/mapping/proposals'

/** The roles proposed for columns with these names, and `?` for those that must be chosen. */
function proposed(names: string, ...rows: string[][]): string {
  const headers = names.split(', ')
  const mapping = { ...detectColumns(headers, rows), moreAddressColumns: [] }
  const { roles, unknown } = proposedRoles(headers, addressColumns(headers, rows, mapping), mapping)
  return headers
    .map((_, column) =>
      unknown.includes(column) ? '?' : (ROLES.find((role) => roles[role] === column) ?? '-'),
    )
    .join(', ')
}

test.each([
  ['Name, Address, Postcode', '-, line1, postcode'],
  [
    'id, Address 1, Address 2, Address 3, Town, County, Postcode',
    '-, line1, line2, line3, town, county, postcode',
  ],
  ['Street, City, Zip', 'line1, town, postcode'],
  ['Flat, House Number, Street, Town, Postcode', 'flat, number, street, town, postcode'],
  [
    'House Name, House No, Street Name, Locality, Town, Postcode',
    'building, number, street, locality, town, postcode',
  ],
  ['House Name/Number, Road, Village, Town, Postcode', 'number, street, locality, town, postcode'],
  ['Premises, Town, Postcode', 'line1, town, postcode'],
  ['Building, Address 1, Address 2, Town, Postcode', 'building, line1, line2, town, postcode'],
  [
    'Sub Building Name, Building Name, Building Number, Thoroughfare, Dependent Locality, Post Town, Postcode',
    'flat, building, number, street, locality, town, postcode',
  ],
  ['Address, Town, City, Postcode', 'line1, locality, town, postcode'],
  ['Address, Post Town, City, Postcode', 'line1, town, locality, postcode'],
  ['Address, District, Postcode, Country', 'line1, -, postcode, -'],
  [
    'Address 1, Address 2, Address 3, Address 4, Address 5, Address 6, Address 7, Postcode',
    'line1, line2, line3, line4, line5, line6, line7, postcode',
  ],
  [
    'Address 1, Address 2, Address 3, Address 4, Address 5, Address 6, Address 7, Address 8, Postcode',
    'line1, line2, line3, line4, line5, line6, line7, ?, postcode',
  ],
  ['Address, Village, Town, City, Postcode', 'line1, locality, ?, town, postcode'],
  ['House Number, Postcode', 'number, postcode'],
])('roles are proposed for %s', (names, expected) => {
  expect(proposed(names)).toBe(expected)
})

test('a town that every address repeats has its role too', () => {
  const rows = [['12 High St, Leeds', 'Leeds', 'LS1 4AB']]
  expect(proposed('Address, Town, Postcode', ...rows)).toBe('line1, town, postcode')
})
