import { growthOf, LINEAR } from '../../support/doubling'
import { expect, test } from 'vitest'
import { rowsAbroad } from '../../../src/domain/address/columns/abroad'
import { downloadColumns, fileColumns } from '../../../src/features/download/content/columns'
import { columnLabels } from '../../../src/features/file/fileSlice'
import { nameColumns } from '../../../src/domain/address/columns/customerNames'
import { addressSlots } from '../../../src/features/mapping/addressSlots'
import { furtherColumns } from '../../../src/features/mapping/furtherColumns'
import { detectColumns } from '../../../src/domain/address/columns/proposals'
import { tellingColumn } from '../../../src/domain/address/columns/columnContents'
import { range } from '../../support/builders'

const ROWS = 10

/** A file of about that many cells, whose columns after the address have these names. */
function wideFile(
  cells: number,
  name: (column: number) => string,
  value = (at: number) => `word ${at % 1000}`,
) {
  const columns = range(0, Math.ceil(cells / ROWS))
  const first = ['12 High Street', 'LEEDS', 'LS6 1AB']
  return {
    headers: columns.map((column) => ['Address', 'Town', 'Postcode'][column] ?? name(column)),
    rows: range(0, ROWS).map((row) => columns.map((column) => first[column] ?? value(column * 31 + row))),
  }
}

/** Everything that the page finds out about columns. */
function readEverything({ headers, rows }: ReturnType<typeof wideFile>) {
  const mapping = { ...detectColumns(headers, rows), moreAddressColumns: [] }
  const slots = addressSlots(headers, rows, mapping, {})
  downloadColumns(fileColumns(headers, rows), [])
  nameColumns(headers, rows)
  tellingColumn(headers, rows, [0])
  rowsAbroad(headers, rows)
  const labels = columnLabels(headers)
  return { mapping, slots, labels }
}

test.each<[string, (column: number) => string, ((at: number) => string)?]>([
  ['say nothing of an address', (column) => `Answer ${column}`],
  ['are lines of an address', (column) => `Address Line ${column}`],
  ['are towns of as many families', (column) => `F${column} Town`],
  ['are all the same', () => 'Town'],
  ['are streets beside a first line', (column) => (column === 3 ? 'Address 1' : 'Street')],
  ['are postcodes', (column) => (column % 2 ? 'Postcode' : 'Town')],
  ['are countries', () => 'Country'],
  ['are blank', () => ''],
  ['are blank, over streets', () => '', (at) => `${at % 90} Station Road`],
  ['say nothing, over streets', (column) => `Answer ${column}`, (at) => `${at % 90} Station Road`],
  ['are those of a price paid list', () => '', (at) => 'ABDFN'[at % 5]!],
])('columns take no more steps the more there are whose names %s', async (_, name, value) => {
  expect(await growthOf((size) => wideFile(size / 6, name, value), readEverything, 2 ** 18)).toBeLessThan(
    LINEAR,
  )
})

test('a few columns among thousands are found', () => {
  const file = wideFile(4096 * ROWS, (column) => (column === 3000 ? 'Address' : `Answer ${column}`))
  const { mapping, labels } = readEverything(file)
  expect(mapping).toMatchObject({ addressColumn: 0, postcodeColumn: 2 })
  expect([labels[0], labels[3000], labels[3001]]).toEqual([
    'Address (column 1)',
    'Address (column 3001)',
    'Answer 3001',
  ])
})

test('columns that look like further parts of the address are offered, as many as an address can have', () => {
  const { headers, rows } = wideFile(
    4096 * ROWS,
    () => '',
    (at) => `${at % 90} Station Road`,
  )
  const mapping = { ...detectColumns(headers, rows), moreAddressColumns: [] }
  expect(furtherColumns(headers, rows, mapping).length).toBeLessThanOrEqual(50)
})
