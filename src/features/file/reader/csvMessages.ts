import { MAX_ROWS } from '../../../app/base/constants'
import { formatNumber } from '../../../app/base/format'

/** Characters of a line that are quoted; a line may be as long as a file. */
const EXCERPT = 80

/** How a line begins: its values that are not blank, on one line. */
function excerpt(cells: string[], delimiter = ', '): string {
  const shown = delimiter === ', ' ? cells.filter((cell) => cell.trim() !== '') : cells
  const text = shown.join(delimiter).replace(/\s+/g, ' ').trim()
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT - 1).trimEnd()}…` : text
}

/** What is said of a file while it is read. */
export const csvMessages = {
  notText: 'This file is not text. Please save your spreadsheet as CSV and choose that file.',
  empty: 'The file is empty. Please choose a file with a header row and addresses.',
  noRows: 'The file has a header row but no data rows. Please add addresses and try again.',
  tooManyRows: (count: number) =>
    `File contains ${formatNumber(count)} rows. Maximum allowed is ${formatNumber(MAX_ROWS)} rows. Please reduce your file size and try again.`,
  unterminatedQuote: 'Quoted field unterminated',
  atLine: (message: string, line: number) => `${message} (line ${line}).`,
  longRow: (line: number, found: number, expected: number) =>
    `Too many fields: expected ${expected} fields but parsed ${found} (line ${line}).`,
  excerpt,
  mendQuote: (line: number, text: string | null) =>
    `A value in line ${line} begins with a quotation mark (") that is not closed in the right place${text === null ? '.' : `: “${text}”.`} Open the file in Excel, find that row, take the quotation mark out, and save the file as “CSV UTF-8 (Comma delimited)”. Then choose it again.`,
  mendLongRow: (line: number, text: string, found: number, expected: number) =>
    `Line ${line} has ${formatNumber(found)} values, and there ${expected === 1 ? 'is 1 column' : `are ${formatNumber(expected)} columns`}: “${text}”. Often an address holds a comma that splits it in two. Open the file in Excel, find that row, put the values that were split back into one cell, and save the file as “CSV UTF-8 (Comma delimited)”. Then choose it again.`,
  unreadableLine: (line: number) => `Line ${line} has letters that cannot be read.`,
  mendEncoding:
    'Two programs have written this file in different ways. Open it in Excel, put the letters of that line right, and save the file as “CSV UTF-8 (Comma delimited)”. Then choose it again.',
  shortRow: (line: number, found: number, expected: number) =>
    `Line ${line} has ${found} of ${expected} values. The missing ones are left blank.`,
}
