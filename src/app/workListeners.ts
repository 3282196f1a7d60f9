import { addListener } from '@reduxjs/toolkit'
import { addCorrectListeners } from '../features/correct/correctListeners'
import { addDownloadListeners } from '../features/download/downloadListeners'
import { addLettersListeners } from '../features/letters/lettersListeners'
import { addCorrectedListeners } from '../features/corrected/correctedListeners'
import { addSampleListeners } from '../features/sample/sampleListeners'
import { addAddressListeners, addAlikeListeners } from '../features/results/alikeListeners'
import { addRowListeners } from '../features/review/rowListeners'
import { addSendableListeners } from '../features/run/loop/sendableListeners'
import type { Deps } from '../base/deps'
import type { AppThunk, StartListening } from '../base/store/types'

/** The worlds of stores that already have them: React may ask twice. */
const known = new WeakSet<Deps>()

/**
 * Adds the listeners that only rows and results need: their code loads with that of the first file. A store that only draws has
 * no world and takes none.
 */
export const addWorkListeners = (): AppThunk => (dispatch, _getState, deps: Deps | undefined) => {
  if (!deps || known.has(deps)) return
  known.add(deps)
  // The listener middleware answers with what `startListening` returns.
  const startListening = ((listener: never) => dispatch(addListener(listener))) as unknown as StartListening
  addSendableListeners(startListening)
  addAddressListeners(startListening)
  addAlikeListeners(startListening)
  addRowListeners(startListening)
  addCorrectListeners(startListening)
  addDownloadListeners(startListening)
  addCorrectedListeners(startListening)
  addLettersListeners(startListening)
  addSampleListeners(startListening)
}
