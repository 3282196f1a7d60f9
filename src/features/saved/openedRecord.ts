// What a saved session needs once it is opened; the first screen does without it.

import type { ListenerApi, RootState } from '../../base/store/types'
import { inBlocks } from '../../base/inBlocks'
import { writeFile } from '../download/deliver'
import { rowsContents } from '../download/downloadListeners'
import { downloadSlice, downloadWritten } from '../download/downloadSlice'
import { fileSlice } from '../file/fileSlice'
import { mappingSlice } from '../mapping/mappingSlice'
import { prepareAddress } from '../review/addressListeners'
import { decisionsSlice } from '../review/decisionsSlice'
import { viewSlice } from '../review/viewSlice'
import { runSlice } from '../run/runSlice'
import { sessionResumed } from '../session/sessionEvents'
import type { SessionRecord } from '../../domain/cleanse/savedCleanse'

/** The page's state once a session is resumed. */
function stateWith(page: RootState, record: SessionRecord): RootState {
  const resumed = sessionResumed(record)
  return {
    ...page,
    file: fileSlice.reducer(page.file, resumed),
    mapping: mappingSlice.reducer(page.mapping, resumed),
    run: runSlice.reducer(page.run, resumed),
    decisions: decisionsSlice.reducer(page.decisions, resumed),
    view: viewSlice.reducer(page.view, resumed),
    download: downloadSlice.reducer(page.download, resumed),
  }
}

/** Downloads a session that is not on the page, by the choices of the device. */
export async function downloadRecord(api: ListenerApi, record: SessionRecord) {
  const state = stateWith(api.getState(), record)
  const contents = rowsContents('everything')
  const { written, content } = await writeFile(api.extra, state, 'everything', contents, 'csv')
  api.extra.saveFile(written.name, content)
  api.dispatch(downloadWritten({ ...written, at: api.extra.now() }))
}

/** Compares the addresses of a session in pieces: the page would compare them all at once when it shows them. */
export async function compareRows(api: ListenerApi, record: SessionRecord) {
  const state = stateWith(api.getState(), record)
  for await (const block of inBlocks(record.resultRows.keys(), () => api.extra.nextTask()))
    for (const row of block) prepareAddress(state, row)
}
