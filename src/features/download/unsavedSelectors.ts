import type { RootState } from '../../app/base/types'
import { selectHasResults } from '../run/runSelectors'

/** Whether results would be lost that were never downloaded. Apart, because the first screen loads no other selector. */
export const selectHasUnsavedResults = (state: RootState) =>
  selectHasResults(state) && !state.download.isDownloaded
