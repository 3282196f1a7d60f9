/**
 * Whether a file may be tried as CSV: its name ends in `.csv` in any case, or its type is `text/csv`.
 */
export function isCsv(file: { name: string; type: string }): boolean {
  return /\.csv$/i.test(file.name) || file.type.toLowerCase() === 'text/csv'
}
