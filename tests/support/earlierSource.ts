import type { EarlierSource } from '../../src/features/earlier/matchRows'
import { findColumns, readRow } from '../../src/features/earlier/readDownload'
import { ADDED_HEADERS } from './addedHeaders'
import { cellsWith } from './builders'

/** The columns of a download with these headers. */
export function columnsOf(headers: string[]) {
  const found = findColumns(headers)
  if (found.kind !== 'found') throw new Error(found.kind)
  return found.columns
}

/**
 * An earlier download as it is read.
 *
 * @param headers of the customer's columns
 * @param rows the customer's values of each row, and what we added by header
 */
export function earlierSource(
  headers: string[],
  rows: [values: string[], added: Record<string, string>][],
  parts: Partial<EarlierSource> = {},
): EarlierSource {
  const all = [...headers, ...ADDED_HEADERS]
  const columns = columnsOf(all)
  return {
    name: 'june.csv',
    savedAt: null,
    headers: all,
    columns,
    rows: rows.map(([values, added]) => readRow([...values, ...cellsWith(added)], columns, false)),
    isList: false,
    ...parts,
  }
}
