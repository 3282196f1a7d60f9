import type { AppThunk } from '../../base/store/types'
import { stepRedone, stepUndone } from '../session/sessionEvents'

/** Undoes the last step, if there is one. */
export const undoStep =
  (isByKey = false): AppThunk =>
  (dispatch, getState) => {
    const last = getState().decisions.past.at(-1)
    if (last) dispatch(stepUndone(last.before, isByKey))
  }

/** Repeats the step that was undone last, if there is one. */
export const redoStep =
  (isByKey = false): AppThunk =>
  (dispatch, getState) => {
    const [next] = getState().decisions.future
    if (next) dispatch(stepRedone(next.after, isByKey))
  }
