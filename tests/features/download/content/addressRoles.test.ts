import { describe, expect, test } from 'vitest'
import { readAnswer } from '../../../../src/domain/cleanse/readAnswer'
import {
  cleansedToUse,
  correctedAddress,
  customerAddressToUse,
  withRole,
} from '../../../../src/features/download/content/addressRoles'
import { ROLES, type Role, type Roles } from '../../../../src/features/download/downloadChoices'
import { answered } from '../../../support/builders'

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
  [
    'leaves surplus lines blank',
    short,
    row,
    all,
    '12 High Street | - | - | LEEDS | West Yorkshire | LS1 1AA',
  ],
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
    '12 High Street | LEEDS | - | LS1 1AA',
  ],
  [
    'has town and postcode after the lines if they have no column',
    short,
    ['12 high st, leeds ls1 1aa'],
    { line1: 0 },
    '12 High Street, LEEDS, LS1 1AA',
  ],
])('a corrected address %s', (_, found, values, roles, expected) => {
  expect(correctedIn(found, values, roles)).toBe(expected)
})

/** A corrected address in the order of the roles; blank ones are dashes. */
function correctedIn(found: typeof address, values: string[], roles: Roles): string {
  const corrected = correctedAddress(found, values, roles)
  if (!corrected) return 'no place'
  return ROLES.flatMap((role) => (roles[role] === undefined ? [] : [corrected[role] || '-'])).join(' | ')
}

const flat = readAnswer(
  answered({
    'Address Line 1': 'Flat 3',
    'Address Line 2': 'The Mill',
    'Address Line 3': '12 High Street, Headingley',
    'Post Town': 'LEEDS',
    Postcode: 'LS1 4AB',
    'Sub Building Name': 'Flat 3',
    'Building Name': 'The Mill',
    'Building Number': '12',
    'Street Name': 'High Street',
    'Dependant Locality': 'Headingley',
  }),
)!.address!
const premise = (parts: Partial<typeof flat.premise>) => ({
  ...flat,
  locality: '',
  premise: { subBuilding: '', name: '', number: '', ...parts },
})
const house = premise({ number: '12' })
const cottage = premise({ name: 'Rose Cottage' })
const typed = readAnswer(
  answered({ 'Address Line 1': '12 High Street', 'Post Town': 'LEEDS', Postcode: 'LS1 4AB' }),
)!.address!

/** Roles in the order of the row's columns. */
const rolesOf = (...roles: Role[]): Roles => Object.fromEntries(roles.map((role, at) => [role, at]))
const inFlat = rolesOf('flat', 'number', 'street', 'town', 'postcode')
const inNumber = rolesOf('number', 'line1', 'line2', 'town', 'postcode')

test.each<[string, typeof address, Roles, string]>([
  ['one by one', house, inFlat, '- | 12 | High Street | LEEDS | LS1 4AB'],
  [
    'joined to their neighbours if they have no columns',
    flat,
    inFlat,
    'Flat 3 | The Mill, 12 | High Street, Headingley | LEEDS | LS1 4AB',
  ],
  ['with a name for a number', cottage, inFlat, '- | Rose Cottage | High Street | LEEDS | LS1 4AB'],
  [
    'with a name and a number apart',
    flat,
    rolesOf('flat', 'building', 'number', 'street', 'locality', 'town', 'postcode'),
    'Flat 3 | The Mill | 12 | High Street | Headingley | LEEDS | LS1 4AB',
  ],
  [
    'with the number before the street',
    flat,
    rolesOf('flat', 'street', 'locality', 'town', 'postcode'),
    'Flat 3 | The Mill, 12 High Street | Headingley | LEEDS | LS1 4AB',
  ],
  [
    'with a town after the street',
    house,
    rolesOf('number', 'street', 'postcode'),
    '12 | High Street, LEEDS | LS1 4AB',
  ],
  ['beside lines', flat, inNumber, '12 | Flat 3 | The Mill, High Street, Headingley | LEEDS | LS1 4AB'],
  [
    'above a town that is none',
    flat,
    rolesOf('line1', 'locality', 'town'),
    'Flat 3, The Mill, 12 High Street, LS1 4AB | Headingley | LEEDS',
  ],
  ['and stays away if there are none and no line', typed, inFlat, 'no place'],
  ['or lines, if there are no parts', typed, inNumber, '- | 12 High Street | - | LEEDS | LS1 4AB'],
])('parts of an address are written %s', (_, found, roles, expected) => {
  expect(correctedIn(found, [], roles)).toBe(expected)
})

test('seven lines leave no old line, and a company or a country is not blanked', () => {
  const lines = ['line1', 'line2', 'line3', 'line4', 'line5', 'line6', 'line7'] as const
  const roles = rolesOf('organisation', ...lines, 'country')
  const old = ['Acme', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'Wales']
  expect(correctedIn({ ...short, postTown: '', postcode: '' }, old, roles)).toBe(
    'Acme | 12 High Street | - | - | - | - | - | - | Wales',
  )
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
    [
      'with the number before the street',
      ['3', '12', 'High St', 'Leeds', 'ls1'],
      { flat: 0, number: 1, street: 2, town: 3, postcode: 4 },
      '3 | 12 High St |  | Leeds | ls1',
    ],
  ])('is the customer’s %s', (_, values, roles, expected) => {
    expect(customerAddressToUse(values, roles).join(' | ')).toBe(expected)
  })
})
