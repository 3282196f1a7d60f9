import type { StartListening } from '../../app/base/listeners'
import { mappingChanged } from '../mapping/mappingSlice'
import { planCalls } from './loop/planCalls'
import { selectIsComplete, selectRunInput } from './runSelectors'
import { unsendableFound } from './runSlice'

/** Has a finished cleanse stay finished when its columns change, unless a row has something to send now. */
export function addPlanListeners(startListening: StartListening) {
  startListening({
    actionCreator: mappingChanged,
    effect: (_, api) => {
      if (!selectIsComplete(api.getOriginalState())) return
      const { settled } = planCalls(selectRunInput(api.getState()))
      api.dispatch(
        unsendableFound(
          settled.flatMap(({ index, result }) => (result.kind === 'nothingToSend' ? [index] : [])),
        ),
      )
    },
  })
}
