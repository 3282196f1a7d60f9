import type { StartListening } from '../../app/base/listeners'
import { fileChosen } from '../file/fileSlice'
import { mappingChanged } from '../mapping/mappingSlice'
import { selectHasUnsavedResults } from '../download/downloadSelectors'
import { selectIsPartlyDone, selectIsRunning } from '../run/runSelectors'
import { fileOffered, mappingOffered, questionAsked } from '../sessionEvents'

/** Asks before something is done that cannot be undone; where nothing is at stake, does it (decisions 23, 24). */
export function addConfirmListeners(startListening: StartListening) {
  startListening({
    actionCreator: fileOffered,
    effect: ({ payload }, api) => {
      const state = api.getState()
      if (selectIsRunning(state)) return
      const isAtStake = selectHasUnsavedResults(state) || state.recovery.kept.status === 'found'
      api.dispatch(isAtStake ? questionAsked({ kind: 'replaceFile', ...payload }) : fileChosen(payload))
    },
  })

  startListening({
    actionCreator: mappingOffered,
    effect: ({ payload }, api) => {
      const state = api.getState()
      if (selectIsRunning(state)) return
      const isAtStake = selectIsPartlyDone(state)
      api.dispatch(
        isAtStake ? questionAsked({ kind: 'changeMapping', change: payload }) : mappingChanged(payload),
      )
    },
  })
}
