import type { AppThunk, RootState } from '../../base/store/types'
import { cleanseAgainAsked, rowsSentAgain, runStarted, type RowRange } from '../session/sessionEvents'
import { selectIsComplete } from './runSelectors'
import { leftOutAdded, requestsAbandoned, stopAsked } from './runSlice'

// Start and Stop share a button; a second quick press was meant for its earlier label, and is ignored.

/** A press sooner than this after a run began or ended was meant for what the button said before, in ms. */
const TURN_MS = 500

/** A second Stop sooner than this after the first is the same press, in ms. */
const STOP_AGAIN_MS = 1000

/** Whether the run began, was asked to stop or ended less than `ms` before `now`. A clock set back blocks nothing. */
function hasTurnedWithin(ms: number, { run: { turnedAt } }: RootState, now: number) {
  return turnedAt !== null && now >= turnedAt && now - turnedAt < ms
}

/** Whether Start does nothing: it was pressed twice, or the answer for a single row is on its way. */
const isDeaf = (state: RootState, now: number) =>
  state.run.request !== null || hasTurnedWithin(TURN_MS, state, now)

/** Start Cleanse was pressed: asks first if every row has a result. */
export const pressStart = (): AppThunk => (dispatch, getState, deps) => {
  if (isDeaf(getState(), deps.now())) return
  dispatch(selectIsComplete(getState()) ? cleanseAgainAsked() : runStarted())
}

/** Only some rows are to be sent. */
export const pressStartRange =
  (range: RowRange): AppThunk =>
  (dispatch, getState, deps) => {
    if (!isDeaf(getState(), deps.now())) dispatch(runStarted({ range }))
  }

/** Rows are to be sent again: those that failed, or those given by their indexes. */
export const pressSendAgain =
  (rows?: number[]): AppThunk =>
  (dispatch, getState, deps) => {
    const at = deps.now()
    if (!isDeaf(getState(), at)) dispatch(rowsSentAgain({ at, rows }))
  }

/** The rows that were left out are to be sent after all. */
export const pressSendLeftOut = (): AppThunk => (dispatch, getState, deps) => {
  if (isDeaf(getState(), deps.now())) return
  dispatch(leftOutAdded())
  dispatch(runStarted())
}

/** Stop was pressed: the first time requests in flight settle, the second time they are aborted. */
export const pressStop = (): AppThunk => (dispatch, getState, deps) => {
  const state = getState()
  const { status } = state.run.phase
  const at = deps.now()
  // A paused run has a Stop button of its own.
  const isShared = status !== 'paused'
  if (isShared && hasTurnedWithin(status === 'stopping' ? STOP_AGAIN_MS : TURN_MS, state, at)) return
  dispatch(status === 'stopping' ? requestsAbandoned() : stopAsked({ at }))
}
