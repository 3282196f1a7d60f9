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

/** The page holds other rows now, or their results are gone. */
export const isSessionReplaced = isAnyOf(fileLoaded, sessionResumed, sessionCleared, resultsCleared)

/** Why a run waits for the user. */
export type PauseReason =
  | {
      kind: 'credits'
      code: 'INSUFFICIENT_CREDITS'
      /** 'Insufficient API credits.' and the server's message. */
      message: string
      /** The provider's code: 4020 the balance, 4021 a limit. */
      providerCode: number | null
    }
  | { kind: 'refused'; message: string }

/** Why a run sends nothing for now; `until` is in ms since 1970. */
export type Waiting = { kind: 'offline' } | { kind: 'slowedDown'; until: number }

/** Where a run is. Completed and stopped are both `idle`: how many rows have results tells them apart. */
export type RunPhase =
  | { status: 'idle' }
  | { status: 'running'; waiting: Waiting | null }
  | { status: 'stopping' }
  | { status: 'paused'; reason: PauseReason }
  | { status: 'failed' }

export interface SettledRow {
  index: number
  result: RowResult
}

export interface RunState {
  phase: RunPhase
  results: Results
  /** Whether each distinct address is sent once. */
  dedupe: boolean
  /** Whether rows of other countries are left out. */
  leavesOutAbroad: boolean
  /** Whether the last run was of the first few rows only, to try the columns and the key. */
  isTrial: boolean
  /** Rows to look up again, in order; each keeps its answer until the next one comes. */
  again: number[]
  /** How many of them kept their answers because the lookup failed, and the last error. */
  failedAgain: { rows: number; error: string } | null
  /** Indexes of the last rows that were answered or failed, the newest first: five at most. */
  latest: number[]
  /** Calls that were answered in this session, including those whose answers were thrown away. */
  lookups: number
  /** How long rows were being cleansed, in ms, without pauses. */
  elapsedMs: number
  /** The last moment counted in `elapsedMs`, in ms since 1970; null before the first run. */
  countedTo: number | null
  /** When the run last began, was asked to stop or ended, in ms since 1970; null before the first run. */
  turnedAt: number | null
}

const idle: RunPhase = { status: 'idle' }
const sending: RunPhase = { status: 'running', waiting: null }

export const initialRunState: RunState = {
  phase: idle,
  results: [],
  dedupe: false,
  leavesOutAbroad: false,
  isTrial: false,
  again: [],
  failedAgain: null,
  latest: [],
  lookups: 0,
  elapsedMs: 0,
  countedTo: null,
  turnedAt: null,
}

/** Rows whose answers are shown as they arrive. */
const LATEST = 5

interface SettledRows {
  results: SettledRow[]
  at: number
  /** Calls that were answered with them; none when left out. */
  lookups?: number
  /** Rows of the batch whose results were recorded earlier. */
  before?: number
}

const canBegin = ({ phase }: RunState) => phase.status === 'idle' || phase.status === 'failed'

function begin(state: RunState, isTrial: boolean) {
  state.phase = sending
  state.isTrial = isTrial
  state.failedAgain = null
  state.latest = []
}

/** Rows have their results; the screen follows a moment later, and the next batch does not wait for it. */
const rowsSettled = {
  prepare: prepareAutoBatched<SettledRows>(),
  reducer: (state: RunState, { payload }: PayloadAction<SettledRows>) => settle(state, payload),
}

function settle(state: RunState, { results, at, lookups = 0 }: SettledRows) {
  for (const { index, result } of results) {
    // A paid answer is replaced only by another answer.
    if (result.kind === 'answered' || !state.again.includes(index)) state.results[index] = result
    else if (result.kind === 'failed')
      state.failedAgain = { rows: (state.failedAgain?.rows ?? 0) + 1, error: result.error }
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

/** Gives up the results of one kind, so that the next Start plans those rows again. */
function forget(state: RunState, kind: 'failed' | 'nothingToSend') {
  state.results = state.results.map((result) => (result?.kind === kind ? null : result))
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
      forget(state, 'nothingToSend')
    },
    /** With the new columns these rows of a completed cleanse still have nothing to send. */
    unsendableFound(state, { payload: rows }: PayloadAction<number[]>) {
      for (const row of rows) state.results[row] ??= { kind: 'nothingToSend' }
    },
    /** The loop begins to send, at Start or after a pause: time is counted from `at` on. */
    runPlanned: {
      prepare: prepareAutoBatched<{ at: number; isNextPart?: boolean }>(),
      reducer(state, { payload: { at, isNextPart } }: PayloadAction<{ at: number; isNextPart?: boolean }>) {
        state.countedTo = at
        // No press began the next part of a list, so Stop is taken at once.
        if (!isNextPart) state.turnedAt = at
      },
    },
    /** Some calls of a batch were answered, and are saved while others are in flight. */
    answersArrived: rowsSettled,
    /** All calls of a batch have ended. */
    batchSettled: rowsSettled,
    /** The provider asked us to slow down: nothing is sent until then, in ms since 1970. */
    slowedDown(state, action: PayloadAction<{ until: number }>) {
      if (state.phase.status === 'running') {
        state.phase = { status: 'running', waiting: { kind: 'slowedDown', ...action.payload } }
      }
    },
    /** The browser is offline: nothing is sent until it is online. */
    connectionLost(state) {
      if (state.phase.status === 'running') state.phase = { status: 'running', waiting: { kind: 'offline' } }
    },
    waitEnded(state) {
      if (state.phase.status === 'running') state.phase = sending
    },
    runPaused(state, action: PayloadAction<PauseReason>) {
      if (state.phase.status === 'running') state.phase = { status: 'paused', reason: action.payload }
    },
    /** Stop was pressed: requests in flight settle, and no more are sent. */
    stopAsked(state, { payload }: PayloadAction<{ at: number }>) {
      state.turnedAt = payload.at
      const { status } = state.phase
      if (status === 'running' || status === 'paused') state.phase = { status: 'stopping' }
    },
    /** The run ended with rows unsent. */
    runStopped(state, { payload }: PayloadAction<{ at: number }>) {
      state.phase = idle
      state.again = []
      state.turnedAt = payload.at
    },
    /** Our own code threw: rows without a result stay unsent. */
    runBroke(state, { payload }: PayloadAction<{ at: number }>) {
      state.phase = { status: 'failed' }
      state.turnedAt = payload.at
    },
    /** A row was looked up again with a text that the user edited, and was answered; `at` in ms. */
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
        if (canBegin(state)) begin(state, payload?.onlyFirst !== undefined)
      })
      .addCase(rowsSentAgain, (state, { payload: { rows } }) => {
        if (!canBegin(state)) return
        if (rows) state.again = rows
        else forget(state, 'failed')
        begin(state, false)
      })
      .addCase(runResumed, (state) => {
        if (state.phase.status === 'paused') state.phase = sending
      })
      .addCase(runCompleted, (state, { payload }) => {
        state.phase = idle
        state.turnedAt = payload.at
      })
      .addCase(fileLoaded, ({ dedupe, leavesOutAbroad }, { payload, meta }) => ({
        ...withoutResults(payload.rows.length),
        dedupe: meta.keepsChoices && dedupe,
        leavesOutAbroad: meta.keepsChoices && leavesOutAbroad,
      }))
      .addCase(mappingChanged, (state) => forget(state, 'nothingToSend'))
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

/** Stop was pressed again: requests in flight are aborted, and their rows stay unsent. */
export const requestsAbandoned = createAction('run/requestsAbandoned')

export const {
  runPlanned,
  answersArrived,
  batchSettled,
  slowedDown,
  connectionLost,
  waitEnded,
  runPaused,
  stopAsked,
  rowLookedUp,
  runStopped,
  runBroke,
  dedupeChanged,
  abroadLeftOut,
  unsendableFound,
} = runSlice.actions
