import Papa from 'papaparse'

const parse = (text: string, quoteChar: string) =>
  Papa.parse<string[]>(text, { delimiter: '\t', quoteChar, skipEmptyLines: 'greedy' })

/**
 * The CSV text of rows that were copied in a spreadsheet, which arrive with a tab between two cells. Quotes
 * that are not those of a cell with line breaks are characters like any other.
 *
 * @returns null for text that is not a table: a single line, or one without a tab
 */
export function pastedCsv(text: string): string | null {
  if (!text.includes('\t')) return null
  const quoted = parse(text, '"')
  const { data } = quoted.errors.some(({ type }) => type === 'Quotes') ? parse(text, '\0') : quoted
  return data.length > 1 ? Papa.unparse(data, { newline: '\r\n' }) : null
}
