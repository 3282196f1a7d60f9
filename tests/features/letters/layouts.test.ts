import { describe, expect, test } from 'vitest'
import type { Letter } from '../../../src/features/letters/addressToPost'
import {
  brokenRule,
  cellsOf,
  envelopeOf,
  inLayout,
  LAYOUTS,
  type LayoutId,
  type Rule,
} from '../../../src/features/letters/layouts'

const letter: Letter = {
  name: 'Ann Lee',
  company: 'Lee Ltd',
  lines: ['Flat 3', 'The Mill', '12 High Street', 'Headingley'],
  town: 'Leeds',
  postcode: 'LS1 4AB',
  country: '',
}

test.each<[LayoutId, Record<string, string>]>([
  [
    'word',
    {
      Name: 'Ann Lee',
      Company: 'Lee Ltd',
      'Address 1': 'Flat 3',
      'Address 2': 'The Mill',
      'Address 3': '12 High Street, Headingley',
      City: 'LEEDS',
      'Postal Code': 'LS1 4AB',
    },
  ],
  [
    'clickAndDrop',
    {
      'Full name': 'Ann Lee',
      'Company Name': 'Lee Ltd',
      'Address Line 1': 'Flat 3',
      'Address Line 2': 'The Mill',
      'Address Line 3': '12 High Street, Headingley',
      City: 'Leeds',
      Postcode: 'LS1 4AB',
      Country: 'United Kingdom',
    },
  ],
])('%s has a column for each part; lines that do not fit are joined', (id, cells) => {
  const layout = LAYOUTS[id]
  const values = cellsOf(inLayout(letter, layout), layout)
  expect(Object.fromEntries(layout.columns.map(([header], at) => [header, values[at]]))).toEqual(cells)
})

test.each<[LayoutId, string[]]>([
  ['notify', ['address line 1', 'address line 7']],
  ['lines', ['Line 1', 'Line 7']],
])('%s has a column for each line of the envelope, the postcode last', (id, ends) => {
  const layout = LAYOUTS[id]
  const headers = layout.columns.map(([header]) => header)
  expect([headers[0], headers.at(-1), headers.length]).toEqual([...ends, 7])
  const short = inLayout({ ...letter, company: '', lines: ['12 High Street'] }, layout)
  expect(cellsOf(short, layout)).toEqual(['Ann Lee', '12 High Street', 'LEEDS', 'LS1 4AB', '', '', ''])
})

test.each([
  ['LS1 4AB', '', 'United Kingdom'],
  ['JE2 7LB', '', 'Jersey'],
  ['IM1 1AA', '', 'Isle of Man'],
  ['10110', 'United States', 'United States'],
])('the country of %s is in a column of its own', (postcode, country, expected) => {
  expect(cellsOf({ ...letter, postcode, country }, LAYOUTS.clickAndDrop).at(-1)).toBe(expected)
})

const plain = { ...letter, company: '', lines: ['12 High Street'] }

describe.each<[LayoutId, [string, Partial<Letter>, Rule | null][]]>([
  [
    'word',
    [
      ['an address', {}, null],
      ['one line', { lines: ['Rose Cottage'], town: '', postcode: '' }, 'oneLine'],
      ['a country abroad', { country: 'Ireland' }, 'abroad'],
    ],
  ],
  [
    'notify',
    [
      ['an address', {}, null],
      ['three lines', { town: '' }, null],
      ['two lines', { town: '', name: '' }, 'under3Lines'],
      ['seven lines', { lines: ['a', 'b', 'c', 'd'] }, null],
      ['eight lines', { lines: ['a', 'b', 'c', 'd', 'e'] }, 'over7Lines'],
      ['no postcode', { postcode: '' }, 'notEndingInPostcode'],
      ['a postcode of another country', { postcode: '75001' }, 'notEndingInPostcode'],
      ['a country below the postcode', { country: 'IRELAND' }, 'notEndingInPostcode'],
      ['an odd second line', { lines: ['---'] }, 'noLetterOrDigit'],
      ['an odd third line', { lines: ['12 High Street', '---'] }, null],
      ['BFPO', { lines: ['BFPO 57'], town: '', postcode: 'BF1 2AT' }, null],
      [
        'BFPO and a country',
        { lines: ['BFPO 57', 'Germany'], town: '', postcode: 'BF1 2AT' },
        'bfpoWithCountry',
      ],
      ['no fixed address', { lines: ['No fixed address'] }, 'noFixedAddress'],
      ['NFA', { lines: ['NFA'] }, 'noFixedAddress'],
      ['a name with nfa in it', { name: 'Confait' }, null],
      ...Array.from('@()=[]"\\/,<>~', (sign): [string, Partial<Letter>, Rule] => [
        `a line that begins with ${sign}`,
        { lines: ['12 High Street', `${sign}x`] },
        'startOfLine',
      ]),
    ],
  ],
  [
    'clickAndDrop',
    [
      ['an address', {}, null],
      ['a country abroad', { country: 'Ireland' }, null],
      ['no line', { lines: [] }, 'noAddressLine'],
      ['no town', { town: '' }, 'noTown'],
      ['no postcode', { postcode: '' }, 'noPostcode'],
    ],
  ],
  [
    'lines',
    [
      ['an address', {}, null],
      ['a country abroad', { country: 'IRELAND' }, null],
      ['one line', { lines: [], town: '' }, 'oneLine'],
      ['eight lines', { lines: ['a', 'b', 'c', 'd', 'e'] }, 'over7Lines'],
    ],
  ],
])('%s', (id, cases) => {
  test.each(cases)('with %s', (_, parts, rule) => {
    const one = { ...plain, ...parts }
    expect(brokenRule(one, envelopeOf(one, LAYOUTS[id]), LAYOUTS[id])).toBe(rule)
  })
})
