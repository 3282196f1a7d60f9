import { enoughRows } from '../../../base/enoughRows'
import { isDate } from '../cells/dates'

/**
 * The column that tells customers apart: the first with the most distinct values, if at least half as many as the rows. Dates
 * identify nobody.
 *
 * @param list of which the first rows suffice
 * @param except indexes of columns to skip
 * @returns its index, or null if there is none
 */
export function tellingColumn(headers: string[], list: string[][], except: number[]): number | null {
  const rows = list.slice(0, enoughRows(list))
  const columns = headers
    .map((_, column) => {
      const filled = rows.map((row) => (row[column] ?? '').trim()).filter((value) => value !== '')
      const dates = filled.filter(isDate).length
      return { column, filled: filled.length, distinct: new Set(filled).size, dates }
    })
    .filter(({ column, filled, dates }) => !except.includes(column) && dates * 2 < filled)

  const most = Math.max(...columns.map(({ distinct }) => distinct))
  return columns.find(({ distinct }) => distinct === most && most * 2 >= rows.length)?.column ?? null
}
