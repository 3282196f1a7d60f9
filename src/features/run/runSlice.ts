import { createAction, createSlice, isAnyOf, prepareAutoBatched, type PayloadAction } from '@reduxjs/toolkit'
import {
  rowsSentAgain,
  resultsCleared,
  runCompleted,
  runResumed,
  runStarted,
  sessionCleared,
  sessionResumed,
} from '../sessionEvents'
import { fileLoaded } from '../file/fileSlice'
import type { Results, RowResult } from '../answers/rowResult'
import { mappingChanged } from '../mapping/mappingSlice'
import type { PauseReason, RunPhase } from './runPhase'
import type { SettledRow } from './loop/settleBatch'

/** The page holds other rows now, or their results are gone. */
export const isSessionReplaced = isAnyOf(fileLoaded, sessionResumed, sessionCleared, resultsCleared)

export interface RunState {
  phase: RunPhase
  results: Results
  /** Whether each distinct address is sent once. */
  dedupe: boolean
  /** Whether rows of other countries are left out. */
  leavesOutAbroad: boolean
  /** Whether the last run was of the first few rows only, to try the columns and the key. */
  isTrial: boolean
  /** Rows that are being looked up again, in order: their answers stay until others come. */
  again: number[]
  /** How many of them kept their answers because the lookup failed, and why the last one did; null for none. */
  keptAnswers: { rows: number; error: string } | null
  /** Indexes of the rows that were answered last, the newest first: five at most. */
  latest: number[]
  /** Calls that were answered in this session, those whose answers were thrown away included. */
  lookups: number
  /** How long rows were being cleansed, in ms, without the pauses within runs and between them. */
  elapsedMs: number
  /** The last moment counted in `elapsedMs`, in ms since 1970; null before the first run. */
  countedTo: number | null
  /** When the run last began, was asked to stop or ended, in ms since 1970; null before the first run. */
  turnedAt: number | null
}

export const initialRunState: RunState = {
  phase: { status: 'idle' },
  results: [],
  dedupe: false,
  leavesOutAbroad: false,
  isTrial: false,
  again: [],
  keptAnswers: null,
  latest: [],
  lookups: 0,
  elapsedMs: 0,
  countedTo: null,
  turnedAt: null,
}

const idle: RunPhase = { status: 'idle' }
const sending: RunPhase = { status: 'running', waiting: null }

/** Rows whose answers are shown while they come. */
const LATEST = 5

interface SettledRows {
  results: SettledRow[]
  at: number
  /** Calls that were answered with them; none when left out. */
  lookups?: number
  /** Rows of the batch that had their results before. */
  before?: number
}

/** Rows have their results. */
function settle(state: RunState, { results, at, lookups = 0 }: SettledRows) {
  for (const { index, result } of results) {
    // What was paid for is only given up for another answer.
    if (result.kind === 'answered' || !state.again.includes(index)) state.results[index] = result
    else if (result.kind === 'failed')
      state.keptAnswers = { rows: (state.keptAnswers?.rows ?? 0) + 1, error: result.error }
  }
  if (state.again.length > 0) {
    const settled = new Set(results.map(({ index }) => index))
    state.again = state.again.filter((row) => !settled.has(row))
  }
  const sent = results.filter(({ result }) => result.kind !== 'nothingToSend')
  state.latest = [...sent.map(({ index }) => index).toReversed(), ...state.latest].slice(0, LATEST)
  state.lookups += lookups
  if (state.countedTo !== null) state.elapsedMs += Math.max(0, at - state.countedTo)
  state.countedTo = at
}

/** The next Start plans again which rows have something to send. */
function forgetUnsendable(state: RunState) {
  state.results = state.results.map((result) => (result?.kind === 'nothingToSend' ? null : result))
}

const withoutResults = (rows: number): RunState => ({
  ...initialRunState,
  results: Array<null>(rows).fill(null),
})

export const runSlice = createSlice({
  name: 'run',
  initialState: initialRunState,
  reducers: {
    dedupeChanged(state, action: PayloadAction<boolean>) {
      state.dedupe = action.payload
    },
    abroadLeftOut(state, action: PayloadAction<boolean>) {
      state.leavesOutAbroad = action.payload
      forgetUnsendable(state)
    },
    /** The columns were changed when every row had a result: these have nothing to send with those either. */
    unsendableFound(state, { payload: rows }: PayloadAction<number[]>) {
      for (const row of rows) state.results[row] ??= { kind: 'nothingToSend' }
    },
    /** The loop has chosen the calls to make, at a start and after a pause: time is counted from `at` on. */
    planned: {
      prepare: prepareAutoBatched<{ at: number; isNextPart?: boolean }>(),
      reducer(state, { payload: { at, isNextPart } }: PayloadAction<{ at: number; isNextPart?: boolean }>) {
        state.countedTo = at
        // Nobody pressed anything: Stop is taken at once.
        if (!isNextPart) state.turnedAt = at
      },
    },
    /** Some calls of a batch were answered, and are saved before the others end. */
    answersArrived: {
      prepare: prepareAutoBatched<SettledRows>(),
      reducer(state, { payload }: PayloadAction<SettledRows>) {
        settle(state, payload)
      },
    },
    /** The calls of a batch have all ended; `at` is in ms since 1970. */
    batchSettled: {
      // The screen follows a moment later: the next batch does not wait for it.
      prepare: prepareAutoBatched<SettledRows>(),
      reducer(state, { payload }: PayloadAction<SettledRows>) {
        settle(state, payload)
        if (state.phase.status === 'running') state.phase = sending
      },
    },
    /** The provider asked us to slow down: nothing is sent until then, in ms since 1970. */
    slowedDown(state, action: PayloadAction<{ until: number }>) {
      if (state.phase.status === 'running') {
        state.phase = { status: 'running', waiting: { kind: 'slowedDown', ...action.payload } }
      }
    },
    /** The browser is offline: nothing is sent until the connection is back. */
    connectionLost(state) {
      if (state.phase.status === 'running') state.phase = { status: 'running', waiting: { kind: 'offline' } }
    },
    /** What the run waited for is over. */
    waitEnded(state) {
      if (state.phase.status === 'running') state.phase = sending
    },
    paused(state, action: PayloadAction<PauseReason>) {
      if (state.phase.status === 'running') state.phase = { status: 'paused', reason: action.payload }
    },
    /** Stop was pressed: the requests in flight settle, and no more are sent. */
    stopAsked(state, { payload }: PayloadAction<{ at: number }>) {
      state.turnedAt = payload.at
      if (state.phase.status === 'running') state.phase = { status: 'stopping' }
    },
    /** The run ended before its rows did; partial results are kept. */
    stopped(state, { payload }: PayloadAction<{ at: number }>) {
      state.phase = idle
      state.again = []
      state.turnedAt = payload.at
    },
    /** The loop itself broke: rows without a result stay unsent. */
    broke(state, { payload: { message, at } }: PayloadAction<{ message: string; at: number }>) {
      state.phase = { status: 'failed', message }
      state.turnedAt = at
    },
    /** A single row was looked up again with a text that the user edited, and was answered; `at` in ms. */
    rowLookedUp(
      state,
      { payload: { row, result } }: PayloadAction<{ row: number; result: RowResult; at: number }>,
    ) {
      state.results[row] = result
      state.again = state.again.filter((each) => each !== row)
      state.lookups += 1
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(runStarted, (state, { payload }) => {
        if (state.phase.status !== 'idle' && state.phase.status !== 'failed') return
        state.phase = sending
        state.isTrial = payload?.onlyFirst !== undefined
        state.keptAnswers = null
        state.latest = []
      })
      .addCase(runCompleted, (state, { payload }) => {
        state.phase = idle
        state.turnedAt = payload.at
      })
      .addCase(runResumed, (state) => {
        if (state.phase.status === 'paused') state.phase = sending
      })
      .addCase(rowsSentAgain, (state, { payload: { rows } }) => {
        if (state.phase.status !== 'idle' && state.phase.status !== 'failed') return
        if (rows) state.again = rows
        else state.results = state.results.map((result) => (result?.kind === 'failed' ? null : result))
        state.phase = sending
        state.isTrial = false
        state.keptAnswers = null
        state.latest = []
      })
      .addCase(fileLoaded, ({ dedupe, leavesOutAbroad }, { payload, meta }) => ({
        ...withoutResults(payload.rows.length),
        dedupe: meta.keepsChoices && dedupe,
        leavesOutAbroad: meta.keepsChoices && leavesOutAbroad,
      }))
      .addCase(mappingChanged, forgetUnsendable)
      .addCase(sessionResumed, (_, { payload: record }) => ({
        ...initialRunState,
        results: record.resultRows,
        dedupe: record.sendsDistinctOnce,
        leavesOutAbroad: record.leavesOutAbroad,
        lookups: record.lookups ?? 0,
        elapsedMs: record.elapsedMs ?? 0,
      }))
      .addCase(resultsCleared, ({ results, dedupe, leavesOutAbroad, lookups }) => ({
        ...withoutResults(results.length),
        dedupe,
        leavesOutAbroad,
        lookups,
      }))
      .addCase(sessionCleared, () => initialRunState)
  },
})

/** Stop was pressed again: the requests in flight are aborted, and their rows stay unsent. */
export const requestsAbandoned = createAction('run/requestsAbandoned')

export const {
  planned: runPlanned,
  answersArrived,
  batchSettled,
  slowedDown,
  connectionLost,
  waitEnded,
  paused: runPaused,
  stopAsked,
  rowLookedUp,
  stopped: runStopped,
  broke: runBroke,
  dedupeChanged,
  abroadLeftOut,
  unsendableFound,
} = runSlice.actions
