// Rows that hold a part of an address, or one that has slid: each would be paid for, and find another door or none.

import { isPostcode } from '../address/columns/columnContents'
import { readColumns } from '../address/columns/columnKinds'
import { customerHeaders } from '../address/columns/customerHeaders'
import { shownValue } from '../address/columns/shownValue'
import { queryColumns, type Mapping } from './query'
import { readSent, type SentText } from './sentText'

const isBlank = (row: string[], columns: number[]) =>
  columns.every((column) => (row[column] ?? '').trim() === '')

/**
 * The rows that hold only a part of an address, by index: it runs over several rows, or a blank means what stands above.
 *
 * @param others rows that are known for something else
 */
export function rowsOfParts(rows: string[][], mapping: Mapping, others: ReadonlySet<number>): number[] {
  const columns = new Set(queryColumns(mapping))
  const beside = [...(rows[0] ?? []).keys()].filter((column) => !columns.has(column))
  const found: number[] = []
  /** The last row with more than its address, which the rows below may continue. */
  let above: SentText | null = null
  for (const [at, row] of rows.entries()) {
    const sent = readSent(row, mapping)
    if (sent.text === '') continue
    const isBelow: boolean = above !== null && isBlank(row, beside)
    const goesOn = isBelow && !sent.hasNumber && !(sent.hasPostcode && above?.hasPostcode)
    if (!isBelow) above = isBlank(row, beside) ? null : sent
    if (!others.has(at) && (goesOn || sent.isOnePart)) found.push(at)
  }
  return found
}

/** The rows that send no postcode and have one in a column of something else, by index: their cells have slid. */
export function rowsShifted(headers: string[], rows: string[][], mapping: Mapping): number[] {
  const sent = queryColumns(mapping)
  const readings = readColumns(headers, rows)
  const others = [...customerHeaders(headers).keys()].filter(
    (column) => !sent.includes(column) && !/code/i.test(readings[column]!.name?.meaning ?? ''),
  )
  return [...rows.keys()].filter((at) => {
    const row = rows[at]!
    const { text, hasPostcode } = readSent(row, mapping)
    if (text === '' || hasPostcode) return false
    return others.some((column) => isPostcode(shownValue(row[column] ?? '').trim()))
  })
}
