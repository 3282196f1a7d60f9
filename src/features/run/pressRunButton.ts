import type { AppDispatch, AppThunk, RootState } from '../../base/store/types'
import { questionAsked, runResumed, runStarted, type RowRange } from '../session/sessionEvents'
import { selectIsChanging } from '../mapping/mappingSlice'
import { selectIsComplete } from './runSelectors'
import { selectFailedRows, selectUnfoundAgain } from './comingSelectors'
import { selectNotSent } from './forecastSelectors'
import { clearRows } from './rows/changeRows'
import { requestsAbandoned, stopAsked } from './runSlice'
import { canBegin } from './runState'

// Start and Stop share a button; a second quick press was meant for its earlier label, and is ignored. Nothing starts while the
// page reads the columns: nobody has seen the price yet.

/** In ms after a run began or ended. */
const TURN_MS = 500

/** A second Stop sooner than this after the first is the same press, in ms. */
const STOP_AGAIN_MS = 1000

/** Whether the run began, was asked to stop or ended less than `ms` before `now`. A clock set back blocks nothing. */
function hasTurnedWithin(ms: number, { run: { turnedAt } }: RootState, now: number) {
  return turnedAt !== null && now >= turnedAt && now - turnedAt < ms
}

/** Starts something, unless the button was pressed twice, or a single row's answer or a change of columns is on its way. */
const pressed =
  (start: (dispatch: AppDispatch, state: RootState) => void): AppThunk =>
  (dispatch, getState, deps) => {
    const state = getState()
    const isOnItsWay = state.run.request !== null || selectIsChanging(state)
    if (!isOnItsWay && !hasTurnedWithin(TURN_MS, state, deps.now())) start(dispatch, state)
  }

/** Start was pressed, for all rows or some, with which a paused run goes on: asks first if every row has a result. */
export const pressStart = (range?: RowRange) =>
  pressed((dispatch, state) => {
    if (state.run.phase.status === 'paused') return dispatch(runResumed(range))
    if (selectIsComplete(state)) return dispatch(questionAsked({ kind: 'cleanseAgain' }))
    return dispatch(runStarted({ ...(range && { range }), again: selectUnfoundAgain(state) }))
  })

/** Sends the rows that failed again. */
export const retryFailed = (): AppThunk => (dispatch, getState) => {
  const state = getState()
  if (!canBegin(state.run)) return
  const rows = Object.freeze(selectFailedRows(state))
  dispatch(clearRows(rows))
  dispatch(runStarted({ rows }))
}

/** Sends rows again: those that failed, or those given by index. */
export const pressSendAgain = (rows?: readonly number[]) =>
  pressed((dispatch) => dispatch(rows ? runStarted({ rows: [], again: Object.freeze(rows) }) : retryFailed()))

/** Looks up the rows left out after all: asks first. */
export const pressLookUpLeftOut = () =>
  pressed((dispatch, state) =>
    dispatch(questionAsked({ kind: 'lookUpLeftOut', rows: Object.freeze(selectNotSent(state)) })),
  )

/** Stop was pressed: the first time requests in flight settle, the second time they are aborted. */
export const pressStop = (): AppThunk => (dispatch, getState, deps) => {
  const state = getState()
  const { status } = state.run.phase
  const at = deps.now()
  // A paused run has its own Stop button.
  const isShared = status !== 'paused'
  if (isShared && hasTurnedWithin(status === 'stopping' ? STOP_AGAIN_MS : TURN_MS, state, at)) return
  dispatch(status === 'stopping' ? requestsAbandoned() : stopAsked({ at }))
}
