import { expect, test } from 'vitest'
import { buildQuery, postcodeColumns } from '../../../src/domain/cleanse/query'
import { addressSlots, furtherColumns } from '../../../src/features/mapping/furtherColumns'
import { detectColumns } from '../../../src/features/mapping/proposals'
import { columnTables } from '../../support/columnTables'

/** What the page makes of a table: proposed, offered, sent and written, in the words of the tables. */
function madeOf([headers, ...rows]: [string[], ...string[][]]) {
  const proposed = { ...detectColumns(headers, rows), moreAddressColumns: [] }
  const offered = furtherColumns(headers, rows, proposed)
  const mapping = { ...proposed, moreAddressColumns: offered }
  const { addressColumn, postcodeColumn } = mapping
  const names = (columns: readonly number[]) => columns.map((column) => headers[column])
  const { slots, unknown } = addressSlots(headers, rows, mapping, {})
  const taken = (column: number) => slots.find((slot) => slot.column === column)?.kind ?? '-'
  return [
    `proposed: ${headers[addressColumn ?? -1]}, ${names(postcodeColumns(mapping)).join(' + ') || postcodeColumn?.toString()}`,
    `offered: ${names(offered).join(', ')}`.trim(),
    `sent: ${buildQuery(rows[0]!, mapping).replaceAll('\n', '\\n')}`,
    `written: ${headers.map((_, column) => (unknown.includes(column) ? '?' : taken(column))).join('|')}`,
  ]
}

test.each(columnTables)('$name', ({ headers, rows, expected }) => {
  expect(madeOf([headers, ...rows])).toEqual(expected)
})
