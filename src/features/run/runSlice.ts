import { createAction, createSlice, isAnyOf, prepareAutoBatched, type PayloadAction } from '@reduxjs/toolkit'
import {
  resultsCleared,
  rowsChanged,
  runCompleted,
  runResumed,
  runStarted,
  sessionCleared,
  sessionResumed,
  type FileChoices,
} from '../session/sessionEvents'
import { outsideImmer } from '../../base/store/longLists'
import type { CallProblem } from '../../api/apiFailure'
import { fileLoaded } from '../file/fileSlice'
import { leftOutChoices } from '../../domain/cleanse/columnChoices'
import { choicesRecalled, leftOutAdded } from '../mapping/mappingSlice'
import {
  begun,
  canBegin,
  ended,
  initialRunState,
  sending,
  withChanged,
  withoutResults,
  type PauseReason,
  type RowRequest,
  type RunState,
  type Waiting,
} from './runState'
import { tallyOf, unsentTask, doneIn } from './settledRows'

/** The page now holds other rows, or their results are gone. */
export const isSessionReplaced = isAnyOf(fileLoaded, sessionResumed, sessionCleared, resultsCleared)

export const runSlice = createSlice({
  name: 'run',
  initialState: initialRunState,
  reducers: {
    /** The user wants to be told how a run ends, or no longer does; or the browser cannot do it. */
    tellingChosen(state, action: PayloadAction<RunState['telling']>) {
      state.telling = action.payload
    },
    /** The user chose which rows of the file to send. */
    sendingChosen(state, { payload }: PayloadAction<Partial<FileChoices>>) {
      Object.assign(state.choices, payload)
      state.isRecalled = false
    },
    /** The user chose whether to look up again, with other columns, the rows that were not found. */
    unfoundChosen(state, { payload }: PayloadAction<boolean>) {
      state.leavesUnfound = !payload
    },
    /** The loop begins to send, at Start or after a pause. */
    runPlanned: {
      prepare: prepareAutoBatched<{ at: number }>(),
      reducer(state, { payload: { at } }: PayloadAction<{ at: number }>) {
        Object.assign(state, { settledAt: at, turnedAt: at, batches: [] })
      },
    },
    /** The run sends nothing for now, and why; null once it goes on. */
    waitingChanged(state, { payload: waiting }: PayloadAction<Waiting | null>) {
      if (waiting?.kind === 'offline') state.batches = []
      if (state.phase.status === 'running') state.phase = { status: 'running', waiting }
    },
    runPaused(state, action: PayloadAction<PauseReason>) {
      if (state.phase.status !== 'running') return
      state.phase = { status: 'paused', reason: action.payload }
      if (action.payload.kind === 'fewMatches') state.isChecked = true
    },
    /** Stop was pressed: requests in flight settle, and no more are sent. */
    stopAsked(state, { payload }: PayloadAction<{ at: number }>) {
      state.turnedAt = payload.at
      const { status } = state.phase
      if (status === 'running' || status === 'paused') state.phase = { status: 'stopping' }
    },
    /** The run ended with rows unsent. */
    runStopped: (state, { payload }: PayloadAction<{ at: number }>) => ended(outsideImmer(state), payload.at),
    /** Our own code threw: rows without a result stay unsent. */
    runBroke: (state, { payload }: PayloadAction<{ at: number }>) => ({
      ...ended(outsideImmer(state), payload.at),
      phase: { status: 'failed' },
    }),
    /** The user asked for a single row's paid call, outside any run, perhaps more than once: it is sent once. */
    rowRequested(state, { payload }: PayloadAction<RowRequest>) {
      if (canBegin(outsideImmer(state))) state.request = payload
    },
    rowRequestFailed(state, _: PayloadAction<{ row: number; problem: CallProblem }>) {
      state.request = null
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(runStarted, (state, { payload }) => {
        const before = outsideImmer(state)
        const { range, rows, again = [] } = payload ?? {}
        const task = rows
          ? { kind: 'chosen' as const, rows, again }
          : unsentTask(range?.from, range?.to, again)
        if (canBegin(before)) return begun(before, task, rows ? before.range : (range ?? null))
      })
      .addCase(runResumed, (state, { payload: range }) => {
        if (state.phase.status !== 'paused') return
        state.phase = sending
        const { again } = outsideImmer(state).task
        if (range) Object.assign(state, { task: unsentTask(range.from, range.to, again), range })
      })
      .addCase(rowsChanged, (state, { payload }) => withChanged(outsideImmer(state), payload))
      .addCase(runCompleted, (state, { payload }) => ended(outsideImmer(state), payload.at))
      .addCase(fileLoaded, ({ telling }, { payload }) => ({
        ...withoutResults(payload.rows.length),
        telling,
      }))
      .addCase(sessionResumed, ({ telling }, { payload: record }) => ({
        ...initialRunState,
        telling,
        results: record.resultRows,
        tally: tallyOf(record.resultRows),
        choices: { dedupe: record.sendsDistinctOnce, ...leftOutChoices(record) },
        isChecked: record.isChecked ?? false,
        lookups: record.lookups,
        // An earlier version did not count them.
        unfound: record.unfound ?? Math.min(record.lookups, tallyOf(record.resultRows).noMatch),
        repeats: record.repeats ?? 0,
        elapsedMs: record.elapsedMs,
      }))
      .addCase(choicesRecalled, (state, { payload: { choices } }) => {
        if (!choices) return
        Object.assign(state.choices, choices)
        state.isRecalled = Object.values(choices).some(Boolean)
      })
      .addCase(leftOutAdded, (state) => {
        Object.assign(state.choices, leftOutChoices())
        state.isRecalled = false
      })
      .addCase(resultsCleared, ({ results, choices, lookups, unfound, repeats, telling }) => ({
        ...withoutResults(results.length),
        telling,
        choices,
        lookups,
        unfound,
        repeats,
      }))
      .addCase(sessionCleared, ({ telling }) => ({ ...initialRunState, telling }))
  },
  selectors: {
    selectPhase: ({ phase }) => phase,
    selectResults: ({ results }) => results,
    /** The result of a row; null without one, and for a row that does not exist. */
    selectResult: ({ results }, row: number) => results[row] ?? null,
    selectHasResults: ({ tally }) => doneIn(tally) > 0,
    selectFailedCount: ({ tally }) => tally.failed,
    /** How many rows were answered, with or without a match. */
    selectAnsweredCount: ({ tally }) => tally.matched + tally.noMatch,
  },
})

/** *Change the columns* was pressed, when most rows were not found. */
export const columnsDoubted = createAction('run/columnsDoubted')

/** Stop was pressed again: requests in flight are aborted, and their rows stay unsent. */
export const requestsAbandoned = createAction('run/requestsAbandoned')

export const {
  runPlanned,
  waitingChanged,
  runPaused,
  stopAsked,
  rowRequested,
  rowRequestFailed,
  runStopped,
  runBroke,
  tellingChosen,
  sendingChosen,
  unfoundChosen,
} = runSlice.actions
export const {
  selectPhase,
  selectResults,
  selectResult,
  selectHasResults,
  selectFailedCount,
  selectAnsweredCount,
} = runSlice.selectors
