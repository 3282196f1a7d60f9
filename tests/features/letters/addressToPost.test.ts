import { describe, expect, test } from 'vitest'
import type { RowResult } from '../../../src/domain/cleanse/rowResult'
import type { RowSource } from '../../../src/features/download/content/cells'
import type { Roles } from '../../../src/features/download/downloadChoices'
import { addressToPost } from '../../../src/features/letters/addressToPost'
import type { Decision } from '../../../src/domain/cleanse/rowResult'
import { answered, failed } from '../../support/builders'
import { rowSource } from '../download/rowSource'

/** A row with three lines, town, county and postcode. */
const roles: Roles = { line1: 0, line2: 1, line3: 2, town: 3, county: 4, postcode: 5 }
const own = ['12 High St', 'Headingley,', '', 'Leeds', 'West Yorkshire', 'ls1 4ab']

const source = (row: string[], result: RowResult | null = failed('Busy'), decision?: Decision) =>
  rowSource({ row, result, decision, roles })

/** The address in one text: lines, then town and postcode after bars. */
const inOne = (from: RowSource, country = '') => {
  const { lines, town, postcode } = addressToPost(from, country)
  return `${lines.join(' / ')} | ${town} | ${postcode}`
}

describe('the address to use', () => {
  const found = answered({
    'Address Line 1': '12 High Street',
    'Address Line 2': 'Headingley.',
    'Post Town': 'LEEDS',
    Postcode: 'LS1 4AB',
  })
  test.each<[string, RowResult | null, Decision | undefined, string]>([
    ['undecided', found, undefined, '12 High Street / Headingley | LEEDS | LS1 4AB'],
    ['accepted', found, 'accepted', '12 High Street / Headingley | LEEDS | LS1 4AB'],
    ['kept', found, 'originalKept', '12 High St / Headingley | Leeds | LS1 4AB'],
    ['not found', answered(), undefined, '12 High St / Headingley | Leeds | LS1 4AB'],
    ['failed', failed('Busy'), undefined, '12 High St / Headingley | Leeds | LS1 4AB'],
    ['not sent', { kind: 'nothingToSend' }, undefined, '12 High St / Headingley | Leeds | LS1 4AB'],
  ])('of a row that is %s', (_, result, decision, expected) => {
    expect(inOne(source(own, result, decision))).toBe(expected)
  })
})

test.each<[string, string[], string]>([
  [
    'has its blank lines closed up',
    ['12 High St', ' ', 'Headingley', 'Leeds', '', 'LS1 4AB'],
    '12 High St / Headingley | Leeds | LS1 4AB',
  ],
  [
    'has no comma or full stop at the end of a line',
    ['12 High St.', ' Headingley ,', 'nr. Leeds;', 'Leeds.', '', 'LS1 4AB'],
    '12 High St / Headingley / nr. Leeds | Leeds | LS1 4AB',
  ],
  [
    'has no line twice, nor the town in a line',
    ['The Old Mill', 'OLD MILL', 'LEEDS,', 'Leeds', '', 'LS1 4AB'],
    'The Old Mill | Leeds | LS1 4AB',
  ],
  [
    'has its postcode where a line has it',
    ['12 High St', 'Headingley, ls14ab', '', 'Leeds', '', ''],
    '12 High St / Headingley | Leeds | LS1 4AB',
  ],
  [
    'has its postcode where the town has it',
    ['12 High St', '', '', 'Leeds LS1 4AB', '', ''],
    '12 High St | Leeds | LS1 4AB',
  ],
  [
    'has the postcode of its column, and no other',
    ['12 High St, LS9 9ZZ', '', '', 'Leeds', '', 'LS1 4AB'],
    '12 High St | Leeds | LS1 4AB',
  ],
  [
    'has the town that its lines end in',
    ['12 High St', 'Headingley', 'Leeds', '', '', 'LS1 4AB'],
    '12 High St / Headingley | Leeds | LS1 4AB',
  ],
  [
    'has no town where its lines end in a street with a number',
    ['Flat 3', '12 High St', '', '', '', 'LS1 4AB'],
    'Flat 3 / 12 High St |  | LS1 4AB',
  ],
  [
    'has its lines where commas part one cell',
    ['Flat 3, 12, High St, Leeds, LS1 4AB', '', '', '', '', ''],
    'Flat 3 / 12 High St | Leeds | LS1 4AB',
  ],
  [
    'has its lines where line breaks part a cell',
    ['12 High St\r\nHeadingley', '', '', 'Leeds', '', 'LS1 4AB'],
    '12 High St / Headingley | Leeds | LS1 4AB',
  ],
  [
    'names no country of the United Kingdom',
    ['12 High St', 'Leeds', 'England', '', '', 'LS1 4AB'],
    '12 High St | Leeds | LS1 4AB',
  ],
  [
    'names no county',
    ['12 High St', 'Wigston', '', 'Leicestershire', '', 'LS1 4AB'],
    '12 High St | Wigston | LS1 4AB',
  ],
  [
    'names no county at the end of its lines',
    ['12 High St', 'Leeds', 'W. Yorkshire', '', '', ''],
    '12 High St | Leeds | ',
  ],
  [
    'names the county where nothing else reads like a town',
    ['12 High St', 'Mill Lane', '', 'Kent', '', 'LS1 4AB'],
    '12 High St / Mill Lane | Kent | LS1 4AB',
  ],
  [
    'has the places of its town column apart',
    ['12 High St', '', '', 'Alvechurch, Birmingham', '', 'B1 1AA'],
    '12 High St / Alvechurch | Birmingham | B1 1AA',
  ],
  [
    'has no county in its town column',
    ['12 High St', '', '', 'Maidstone, Kent', '', 'ME1 1AA'],
    '12 High St | Maidstone | ME1 1AA',
  ],
  ['is blank where it says nothing', ['n/a', '-', 'TBC', 'Unknown', '', 'N/A'], ' |  | '],
  [
    'keeps a postcode of another country',
    ['1 Rue X', '', '', 'Paris', '', '75001'],
    '1 Rue X | Paris | 75001',
  ],
])('the customer’s own address %s', (_, row, expected) => {
  expect(inOne(source(row))).toBe(expected)
})

test('a country abroad is that of the customer’s address, not of the cleansed one', () => {
  const found = answered({ 'Post Town': 'LEEDS' })
  expect(addressToPost(source(own), 'Ireland').country).toBe('Ireland')
  expect(addressToPost(source(own, found), 'Ireland').country).toBe('')
})
