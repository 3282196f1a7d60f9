import { isAnyOf } from '@reduxjs/toolkit'
import type { StartListening } from '../../base/store/types'
import { downloadProgressed } from '../download/downloadSlice'
import { choicesChanged, lettersOpened } from './lettersSlice'

/** Prepares the letters when the dialog opens and whenever something is chosen. */
export function addLettersListeners(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(lettersOpened, choicesChanged),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      try {
        const { prepareLetters } = await api.pause(import('./prepareLetters'))
        await prepareLetters(api, choicesChanged.match(action))
      } catch {
        if (!api.signal.aborted) api.dispatch(downloadProgressed('failed'))
      }
    },
  })
}
