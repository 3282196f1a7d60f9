import { inBlocks } from '../../base/inBlocks'
import type { RootState } from '../../base/store/types'
import { doubtsOf } from '../../domain/cleanse/doubts'
import { queryKey } from '../../domain/cleanse/rowQuery'
import { readSent } from '../../domain/cleanse/sentText'
import { selectRows } from '../file/fileSlice'
import { selectMapping } from '../mapping/mappingSelectors'
import { selectTheirColumns } from '../mapping/slotsSelectors'
import { selectResults } from './runSlice'

/**
 * Computes in pieces what the page needs of all rows when it shows a state: what they send, and how their answers differ.
 *
 * @param state that is about to be shown
 * @param rest resolves in a task of its own
 */
export async function prepareRows(state: RootState, rest: () => Promise<void>) {
  const [results, mapping, columns] = [selectResults(state), selectMapping(state), selectTheirColumns(state)]
  for await (const block of inBlocks(selectRows(state).entries(), rest)) {
    for (const [at, row] of block) {
      queryKey(row, mapping)
      if (!results[at]) readSent(row, mapping)
      doubtsOf(results[at] ?? null, row, columns)
    }
  }
}
