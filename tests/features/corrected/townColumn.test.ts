import { expect, test } from 'vitest'
import { selectRowWriter, selectWrittenColumns } from '../../../src/features/download/writtenSelectors'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { kindsChosen, mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { cellsOf } from '../../domain/address/comparison/foundCells'
import { answered, csvFile } from '../../support/builders'
import { openTestPage } from '../../support/testStore'
import { settleRows } from '../../../src/features/run/rows/changeRows'

const BIRMINGHAM = { number: '12', street: 'High Street', town: 'BIRMINGHAM', postcode: 'B1 1AA' }

/** A page with a file, its cells parted by `|`, every row of which is answered with 12 High Street in Birmingham. */
function pageWith(headers: string, ...rows: string[]) {
  const { store } = openTestPage()
  const values = rows.map((row) => row.split('|'))
  store.dispatch(fileLoaded(csvFile({ headers: headers.split('|'), rows: values })))
  // All rows have one postcode, which so is proposed by no name but the listed ones.
  const [addressColumn, postcodeColumn] = [/^(?:Straße|Address)$/, /^(?:PLZ|Postcode)$/].map((name) =>
    headers.split('|').findIndex((header) => name.test(header)),
  )
  store.dispatch(mappingChanged({ addressColumn: addressColumn!, postcodeColumn: postcodeColumn! }))
  const result = answered({ ...cellsOf(BIRMINGHAM), 'Confidence Score': '0.90' }, '12 high st, b1 1aa')
  const settle = (from: number, to: number) => {
    const results = [...values.keys()].slice(from, to).map((row) => ({ row, result }))
    store.dispatch(settleRows(results))
  }
  const written = (row: number) => {
    const made = selectRowWriter(store.getState())(row)
    return made.kind === 'changes' ? made.values.join('|') : made.kind
  }
  return { store, settle, written }
}

test.each([
  [
    'Straße|PLZ|Ort',
    '12 high st|b11aa|Birmingham',
    '12 high st|b11aa|Birmingam',
    '12 High Street|B1 1AA|BIRMINGHAM',
  ],
  [
    'Name|Address|Place|Postcode',
    'A|12 high st|Birmingham|b11aa',
    'B|12 high st|Birmingam|b11aa',
    'B|12 High Street|BIRMINGHAM|B1 1AA',
  ],
])('a column that holds the town which was found is the town: %s', (headers, row, misspelt, after) => {
  const { store, settle, written } = pageWith(headers, row, row, misspelt)
  settle(2, 3)
  expect(selectWrittenColumns(store.getState()).slots.map(({ kind }) => kind)).not.toContain('town')
  settle(0, 2)
  expect(written(2)).toBe(after)
})

test('a trial of two rows tells it', () => {
  const { settle, written } = pageWith(
    'Straße|PLZ|Ort',
    ...Array.from({ length: 20 }, () => '12 high st|b11aa|Birmingham'),
  )
  settle(0, 2)
  expect(written(0)).toBe('12 High Street|B1 1AA|Birmingham')
})

test('a column that repeats the address’s town, or that a person keeps, is not the town column', () => {
  const office = pageWith('Address|Office|Postcode', '12 high st, birmingham|Birmingham|b11aa')
  office.settle(0, 1)
  expect(office.written(0)).toBe('12 High Street, BIRMINGHAM|Birmingham|B1 1AA')
  const place = pageWith(
    'Address|Place|Postcode',
    '12 high st|Birmingham|b11aa',
    '12 high st|Birmingam|b11aa',
    '12 high st|Birmingham|b11aa',
  )
  place.store.dispatch(kindsChosen({ 1: 'stays' }))
  place.settle(0, 3)
  expect(place.written(1)).toBe('12 High Street|Birmingam|B1 1AA')
})
