import { OUTPUT_FIELDS, type OutputField } from '../../domain/cleanse/outputColumns'
import { AREA_FIELDS } from '../../domain/cleanse/readAnswer'
import { buildQuery, queryColumns, type Mapping } from '../../domain/cleanse/query'
import type { DownloadColumns, EarlierRow } from './readDownload'

/** How a download's own columns are compared with those that are chosen for a list. */
export interface OwnColumns {
  /** The columns of the list whose text both have. */
  mapping: Mapping
  /** That text of a row of the download. Null if it lacks the columns of the list that are `missing`. */
  textOf: ((values: string[]) => string) | null
  missing: string[]
}

const AREAS = new Set<OutputField>(AREA_FIELDS)

/** A download of ours. */
interface Download {
  headers: string[]
  columns: DownloadColumns
  rows: readonly Pick<EarlierRow, 'values'>[]
}

/** The columns of a file that have a name or a value: a workbook leaves out others. */
function columnsIn(headers: string[], rows: readonly (readonly string[])[]) {
  const isBlank = (cell = '') => cell.trim() === ''
  return [...headers.keys()].filter(
    (column) => !isBlank(headers[column]) || rows.some((row) => !isBlank(row[column])),
  )
}

/**
 * Finds the columns that are chosen for a list in a download, by name; of repeated names the first is the first. A county or
 * another area is left out where the one that was found may have taken the place of the customer's: it finds no door.
 */
export function ownColumns(
  { headers, columns: { outputs, isShared }, rows }: Download,
  list: { headers: string[]; rows: string[][] },
  chosen: Mapping,
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
  const isTaken = (column: number) => {
    const output = outputs.indexOf(placeOf(column) ?? NaN)
    return output >= 0 && isShared[output]! && AREAS.has(OUTPUT_FIELDS[output]!)
  }
  const taken = chosen.moreAddressColumns.filter(isTaken)
  const mapping =
    taken.length === 0
      ? chosen
      : {
          ...chosen,
          moreAddressColumns: chosen.moreAddressColumns.filter((column) => !taken.includes(column)),
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
  return { mapping, textOf: missing.length > 0 ? null : textOf, missing }
}
