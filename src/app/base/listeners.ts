import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit'
import type { Deps } from './deps'
import type { AppDispatch, RootState } from './types'

export type StartListening = TypedStartListening<RootState, AppDispatch, Deps>

const started = new WeakMap<Deps, StartListening>()

/** The listener middleware of a store, with `deps` as the effects' `extra`. */
export function createAppListeners(deps: Deps) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, Deps>({ extra: deps })
  started.set(deps, listeners.startListening)
  return listeners
}

/** Adds listeners, whose code comes later, to the store of these `deps`; undefined for a store that only draws. */
export const startListeningOf = (deps: Deps): StartListening | undefined => started.get(deps)

/** The second argument of an effect. */
export type ListenerApi = Parameters<Parameters<StartListening>[0]['effect']>[1]
