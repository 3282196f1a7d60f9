import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../app/base/types'
import { holdsUnsavedAnswers, isFinished } from '../recovery/sessionRecord'
import { isPartDone, sumOf } from '../run/partSummary'

/** What the banner says of the cleanse that was found when the page opened; null when there is none. */
export const selectFound = createSelector(
  [(state: RootState) => state.recovery.kept, (state: RootState) => state.list.found],
  (kept, list) => {
    if (kept.status !== 'found') return null
    const { record } = kept
    const { fileName, isDownloaded, timestamp } = record
    const about = { fileName, isDownloaded, at: timestamp }
    const ownDecisions = Object.keys(record.decisions).length
    if (list?.id !== record.id || list.parts.length === 1) {
      const holdsUnsaved = holdsUnsavedAnswers(record)
      return {
        ...about,
        isFinished: isFinished(record),
        holdsUnsaved,
        decisions: ownDecisions,
        ...record.progress,
      }
    }
    // The part on record is newer than what the list says of it.
    const at = kept.isHandedOver ? -1 : (record.part?.at ?? 0)
    const others = list.parts.filter((_, place) => place !== at)
    const { done, total, decided } = sumOf(others)
    const own = at < 0 ? { done: 0, total: 0 } : record.progress
    return {
      ...about,
      decisions: decided + (at < 0 ? 0 : ownDecisions),
      isFinished: others.every(isPartDone) && (at < 0 || isFinished(record)),
      holdsUnsaved:
        holdsUnsavedAnswers(record) || (!isDownloaded && others.some(({ matched }) => matched > 0)),
      done: done + own.done,
      total: total + own.total,
    }
  },
)
