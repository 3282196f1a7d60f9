import { isAnyOf } from '@reduxjs/toolkit'
import type { ListenerApi, StartListening } from '../../base/store/types'
import {
  withChange,
  changeBegan,
  columnAnswered,
  mappingChanged,
  nothingChosen,
} from '../mapping/mappingSlice'
import { resultsCleared } from '../session/sessionEvents'

/**
 * Reads rows by the columns that are chosen, in pieces, before these hold.
 *
 * @returns whether rows are being read by a change
 */
export function addColumnListeners(startListening: StartListening) {
  let reading = 0
  startListening({
    matcher: isAnyOf(changeBegan, columnAnswered, nothingChosen),
    effect: async (_, api) => {
      reading += 1
      try {
        await change(api)
      } finally {
        reading -= 1
      }
    },
  })
  return { isReading: () => reading > 0 }
}

/** Ends with the last change that began: it has what was chosen before it. */
async function change(api: ListenerApi) {
  api.cancelActiveListeners()
  const state = api.getState()
  const { change: begun } = state.mapping
  if (!begun) return
  const results = begun.startsOver ? [] : state.run.results
  try {
    // Its code comes with that of the rows.
    const { prepareRows } = await api.pause(import('./prepareRows'))
    const next = { ...withChange(state), run: { ...state.run, results } }
    await prepareRows(next, () => api.pause(api.extra.nextTask()))
  } catch {
    // What could not be read ahead is read when it is shown.
    api.throwIfCancelled()
  }
  // Another file, or another cleanse, has columns of its own.
  if (api.getState().mapping.change !== begun) return
  if (begun.startsOver) api.dispatch(resultsCleared())
  api.dispatch(mappingChanged())
}
