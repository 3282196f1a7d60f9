import type { RootState } from '../../app/base/types'
import { downloadSlice } from '../download/downloadSlice'
import { fileSlice } from '../file/fileSlice'
import { mappingSlice } from '../mapping/mappingSlice'
import { decisionsSlice } from '../results/decisionsSlice'
import { viewSlice } from '../results/viewSlice'
import { runSlice } from '../run/runSlice'
import { sessionResumed } from '../sessionEvents'
import type { SessionRecord } from './sessionRecord'

/** What the state would be with the session of a record on the page; the choices of the device are those of `state`. */
export function stateOfRecord(state: RootState, record: SessionRecord): RootState {
  const resumed = sessionResumed(record)
  return {
    ...state,
    file: fileSlice.reducer(state.file, resumed),
    mapping: mappingSlice.reducer(state.mapping, resumed),
    run: runSlice.reducer(state.run, resumed),
    decisions: decisionsSlice.reducer(state.decisions, resumed),
    view: viewSlice.reducer(state.view, resumed),
    download: downloadSlice.reducer(state.download, resumed),
  }
}
