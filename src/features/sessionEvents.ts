import { createAction, isAnyOf } from '@reduxjs/toolkit'
import type { CsvFile, ReadOptions } from '../app/base/csvFile'
import type { RowResult } from './answers/rowResult'
import type { Mapping } from './mapping/buildQuery'
import type { SessionRecord } from './recovery/sessionRecord'

/** Things that happen to the session as a whole; several slices answer each. */

/** The page was opened: what earlier visits left may be looked for. */
export const pageOpened = createAction('page/opened')

/** A file that is offered to the page, and how it is to be read. */
export interface FileRequest {
  /** Its number in the inbox. */
  id: number
  name: string
  type: string
  /** Names of the files that were dropped with it, which are not read. */
  notTaken: string[]
  read: ReadOptions
}

/**
 * A file was read: it takes the place of whatever was there. `keepsChoices` where it is another part of the
 * same one, with the same columns: what was chosen for that holds for it.
 */
export const fileLoaded = createAction(
  'file/loaded',
  (file: CsvFile, request: FileRequest | null = null, keepsChoices = false) => {
    // Rows never change, and Immer would look for drafts in every cell of what is not frozen.
    Object.freeze(file.rows)
    return { payload: file, meta: { request, keepsChoices } }
  },
)

/** The user took up the session that was found, or had a finished one shown: each slice takes its part. */
export const sessionResumed = createAction<SessionRecord>('session/resumed')

/** The user confirmed Start New Cleanse: rows, mapping, results and record go. */
export const sessionCleared = createAction('session/cleared')

/** The user chose to send every row again: results and record go, file and mapping stay. */
export const resultsCleared = createAction('session/resultsCleared')

/** The rows on the page are others now, or their results are gone. */
export const isSessionReplaced = isAnyOf(fileLoaded, sessionResumed, sessionCleared, resultsCleared)

/** Start was pressed: the rows without a result are sent, or those among the first few only. */
export const runStarted = createAction<{ onlyFirst: number } | undefined>('run/started')

/** A run has come to its end: every row has a result. */
export const runCompleted = createAction('run/completed')

/** Resume was pressed on a paused run. */
export const runResumed = createAction('run/resumed')

/** Retry failed rows was pressed: their errors are dropped and they are sent again; `at` in ms. */
export const failedRowsRetried = createAction<{ at: number }>('run/failedRowsRetried')

/** A single row was looked up again with a text that the user edited: this is its result now; `at` in ms. */
export const rowLookedUp = createAction<{ row: number; result: RowResult; at: number }>('row/lookedUp')

/** A file was dropped, picked or pasted, or is to be read in another way; whether it is read may have to be asked first. */
export const fileOffered = createAction<FileRequest>('file/offered')

/** The user chose other columns; whether they apply may have to be asked first. */
export const mappingOffered = createAction<Partial<Mapping>>('mapping/offered')

/** What the user is asked before something is done that cannot be undone. */
export type Question =
  | { kind: 'startNew' }
  | { kind: 'cleanseAgain' }
  | { kind: 'replaceFile'; request: FileRequest }
  | { kind: 'changeMapping'; change: Partial<Mapping> }
  | { kind: 'giveUp'; isFinished: boolean }

export const questionAsked = createAction<Question>('confirm/asked')
