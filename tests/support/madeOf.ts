import { addressesMeant } from '../../src/features/sandbox/answerQuery'
import { matchOf } from '../../src/features/sandbox/address'
import { readQuery } from '../../src/features/sandbox/readQuery'
import { outputCells } from '../../src/domain/cleanse/outputColumns'
import { buildQuery, rowsWithoutAddress } from '../../src/domain/cleanse/sentText'
import { postcodeColumns } from '../../src/domain/cleanse/query'
import type { AnsweredRow } from '../../src/domain/cleanse/rowResult'
import { readFile } from '../../src/features/file/reader/readFile'
import { readAs } from '../../src/domain/address/columns/columnKinds'
import { addressSlots, theirColumns } from '../../src/features/mapping/addressSlots'
import { furtherColumns } from '../../src/features/mapping/furtherColumns'
import { detectColumns } from '../../src/domain/address/columns/proposals'
import { writeRow } from '../../src/domain/cleanse/writtenRow'
import { cleanseAnswer } from './builders'

/** Reads a file as a person would have it read: its first table, without a header where the first line is a customer. */
async function loaded(file: File) {
  const first = await readFile(file, { header: 'found' })
  const [offer] = first.kind === 'refused' ? (first.tables ?? []) : []
  const table = offer && { table: offer.table }
  const found = table ? await readFile(file, { header: 'found', ...table }) : first
  const isData = found.kind === 'read' && found.file.headerLine?.looksLikeData
  const reading = isData ? await readFile(file, { header: 'none', ...table }) : found
  if (reading.kind === 'refused') throw new Error(reading.message)
  return reading.file
}

/** The answer to a text: the address that it says, spelt out, with the same UPRN and coordinates each time. */
function answerTo(query: string): AnsweredRow {
  const [address] = addressesMeant(readQuery(query), 1)
  const match = address ? { ...matchOf(address), uprn: '72000123', latitude: 53.8, longitude: -1.5 } : null
  return { kind: 'answered', query, cells: outputCells(cleanseAnswer({ result: { match } })) }
}

/**
 * What the page makes of a file, in the words of the tables of exports (`readTables`).
 *
 * @param found says the address that is found, where it is not what is sent
 */
export async function madeOf(file: File, found?: string): Promise<string[]> {
  const { headers, rows } = await loaded(file)
  const proposed = { ...detectColumns(headers, rows), moreAddressColumns: [], readAs: readAs(headers, rows) }
  const offered = furtherColumns(headers, rows, proposed)
  const mapping = { ...proposed, moreAddressColumns: offered }
  const columns = addressSlots(headers, rows, mapping, {})
  const { slots, unknown } = columns
  const postcodes =
    mapping.postcodeColumn === 'inAddress' ? [mapping.addressColumn] : postcodeColumns(mapping)
  const takes = (column: number) => {
    const slot = slots.find((each) => each.column === column)
    return slot?.isCopy ? 'copy' : (slot?.kind ?? '-')
  }
  const marked = (column: number) =>
    [
      column === mapping.addressColumn ? '*' : '',
      postcodes.includes(column) ? '#' : '',
      offered.includes(column) ? '+' : '',
      unknown.includes(column) ? '?' : takes(column),
    ].join('')
  const without = new Set(rowsWithoutAddress(headers, rows, mapping))
  const row = rows.find((each, at) => buildQuery(each, mapping) !== '' && !without.has(at)) ?? []
  const query = buildQuery(row, mapping)
  const result = { ...answerTo(found ?? query), query }
  const { kind, inCapitals, lost } = writeRow(
    { values: row, result, outcome: 'good' },
    columns,
    theirColumns(headers, rows, mapping),
  )
  // As the post office writes it, so that each cell shows what it takes.
  const values = kind === 'changes' || kind === 'capitals' ? inCapitals : [kind]
  return [
    `sent: ${query}`,
    `takes: ${headers.map((_, column) => marked(column)).join('|')}`,
    `written: ${values.join('|')}`,
    ...(lost.length > 0 ? [`lost: ${lost.join('; ')}`] : []),
  ].map((line) => line.replaceAll('\n', '\\n').trim())
}
