import { fileMessages as messages } from './fileMessages'

/**
 * The name a person can tell a column by: its header; with its number when the header is blank or repeats.
 */
export function columnLabel(headers: string[], column: number): string {
  const header = (headers[column] ?? '').trim()
  if (header === '') return messages.unnamedColumn(column + 1)
  const repeats = headers.some((other, at) => at !== column && other.trim() === header)
  return repeats ? messages.repeatedColumn(header, column + 1) : header
}
