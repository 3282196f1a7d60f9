import { buildQuery } from '../../domain/cleanse/rowQuery'
import { queryColumns, type Mapping } from '../../domain/cleanse/query'
import type { EarlierRow } from './readDownload'

/** What the columns that are chosen for a list make of a download's rows. */
export interface OwnColumns {
  /** The text of a row of the download. Null if it lacks the columns of the list that are `missing`. */
  textOf: ((values: string[]) => string) | null
  missing: string[]
}

/** A download of ours. */
interface Download {
  headers: string[]
  rows: readonly Pick<EarlierRow, 'values'>[]
}

/** The columns of a file that have a name or a value: a workbook leaves out others. */
function columnsIn(headers: string[], rows: readonly (readonly string[])[]) {
  const isBlank = (cell = '') => cell.trim() === ''
  return [...headers.keys()].filter(
    (column) => !isBlank(headers[column]) || rows.some((row) => !isBlank(row[column])),
  )
}

/** Finds the columns that are chosen for a list in a download, by name; of repeated names the first is the first. */
export function ownColumns(
  { headers, rows }: Download,
  list: { headers: string[]; rows: string[][] },
  mapping: Mapping,
): OwnColumns {
  const [own, theirs] = [
    columnsIn(list.headers, list.rows),
    columnsIn(
      headers,
      rows.map(({ values }) => values),
    ),
  ]
  const placeOf = (column: number) => {
    const name = list.headers[column]!.trim()
    const nth = own.filter((each) => list.headers[each]!.trim() === name).indexOf(column)
    return theirs.filter((at) => headers[at]!.trim() === name)[nth]
  }
  const places = queryColumns(mapping).map((column) => [column, placeOf(column)] as const)
  const missing = places.flatMap(([column, place]) =>
    place === undefined && list.headers[column]!.trim() !== '' ? [list.headers[column]!] : [],
  )
  const textOf = (values: string[]) => {
    // The row as the list would have it.
    const row: string[] = []
    for (const [column, place] of places) row[column] = values[place ?? -1] ?? ''
    return buildQuery(row, mapping)
  }
  return { textOf: missing.length > 0 ? null : textOf, missing }
}
