import { createAction } from '@reduxjs/toolkit'
import type { SessionRecord } from './recovery/sessionRecord'

/** Things that happen to the session as a whole; several slices answer each. */

/** The page was opened: what earlier visits left may be looked for. */
export const pageOpened = createAction('page/opened')

/**
 * A saved session is put on the page, and each slice takes what is its own: the one that was found, or, with `isPart`,
 * another part of the list on the page.
 */
export const sessionResumed = createAction('session/resumed', (record: SessionRecord, isPart = false) => ({
  payload: record,
  meta: { isPart },
}))

/** The user confirmed Start New Cleanse: rows, mapping, results and record go. */
export const sessionCleared = createAction('session/cleared')

/** The user chose to send every row again: results and record go, file and mapping stay. */
export const resultsCleared = createAction('session/resultsCleared')

/** The user asks for a new cleanse; whether results go has to be confirmed first. */
export const newCleanseAsked = createAction('session/newCleanseAsked')

/** The user asks to look up every row again; this has to be confirmed first. */
export const cleanseAgainAsked = createAction('session/cleanseAgainAsked')

/**
 * Start was pressed, or a list goes on with its next part: the rows without a result are sent, or those among the first
 * few only.
 */
export const runStarted = createAction<{ onlyFirst?: number; isNextPart?: boolean } | undefined>(
  'run/started',
)

/** A run is over and every row has a result; `at` in ms. */
export const runCompleted = createAction<{ at: number }>('run/completed')

/** Resume was pressed on a paused run. */
export const runResumed = createAction('run/resumed')

/** Rows are to be sent again: those that failed, or the answered ones that are named; `at` in ms. */
export const rowsSentAgain = createAction<{ at: number; rows?: number[] }>('run/rowsSentAgain')
