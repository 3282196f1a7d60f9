import { isAnyOf } from '@reduxjs/toolkit'
import type { StartListening } from '../../../app/base/listeners'
import { runResumed } from '../../sessionEvents'
import { isSessionReplaced, stopAsked } from '../runSlice'

/** The actions that end a run before its rows do. */
export const isRunEnded = isAnyOf(stopAsked, isSessionReplaced)

/** What the user has asked of the run under way. */
export interface LoopSignals {
  /** The flag that makes the loop wait. */
  isPaused: boolean
  /** Nothing more is sent. */
  isStopping: boolean
  /** The rows of this run are on the screen no more; its answers belong nowhere. */
  isReplaced: boolean
  /** Aborts when the requests in flight are given up. */
  givenUp: AbortSignal
  /** Ends the watching. */
  release(): void
}

/**
 * Watches for what the user asks of one run. It is fed by actions and not by the state, because stepping back
 * in DevTools moves the state and dispatches nothing: a loop under way goes on undisturbed.
 */
export function watchSignals(startListening: StartListening): LoopSignals {
  const giveUp = new AbortController()
  const signals: LoopSignals = {
    isPaused: false,
    isStopping: false,
    isReplaced: false,
    givenUp: giveUp.signal,
    release: startListening({
      matcher: isAnyOf(runResumed, isRunEnded),
      effect: (action) => {
        if (runResumed.match(action)) {
          signals.isPaused = false
          return
        }
        signals.isReplaced ||= isSessionReplaced(action)
        if (signals.isStopping || signals.isReplaced) giveUp.abort()
        signals.isStopping = true
      },
    }),
  }
  return signals
}
