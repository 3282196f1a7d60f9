import type { RootState } from '../../app/base/types'
import { selectProgress } from '../run/runSelectors'

/** Whether there are results that exist nowhere but on the screen. */
export const selectHasUnsavedResults = (state: RootState) =>
  selectProgress(state).done > 0 && !state.download.isDownloaded
