import type { AppThunk } from '../../app/base/types'
import { cleanseAgainAsked, rowsSentAgain, runStarted } from '../sessionEvents'
import { selectIsComplete } from './runSelectors'
import { requestsAbandoned, stopAsked } from './runSlice'

// Start and Stop are one button: the second of two quick presses is not for what it says by then.

/** Sooner than this after the run began or ended, a press was meant for what the button said before, in ms. */
const TURN_MS = 500

/** Sooner than this after Stop, a second one is the same press, in ms. */
const STOP_AGAIN_MS = 1000

/** Whether the run began, was asked to stop or ended less than `ms` ago. A clock set back keeps nothing waiting. */
const hasTurnedWithin =
  (ms: number): AppThunk<boolean> =>
  (_, getState, deps) => {
    const { turnedAt } = getState().run
    const passed = turnedAt === null ? ms : deps.now() - turnedAt
    return passed >= 0 && passed < ms
  }

/** Start Cleanse was pressed: asks first where every row has a result. */
export const pressStart = (): AppThunk => (dispatch, getState) => {
  if (dispatch(hasTurnedWithin(TURN_MS))) return
  dispatch(selectIsComplete(getState()) ? cleanseAgainAsked() : runStarted())
}

/** The first few rows are to be tried. */
export const pressTry =
  (onlyFirst: number): AppThunk =>
  (dispatch) => {
    if (!dispatch(hasTurnedWithin(TURN_MS))) dispatch(runStarted({ onlyFirst }))
  }

/** Rows are to be sent again: those that failed, or those given by their indexes. */
export const pressSendAgain =
  (rows?: number[]): AppThunk =>
  (dispatch, _, deps) => {
    if (!dispatch(hasTurnedWithin(TURN_MS))) dispatch(rowsSentAgain({ at: deps.now(), rows }))
  }

/** Stop was pressed: the first time the requests in flight settle, the second time they are aborted. */
export const pressStop = (): AppThunk => (dispatch, getState, deps) => {
  const { run, list } = getState()
  const { status } = run.phase
  const isStopping = status === 'stopping'
  // The Stop of a paused run is a button of its own, and between two parts of a list there was no other press.
  const isEcho =
    status !== 'paused' && !list.isMovingOn && dispatch(hasTurnedWithin(isStopping ? STOP_AGAIN_MS : TURN_MS))
  if (isEcho) return
  dispatch(isStopping ? requestsAbandoned() : stopAsked({ at: deps.now() }))
}
