// What a saved session needs once it is opened; the first screen does without it.

import type { ListenerApi, RootState } from '../../base/store/types'
import { inBlocks } from '../../base/inBlocks'
import { doubtsOf } from '../../domain/cleanse/doubts'
import type { SessionRecord } from '../../domain/cleanse/savedCleanse'
import { deliver } from '../download/deliver'
import { rowsContents } from '../download/downloadListeners'
import { downloadSlice, downloadWritten } from '../download/downloadSlice'
import { selectTheirColumns } from '../mapping/slotsSelectors'
import { selectStoredFiles } from '../download/unsavedSelectors'

export { readCleanse } from './readCleanse'

/**
 * Downloads a session that is not on the page, from the state that would show it: all that is deleted with it, decisions
 * included.
 *
 * @returns the files of the session with this one; null if none was written
 */
export async function downloadSession(api: ListenerApi, state: RootState) {
  const file = await deliver(api, 'nextMonth', rowsContents('nextMonth'), 'csv', state)
  return (
    file &&
    selectStoredFiles({ ...state, download: downloadSlice.reducer(state.download, downloadWritten(file)) })
  )
}

/**
 * Compares the rows of a session in pieces: the page would compare them all at once when it shows them.
 *
 * @param state that would show it
 */
export async function compareRows(
  api: ListenerApi,
  { originalRows, resultRows }: SessionRecord,
  state: RootState,
) {
  const columns = selectTheirColumns(state)
  for await (const block of inBlocks(resultRows.entries(), () => api.extra.nextTask()))
    for (const [row, result] of block) doubtsOf(result, originalRows[row]!, columns)
}
