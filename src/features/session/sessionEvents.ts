import { createAction, SHOULD_AUTOBATCH, type PayloadAction } from '@reduxjs/toolkit'
import type { SessionRecord } from '../../domain/cleanse/savedCleanse'
import type { Reason } from '../../domain/cleanse/outcomes'
import type { Mapping } from '../../domain/cleanse/query'
import type { LeftOutChoices } from '../../domain/cleanse/columnChoices'
import type { Act, RowChange } from '../../domain/cleanse/decisions'

// Events of the session as a whole, which no slice owns. Events of the run are here if `file`, earlier in the flow, answers them;
// questions are here because `confirm` comes after the features that ask them.

/** The page was opened: listeners look for what earlier visits left. */
export const pageOpened = createAction('session/pageOpened')

/** A saved session goes onto the page. */
export const sessionResumed = createAction<SessionRecord>('session/resumed')

/** Start New Cleanse was confirmed: rows, mapping, results and record go. */
export const sessionCleared = createAction('session/cleared')

/** Every row is to be sent again: results and record go, file and mapping stay. */
export const resultsCleared = createAction('session/resultsCleared')

/** Rows to decide together, more than the page decides without asking. */
export interface ManyRows {
  rows: number[]
  decision: 'accepted' | 'originalKept'
  /** About the rows shown: the pressed reason, how many rows have which others, and which rows have none. */
  shown?: { reason: Reason | null; others: { reason: Reason; rows: number }[]; clear: number[] }
}

/** A question before something that cannot be undone. */
export type Question =
  | { kind: 'startNew' }
  | { kind: 'cleanseAgain' }
  | { kind: 'lookUpLeftOut'; rows: readonly number[] }
  /** `isAgain`: it is the loaded file, with another line as its header. */
  | { kind: 'replaceFile'; name: string; isAgain: boolean }
  | { kind: 'changeMapping'; change: Partial<Mapping> }
  | { kind: 'giveUp'; isFinished: boolean }
  | { kind: 'removeStored' }
  | ({ kind: 'decideMany' } & ManyRows)

/** The user pressed something about which the page asks first. The question replaces any open one. */
export const questionAsked = createAction<Question>('session/questionAsked')

/** The user chose a way to correct a row; `text` is the customer's own address. */
export const correctionAsked = createAction<{ row: number; text: string; way: 'find' | 'type' }>(
  'session/correctionAsked',
)

/** Which rows of a file to send. */
export interface FileChoices extends LeftOutChoices {
  /** Whether to send each distinct address once: for this file only, since it saves money and is in sight. */
  dedupe: boolean
}

/** Rows by their indexes: from the first to the last, which is excluded. */
export interface RowRange {
  from: number
  to: number
}

/** Rows without a result are to be sent: all, as Start does, those of a range, or some by their indexes; and answered ones again. */
export const runStarted = createAction<
  { range?: RowRange; rows?: readonly number[]; again?: readonly number[] } | undefined
>('session/runStarted')

/** Every row has a result; `at` in ms. */
export const runCompleted = createAction<{ at: number }>('session/runCompleted')

/** Resume was pressed on a paused run, for all remaining rows or for those of a range. */
export const runResumed = createAction<RowRange | undefined>('session/runResumed')

/** How a run has fared since it last recorded rows. */
export interface BatchNews {
  /** Whether all calls of the batch have ended. */
  isWhole: boolean
  /** How long they took since the previous ones, in ms. */
  tookMs: number
  /** Rows of the batch whose results were recorded earlier. */
  before: number
  /** Why rows keep their answers: looking them up again failed. */
  failures: string[]
}

export type ChangedBy = {
  /** When answers came, in ms; missing if none did. */
  at?: number
  /** How many calls were answered for it, and how many of them found nothing; 0 if missing. */
  lookups?: number
  unfound?: number
} & ({ by: 'run'; batch?: BatchNews } | { by: 'earlier' } | { by: 'person'; act: Act; isByKey?: boolean })

export type RowsChanged = ChangedBy & { changes: readonly RowChange[] }

/**
 * The only event that gives a row another result or decision, apart from those that replace all rows. It may include rows that
 * stay as they are.
 */
export const rowsChanged = createAction('session/rowsChanged', (payload: RowsChanged) => ({
  payload,
  // The screen shows a batch a moment later, and the next batch does not wait for that.
  meta: { [SHOULD_AUTOBATCH]: payload.by === 'run' && payload.batch !== undefined },
}))

/** Whether an action is something that a person did to rows: any act, or one of these. */
export const isPersons =
  (...acts: Act[]) =>
  (action: unknown): action is PayloadAction<Extract<RowsChanged, { by: 'person' }>> =>
    rowsChanged.match(action) &&
    action.payload.by === 'person' &&
    (acts.length === 0 || acts.includes(action.payload.act))
