import { CELL_LIMIT, type InWorkbook, type Lock } from '../../base/csvFile'

/** Whether a row is in one of a lock's stretches, which are in order. */
function holds(rows: readonly number[], row: number): boolean {
  let [from, to] = [0, rows.length / 2]
  while (from < to) {
    const middle = (from + to) >> 1
    if (rows[2 * middle + 1]! < row) from = middle + 1
    else to = middle
  }
  return from < rows.length / 2 && rows[2 * from]! <= row
}

/** Whether a cell is locked. @param sheetRow its row's number in the sheet */
export const isLocked = (locks: readonly Lock[], column: number, sheetRow: number) =>
  locks.some((lock) => lock.column === column && holds(lock.rows, sheetRow))

/**
 * Whether a row of a workbook must stay: a cell that would change is locked, or would be too long.
 *
 * @param sheetRow its number in the sheet
 */
export const isRowLocked = (
  { locks }: Pick<InWorkbook, 'locks'>,
  sheetRow: number,
  before: readonly string[],
  after: readonly string[],
): boolean =>
  after.some(
    (text, column) =>
      text !== before[column] && (text.length > CELL_LIMIT || isLocked(locks, column, sheetRow)),
  )
