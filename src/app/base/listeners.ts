import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit'
import type { Deps } from './deps'
import type { AppDispatch, RootState } from './types'

/** The listener middleware of a store, with `deps` as the effects' `extra`. */
export const createAppListeners = (deps: Deps) =>
  createListenerMiddleware<RootState, AppDispatch, Deps>({ extra: deps })

export type StartListening = TypedStartListening<RootState, AppDispatch, Deps>

/** The second argument of an effect. */
export type ListenerApi = Parameters<Parameters<StartListening>[0]['effect']>[1]
