import type { RootState } from '../../app/base/types'
import { csvOf } from '../download/downloadOf'
import { downloadSlice } from '../download/downloadSlice'
import { fileSlice } from '../file/fileSlice'
import { mappingSlice } from '../mapping/mappingSlice'
import { decisionsSlice } from '../results/decisionsSlice'
import { viewSlice } from '../results/viewSlice'
import { runSlice } from '../run/runSlice'
import { sessionResumed } from '../sessionEvents'
import type { SessionRecord } from './sessionRecord'

/**
 * The download of a session that is not on the page; the choices of the device are those of `page`.
 *
 * @param rest resolves in a task of its own, so that a long list does not hold the page up
 */
export function csvOfRecord(page: RootState, record: SessionRecord, rest: () => Promise<void>) {
  const resumed = sessionResumed(record)
  const state: RootState = {
    ...page,
    file: fileSlice.reducer(page.file, resumed),
    mapping: mappingSlice.reducer(page.mapping, resumed),
    run: runSlice.reducer(page.run, resumed),
    decisions: decisionsSlice.reducer(page.decisions, resumed),
    view: viewSlice.reducer(page.view, resumed),
    download: downloadSlice.reducer(page.download, resumed),
  }
  return csvOf(state, 'everything', rest)
}
