import { createAction } from '@reduxjs/toolkit'
import type { SessionRecord } from './recovery/sessionRecord'

// What happens to the session as a whole, and no slice owns. Events of the run are here if `file`, earlier in the flow,
// answers them; questions are here because `confirm` comes after what asks them.

/** The page was opened: listeners look for what earlier visits left. */
export const pageOpened = createAction('session/pageOpened')

/** A saved session is put on the page: the one that was found or, with `isPart`, another part of the list. */
export const sessionResumed = createAction('session/resumed', (record: SessionRecord, isPart = false) => ({
  payload: record,
  meta: { isPart },
}))

/** Start New Cleanse was confirmed: rows, mapping, results and record go. */
export const sessionCleared = createAction('session/cleared')

/** Every row is to be sent again: results and record go, file and mapping stay. */
export const resultsCleared = createAction('session/resultsCleared')

/** Start New Cleanse was pressed. */
export const newCleanseAsked = createAction('session/newCleanseAsked')

/** Start Cleanse was pressed though every row has a result. */
export const cleanseAgainAsked = createAction('session/cleanseAgainAsked')

/** Start was pressed, or a list goes on with its next part: rows without a result are sent, or only the first few. */
export const runStarted = createAction<{ onlyFirst?: number; isNextPart?: boolean } | undefined>(
  'session/runStarted',
)

/** Every row has a result; `at` in ms. */
export const runCompleted = createAction<{ at: number }>('session/runCompleted')

/** Resume was pressed on a paused run. */
export const runResumed = createAction('session/runResumed')

/** Rows are to be sent again: those that failed, or the given ones, which were answered; `at` in ms. */
export const rowsSentAgain = createAction<{ at: number; rows?: number[] }>('session/rowsSentAgain')
