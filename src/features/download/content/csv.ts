import type { CsvFile, Delimiter, WorkbookHead } from '../../../base/csvFile'

const BYTE_ORDER_MARK = '\uFEFF'

function linesWith(delimiter: Delimiter, lineEnd: string): (rows: string[][]) => string {
  const needsQuotes = new RegExp(`[${delimiter === '\t' ? '\\t' : delimiter}"\r\n\uFEFF]|^\\s|\\s$`)
  const quoted = (cell: string) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return (rows) => rows.map((row) => `${row.map(quoted).join(delimiter)}${lineEnd}`).join('')
}

/**
 * The text of a CSV file in pieces, from blocks of rows, without a byte-order mark; title lines are as in the file.
 *
 * @param as what ends its lines, and whether its columns are nameless
 */
export async function csvTexts(
  { titleLines, delimiter, headers }: WorkbookHead,
  blocks: AsyncIterable<string[][]>,
  { lineEnd = '\r\n', isHeaderless }: Pick<CsvFile, 'lineEnd' | 'isHeaderless'> = {},
): Promise<string[]> {
  const lines = linesWith(delimiter, lineEnd)
  const texts = titleLines.map((line) => line + lineEnd)
  if (!isHeaderless) texts.push(lines([headers]))
  for await (const rows of blocks) texts.push(lines(rows))
  return texts
}

/** The pieces of a text in UTF-8, with a byte-order mark if any character is beyond ASCII. */
export const inUtf8 = (texts: string[]): string[] =>
  texts.some((text) => /[\u0080-\uFFFF]/.test(text)) ? [BYTE_ORDER_MARK, ...texts] : texts

/** The pieces of a CSV file. */
export const writeCsv = async (head: WorkbookHead, blocks: AsyncIterable<string[][]>): Promise<string[]> =>
  inUtf8(await csvTexts(head, blocks))

/** Signs that begin a formula, even after line breaks and blanks. */
const FORMULA = /^\s*[=@\t+-]/

/** A number, or a telephone number, with blanks and brackets that no sum has. */
const NUMBER = /^\s*(?:[+-]\d+(?:\.\d+)?(?:e[+-]?\d+)?|\+\d[\d\s]*(?:\(\d+\)[\d\s]*)?)$/i

/** Puts an apostrophe before text that a spreadsheet would run as a formula, except numbers and telephone numbers. */
export const escapeFormula = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
