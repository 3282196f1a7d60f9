import type { CsvFile } from '../../base/csvFile'
import { inBlocks } from '../../base/inBlocks'
import { sampleOf } from '../../base/sample'
import { queryKey } from '../../domain/cleanse/query'
import { detectColumns } from './proposals'

/**
 * Makes in pieces what the rows of a file will send by the columns that are proposed: the page asks for all of it at once
 * when it shows the file.
 *
 * @param rest resolves in a task of its own
 */
export async function prepareQueries({ headers, rows }: CsvFile, rest: () => Promise<void>) {
  const mapping = { ...detectColumns(headers, sampleOf(rows)), moreAddressColumns: [] }
  for await (const block of inBlocks(rows, rest)) for (const row of block) queryKey(row, mapping)
}
