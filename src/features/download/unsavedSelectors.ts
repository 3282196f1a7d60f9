import { areEqual } from '../../base/values'
import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../base/store/types'
import { selectColumns } from '../mapping/mappingSlice'
import { selectHasResults } from '../run/runSlice'
import { seenNow, stored, type Basis } from './savedFiles'

// In a separate file, since the first screen needs no other selector of downloads.

/** The slices that a file is written from. */
type Written = Pick<RootState, 'mapping' | 'run' | 'decisions' | 'threshold' | 'download' | 'corrected'>

export const selectBasis = createSelector(
  [
    ({ run }: Written) => run.results,
    ({ decisions }: Written) => decisions.present,
    selectColumns.sent,
    selectColumns.kinds,
    selectColumns.others,
    ({ threshold }: Written) => threshold,
    ({ corrected }: Written) => corrected.changesCapitals,
  ],
  (results, decisions, sent, kinds, others, threshold, inCapitals): Basis => {
    const { addressColumn, postcodeColumn, moreAddressColumns } = sent
    return {
      results,
      decisions,
      columns: JSON.stringify([addressColumn, postcodeColumn, moreAddressColumns]),
      // Without others, it is as an earlier version saved it.
      judging: JSON.stringify([threshold, kinds, ...(others.length > 0 ? [others] : [])]),
      inCapitals,
    }
  },
)

const selectSaved = ({ download }: Written) => download.saved

/** The files of this cleanse, and whether each still holds the results, the last one at the end. */
export const selectSavedFiles = createSelector([selectSaved, selectBasis], (files, now) =>
  files.map((file) => seenNow(file, now)),
)

export const selectStoredFiles = createSelector(
  [selectSaved, selectBasis],
  (files, now) => files.map((file) => stored(file, now)),
  // None of them changes during a run.
  { memoizeOptions: { resultEqualityCheck: areEqual } },
)

/** Whether a file holds the present results. */
export const selectIsDownloaded = (state: Written) =>
  selectSavedFiles(state).some((file) => file.state === 'holds')

/** Whether any result has not been downloaded. */
export const selectHasUnsavedResults = (state: RootState) =>
  selectHasResults(state) && !selectIsDownloaded(state)

/** Whether leaving would lose something paid for: such results, or an answer on its way to a row. */
export const selectWouldLose = (state: RootState) =>
  selectHasUnsavedResults(state) || state.run.request !== null
