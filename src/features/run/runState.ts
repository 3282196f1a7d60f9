import type { Suggestion } from '../../api/schemas'
import type { BatchNews, FileChoices, RowRange, RowsChanged } from '../session/sessionEvents'
import { leftOutChoices } from '../../domain/cleanse/columnChoices'
import type { RowChange } from '../../domain/cleanse/decisions'
import { emptyRows, type RowResult } from '../../domain/cleanse/rowResult'
import {
  noTally,
  unsentTask,
  withResults,
  withoutRows,
  type CountedResults,
  type RunTask,
} from './settledRows'

/** Why a run waits for the user. */
export type PauseReason =
  /** With the provider's code, which tells a spent balance from a limit, and its words. */
  | { kind: 'credits' | 'refused'; code: number | null; message: string }
  /** Most rows of a long list were not found: are the columns right? */
  | { kind: 'fewMatches'; noMatch: number; answered: number }

/** Why a run sends nothing for now; `until` is in ms since 1970. */
export type Waiting = { kind: 'offline' } | { kind: 'slowedDown'; until: number }

/** Where a run is. Completed and stopped are both `idle`: how many rows have results tells them apart. */
type RunPhase =
  | { status: 'idle' }
  | { status: 'running'; waiting: Waiting | null }
  | { status: 'stopping' }
  | { status: 'paused'; reason: PauseReason }
  | { status: 'failed' }

/** What a paid call for a single row is for: the address of a suggestion, or another text. */
export type PaidEntry = { suggestion: Suggestion } | { text: string }

export type RowRequest = { row: number } & PaidEntry

export interface RunState extends CountedResults {
  phase: RunPhase
  task: RunTask
  /** The single row's paid call that is under way; no other paid call begins before it ends. */
  request: RowRequest | null
  choices: FileChoices
  /** Whether these choices are the user's for an earlier file with these headers. */
  isRecalled: boolean
  /** Whether rows that were not found stay so, although they send another text with the columns now chosen. */
  leavesUnfound: boolean
  /** The rows that the last run was limited to; null if it was not. */
  range: RowRange | null
  /** Whether the page has asked about few matches, once per cleanse. */
  isChecked: boolean
  /** Whether the browser tells the user how a run ended. */
  telling: 'off' | 'on' | 'refused' | 'impossible'
  /** How many rows kept their answers because looking them up again failed, and the last error. */
  failedAgain: { rows: number; error: string } | null
  /** Indexes of the last rows that were answered or failed, the newest first: at most five. */
  latest: number[]
  /** How many rows the last batches brought, and how long they took; none yet after Start, a pause or a lost connection. */
  batches: { rows: number; tookMs: number }[]
  /** How many calls were answered in this session, including those whose answers were thrown away. */
  lookups: number
  /** How many of them found nothing: the provider does not charge for those. */
  unfound: number
  /** How many rows took the answer of another row's call. */
  repeats: number
  /** How long runs took, in ms, without pauses. */
  elapsedMs: number
  /** When a run last began to send, or had results, in ms since 1970; null before the first run. */
  settledAt: number | null
  /** When the run last began, was asked to stop or ended, in ms since 1970; null before the first run. */
  turnedAt: number | null
}

const idle: RunPhase = { status: 'idle' }
export const sending: RunPhase = { status: 'running', waiting: null }

export const initialRunState: RunState = {
  phase: idle,
  request: null,
  results: [],
  tally: noTally,
  task: unsentTask(),
  choices: { dedupe: true, ...leftOutChoices() },
  isRecalled: false,
  leavesUnfound: false,
  range: null,
  isChecked: false,
  telling: 'off',
  failedAgain: null,
  latest: [],
  batches: [],
  lookups: 0,
  unfound: 0,
  repeats: 0,
  elapsedMs: 0,
  settledAt: null,
  turnedAt: null,
}

const LATEST = 5

/** Over how many batches to measure the pace, so that it follows a provider that slows down. */
const MOST_BATCHES = 20

/** Whether a run, or the paid call for a row, can begin: not during another. */
export const canBegin = ({ phase, request }: RunState) =>
  (phase.status === 'idle' || phase.status === 'failed') && request === null

/** The state of a run that begins. */
export const begun = (state: RunState, task: RunTask, range: RowRange | null): RunState => ({
  ...state,
  phase: sending,
  task,
  range,
  failedAgain: null,
  latest: [],
})

/** The state of a run that ended at `at`, in ms, completed or stopped. */
export const ended = (state: RunState, at: number): RunState => ({
  ...state,
  phase: idle,
  task: unsentTask(),
  turnedAt: at,
})

/** The state after rows were changed. */
export function withChanged(state: RunState, event: RowsChanged): RunState {
  const { changes, at, lookups = 0, unfound = 0 } = event
  const now = withResults(state, changes)
  const paid = { lookups: state.lookups + lookups, unfound: state.unfound + unfound }
  if (event.by === 'run' && event.batch)
    return { ...now, ...paid, ...faredOn(state, changes, event.batch, lookups), settledAt: at ?? null }
  if (event.by !== 'person' || event.act !== 'answered') return now
  return {
    ...now,
    ...paid,
    task: withoutRows(state.task, changes),
    // Free acts, such as typing, may happen while a call is under way.
    request: lookups > 0 ? null : state.request,
  }
}

/** The state of a run after some or all rows of a batch. */
function faredOn(
  state: RunState,
  changes: readonly RowChange[],
  { isWhole, tookMs, before, failures }: BatchNews,
  lookups: number,
) {
  // Rows with nothing to send are settled in between.
  const sent = changes.filter(({ after }) => after.result?.kind !== 'nothingToSend')
  const answered = changes.filter(({ after: { result } }) => result?.kind === 'answered' && !result.takenFrom)
  const batch = { rows: before + sent.length, tookMs }
  return {
    task: withoutRows(state.task, changes),
    failedAgain:
      failures.length > 0
        ? { rows: (state.failedAgain?.rows ?? 0) + failures.length, error: failures.at(-1)! }
        : state.failedAgain,
    latest: [...sent.map(({ row }) => row).toReversed(), ...state.latest].slice(0, LATEST),
    batches: isWhole ? [...state.batches.slice(1 - MOST_BATCHES), batch] : state.batches,
    repeats: state.repeats + Math.max(0, answered.length - lookups),
    elapsedMs: state.elapsedMs + tookMs,
  }
}

/** The state of rows without a result. */
export const withoutResults = (rows: number): RunState => ({
  ...initialRunState,
  results: emptyRows<RowResult | null>(rows, null),
})
