import type { RootState } from '../../app/base/types'
import { selectHasResults } from '../run/runSelectors'

/** Whether there are results that exist nowhere but on the screen. */
export const selectHasUnsavedResults = (state: RootState) =>
  selectHasResults(state) && !state.download.isDownloaded
