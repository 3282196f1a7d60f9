/**
 * The column of a file that tells its customers apart: the first one whose values, but for blank ones, are all
 * distinct and stand in nine rows of ten at least; else the one with the most distinct values, if these are half as
 * many as the rows; of several the first.
 *
 * @param except columns that are not asked for, by index
 * @returns its index, or null where no column does
 */
export function tellingColumn(headers: string[], rows: string[][], except: number[]): number | null {
  const columns = headers
    .map((_, column) => {
      const filled = rows.map((row) => (row[column] ?? '').trim()).filter((value) => value !== '')
      return { column, filled: filled.length, distinct: new Set(filled).size }
    })
    .filter(({ column, filled }) => !except.includes(column) && filled > 0)

  // In whole numbers, so that nothing is rounded.
  const telling = columns.find(
    ({ filled, distinct }) => distinct === filled && filled * 10 >= rows.length * 9,
  )
  if (telling) return telling.column

  const most = Math.max(...columns.map(({ distinct }) => distinct))
  return columns.find(({ distinct }) => distinct === most && most * 2 >= rows.length)?.column ?? null
}
