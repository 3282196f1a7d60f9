import { describe, expect, test } from 'vitest'
import type { Envelope } from '../../../src/domain/address/writing/pieces'
import {
  brokenRule,
  letterCells,
  printedLines,
  LAYOUT_IDS,
  LAYOUTS,
  type LayoutId,
  type Letter,
  type Rule,
} from '../../../src/features/letters/layouts'

interface Parts {
  name?: string
  careOf?: string
  company?: string
  lines?: string[]
  town?: string
  postcode?: string
  country?: string
}

/** A letter to these lines. */
function letterTo({
  name = 'Ann Lee',
  careOf = '',
  company = 'Lee Ltd',
  lines = LINES,
  ...parts
}: Parts = {}): Letter {
  const { town = 'Leeds', postcode = 'LS1 4AB', country = '' } = parts
  const pieces: Envelope['pieces'] = lines.map((text) => ({ kind: 'line', text }))
  return { name, careOf, company, envelope: { pieces, town, county: '', postcode, country } }
}

const LINES = ['Flat 3', 'The Mill', '12 High Street', 'Headingley']

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
  const values = letterCells(letterTo(), layout)
  expect(Object.fromEntries(layout.columns.map(([header], at) => [header, values[at]]))).toEqual(cells)
})

test.each<[LayoutId, string[]]>([
  ['notify', ['address line 1', 'address line 7']],
  ['lines', ['Line 1', 'Line 7']],
])('%s has a column for each line of the envelope, the postcode last', (id, ends) => {
  const layout = LAYOUTS[id]
  const headers = layout.columns.map(([header]) => header)
  expect([headers[0], headers.at(-1), headers.length]).toEqual([...ends, 7])
  const short = letterTo({ company: '', lines: ['12 High Street'] })
  expect(letterCells(short, layout)).toEqual(['Ann Lee', '12 High Street', 'LEEDS', 'LS1 4AB', '', '', ''])
})

test.each([
  ['LS1 4AB', '', 'United Kingdom'],
  ['JE2 7LB', '', 'Jersey'],
  ['IM1 1AA', '', 'Isle of Man'],
  ['10110', 'United States', 'United States'],
])('the country of %s is in a column of its own', (postcode, country, expected) => {
  expect(letterCells(letterTo({ postcode, country }), LAYOUTS.clickAndDrop).at(-1)).toBe(expected)
})

const plain: Parts = { company: '', lines: ['12 High Street'] }

describe.each<[LayoutId, [string, Parts, Rule | null][]]>([
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
      ...Array.from('@()=[]"\\/,<>~', (sign): [string, Parts, Rule] => [
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
    const one = letterTo({ ...plain, ...parts })
    expect(brokenRule(one, printedLines(one, LAYOUTS[id]), LAYOUTS[id])).toBe(rule)
  })
})

test('a found firm is a line beside the customer’s own company, unless both are the same', () => {
  const withFirm = (text: string): Letter => {
    const letter = letterTo({ lines: ['12 High Street'] })
    const pieces: Envelope['pieces'] = [{ kind: 'firm', text }, ...letter.envelope.pieces]
    return { ...letter, envelope: { ...letter.envelope, pieces } }
  }
  const of = (text: string) => letterCells(withFirm(text), LAYOUTS.word).slice(1, 4)
  expect(of('Acme Bakery')).toEqual(['Lee Ltd', 'Acme Bakery', '12 High Street'])
  expect(of('LEE LTD.')).toEqual(['Lee Ltd', '12 High Street', ''])
})

test.each<[LayoutId, string]>([
  ['word', 'Ann Lee / c/o Di Ray / Flat 3 / The Mill, 12 High Street, Headingley / LEEDS / LS1 4AB'],
  ['clickAndDrop', 'Ann Lee / c/o Di Ray / Flat 3 / The Mill, 12 High Street, Headingley / Leeds / LS1 4AB'],
  ['notify', 'Ann Lee / c/o Di Ray / Flat 3 / The Mill / 12 High Street / Headingley / LEEDS / LS1 4AB'],
  ['lines', 'Ann Lee / c/o Di Ray / Flat 3 / The Mill / 12 High Street / Headingley / LEEDS / LS1 4AB'],
])('in whose care a letter is comes below the name: %s', (layout, expected) => {
  const letter = letterTo({ careOf: 'c/o Di Ray', company: '' })
  expect(printedLines(letter, LAYOUTS[layout]).join(' / ')).toBe(expected)
})

test.each(LAYOUT_IDS)('a company in somebody’s care comes first: %s', (layout) => {
  const letter = letterTo({ name: '', careOf: 'c/o Bell & Co' })
  expect(printedLines(letter, LAYOUTS[layout]).join(' / ')).toMatch(/^Lee Ltd \/ c\/o Bell & Co \/ Flat 3/)
})
