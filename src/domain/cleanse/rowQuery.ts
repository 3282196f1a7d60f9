import { lastOfRow } from '../../base/lastOfRow'
import { addressKey } from '../address/cells/sameWords'
import { beginsWithDate } from '../address/cells/dates'
import type { Slot } from '../address/columns/kinds'
import { queryOf, readCells, readTheirs } from '../address/columns/theirs'
import { queryColumns, sentColumns, type Mapping } from './query'

// The page asks for all rows at once, and again and again.
const queryLast = lastOfRow<string>()
const keyLast = lastOfRow<string>()

/**
 * The text sent for a row: the mapped values that are not blank, as Excel shows them, joined by comma and space; a flat before
 * its house, and a number alone with the word of its column. May be empty.
 */
export function buildQuery(row: string[], mapping: Mapping): string {
  const { columns, name } = sentColumns(mapping)
  return queryLast(row, [name], () => queryOf(readTheirs(row, columns)))
}

/** The key of the text that the same columns sent before a number had the word of its column. */
export function queryKeyBefore(row: string[], mapping: Mapping): string {
  const columns = sentColumns(mapping).columns.map(({ before: _, ...slot }): Slot => slot)
  return addressKey(queryOf(readCells(row, columns)))
}

/** The key of the text that a row sends. */
export const queryKey = (row: string[], mapping: Mapping): string =>
  keyLast(row, [sentColumns(mapping).name], () => addressKey(buildQuery(row, mapping)))

/** Whether a value that a row sends begins with a date, which a spreadsheet has made of a house number. */
export const sendsDate = (row: string[], mapping: Mapping): boolean =>
  queryColumns(mapping).some((column) => beginsWithDate(row[column] ?? ''))
