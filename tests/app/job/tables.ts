import type { CsvFile } from '../../../src/base/csvFile'

export const isBlank = (cell = '') => cell.trim() === ''

/** The lines of a file below its titles that are not blank. */
export function belowTitles(table: string[][], { titleLines = [] }: CsvFile): string[][] {
  const titles = titleLines.filter((line) => /[\p{L}\p{N}]/u.test(line))
  return table.filter((row) => !row.every(isBlank)).slice(titles.length)
}

/** The rows of a file with the lines above the header that the list has. */
export const bodyOf = (table: string[][], list: CsvFile) => belowTitles(table, list).slice(1)

/** A table without the columns that hold no text: in a workbook they are none. */
export function filledColumns(table: string[][]): string[][] {
  const filled = [...(table[0] ?? []).keys()].filter((column) => table.some((row) => !isBlank(row[column])))
  return table.map((row) => filled.map((column) => row[column]!))
}
