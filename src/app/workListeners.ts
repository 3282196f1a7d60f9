import { addLookupListeners } from '../features/results/lookup/lookupListeners'
import { addRowListeners } from '../features/results/rowListeners'
import type { Deps } from './base/deps'
import { startListeningOf } from './base/listeners'
import type { AppThunk } from './base/types'

/** Stores that have them: React may ask twice. */
const known = new WeakSet<Deps>()

/** Adds the listeners that only rows and results need: their code comes with that of the first file. */
export const addWorkListeners = (): AppThunk => (_dispatch, _getState, deps) => {
  if (known.has(deps)) return
  known.add(deps)
  const startListening = startListeningOf(deps)
  addRowListeners(startListening)
  addLookupListeners(startListening)
}
