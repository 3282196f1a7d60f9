import { expect, test } from 'vitest'
import { isUpdatable, updatedValues } from '../../../../src/features/download/content/updates'
import { ADDED_HEADERS } from '../../../support/addedHeaders'
import { cellsWith } from '../../../support/builders'

const LINES = 'Address Line 1 | Address Line 2 | Address Line 3'
const PARTS = 'Building Number | Building Name | Street Name'

const split = (text: string) => text.split('|').map((cell) => cell.trim())

/** A row of the file, updated with an address that has these values in the columns named. */
function update(headers: string, row: string, found: Record<string, string>): string {
  const updated = split(headers).map((header, customerColumn) => ({
    customerColumn,
    output: ADDED_HEADERS.indexOf(header),
  }))
  return updatedValues(split(row), cellsWith(found), updated)
    .map((text) => text || '-')
    .join(' | ')
}

const house = { 'Address Line 1': '12 High Street', 'Post Town': 'LEEDS', Postcode: 'LS1 4AB' }
const flat = { ...house, 'Address Line 1': 'Flat 3', 'Address Line 2': '12 High Street' }
const cottage = { 'Building Name': 'Rose Cottage', 'Street Name': 'Church Lane' }

test.each<[string, string, string, Record<string, string>, string]>([
  ['is written', `${LINES} | Postcode`, '12 high st | | | ls14ab', house, '12 High Street | - | - | LS1 4AB'],
  [
    'blanks a line whose words another has',
    LINES,
    'flat 3 | 12 high st | ',
    { 'Address Line 1': 'Flat 3, 12 High Street' },
    'Flat 3, 12 High Street | - | -',
  ],
  [
    'blanks the town in a line if the file has a town',
    `${LINES} | Post Town`,
    '12 high st | Leeds | | ',
    house,
    '12 High Street | - | - | LEEDS',
  ],
  [
    'keeps a town that is also a name’s word',
    LINES,
    'Leeds Gallery | 12 high st | Leeds',
    { ...flat, 'Address Line 1': 'Leeds Gallery' },
    'Leeds Gallery | 12 High Street | Leeds',
  ],
  ['blanks a street that follows its number', LINES, '12 | high st | ', house, '12 High Street | - | -'],
  ['keeps the town in a line', LINES, '12 high st | | Leeds', house, '12 High Street | - | Leeds'],
  ['keeps a note', LINES, '12 high st | Rear of shop | ', house, '12 High Street | Rear of shop | -'],
  [
    'keeps a name in front',
    LINES,
    'Acme Ltd | 12 high st | Leeds',
    house,
    'Acme Ltd | 12 High Street | Leeds',
  ],
  [
    'keeps a name and joins what does not fit',
    'Address Line 1 | Address Line 2',
    'Acme Ltd | flat 3 12 high st',
    flat,
    'Acme Ltd | Flat 3, 12 High Street',
  ],
  [
    'keeps a name at the end',
    LINES,
    ' | flat 3 12 high st | Acme Ltd',
    flat,
    'Flat 3 | 12 High Street | Acme Ltd',
  ],
  ['keeps a flat that was left out', LINES, '12 high st | flat 3 |', house, '12 High Street | flat 3 | -'],
  ['keeps a county that was not found', 'Postcode | County', 'ls1 4ab | Kent', house, 'LS1 4AB | Kent'],
  ['comes below a name alone', LINES, ' | Acme Ltd |', house, '- | Acme Ltd | 12 High Street'],
  ['is not mixed with another building', LINES, ' | Rose Cottage |', house, '- | Rose Cottage | -'],
  [
    'keeps the text between commas',
    'Address Line 1',
    'Rear of shop, 12 high st, Leeds',
    house,
    'Rear of shop, 12 High Street, Leeds',
  ],
  [
    'keeps a building at the same street',
    LINES,
    'Rose Cottage | high st |',
    house,
    'Rose Cottage | 12 High Street | -',
  ],
  [
    'keeps no building of another street',
    LINES,
    'Rose Cottage, Mill Lane | Leeds |',
    house,
    '12 High Street | Leeds | -',
  ],
  ['replaces a word that is misspelt', LINES, '12 Hihg Sreet | |', house, '12 High Street | - | -'],
  ['replaces another line', 'Address Line 1', 'Rose Cottage', house, '12 High Street'],
  ['replaces another door', LINES, '14 low road | leeds |', flat, 'Flat 3, 12 High Street | leeds | -'],
  [
    'is not mixed with another street',
    LINES,
    '14 high st | 3 Low Road |',
    house,
    '14 high st | 3 Low Road | -',
  ],
  ['is not mixed with another number', PARTS, '14 | | high st', cottage, '14 | - | high st'],
  [
    'has its number beside the name',
    PARTS,
    ' | Ivy House | high st',
    { 'Building Number': '9', 'Street Name': 'High Street' },
    '9 | Ivy House | High Street',
  ],
  [
    'is not mixed with another name',
    PARTS,
    ' | Ivy House | high st',
    { 'Building Number': '9', 'Street Name': 'Low Road' },
    '- | Ivy House | high st',
  ],
  [
    'is written by its parts',
    PARTS,
    '14 | | high st',
    { 'Building Number': '14', 'Building Name': 'The Mill', 'Street Name': 'High Street' },
    '14 | The Mill | High Street',
  ],
])('an address that was found %s', (_, headers, row, found, expected) => {
  expect(update(headers, row, found)).toBe(expected)
})

test('only columns of a postal address can be updated', () => {
  expect(ADDED_HEADERS.filter((_, output) => isUpdatable(output))).toEqual([
    'Address Line 1',
    'Address Line 2',
    'Address Line 3',
    'Post Town',
    'Postcode',
    'Building Number',
    'Building Name',
    'Sub Building Name',
    'Dependant Locality',
    'Double Dependant Locality',
    'Street Name',
    'Dependant Street',
    'Traditional County',
    'Administrative County',
    'Postal County',
    'County',
  ])
})
