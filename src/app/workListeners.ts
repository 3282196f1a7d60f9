import { addCorrectListeners } from '../features/results/correct/correctListeners'
import { addRowListeners } from '../features/results/rowListeners'
import { startListeningOf, type StartListening } from './base/listeners'
import type { AppThunk } from './base/types'

/** Stores that have them: React may ask twice. */
const known = new WeakSet<StartListening>()

/** Adds the listeners that only rows and results need: their code comes with that of the first file. */
export const addWorkListeners = (): AppThunk => (_dispatch, _getState, deps) => {
  const startListening = startListeningOf(deps)
  if (!startListening || known.has(startListening)) return
  known.add(startListening)
  addRowListeners(startListening)
  addCorrectListeners(startListening)
}
