import { createAction } from '@reduxjs/toolkit'
import type { SessionRecord } from '../../domain/cleanse/savedCleanse'
import type { LeftOutChoices } from '../../domain/cleanse/leavesOut'
import type { RowChange } from '../../domain/cleanse/decisions'

// What happens to the session as a whole, and no slice owns. Events of the run are here if `file`, earlier in the flow,
// answers them; questions are here because `confirm` comes after what asks them.

/** The page was opened: listeners look for what earlier visits left. */
export const pageOpened = createAction('session/pageOpened')

/** A saved session is put on the page. */
export const sessionResumed = createAction<SessionRecord>('session/resumed')

/** Start New Cleanse was confirmed: rows, mapping, results and record go. */
export const sessionCleared = createAction('session/cleared')

/** Every row is to be sent again: results and record go, file and mapping stay. */
export const resultsCleared = createAction('session/resultsCleared')

/** Start New Cleanse was pressed. */
export const newCleanseAsked = createAction('session/newCleanseAsked')

/** Start Cleanse was pressed though every row has a result. */
export const cleanseAgainAsked = createAction('session/cleanseAgainAsked')

/** The rows that were left out are to be looked up after all. */
export const leftOutAsked = createAction('session/leftOutAsked')

/** *Correct…* was pressed for a row; `text` is the customer's own address. */
export const correctionAsked = createAction<{ row: number; text: string }>('session/correctionAsked')

/** Which rows of a file are sent. */
export interface FileChoices extends LeftOutChoices {
  /** Whether each distinct address is sent once: of this file alone, since it saves money and is in sight. */
  dedupe: boolean
}

/** Rows by their indexes: from the first to the last, which is excluded. */
export interface RowRange {
  from: number
  to: number
}

/** Start was pressed: rows without a result are sent, all of them or those of a range. */
export const runStarted = createAction<{ range: RowRange } | undefined>('session/runStarted')

/** Every row has a result; `at` in ms. */
export const runCompleted = createAction<{ at: number }>('session/runCompleted')

/** Resume was pressed on a paused run. */
export const runResumed = createAction('session/runResumed')

/** Rows are to be sent again: those that failed, or the given ones, which were answered; `at` in ms. */
export const rowsSentAgain = createAction<{ at: number; rows?: number[] }>('session/rowsSentAgain')

/** A person corrected rows, or took that back: a step with its answers, and the paid calls that brought them; `at` in ms. */
export const rowsAnswered = createAction<{
  before: RowChange[]
  after: RowChange[]
  at: number
  lookups: number
}>('session/rowsAnswered')

const changesBy = (payload: RowChange[], isByKey = false) => ({ payload, meta: { isByKey } })

/** A step was undone: rows are as they were before it. */
export const stepUndone = createAction('session/stepUndone', changesBy)

/** A step that was undone was repeated: rows are as they were after it. */
export const stepRedone = createAction('session/stepRedone', changesBy)
