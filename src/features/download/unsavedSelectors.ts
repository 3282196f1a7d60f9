import type { RootState } from '../../base/store/types'
import { selectHasResults } from '../run/runSelectors'

// In a separate file: the first screen needs no other selector of downloads.

/** Whether any result was not downloaded. */
export const selectHasUnsavedResults = (state: RootState) =>
  selectHasResults(state) && !state.download.isDownloaded

/** Whether leaving would lose what was paid for: such results, or an answer that is on its way to a row. */
export const selectWouldLose = (state: RootState) =>
  selectHasUnsavedResults(state) || state.run.request !== null
