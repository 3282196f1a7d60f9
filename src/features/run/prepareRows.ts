import { inBlocks } from '../../base/manyRows'
import type { RootState } from '../../base/store/types'
import { countryReader } from '../../domain/address/columns/abroad'
import { doubtsOf } from '../../domain/cleanse/rowReading'
import { queryKey, readSent } from '../../domain/cleanse/sentText'
import { selectHeaders, selectRows } from '../file/fileSlice'
import { selectMapping, selectTheirColumns } from '../mapping/mappingSelectors'
import { selectResults } from './runSlice'

/**
 * Works out, in pieces, what the page needs to know about all rows when it shows a state: what they send, which country they
 * name, and how their answers differ.
 *
 * @param rest resolves in a new task
 */
export async function prepareRows(state: RootState, rest: () => Promise<void>) {
  const [results, mapping, columns] = [selectResults(state), selectMapping(state), selectTheirColumns(state)]
  const rows = selectRows(state)
  const countryOf = countryReader(selectHeaders(state), rows, mapping.addressColumn)
  for await (const block of inBlocks(rows.entries(), rest)) {
    for (const [at, row] of block) {
      queryKey(row, mapping)
      countryOf(row)
      if (!results[at]) readSent(row, mapping)
      doubtsOf(results[at] ?? null, row, columns)
    }
  }
}
