import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../app/base/types'
import { holdsUnsavedAnswers, isFinished } from '../recovery/sessionRecord'
import { isPartDone, sumOf } from '../run/partSummary'

/** What the banner says of the cleanse that was found when the page opened; null if there is none. */
export const selectFound = createSelector(
  [(state: RootState) => state.recovery.session, (state: RootState) => state.list.found],
  (session, list) => {
    if (session.status !== 'found') return null
    const { record } = session
    const { fileName, isDownloaded, timestamp, part, progress } = record
    const isList = list?.id === record.id && list.parts.length > 1
    // A part on record is newer than its summary in the list.
    const isSummed = isList && session.isHandedOver
    const summed = isList ? list.parts.filter((_, place) => isSummed || place !== part?.at) : []
    const sum = sumOf(summed)
    return {
      fileName,
      isDownloaded,
      at: timestamp,
      /** Whether the other parts of its list are counted: not until IndexedDB has answered. */
      isCounted: part === undefined || list !== undefined,
      isFinished: summed.every(isPartDone) && (isSummed || isFinished(record)),
      holdsUnsaved:
        holdsUnsavedAnswers(record) || (!isDownloaded && summed.some(({ matched }) => matched > 0)),
      decisions: sum.decided + (isSummed ? 0 : Object.keys(record.decisions).length),
      done: sum.done + (isSummed ? 0 : progress.done),
      total: sum.total + (isSummed ? 0 : progress.total),
    }
  },
)
