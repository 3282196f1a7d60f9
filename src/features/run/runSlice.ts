import {
  createAction,
  createSlice,
  isAnyOf,
  prepareAutoBatched,
  type Draft,
  type PayloadAction,
} from '@reduxjs/toolkit'
import {
  rowsSentAgain,
  resultsCleared,
  rowsAnswered,
  runCompleted,
  runResumed,
  runStarted,
  sessionCleared,
  sessionResumed,
  stepRedone,
  stepUndone,
  type FileChoices,
} from '../session/sessionEvents'
import { outsideImmer } from '../../base/store/longLists'
import type { CallProblem } from '../../api/apiFailure'
import { fileLoaded } from '../file/fileSlice'
import { leftOutChoices } from '../../domain/cleanse/leavesOut'
import { answerKindOf } from '../../domain/cleanse/readAnswer'
import type { RowChange } from '../../domain/cleanse/decisions'
import { answersTaken } from '../earlier/earlierSlice'
import { choicesRecalled } from '../mapping/mappingSlice'
import {
  begun,
  canBegin,
  ended,
  initialRunState,
  sending,
  settled,
  withoutFailures,
  withoutResults,
  type PauseReason,
  type RowRequest,
  type RunState,
  type SettledRows,
  type Waiting,
} from './runState'
import { tallyOf, unsentTask, withoutRows, withResults, doneIn } from './settledRows'

/** The page holds other rows now, or their results are gone. */
export const isSessionReplaced = isAnyOf(fileLoaded, sessionResumed, sessionCleared, resultsCleared)

/** Rows have their results; the screen follows a moment later, and the next batch does not wait for it. */
const rowsSettled = (isWhole: boolean) => ({
  prepare: prepareAutoBatched<SettledRows>(),
  reducer: (state: Draft<RunState>, { payload }: PayloadAction<SettledRows>) =>
    settled(outsideImmer(state), payload, isWhole),
})

/** The state after a step, made, undone or redone: rows have the results of then. */
const stepped = (state: RunState, changes: RowChange[]): RunState =>
  withResults(
    state,
    changes.flatMap(({ row: index, result }) => (result === undefined ? [] : [{ index, result }])),
  )

export const runSlice = createSlice({
  name: 'run',
  initialState: initialRunState,
  reducers: {
    /** The user wants to be told how a run ends, or no longer; or the browser does not do it. */
    tellingChosen(state, action: PayloadAction<RunState['telling']>) {
      state.telling = action.payload
    },
    /** The user chose which rows of the file are sent. */
    sendingChosen(state, { payload }: PayloadAction<Partial<FileChoices>>) {
      Object.assign(state.choices, payload)
      state.isRecalled = false
    },
    /** The rows that were left out are to be sent after all, in this file: what is remembered for such files stays. */
    leftOutAdded(state) {
      Object.assign(state.choices, leftOutChoices())
      state.isRecalled = false
    },
    /** The user chose whether rows that were not found are looked up again with other columns. */
    unfoundChosen(state, { payload }: PayloadAction<boolean>) {
      state.leavesUnfound = !payload
    },
    /** These rows had nothing to send, or were not found, and have something else to send now. */
    sendableFound: (state, { payload: rows }: PayloadAction<readonly number[]>) =>
      withResults(
        outsideImmer(state),
        rows.map((index) => ({ index, result: null })),
      ),
    /** The loop begins to send, at Start or after a pause. */
    runPlanned: {
      prepare: prepareAutoBatched<{ at: number }>(),
      reducer(state, { payload: { at } }: PayloadAction<{ at: number }>) {
        Object.assign(state, { settledAt: at, turnedAt: at, batches: [] })
      },
    },
    /** Some calls of a batch were answered, and are saved while others are in flight. */
    answersArrived: rowsSettled(false),
    /** All calls of a batch have ended. */
    batchSettled: rowsSettled(true),
    /** Nothing is sent for now. */
    waitBegan(state, { payload: waiting }: PayloadAction<Waiting>) {
      if (waiting.kind === 'offline') state.batches = []
      if (state.phase.status === 'running') state.phase = { status: 'running', waiting }
    },
    waitEnded(state) {
      if (state.phase.status === 'running') state.phase = sending
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
    /** A paid call for a single row, outside any run, was asked for, perhaps more than once: it is sent once. */
    rowRequested(state, { payload }: PayloadAction<RowRequest>) {
      if (canBegin(outsideImmer(state))) state.request = payload
    },
    /** That call was not answered. */
    rowRequestFailed(state, _: PayloadAction<{ row: number; problem: CallProblem }>) {
      state.request = null
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(runStarted, (state, { payload }) => {
        const before = outsideImmer(state)
        const { range } = payload ?? {}
        if (canBegin(before)) return begun(before, unsentTask(range?.from, range?.to), range)
      })
      .addCase(rowsSentAgain, (state, { payload: { rows } }) => {
        const before = outsideImmer(state)
        if (!canBegin(before)) return
        if (rows) return begun(before, { kind: 'again', rows: Object.freeze(rows) })
        return begun(withoutFailures(before), unsentTask())
      })
      .addCase(runResumed, (state) => {
        if (state.phase.status === 'paused') state.phase = sending
      })
      .addCase(answersTaken, (state, { payload: { rows } }) => withResults(outsideImmer(state), rows))
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
      .addCase(resultsCleared, ({ results, choices, lookups, unfound, repeats, telling }) => ({
        ...withoutResults(results.length),
        telling,
        choices,
        lookups,
        unfound,
        repeats,
      }))
      .addCase(sessionCleared, ({ telling }) => ({ ...initialRunState, telling }))
      .addCase(rowsAnswered, (state, { payload: { after, lookups } }) => {
        const before = outsideImmer(state)
        const rows = after.map(({ row }) => row)
        const isUnfound = after.some(({ result = null }) => answerKindOf(result) === 'noMatch')
        return {
          ...stepped({ ...before, task: withoutRows(before.task, rows) }, after),
          lookups: before.lookups + lookups,
          unfound: before.unfound + (isUnfound ? lookups : 0),
          // What is free, such as typing, may be done while a call is under way.
          request: lookups > 0 ? null : before.request,
        }
      })
      .addMatcher(isAnyOf(stepUndone, stepRedone), (state, { payload }) =>
        stepped(outsideImmer(state), payload),
      )
  },
  selectors: {
    selectPhase: ({ phase }) => phase,
    selectResults: ({ results }) => results,
    /** Whether there is any result. */
    selectHasResults: ({ tally }) => doneIn(tally) > 0,
    /** How many rows failed. */
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
  answersArrived,
  batchSettled,
  waitBegan,
  waitEnded,
  runPaused,
  stopAsked,
  rowRequested,
  rowRequestFailed,
  runStopped,
  runBroke,
  tellingChosen,
  sendingChosen,
  leftOutAdded,
  sendableFound,
  unfoundChosen,
} = runSlice.actions
export const { selectPhase, selectResults, selectHasResults, selectFailedCount, selectAnsweredCount } =
  runSlice.selectors

/** Answers of a batch have arrived, some or all. */
export const isBatch = isAnyOf(answersArrived, batchSettled)
