import type { TypedStartListening } from '@reduxjs/toolkit'
import type { Deps } from './deps'
import type { AppDispatch, RootState } from './types'

/** Adds a listener; the `extra` of its effect is the world outside. */
export type StartListening = TypedStartListening<RootState, AppDispatch, Deps>

/** The second argument of an effect. */
export type ListenerApi = Parameters<Parameters<StartListening>[0]['effect']>[1]
