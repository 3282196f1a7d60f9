import { expect, test } from 'vitest'
import { valuesOfNone } from '../../../src/domain/cleanse/valuesOfNone'
import { range } from '../../support/builders'

const HEADERS = ['Address 1', 'Address 2', 'Company', 'Town', 'County', 'Postcode']

/** What is found in a list of 100 rows, of which so many have a value in a column. */
function found(value: string, cells: number, { column = 1, rows = 100, headers = HEADERS } = {}) {
  const list = range(0, rows).map((at) =>
    [`${at + 1} High Street`, '', 'Acme', at % 2 ? 'Bath' : 'Ely', 'Avon', 'BA1 1AA'].with(
      column,
      at < cells ? value : column === 0 ? `${at} Mill Lane` : '',
    ),
  )
  const mapping = { addressColumn: 0, moreAddressColumns: [1, 2, 3, 4], postcodeColumn: 5 }
  return valuesOfNone(headers, list, mapping).map(({ text, cells: stands }) => `${text} ${stands}`)
}

test.each<[string, number, object?]>([
  ['Not applicable', 45],
  ['Not applicable', 20],
  ['same as billing', 30, { column: 0 }],
  ['see notes', 50, { rows: 1000 }],
])('“%s” in %i cells is asked about', (value, cells, of) => {
  expect(found(value, cells, of)).toEqual([`${value} ${cells}`])
})

test.each<[string, string, number, object?]>([
  ['in fewer than 20 rows', 'Not applicable', 19],
  ['in less than 5 % of the rows', 'Not applicable', 49, { rows: 1000 }],
  ['a digit', 'Phase 2 site', 40],
  ['a word of a street', 'Station Road', 40],
  ['a word of a building', 'The Surgery', 40],
  ['a floor', 'Ground Floor', 40],
  ['a firm', 'Beta Partners', 40, { column: 2 }],
  ['a town', 'Wells', 40, { column: 3 }],
  ['a county', 'Somerset', 40, { column: 4 }],
  ['a town of another cell', 'Bath', 40],
  ['a word for nothing, which is not sent', 'n/a', 40],
  [
    'lines that may hold the town',
    'London',
    40,
    { headers: HEADERS.with(3, 'Address 3').with(4, 'Address 4') },
  ],
])('but not %s: %s', (_, value, cells, of) => {
  expect(found(value, cells, of)).toEqual([])
})
