import { inBlocks } from '../../base/inBlocks'
import type { RootState } from '../../base/store/types'
import { prepareRows } from '../run/prepareRows'
import { selectResults } from '../run/runSlice'
import { selectRowOutcome } from './resultsSelectors'

/**
 * Computes in pieces what the page needs of all rows when it shows their results: what `prepareRows` does, and outcome and
 * reasons of each.
 *
 * @param state that is about to be shown
 * @param rest resolves in a task of its own
 */
export async function prepareResults(state: RootState, rest: () => Promise<void>) {
  await prepareRows(state, rest)
  for await (const block of inBlocks(selectResults(state).keys(), rest))
    for (const row of block) selectRowOutcome(state, row)
}
