import { describe, expect, test } from 'vitest'
import { readAnswer } from '../../../../src/features/answers/readAnswer'
import {
  addressColumns,
  cleansedToUse,
  correctedAddress,
  customerAddressToUse,
  proposedRoles,
  withRole,
} from '../../../../src/features/download/content/addressRoles'
import { ROLES, type Role, type Roles } from '../../../../src/features/download/downloadChoices'
import { detectColumns } from '../../../../src/features/mapping/proposals'
import { answered } from '../../../support/builders'

test.each([
  ['an address and a postcode', 'Name, Address, Postcode', '-, line1, postcode'],
  [
    'lines, town, county and postcode',
    'id, Address 1, Address 2, Address 3, Town, County, Postcode',
    '-, line1, line2, line3, town, county, postcode',
  ],
  [
    'the names of a purchase ledger',
    'POAddressLine1, POAddressLine2, POPostTown, POCounty, POPostcode',
    'line1, line2, town, county, postcode',
  ],
  ['a city', 'Street, City, Zip', 'line1, town, postcode'],
  ['a town and a city: the town is a line', 'Address, Town, City, Postcode', 'line1, line2, town, postcode'],
  ['a town and a post town', 'Address, Post Town, City, Postcode', 'line1, town, line2, postcode'],
  ['a district', 'Address, District, Postcode', 'line1, -, postcode'],
  [
    'more than five lines',
    'Address 1, Address 2, Address 3, Address 4, Address 5, Address 6, Postcode',
    'line1, line2, line3, line4, line5, -, postcode',
  ],
])('roles are proposed for %s', (_, names, expected) => {
  const headers = names.split(', ')
  const mapping = { ...detectColumns(headers, []), moreAddressColumns: [] }
  const roles = proposedRoles(headers, addressColumns(headers, [], mapping), mapping)
  const proposed = headers.map((__, column) => ROLES.find((role) => roles[role] === column) ?? '-')
  expect(proposed.join(', ')).toBe(expected)
})

test.each<[string, Roles, number, Role | null, Roles]>([
  ['gets another role', { line1: 0, town: 1 }, 1, 'county', { line1: 0, county: 1 }],
  ['gets the role of another column, which loses it', { line1: 0, town: 1 }, 1, 'line1', { line1: 1 }],
  ['loses its role', { line1: 0, town: 1 }, 1, null, { line1: 0 }],
  ['gets its first role', { line1: 0 }, 3, 'postcode', { line1: 0, postcode: 3 }],
])('a column %s', (_, before, column, role, after) => {
  expect(withRole(before, column, role)).toEqual(after)
})

const address = readAnswer(
  answered({
    'Address Line 1': 'The Mill',
    'Address Line 2': '12 High Street',
    'Address Line 3': 'Headingley',
    'Post Town': 'LEEDS',
    Postcode: 'LS1 1AA',
    County: 'West Yorkshire',
  }),
)!.address!
const short = { ...address, lines: ['12 High Street'] }

const all: Roles = { line1: 0, line2: 1, line3: 2, town: 3, county: 4, postcode: 5 }
const row = ['mill', 'high st', '', 'leeds', 'yorks', 'ls1 1aa']

test.each<[string, typeof address, string[], Roles, string]>([
  [
    'has its lines in their order',
    address,
    row,
    all,
    'The Mill | 12 High Street | Headingley | LEEDS | West Yorkshire | LS1 1AA',
  ],
  ['leaves surplus lines blank', short, row, all, '12 High Street |  |  | LEEDS | West Yorkshire | LS1 1AA'],
  [
    'joins what does not fit in the last line',
    address,
    row,
    { line1: 0, line2: 1, town: 3, postcode: 5 },
    'The Mill | 12 High Street, Headingley | LEEDS | LS1 1AA',
  ],
  [
    'has a county only where the customer had one',
    short,
    ['a', 'b', 'c', 'd', ' ', 'f'],
    { line1: 0, town: 3, county: 4, postcode: 5 },
    '12 High Street | LEEDS |  | LS1 1AA',
  ],
  [
    'has town and postcode after the lines if they have no column',
    short,
    ['12 high st, leeds ls1 1aa'],
    { line1: 0 },
    '12 High Street, LEEDS, LS1 1AA',
  ],
])('a corrected address %s', (_, found, values, roles, expected) => {
  const corrected = correctedAddress(found, values, roles)
  const texts = ROLES.flatMap((role) => (roles[role] === undefined ? [] : [corrected[role]]))
  expect(texts.join(' | ')).toBe(expected)
})

describe('the address to use', () => {
  test.each([
    ['with what does not fit in the third line', ['a', 'b', 'c', 'd'], 'a | b | c, d | LEEDS | LS1 1AA'],
    ['with surplus lines blank', ['12 High Street'], '12 High Street |  |  | LEEDS | LS1 1AA'],
  ])('is the cleansed one %s', (_, lines, expected) => {
    expect(cleansedToUse({ ...address, lines }).join(' | ')).toBe(expected)
  })

  test.each<[string, string[], Roles, string]>([
    [
      'without gaps',
      ['a', ' ', 'c', 'Leeds', 'ls1'],
      { line1: 0, line2: 1, line3: 2, town: 3, postcode: 4 },
      'a | c |  | Leeds | ls1',
    ],
    [
      'with the fourth line after the third',
      ['a', 'b', 'c', 'd'],
      { line1: 0, line2: 1, line3: 2, line4: 3 },
      'a | b | c, d |  | ',
    ],
    ['in the order of the roles', ['a', 'b'], { line1: 1, line2: 0 }, 'b | a |  |  | '],
    ['with spaces as they came', [' a '], { line1: 0 }, ' a  |  |  |  | '],
  ])('is the customer’s %s', (_, values, roles, expected) => {
    expect(customerAddressToUse(values, roles).join(' | ')).toBe(expected)
  })
})
