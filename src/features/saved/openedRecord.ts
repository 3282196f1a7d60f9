// What a saved session needs once it is opened; the first screen does without it.

import type { ListenerApi, RootState } from '../../base/store/types'
import { inBlocks } from '../../base/inBlocks'
import { doubtsOf } from '../../domain/cleanse/doubts'
import type { SessionRecord } from '../../domain/cleanse/savedCleanse'
import { writeFile } from '../download/deliver'
import { rowsContents } from '../download/downloadListeners'
import { downloadWritten } from '../download/downloadSlice'

/** Downloads a session that is not on the page, from the state that would show it. */
export async function downloadSession(api: ListenerApi, state: RootState) {
  const { written, content } = await writeFile(
    api.extra,
    state,
    'everything',
    rowsContents('everything'),
    'csv',
  )
  api.extra.saveFile(written.name, content)
  const { file } = api.getState()
  // The page may hold another list by now.
  if (file.loaded && file.id !== state.file.id) return
  api.dispatch(downloadWritten({ ...written, at: api.extra.now() }))
}

/** Compares the rows of a session in pieces: the page would compare them all at once when it shows them. */
export async function compareRows(api: ListenerApi, { originalRows, resultRows }: SessionRecord) {
  for await (const block of inBlocks(resultRows.entries(), () => api.extra.nextTask()))
    for (const [row, result] of block) doubtsOf(result, originalRows[row]!)
}
