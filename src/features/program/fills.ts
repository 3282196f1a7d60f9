import { readColumns, type ColumnReading } from '../../domain/address/columnKinds'
import { headerWords } from '../../domain/address/columnWords'
import { uprnColumn } from '../../domain/address/uprns'
import type { OutputField } from '../../domain/cleanse/outputColumns'

/** What a column can take in its blank cells besides the address. */
export const FILLS = [
  'uprn',
  'udprn',
  'latitude',
  'longitude',
  'ward',
  'district',
  'country',
] as const satisfies OutputField[]

export type Fill = (typeof FILLS)[number]

/** What each column takes in its blank cells; `blank` for nothing. */
export type Fills = Readonly<Record<number, Fill | 'blank'>>

/** A column that can be filled, and how many of its cells are blank. */
interface FillColumn {
  column: number
  blank: number
  proposed: Fill
}

/**
 * The columns with blank cells whose name says that they hold one of the fills (`UPRN`, *If known, provide this property's
 * UPRN*). A country is that of the address, not of another one in the file.
 *
 * @param slots columns of the address
 */
export function fillColumns(headers: string[], rows: string[][], slots: readonly number[]): FillColumn[] {
  const columns = readColumns(headers, rows)
  const uprns = uprnColumn(headers)
  const [own] = slots.flatMap((column) => columns[column]?.name ?? [])
  const isOther = ({ name }: ColumnReading) =>
    name !== null &&
    own !== undefined &&
    (name.block !== own.block || (name.family !== '' && name.family !== own.family))
  return headers.flatMap((header, column) => {
    const last = column === uprns ? 'uprn' : headerWords(header).split(' ').at(-1)
    const proposed = FILLS.find((fill) => fill === last && (fill !== 'uprn' || column === uprns))
    if (!proposed || slots.includes(column) || isOther(columns[column]!)) return []
    const blank = rows.filter((row) => (row[column] ?? '').trim() === '').length
    return blank > 0 ? [{ column, blank, proposed }] : []
  })
}
