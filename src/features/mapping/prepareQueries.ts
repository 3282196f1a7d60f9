import type { CsvFile } from '../../base/csvFile'
import { sampleOf } from '../../base/sample'
import { queryKey } from '../../domain/cleanse/query'
import { detectColumns } from './proposals'

/** Rows whose queries are made in one task. */
const ROWS_A_TASK = 1000

/**
 * Makes in pieces what the rows of a file will send by the columns that are proposed: the page asks for all of it at once
 * when it shows the file.
 *
 * @param rest resolves in a task of its own
 */
export async function prepareQueries({ headers, rows }: CsvFile, rest: () => Promise<void>) {
  const mapping = { ...detectColumns(headers, sampleOf(rows)), moreAddressColumns: [] }
  for (const [at, row] of rows.entries()) {
    queryKey(row, mapping)
    if ((at + 1) % ROWS_A_TASK === 0) await rest()
  }
}
