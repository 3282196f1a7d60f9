import { createAction, isAnyOf } from '@reduxjs/toolkit'
import type { CsvFile } from '../app/base/csvFile'
import type { RowResult } from './answers/rowResult'
import type { Mapping } from './mapping/buildQuery'
import type { SessionRecord } from './recovery/sessionRecord'

/** Things that happen to the session as a whole; several slices answer each. */

/** The page was opened: what earlier visits left may be looked for. */
export const pageOpened = createAction('page/opened')

/** A file was read: it takes the place of whatever was there (FILE-15). */
export const fileLoaded = createAction<CsvFile>('file/loaded')

/** The user took up the session that was found, or had a finished one shown: each slice takes its part (RECOVERY-6). */
export const sessionResumed = createAction<SessionRecord>('session/resumed')

/** The user confirmed Start New Cleanse: rows, mapping, results and record go (CONFIRM-1). */
export const sessionCleared = createAction('session/cleared')

/** The user chose to send every row again: results and record go, file and mapping stay (CONFIRM-2, CONFIRM-4). */
export const resultsCleared = createAction('session/resultsCleared')

/** The rows on the page are others now, or their results are gone. */
export const isSessionReplaced = isAnyOf(fileLoaded, sessionResumed, sessionCleared, resultsCleared)

/** Start was pressed: the rows without a result are sent, or those among the first few only (RUN-6, RUN-19). */
export const runStarted = createAction<{ onlyFirst: number } | undefined>('run/started')

/** Resume was pressed on a paused run. */
export const runResumed = createAction('run/resumed')

/** Retry failed rows was pressed: their errors are dropped and they are sent again (RUN-16, RECOVERY-2); `at` in ms. */
export const failedRowsRetried = createAction<{ at: number }>('run/failedRowsRetried')

/** A single row was looked up again with a text that the user edited: this is its result now; `at` in ms. */
export const rowLookedUp = createAction<{ row: number; result: RowResult; at: number }>('row/lookedUp')

/** A file was dropped or picked; whether it is read may have to be asked first (CONFIRM-3). */
export const fileOffered = createAction<{ name: string; type: string }>('file/offered')

/** The user chose other columns; whether they apply may have to be asked first (CONFIRM-4). */
export const mappingOffered = createAction<Partial<Mapping>>('mapping/offered')

/** What the user is asked before something is done that cannot be undone. */
export type Question =
  | { kind: 'startNew' }
  | { kind: 'cleanseAgain' }
  | { kind: 'replaceFile'; name: string; type: string }
  | { kind: 'changeMapping'; change: Partial<Mapping> }
  | { kind: 'giveUp'; isFinished: boolean }

export const questionAsked = createAction<Question>('confirm/asked')
