// What a saved session needs once it is opened; the first screen does without it.

import type { ListenerApi, RootState } from '../../base/store/types'
import { deliver, type ContentsOf } from '../download/deliver'
import { rowsContents } from '../download/downloadListeners'
import { downloadSlice, downloadWritten } from '../download/downloadSlice'
import { selectStoredFiles } from '../download/unsavedSelectors'
import { prepareRows } from '../review/prepareRows'

export { prepareRows } from '../review/prepareRows'
export { readCleanse } from './readCleanse'

/**
 * Downloads a session that is not on the page, from the state that would show it: all that is deleted with it, decisions
 * included.
 *
 * @returns the files of the session with this one; null if none was written
 */
export async function downloadSession(api: ListenerApi, state: RootState) {
  const contentsOf: ContentsOf = async (source) => {
    await prepareRows(state, source.rest)
    return rowsContents('nextMonth')(source)
  }
  const file = await deliver(api, 'nextMonth', contentsOf, 'csv', state)
  return (
    file &&
    selectStoredFiles({ ...state, download: downloadSlice.reducer(state.download, downloadWritten(file)) })
  )
}
