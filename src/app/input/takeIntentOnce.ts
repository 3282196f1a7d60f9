import { isAnyOf, type Middleware } from '@reduxjs/toolkit'
import { downloadAsked, summaryAsked } from '../../features/download/downloadSlice'
import { lookupAsked } from '../../features/results/lookup/lookupSlice'
import { stopAsked } from '../../features/run/runSlice'
import { PRESS_ECHO_MS, STOP_AGAIN_MS } from '../base/constants'
import type { Deps } from '../base/deps'
import type { RootState } from '../base/types'
import { isWithin } from './isWithin'

/** Presses that leave nothing in the state by which a second one would be known. */
const isOfOneEffect = isAnyOf(downloadAsked, summaryAsked, lookupAsked)

/**
 * Takes what the user wants once: a second Stop within a second of the first, and the echo of a press that the
 * state does not know of, reach neither listeners nor reducers.
 */
export function takeIntentOnce(deps: Pick<Deps, 'now'>): Middleware<object, RootState> {
  let stoppedAt = -Infinity
  let last = { press: '', at: -Infinity }

  return (store) => (next) => (action) => {
    const at = deps.now()
    if (stopAsked.match(action)) {
      const isSecond = store.getState().run.phase.status === 'stopping'
      if (isSecond && isWithin(STOP_AGAIN_MS, at - stoppedAt)) return
      stoppedAt = at
    }
    if (isOfOneEffect(action)) {
      const press = JSON.stringify(action)
      if (press === last.press && isWithin(PRESS_ECHO_MS, at - last.at)) return
      last = { press, at }
    }
    return next(action)
  }
}
