import { fileWords as words } from './fileWords'

/**
 * The name a person can tell a column by: its header; with its number when the header is blank or repeats.
 */
export function columnLabel(headers: string[], column: number): string {
  const header = (headers[column] ?? '').trim()
  if (header === '') return words.unnamedColumn(column + 1)
  const repeats = headers.some((other, at) => at !== column && other.trim() === header)
  return repeats ? words.repeatedColumn(header, column + 1) : header
}
