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
 * Reads rows by newly chosen columns, in pieces, before the choice takes effect.
 *
 * @returns a function that tells whether a change is being read
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

/** Only the last change takes effect: it includes those before it. */
async function change(api: ListenerApi) {
  api.cancelActiveListeners()
  const state = api.getState()
  const { change: begun } = state.mapping
  if (!begun) return
  const results = begun.startsOver ? [] : state.run.results
  try {
    // Its code loads with that of the rows.
    const { prepareRows } = await api.pause(import('./prepareRows'))
    const next = { ...withChange(state), run: { ...state.run, results } }
    await prepareRows(next, () => api.pause(api.extra.nextTask()))
  } catch {
    // What could not be read ahead will be read when it is shown.
    api.throwIfCancelled()
  }
  // Another file, or another cleanse, has its own columns.
  if (api.getState().mapping.change !== begun) return
  if (begun.startsOver) api.dispatch(resultsCleared())
  api.dispatch(mappingChanged())
}
