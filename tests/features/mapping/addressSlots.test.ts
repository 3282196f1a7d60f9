import { describe, expect, test } from 'vitest'
import type { ChosenKinds } from '../../../src/domain/address/columns/kinds'
import type { Mapping } from '../../../src/domain/cleanse/query'
import { addressSlots } from '../../../src/features/mapping/addressSlots'
import { furtherColumns } from '../../../src/features/mapping/furtherColumns'
import { detectColumns } from '../../../src/domain/address/columns/proposals'

const ADDRESS = {
  Address: ['High Street', 'Mill Lane', '12 Elm Road', 'Station Road'],
  Town: ['Leeds', 'Bath', 'Bath', 'York'],
  Postcode: ['LS1 4AB', 'BA1 1AA', 'BA1 3CC', 'YO1 7HH'],
}

/** A list with an address, and a column at a place among its columns. */
function listWith(name: string, cells: string[], at: number) {
  const columns = Object.entries(ADDRESS)
  columns.splice(at, 0, [name, cells])
  const headers = ['Customer', ...columns.map(([header]) => header)]
  const rows = cells.map((_, row) => [`Customer ${row}`, ...columns.map(([, values]) => values[row]!)])
  return { headers, rows, column: at + 1 }
}

/** What the columns take in words: nothing is `-`, and what a person is asked is `?`. */
function takes(headers: string[], rows: string[][], mapping: Mapping, chosen: ChosenKinds = {}) {
  const { slots, beside, unknown } = addressSlots(headers, rows, mapping, chosen)
  return headers.map((_, column) => {
    if (unknown.includes(column)) return '?'
    const told = [...slots, ...beside].find((each) => each.column === column)
    return told ? (told.stays ? `(${told.kind})` : told.kind) : '-'
  })
}

const proposedFor = (headers: string[], rows: string[][]): Mapping => ({
  ...detectColumns(headers, rows),
  moreAddressColumns: [],
})

/** The same with all that the page offers, and with a column that a person adds. */
function sending(headers: string[], rows: string[][], ...also: number[]): Mapping {
  const proposed = proposedFor(headers, rows)
  return { ...proposed, moreAddressColumns: [...furtherColumns(headers, rows, proposed), ...also] }
}

const NAMES = 'Pupils|Name|Size|Employees|Age|Ref|Beds|Account no.|Floor area|Owner'.split('|')

const CELLS = {
  'house numbers': ['312', '44', '25', '120'],
  'numbers with letters': ['1a', '2b', '14-16', '3/2'],
  streets: ['Rose Court', 'The Close', '3 Park Row', 'Low Road'],
  towns: ['Ely', 'Hull', 'Goole', 'Selby'],
  'outward codes': ['LS1', 'BA1', 'BA1', 'YO1'],
}

const CASES = NAMES.flatMap((name) =>
  Object.entries(CELLS).flatMap(([kind, cells]) =>
    [0, 1, 2, 3].map((at) => [name, kind, at, listWith(name, cells, at)] as const),
  ),
)

describe('a column whose name says nothing about an address', () => {
  test.each(CASES)('stays: %s with %s at %i', (_name, _kind, _at, { headers, rows, column }) => {
    const proposed = proposedFor(headers, rows)
    const taken = takes(headers, rows, proposed)
    expect(taken[column]).toBe('-')
    expect(taken.toSpliced(column, 1)).toEqual(['-', 'line', 'town', 'postcode'])
  })

  test.each(CASES)('is asked about if it is sent: %s with %s at %i', (_name, _kind, _at, list) => {
    const { headers, rows, column } = list
    expect(takes(headers, rows, sending(headers, rows, column))[column]).toBe('?')
  })

  test.each(CASES.filter(([, kind]) => !/streets/.test(kind)))(
    'is not offered to be sent: %s with %s at %i',
    (_name, _kind, _at, { headers, rows, column }) => {
      expect(furtherColumns(headers, rows, proposedFor(headers, rows))).not.toContain(column)
    },
  )

  test('takes what a person says; if it is sent and stays, it is read as a line', () => {
    const { headers, rows } = listWith('Pupils', CELLS['house numbers'], 0)
    const mapping = sending(headers, rows, 1)
    expect(takes(headers, rows, mapping, { 1: 'number' })[1]).toBe('number')
    expect(takes(headers, rows, mapping, { 1: 'uprn' })[1]).toBe('uprn')
    expect(takes(headers, rows, mapping, { 1: 'stays' })[1]).toBe('(line)')
  })
})

describe('a column without a name', () => {
  test.each(Object.entries(CELLS).filter(([kind]) => kind !== 'outward codes'))(
    'is asked about where it is sent: %s',
    (_, cells) => {
      const { headers, rows, column } = listWith('', cells, 1)
      expect(takes(headers, rows, sending(headers, rows, column))[column]).toBe('?')
    },
  )

  test('is on the envelope of a letter, though it was not sent, until a person says that it stays', () => {
    const { headers, rows } = listWith('', ['12', '3', '9', '17'], 0)
    const streets = rows.map((row) => row.map((cell) => cell.replace('12 Elm', 'Elm')))
    const onEnvelope = (chosen: ChosenKinds) =>
      addressSlots(headers, streets, proposedFor(headers, streets), chosen).onEnvelope.map(
        ({ column }) => column,
      )
    expect(onEnvelope({})).toEqual([1, 2, 3, 4])
    expect(onEnvelope({ 1: 'stays' })).toEqual([2, 3, 4])
    expect(onEnvelope({ 1: 'number' })).toEqual([1, 2, 3, 4])
  })

  test('raises a question if it looks like part of the address, and otherwise stays', () => {
    const { headers, rows } = listWith('', CELLS.streets, 1)
    expect(takes(headers, rows, proposedFor(headers, rows))).toEqual(['-', 'line', '?', 'town', 'postcode'])
    const numbers = listWith('', ['1.5', '2.25', '10.0', '7.75'], 3)
    expect(takes(numbers.headers, numbers.rows, proposedFor(numbers.headers, numbers.rows)).at(-1)).toBe('-')
  })
})

test.each([
  ['Number', CELLS['house numbers'], 'number'],
  ['House', CELLS['house numbers'], 'number'],
  ['House', ['Red', 'Blue', 'Red', 'Green'], '-'],
  ['Unit', CELLS['house numbers'], '-'],
])('a name that says something before a street without numbers: %s', (name, cells, kind) => {
  const { headers, rows, column } = listWith(name, cells, 0)
  const streets = rows.map((row) => row.map((cell) => cell.replace('12 Elm', 'Elm')))
  expect(takes(headers, streets, proposedFor(headers, streets))[column]).toBe(kind)
})

test.each(['Country', 'Ward', 'UPRN'])(
  'a column whose name says what it holds beside an address is not asked about: %s',
  (name) => {
    const { headers, rows, column } = listWith(name, ['UK', 'x', 'y', 'z'], 2)
    expect(takes(headers, rows, sending(headers, rows, column))[column]).toBe(`(${name.toLowerCase()})`)
  },
)

test.each([
  ['Town|City', 'Ely|Leeds', 'locality|town'],
  ['Town|City', '|Leeds', 'locality|town'],
  ['Town|City', 'Leeds|', 'town|town'],
  ['Town|City', '|', 'locality|town'],
  ['Locality|Town|City', 'Otley|Leeds|', 'locality|town|town'],
  ['Town|Locality|City', 'Leeds|Otley|', 'town|locality|town'],
])(
  'the last town with values is the post town, and a blank one below it moves none: %s %s',
  (names, cells, kinds) => {
    const headers = ['Address', ...names.split('|'), 'Postcode']
    const rows = [1, 2, 3].map((number) => [`${number} High Street`, ...cells.split('|'), `LS1 4A${number}`])
    expect(takes(headers, rows, sending(headers, rows))).toEqual(['line', ...kinds.split('|'), 'postcode'])
  },
)

test('a kind for a column that the file lacks does not count', () => {
  const { headers, rows } = listWith('Pupils', CELLS['house numbers'], 0)
  expect(takes(headers, rows, proposedFor(headers, rows), { 99: 'town' })).toHaveLength(headers.length)
})

test('numbers keep their column’s word when a person chooses the kind that it already has', () => {
  const headers = ['Flat No', 'House No', 'Street', 'Postcode']
  const rows = ADDRESS.Address.map((_, row) => [`${row + 1}`, `${row + 12}`, 'Mill Lane', 'BA1 1AA'])
  const mapping: Mapping = { addressColumn: 2, postcodeColumn: 3, moreAddressColumns: [0, 1] }
  const flatOf = (chosen: ChosenKinds) => addressSlots(headers, rows, mapping, chosen).slots[0]
  expect(flatOf({})).toMatchObject({ kind: 'flat', word: 'Flat' })
  expect(flatOf({ 0: 'flat' })).toEqual(flatOf({}))
})
