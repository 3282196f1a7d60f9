import { expect, test } from 'vitest'
import { buildQuery, postcodeColumns } from '../../../src/domain/cleanse/query'
import { addressSlots, furtherColumns } from '../../../src/features/mapping/furtherColumns'
import { detectColumns } from '../../../src/features/mapping/proposals'
import { otherColumns } from '../../support/otherColumns'
import { programColumns } from '../../support/programColumns'

const cells = (line: string) => line.replaceAll('\\n', '\n').split('|')

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

const cases = `${programColumns}\n${otherColumns}`
  .trim()
  .split(/\n{2,}/)
  .map((text) => text.split('\n') as [string, string, string, string, ...string[]])

test.each(cases)('%s', (_, header, first, second, ...expected) => {
  expect(madeOf([cells(header), cells(first), cells(second)])).toEqual(expected)
})
