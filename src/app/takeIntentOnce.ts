import { isAnyOf, type Middleware } from '@reduxjs/toolkit'
import { downloadAsked, summaryAsked } from '../features/download/downloadSlice'
import { lookupAsked } from '../features/review/lookup/lookupSlice'
import { stopAsked } from '../features/run/runSlice'
import { failedRowsRetried, questionAsked, runResumed, runStarted } from '../features/sessionEvents'
import { PRESS_AGAIN_MS, PRESS_SETTLED_MS } from './base/constants'
import type { Deps } from './base/deps'
import type { RootState } from './base/types'

/** Presses of the buttons of the run, which take each other's place whenever its status changes. */
const isOfRun = isAnyOf(
  runStarted,
  runResumed,
  failedRowsRetried,
  stopAsked,
  (action: unknown): action is ReturnType<typeof questionAsked> =>
    questionAsked.match(action) && action.payload.kind === 'cleanseAgain',
)

/** Presses that leave nothing in the state by which a second one would be known. */
const isOfOneEffect = isAnyOf(downloadAsked, summaryAsked, lookupAsked)

/** Whether a moment is not over yet. A wall clock may be set back: nothing waits for it to catch up. */
const isWithin = (moment: number, passed: number) => passed >= 0 && passed < moment

/**
 * Takes what the user wants once (RUN-26, SCREEN-17): an event that is the echo of a press, or was meant for what the
 * pressed button said a moment ago, reaches neither listeners nor reducers.
 */
export function takeIntentOnce(deps: Pick<Deps, 'now'>): Middleware<object, RootState> {
  let changedAt = -Infinity
  let last = { press: '', at: -Infinity }

  return (store) => (next) => (action) => {
    const at = deps.now()
    const { status } = store.getState().run.phase
    if (isOfRun(action)) {
      const moment = status === 'stopping' ? PRESS_AGAIN_MS : PRESS_SETTLED_MS
      if (isWithin(moment, at - changedAt)) return
    }
    if (isOfOneEffect(action)) {
      const press = JSON.stringify(action)
      if (press === last.press && isWithin(PRESS_AGAIN_MS, at - last.at)) return
      last = { press, at }
    }
    const result = next(action)
    if (store.getState().run.phase.status !== status) changedAt = at
    return result
  }
}
