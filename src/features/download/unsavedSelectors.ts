import type { RootState } from '../../base/store/types'
import { selectHasResults } from '../run/runSelectors'

/** Whether any result was not downloaded. In a separate file: the first screen needs no other selector of downloads. */
export const selectHasUnsavedResults = (state: RootState) =>
  selectHasResults(state) && !state.download.isDownloaded
