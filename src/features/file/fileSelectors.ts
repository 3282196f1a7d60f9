import { repeatedIn } from '../../base/repeated'
import type { RootState } from '../../base/store/types'
import { fileMessages as messages } from './fileMessages'
import { unnamedColumn } from './fileNames'

/** Whether a line other than the first is the header of the loaded file, may be, or is being chosen. */
export function selectIsHeaderDoubted({ file: { loaded, asksHeaderLine } }: RootState): boolean {
  if (!loaded?.headerLine || asksHeaderLine) return asksHeaderLine
  const { line, looksLikeData, choices } = loaded.headerLine
  return looksLikeData || line !== choices[0]?.line
}

const known = new WeakMap<string[], Set<string>>()

/** The headers that a file has more than once, found once for all columns. */
function repeatedHeaders(headers: string[]): Set<string> {
  const repeated = known.get(headers) ?? repeatedIn(headers.map((header) => header.trim()))
  known.set(headers, repeated)
  return repeated
}

/** A column's name on the screen: its header, or its number if the header is blank, or both if the header repeats. */
export function columnLabel(headers: string[], column: number): string {
  const header = (headers[column] ?? '').trim()
  if (header === '') return unnamedColumn(column)
  return repeatedHeaders(headers).has(header) ? messages.repeatedColumn(header, column + 1) : header
}
