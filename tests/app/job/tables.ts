import type { CsvFile } from '../../../src/base/csvFile'

export const isBlank = (cell = '') => cell.trim() === ''

/** The lines of a file below its titles that are not blank. */
export function belowTitles(table: string[][], { titleLines = [] }: CsvFile): string[][] {
  const titles = titleLines.filter((line) => /[\p{L}\p{N}]/u.test(line))
  return table.filter((row) => !row.every(isBlank)).slice(titles.length)
}

/** The rows of a file with the lines above the header that the list has. */
export const bodyOf = (table: string[][], list: CsvFile) => belowTitles(table, list).slice(1)
