import type { Action, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Deps } from './deps'
import type { RootState } from '../rootReducer'

export type { RootState }
export type AppDispatch = ThunkDispatch<RootState, Deps, UnknownAction>
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Deps, Action>
