import { describe, expect, test } from 'vitest'
import { readAnswer } from '../../../../src/features/answers/readAnswer'
import {
  addressColumns,
  cleansedToUse,
  correctedAddress,
  ownToUse,
  proposedRoles,
  withRole,
} from '../../../../src/features/download/content/addressRoles'
import type { Role, Roles } from '../../../../src/features/download/downloadChoices'
import { detectColumns } from '../../../../src/features/mapping/proposals'
import { answered } from '../../../support/builders'

/** The roles that are proposed for a file, by header. */
function rolesOf(headers: string[], rows: string[][] = []) {
  const mapping = { ...detectColumns(headers, rows), moreAddressColumns: [] }
  const roles = proposedRoles(headers, addressColumns(headers, rows, mapping), mapping)
  return Object.fromEntries(Object.entries(roles).map(([role, column]) => [role, headers[column]]))
}

test.each<[string, string[], Partial<Record<Role, string>>]>([
  ['an address and a postcode', ['Name', 'Address', 'Postcode'], { line1: 'Address', postcode: 'Postcode' }],
  [
    'lines, town, county and postcode',
    ['id', 'Address 1', 'Address 2', 'Address 3', 'Town', 'County', 'Postcode'],
    {
      line1: 'Address 1',
      line2: 'Address 2',
      line3: 'Address 3',
      town: 'Town',
      county: 'County',
      postcode: 'Postcode',
    },
  ],
  [
    'names of a purchase ledger',
    ['POAddressLine1', 'POAddressLine2', 'POPostTown', 'POCounty', 'POPostcode'],
    {
      line1: 'POAddressLine1',
      line2: 'POAddressLine2',
      town: 'POPostTown',
      county: 'POCounty',
      postcode: 'POPostcode',
    },
  ],
  ['a city', ['Street', 'City', 'Zip'], { line1: 'Street', town: 'City', postcode: 'Zip' }],
  [
    'a town and a city: the town is a line',
    ['Address', 'Town', 'City', 'Postcode'],
    { line1: 'Address', line2: 'Town', town: 'City', postcode: 'Postcode' },
  ],
  [
    'a town and a post town',
    ['Address', 'Post Town', 'City', 'Postcode'],
    { line1: 'Address', line2: 'City', town: 'Post Town', postcode: 'Postcode' },
  ],
  ['no district', ['Address', 'District', 'Postcode'], { line1: 'Address', postcode: 'Postcode' }],
  [
    'five lines at most',
    ['Address 1', 'Address 2', 'Address 3', 'Address 4', 'Address 5', 'Address 6', 'Postcode'],
    {
      line1: 'Address 1',
      line2: 'Address 2',
      line3: 'Address 3',
      line4: 'Address 4',
      line5: 'Address 5',
      postcode: 'Postcode',
    },
  ],
])('the proposed roles are those of %s', (_, headers, roles) => {
  expect(rolesOf(headers)).toEqual(roles)
})

test.each<[string, Roles, number, Role | null, Roles]>([
  ['takes another role', { line1: 0, town: 1 }, 1, 'county', { line1: 0, county: 1 }],
  ['takes the role of another column, which has none then', { line1: 0, town: 1 }, 1, 'line1', { line1: 1 }],
  ['has no role any longer', { line1: 0, town: 1 }, 1, null, { line1: 0 }],
  ['takes its first role', { line1: 0 }, 3, 'postcode', { line1: 0, postcode: 3 }],
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

describe('a corrected address', () => {
  const all: Roles = { line1: 0, line2: 1, line3: 2, town: 3, county: 4, postcode: 5 }
  const row = ['mill', 'high st', '', 'leeds', 'yorks', 'ls1 1aa']

  test.each<[string, typeof address, string[], Roles, Partial<Record<Role, string>>]>([
    [
      'has its lines in their order',
      address,
      row,
      all,
      {
        line1: 'The Mill',
        line2: '12 High Street',
        line3: 'Headingley',
        town: 'LEEDS',
        county: 'West Yorkshire',
        postcode: 'LS1 1AA',
      },
    ],
    [
      'leaves surplus lines blank',
      short,
      row,
      all,
      {
        line1: '12 High Street',
        line2: '',
        line3: '',
        town: 'LEEDS',
        county: 'West Yorkshire',
        postcode: 'LS1 1AA',
      },
    ],
    [
      'joins in the last line what does not fit',
      address,
      row,
      { line1: 0, line2: 1, town: 3, postcode: 5 },
      { line1: 'The Mill', line2: '12 High Street, Headingley', town: 'LEEDS', postcode: 'LS1 1AA' },
    ],
    [
      'has a county only where the customer had one',
      short,
      ['a', 'b', 'c', 'd', ' ', 'f'],
      { line1: 0, county: 4, town: 3, postcode: 5 },
      { line1: '12 High Street', town: 'LEEDS', county: '', postcode: 'LS1 1AA' },
    ],
    [
      'has town and postcode behind the lines where they have no column',
      short,
      ['12 high st, leeds ls1 1aa'],
      { line1: 0 },
      { line1: '12 High Street, LEEDS, LS1 1AA' },
    ],
  ])('%s', (_, found, values, roles, expected) => {
    expect(correctedAddress(found, values, roles)).toMatchObject(expected)
  })
})

describe('the address to use', () => {
  test('is the cleansed one in three lines, town and postcode', () => {
    expect(cleansedToUse({ ...address, lines: ['a', 'b', 'c', 'd'] })).toEqual([
      'a',
      'b',
      'c, d',
      'LEEDS',
      'LS1 1AA',
    ])
    expect(cleansedToUse(short)).toEqual(['12 High Street', '', '', 'LEEDS', 'LS1 1AA'])
  })

  test.each<[string, string[], Roles, string[]]>([
    [
      'without gaps',
      ['a', ' ', 'c', 'Leeds', 'ls1'],
      { line1: 0, line2: 1, line3: 2, town: 3, postcode: 4 },
      ['a', 'c', '', 'Leeds', 'ls1'],
    ],
    [
      'with the fourth line behind the third',
      ['a', 'b', 'c', 'd'],
      { line1: 0, line2: 1, line3: 2, line4: 3 },
      ['a', 'b', 'c, d', '', ''],
    ],
    ['in the order of the roles', ['a', 'b'], { line1: 1, line2: 0 }, ['b', 'a', '', '', '']],
    ['with spaces as they came', [' a '], { line1: 0 }, [' a ', '', '', '', '']],
  ])('is the customer’s own %s', (_, row, roles, expected) => {
    expect(ownToUse(row, roles)).toEqual(expected)
  })
})
