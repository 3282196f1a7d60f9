import { isAnyOf, type Middleware } from '@reduxjs/toolkit'
import type { RootState } from '../base/store/types'
import { beginsWith, questionAnswered } from '../features/confirm/confirmSlice'
import { fileOffered } from '../features/file/fileSlice'
import { selectIsChanging } from '../features/mapping/mappingSlice'
import { rowRequested } from '../features/run/runSlice'
import { resumeAsked } from '../features/saved/savedSlice'
import {
  cleanseAgainAsked,
  leftOutAsked,
  newCleanseAsked,
  rowsSentAgain,
  runResumed,
  runStarted,
} from '../features/session/sessionEvents'

/** What sends, pays, loads or clears. */
const begins = isAnyOf(
  runStarted,
  runResumed,
  rowsSentAgain,
  rowRequested,
  fileOffered,
  resumeAsked,
  newCleanseAsked,
  cleanseAgainAsked,
  leftOutAsked,
)

/** While columns are changing, drops whatever would send, pay, load or clear; such a press is not remembered. */
export const refuseMeanwhile: Middleware<object, RootState> = (api) => (next) => (action) => {
  const state = api.getState()
  const isRefused =
    selectIsChanging(state) &&
    (begins(action) || (questionAnswered.match(action) && beginsWith(state.confirm, action.payload)))
  return isRefused ? action : next(action)
}
