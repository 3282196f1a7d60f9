import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit'
import type { Deps } from './deps'
import type { AppDispatch, RootState } from './types'

/** A listener middleware of its own for each store, with what effects need from outside as `extra`. */
export const createAppListeners = (deps: Deps) =>
  createListenerMiddleware<RootState, AppDispatch, Deps>({ extra: deps })

export type StartListening = TypedStartListening<RootState, AppDispatch, Deps>

/** What an effect is handed beside its action. */
export type ListenerApi = Parameters<Parameters<StartListening>[0]['effect']>[1]
