import type { ListenerApi, StartListening } from '../../base/store/types'
import { changeBegan } from '../mapping/changingSlice'
import { withChange } from '../mapping/mappingSelectors'
import { columnAnswered, mappingChanged } from '../mapping/mappingSlice'
import { resultsCleared } from '../session/sessionEvents'
import { prepareRows } from './prepareRows'

/** Reads rows by the columns that are chosen, in pieces, before these hold. */
export function addColumnListeners(startListening: StartListening) {
  startListening({
    actionCreator: columnAnswered,
    effect: ({ payload: { column, isOther } }, api) => {
      const { [column]: _before, ...others } = withChange(api.getState()).mapping.isOther
      const to = { isOther: isOther === null ? others : { ...others, [column]: isOther } }
      api.dispatch(changeBegan({ to, startsOver: false }))
    },
  })

  startListening({ actionCreator: changeBegan, effect: (_, api) => change(api) })
}

/** Ends with the last change that began: it has what was chosen before it. */
async function change(api: ListenerApi) {
  api.cancelActiveListeners()
  const state = api.getState()
  const { changing } = state
  if (!changing) return
  const next = withChange(state)
  const results = changing.startsOver ? [] : state.run.results
  try {
    await prepareRows({ ...next, run: { ...next.run, results } }, () => api.pause(api.extra.nextTask()))
  } catch {
    // What could not be read ahead is read when it is shown.
    api.throwIfCancelled()
  }
  // Another file, or another cleanse, has columns of its own.
  if (api.getState().changing !== changing) return
  if (changing.startsOver) api.dispatch(resultsCleared())
  api.dispatch(mappingChanged(changing.to))
}
