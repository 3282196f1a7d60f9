import { expect, test } from 'vitest'
import { leftOver } from '../../../../src/domain/address/comparison/leftOver'
import { read } from '../../../../src/domain/address/comparison/read'
import { addressOf } from './foundCells'
import type { Fields } from './foundCells'

const AT_12: Fields = { number: '12', street: 'High Street' }

test.each<[string, Fields, [string, string][]]>([
  ['12 High Street, Leeds, LS1 4AP', AT_12, []],
  ['Acme Ltd, 12 High St, LS1 4AP', AT_12, [['Acme Ltd', 'before']]],
  ['c/o Mrs J Brown, 12 High Street, LS1 4AP', AT_12, [['c/o Mrs J Brown', 'before']]],
  ['FAO Accounts, 12 High Street, LS1 4AP', AT_12, [['FAO Accounts', 'before']]],
  ['12 Court Mews, High Street, LS1 4AP', AT_12, [['Court Mews', 'in']]],
  [
    '12 High Street, Headingley, West Yorkshire, LS1 4AP',
    AT_12,
    [
      ['Headingley', 'behind'],
      ['West Yorkshire', 'behind'],
    ],
  ],
  ['c/o Smith & Co Accountants, 12 High Street, LS1 4AP', AT_12, [['c/o Smith & Co Accountants', 'before']]],
  ['The Old Bakery, 12 High Street, LS1 4AP', AT_12, [['The Old Bakery', 'before']]],
  ['Rear of shop, 12 High Street, LS1 4AP', AT_12, [['Rear of shop', 'before']]],
  [
    'Flat 3, Linden House, 12 High Street, LS1 4AP',
    { sub: 'Flat 3', ...AT_12 },
    [['Linden House', 'before']],
  ],
  ['12 High Street, Linden House, LS1 4AP', AT_12, [['Linden House', 'before']]],
  ['8 Front Street, Co Durham, LS1 4AP', { number: '8', street: 'Front Street' }, [['Co Durham', 'behind']]],
  ['Rear of 12 High Street, LS1 4AP', AT_12, [['Rear of', 'before']]],
  ['Flat 3, 12 High Street, LS1 4AP', AT_12, [['Flat 3', 'before']]],
  ['3, 12 High Street, LS1 4AP', AT_12, [['3', 'before']]],
  [
    'Flat 3, 14 High Street, LS1 4AP',
    AT_12,
    [
      ['Flat 3', 'in'],
      ['14', 'in'],
    ],
  ],
  ['Flat 3, 12 High Street, LS1 4AP', { sub: 'Flat 5', ...AT_12 }, [['Flat 3', 'in']]],
  [
    '12 High Street, York, YO1 7HH',
    AT_12,
    [
      ['York', 'behind'],
      ['YO1 7HH', 'behind'],
    ],
  ],
  ['12 High Street, First Floor, LS1 4AP', AT_12, [['First Floor', 'before']]],
  [
    '12 Mill Road, Otley, Leeds, LS1 4AP',
    AT_12,
    [
      ['Mill Road', 'in'],
      ['Otley', 'behind'],
    ],
  ],
  ['58, Foxhill, Leeds, LS1 4AP', { number: '58', street: 'Otley Road' }, [['Foxhill', 'in']]],
  ['12 Leeds Road, Leeds, LS1 4AP', AT_12, [['Leeds Road', 'in']]],
  [
    'Mr J Smith, Linden House, Purton, LS1 4AP',
    { name: 'Linden House' },
    [
      ['Mr J Smith', 'before'],
      ['Purton', 'behind'],
    ],
  ],
  ['Linden House Annexe, Linden House, LS1 4AP', { sub: 'Linden House Annexe', name: 'Linden House' }, []],
  ['Acme Ltd, PO Box 17, Leeds, LS1 4AP', { box: '17' }, [['Acme Ltd', 'before']]],
  ['12 High Street, 12 High Street, LS1 4AP', AT_12, []],
  [`12 High Street ${'x'.repeat(500)}`, AT_12, [[`12 High Street ${'x'.repeat(500)}`, 'in']]],
  ['', AT_12, []],
  ['12 High Street, Lieds, LS1 4AP', AT_12, []],
  [
    '12 High Street, Leds, West Yorkshire',
    { ...AT_12, county: 'West Yorkshire' },
    [['West Yorkshire', 'behind']],
  ],
  [
    '4 Quay Road, Kingslyn, PE30 1AA',
    { number: '4', street: 'Quay Road', town: "KING'S LYNN", postcode: 'PE30 1AA' },
    [],
  ],
  ['4 Mill Lane, Westen, Baht', { number: '4', street: 'Mill Lane', locality: 'Weston', town: 'BATH' }, []],
  ['12 High Street, Tel 0113 496 0000, LS1 4AP', AT_12, [['Tel 0113 496 0000', 'behind']]],
  [
    'Rear of shop, Arundel, c/o Mrs J Brown, Acme Ltd., 14 High Street, LS1 4AP',
    AT_12,
    [
      ['Rear of shop', 'in'],
      ['Arundel', 'in'],
      ['c/o Mrs J Brown', 'before'],
      ['Acme Ltd.', 'before'],
      ['14', 'in'],
    ],
  ],
  [
    'Arundel, Foxhill, Watford, WD17 1AA',
    AT_12,
    [
      ['Arundel', 'in'],
      ['Foxhill', 'in'],
      ['Watford', 'in'],
      ['WD17 1AA', 'in'],
    ],
  ],
  [
    'Bell & Co., Charnwood Surgery, Weston, LS1 4AP',
    { organisation: 'Charnwood Surgery' },
    [
      ['Bell & Co.', 'before'],
      ['Weston', 'behind'],
    ],
  ],
])('left over of %s are the words without a counterpart, in their places', (sent, found, expected) => {
  const left = leftOver(read(sent, addressOf(found), []))
  expect(left.map(({ text, place }) => [text, place])).toEqual(expected)
  expect(left.map(({ start, end }) => sent.slice(start, end))).toEqual(left.map(({ text }) => text))
})
