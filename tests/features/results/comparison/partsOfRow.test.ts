import { expect, test } from 'vitest'
import { readAnswer } from '../../../../src/features/answers/readAnswer'
import { partsOfRow } from '../../../../src/features/results/comparison/partsOfRow'
import { answered } from '../../../support/builders'

const levels = (premise: string, street: string, town: string, postcode: string) => ({
  'Premise Match': premise,
  'Street Match': street,
  'Post Town Match': town,
  'Postcode Match': postcode,
})

/** Each part as `name: yours | cleansed | level`. */
const parts = (query: string, values: Record<string, string>) =>
  partsOfRow(readAnswer(answered(values, query))!).map(
    ({ name, yours, cleansed, level, isAdded }) =>
      `${name}: ${yours || '—'} | ${cleansed || '—'} | ${isAdded ? 'added' : level}`,
  )

test.each<[string, string, Record<string, string>, string[]]>([
  [
    'a number is added, words around the building belong to it',
    'THE HEALTH CENTRE, LAWSON STREET, STOCKTON-ON-TEES, TS18 1HU',
    {
      'Building Name': 'Health Centre',
      'Building Number': '14',
      'Street Name': 'Lawson Street',
      'Post Town': 'Stockton-on-Tees',
      Postcode: 'TS18 1HU',
      ...levels('PARTIAL', 'FULL', 'FULL', 'FULL'),
    },
    [
      'building: THE HEALTH CENTRE | Health Centre | PARTIAL',
      'number: — | 14 | added',
      'street: LAWSON STREET | Lawson Street | FULL',
      'town: STOCKTON-ON-TEES | Stockton-on-Tees | FULL',
      'postcode: TS18 1HU | TS18 1HU | FULL',
    ],
  ],
  [
    'another number, a street that is spelt otherwise, a postcode as it was written',
    '1A QUEENS SQ, BRISTOL, bs14nt',
    {
      'Building Number': '1',
      'Street Name': 'Queen Square',
      'Post Town': 'Bristol',
      Postcode: 'BS1 4NT',
      ...levels('INCORRECT', 'PARTIAL', 'FULL', 'FULL'),
    },
    [
      'building: — | — | NA',
      'number: 1A | 1 | INCORRECT',
      'street: QUEENS SQ | Queen Square | PARTIAL',
      'town: BRISTOL | Bristol | FULL',
      'postcode: bs14nt | BS1 4NT | FULL',
    ],
  ],
  [
    'an organisation, and a postcode that was not supplied',
    'HEADLAND MEDICAL CTR, 2 GROVE ST, HARTLEPOOL',
    {
      'Organisation Name': 'Headland Medical Centre',
      'Organisation Match': 'PARTIAL',
      'Building Number': '4',
      'Street Name': 'Grove Street',
      'Post Town': 'Hartlepool',
      Postcode: 'TS24 0NZ',
      ...levels('INCORRECT', 'FULL', 'FULL', 'MISSING'),
    },
    [
      'organisation: HEADLAND MEDICAL CTR | Headland Medical Centre | PARTIAL',
      'building: — | — | NA',
      'number: 2 | 4 | INCORRECT',
      'street: GROVE ST | Grove Street | FULL',
      'town: HARTLEPOOL | Hartlepool | FULL',
      'postcode: — | TS24 0NZ | added',
    ],
  ],
  [
    'nothing but the town is the same',
    'Rose Cottage, Mill Lane, Leeds, LS1 1AA',
    {
      'Building Number': '10',
      'Street Name': 'High Street',
      'Post Town': 'Leeds',
      Postcode: 'LS1 1AB',
      ...levels('INCORRECT', 'INCORRECT', 'FULL', 'INCORRECT'),
    },
    [
      'building: Rose Cottage | — | INCORRECT',
      'number: — | 10 | added',
      'street: Mill Lane | High Street | INCORRECT',
      'town: Leeds | Leeds | FULL',
      'postcode: LS1 1AA | LS1 1AB | INCORRECT',
    ],
  ],
  [
    'no commas, a county that is no part, half a postcode',
    '10 High Street Leeds West Yorkshire LS1',
    {
      'Building Number': '10',
      'Street Name': 'High Street',
      'Post Town': 'Leeds',
      Postcode: 'LS1 1AB',
      ...levels('FULL', 'FULL', 'FULL', 'PARTIAL'),
    },
    [
      'building: — | — | NA',
      'number: 10 | 10 | FULL',
      'street: High Street | High Street | FULL',
      'town: Leeds | Leeds | FULL',
      'postcode: LS1 | LS1 1AB | PARTIAL',
    ],
  ],
  [
    'a flat in a building: the same, so that the level is about the number',
    'Flat 3B, Rose House, 12-14 St Johns Rd, Headingly, Leeds, LS1 1AB',
    {
      'Sub Building Name': 'Flat 3B',
      'Building Name': 'Rose House',
      'Building Number': '12',
      'Street Name': 'St. Johns Road',
      'Dependant Locality': 'Headingley',
      'Locality Match': 'PARTIAL',
      'Post Town': 'Leeds',
      Postcode: 'LS1 1AB',
      ...levels('PARTIAL', 'FULL', 'FULL', 'FULL'),
    },
    [
      'building: Flat 3B, Rose House | Flat 3B, Rose House | FULL',
      'number: 12-14 | 12 | PARTIAL',
      'street: St Johns Rd | St. Johns Road | FULL',
      'locality: Headingly | Headingley | PARTIAL',
      'town: Leeds | Leeds | FULL',
      'postcode: LS1 1AB | LS1 1AB | FULL',
    ],
  ],
  [
    'a part that was supplied and cannot be found in the text keeps the word of the provider',
    '10 Foo, LS1 1AB',
    {
      'Building Number': '10',
      'Street Name': 'High Street',
      'Post Town': 'Leeds',
      Postcode: 'LS1 1AB',
      ...levels('FULL', 'INCORRECT', 'FULL', 'FULL'),
    },
    [
      'building: — | — | NA',
      'number: 10 | 10 | FULL',
      'street: — | High Street | INCORRECT',
      'town: — | Leeds | FULL',
      'postcode: LS1 1AB | LS1 1AB | FULL',
    ],
  ],
])('%s', (_, query, values, expected) => {
  expect(parts(query, values)).toEqual(expected)
})

test('a row without an address has no parts', () => {
  expect(parts('10 High Street', levels('NO_MATCH', 'NO_MATCH', 'NO_MATCH', 'NO_MATCH'))).toEqual([])
})
