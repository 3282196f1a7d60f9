import {
  type Action,
  type ThunkAction,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
  createSelector,
} from '@reduxjs/toolkit'
import type { Deps } from '../deps'

/** The state of the store: the code that combines its slices declares the contents. */
export interface RootState {}

export type AppDispatch = ThunkDispatch<RootState, Deps, UnknownAction>
/** An event or a thunk to dispatch. */
export type Dispatched = Parameters<AppDispatch>[0]
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Deps, Action>

/** Adds a listener; the `extra` of its effect is the world outside the store. */
export type StartListening = TypedStartListening<RootState, AppDispatch, Deps>

/** The second argument of an effect. */
export type ListenerApi = Parameters<Parameters<StartListening>[0]['effect']>[1]

/** Makes a selector that recomputes only when its inputs change; the inputs take the whole state. */
export const createAppSelector = createSelector.withTypes<RootState>()
