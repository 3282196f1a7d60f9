import type { StartListening } from '../../base/store/types'
import { columnAnswered, columnToldApart, mappingSlice } from '../mapping/mappingSlice'
import { selectIsRunning } from '../run/runSelectors'
import { prepareRows } from './prepareRows'

/** Compares rows without a column that is of another address, in pieces, before that is so. */
export function addColumnListeners(startListening: StartListening) {
  startListening({
    actionCreator: columnAnswered,
    effect: async ({ payload }, api) => {
      api.cancelActiveListeners()
      const state = api.getState()
      const event = columnToldApart(payload)
      const mapping = mappingSlice.reducer(state.mapping, event)
      await prepareRows({ ...state, mapping }, () => api.pause(api.extra.nextTask()))
      const now = api.getState()
      if (now.file.id === state.file.id && !selectIsRunning(now)) api.dispatch(event)
    },
  })
}
