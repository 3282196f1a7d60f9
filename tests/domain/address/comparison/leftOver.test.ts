import { expect, test } from 'vitest'
import { leftOver } from '../../../../src/domain/address/comparison/leftOver'
import { read } from '../../../../src/domain/address/comparison/read'
import { addressOf, type Fields } from './foundCells'

const AT_12: Fields = { number: '12', street: 'High Street' }

test.each<[string, Fields, string]>([
  ['12 High Street, Leeds, LS1 4AP', AT_12, ''],
  ['Acme Ltd, 12 High St, LS1 4AP', AT_12, 'Acme Ltd: company'],
  ['c/o Mrs J Brown, 12 High Street, LS1 4AP', AT_12, 'c/o Mrs J Brown: addressee'],
  ['FAO Accounts, 12 High Street, LS1 4AP', AT_12, 'FAO Accounts: addressee'],
  ['12 Court Mews, High Street, LS1 4AP', AT_12, 'Court Mews: door'],
  ['12 High Street, Headingley, West Yorkshire, LS1 4AP', AT_12, 'Headingley: place | West Yorkshire: place'],
  ['c/o Smith & Co Accountants, 12 High Street, LS1 4AP', AT_12, 'c/o Smith & Co Accountants: addressee'],
  ['The Old Bakery, 12 High Street, LS1 4AP', AT_12, 'The Old Bakery: front'],
  ['Rear of shop, 12 High Street, LS1 4AP', AT_12, 'Rear of shop: front'],
  ['Flat 3, Linden House, 12 High Street, LS1 4AP', { sub: 'Flat 3', ...AT_12 }, 'Linden House: front'],
  ['12 High Street, Linden House, LS1 4AP', AT_12, 'Linden House: front'],
  ['8 Front Street, Co Durham, LS1 4AP', { number: '8', street: 'Front Street' }, 'Co Durham: place'],
  ['Rear of 12 High Street, LS1 4AP', AT_12, 'Rear of: flat'],
  ['Flat 3, 12 High Street, LS1 4AP', AT_12, 'Flat 3: flat'],
  ['3, 12 High Street, LS1 4AP', AT_12, '3: flat'],
  ['Flat 3, 14 High Street, LS1 4AP', AT_12, 'Flat 3: door | 14: door'],
  ['Flat 3, 12 High Street, LS1 4AP', { sub: 'Flat 5', ...AT_12 }, 'Flat 3: door'],
  ['12 High Street, York, YO1 7HH', AT_12, 'York: place | YO1 7HH: place'],
  ['12 High Street, First Floor, LS1 4AP', AT_12, 'First Floor: flat'],
  ['12 Mill Road, Otley, Leeds, LS1 4AP', AT_12, 'Mill Road: door | Otley: place'],
  ['58, Foxhill, Leeds, LS1 4AP', { number: '58', street: 'Otley Road' }, 'Foxhill: door'],
  ['12 Leeds Road, Leeds, LS1 4AP', AT_12, 'Leeds Road: door'],
  [
    'Mr J Smith, Linden House, Purton, LS1 4AP',
    { name: 'Linden House' },
    'Mr J Smith: addressee | Purton: place',
  ],
  ['Linden House Annexe, Linden House, LS1 4AP', { sub: 'Linden House Annexe', name: 'Linden House' }, ''],
  ['Acme Ltd, PO Box 17, Leeds, LS1 4AP', { box: '17' }, 'Acme Ltd: company'],
  ['12 High Street, 12 High Street, LS1 4AP', AT_12, ''],
  [`12 High Street ${'x'.repeat(500)}`, AT_12, `12 High Street ${'x'.repeat(500)}: door`],
  ['', AT_12, ''],
  ['12 High Street, Lieds, LS1 4AP', AT_12, ''],
  ['12 High Street, Leds, West Yorkshire', { ...AT_12, county: 'West Yorkshire' }, 'West Yorkshire: place'],
  [
    '4 Quay Road, Kingslyn, PE30 1AA',
    { number: '4', street: 'Quay Road', town: "KING'S LYNN", postcode: 'PE30 1AA' },
    '',
  ],
  ['4 Mill Lane, Westen, Baht', { number: '4', street: 'Mill Lane', locality: 'Weston', town: 'BATH' }, ''],
  ['12 High Street, Tel 0113 496 0000, LS1 4AP', AT_12, 'Tel 0113 496 0000: place'],
  [
    'Rear of shop, Arundel, c/o Mrs J Brown, Acme Ltd., 14 High Street, LS1 4AP',
    AT_12,
    'Rear of shop: front | Arundel: front | c/o Mrs J Brown: addressee | Acme Ltd.: company | 14: door',
  ],
  [
    'Arundel, Foxhill, Watford, WD17 1AA',
    AT_12,
    'Arundel: door | Foxhill: door | Watford: door | WD17 1AA: door',
  ],
  [
    'Bell & Co., Charnwood Surgery, Weston, LS1 4AP',
    { organisation: 'Charnwood Surgery' },
    'Bell & Co.: company | Weston: place',
  ],
])('left over of %s are the words without a counterpart, and what each is', (sent, found, expected) => {
  const left = leftOver(read(sent, addressOf(found), []))
  expect(left.map(({ text, is }) => `${text}: ${is}`).join(' | ')).toBe(expected)
  expect(left.map(({ start, end }) => sent.slice(start, end))).toEqual(left.map(({ text }) => text))
})
