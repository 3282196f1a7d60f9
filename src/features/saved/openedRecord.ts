// What a saved session needs once it is opened; the first screen does without it.

import { inBlocks } from '../../base/inBlocks'
import type { ListenerApi, RootState } from '../../base/store/types'
import { deliver, type ContentsOf } from '../download/deliver'
import { rowsContents } from '../download/downloadListeners'
import { downloadSlice, downloadWritten } from '../download/downloadSlice'
import { selectStoredFiles } from '../download/unsavedSelectors'
import { selectRowOutcome } from '../results/resultsSelectors'
import { prepareRows } from '../run/prepareRows'
import { selectResults } from '../run/runSlice'
import { selectMapping } from '../mapping/mappingSelectors'
import { buildQuery, queryKey, queryKeyBefore } from '../../domain/cleanse/rowQuery'
import { answerKey, withValues, type RowResult } from '../../domain/cleanse/rowResult'
import type { SessionRecord } from '../../domain/cleanse/savedCleanse'

export { readCleanse } from './readCleanse'

/**
 * A session whose answers are of the rows' texts as they are read today, also where the same columns were sent when a number alone
 * had no word of its column. So nothing is paid again, and the answer is compared with what the numbers mean.
 *
 * @param state that would show it
 * @param rest resolves in a task of its own
 */
export async function readToday(
  record: SessionRecord,
  state: RootState,
  rest: () => Promise<void>,
): Promise<SessionRecord> {
  const mapping = selectMapping(state)
  const results: [number, RowResult][] = []
  for await (const block of inBlocks(record.originalRows.entries(), rest))
    for (const [at, row] of block) {
      const result = record.resultRows[at]
      if (result?.kind !== 'answered' || result.origin) continue
      const key = answerKey(result)
      if (key !== queryKey(row, mapping) && key === queryKeyBefore(row, mapping))
        results.push([at, { ...result, query: buildQuery(row, mapping) }])
    }
  return results.length === 0 ? record : { ...record, resultRows: withValues(record.resultRows, results) }
}

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

/**
 * Downloads a session that is not on the page: all that is deleted with it, decisions included.
 *
 * @param pageWith the state of a page that shows a session
 * @returns the files of the session with this one; null if none was written
 */
export async function downloadSession(
  api: ListenerApi,
  record: SessionRecord,
  pageWith: (record: SessionRecord) => RootState,
) {
  const state = pageWith(record)
  const contentsOf: ContentsOf = async (source) => {
    const shown = pageWith(await readToday(record, state, source.rest))
    await prepareResults(shown, source.rest)
    return rowsContents('nextMonth')({ ...source, state: shown })
  }
  const file = await deliver(api, 'nextMonth', contentsOf, 'csv', state)
  return (
    file &&
    selectStoredFiles({ ...state, download: downloadSlice.reducer(state.download, downloadWritten(file)) })
  )
}
