import {
  type Action,
  type ThunkAction,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
  createSelector,
} from '@reduxjs/toolkit'
import type { Deps } from '../deps'

/** The state of the store: what puts its slices together declares what is in it. */
export interface RootState {}

export type AppDispatch = ThunkDispatch<RootState, Deps, UnknownAction>
/** What can be dispatched: an event, or a thunk. */
export type Dispatched = Parameters<AppDispatch>[0]
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Deps, Action>

/** Adds a listener; the `extra` of its effect is the world outside. */
export type StartListening = TypedStartListening<RootState, AppDispatch, Deps>

/** The second argument of an effect. */
export type ListenerApi = Parameters<Parameters<StartListening>[0]['effect']>[1]

/** Makes a selector that is computed again only when what it is made from changes; its inputs take the whole state. */
export const createAppSelector = createSelector.withTypes<RootState>()
