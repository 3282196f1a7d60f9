import { isAnyOf } from '@reduxjs/toolkit'
import type { StartListening } from '../../base/store/types'
import { deliver } from '../download/deliver'
import { downloadProgressed } from '../download/downloadSlice'
import { lettersContents } from './lettersOf'
import { prepareLetters } from './prepareLetters'
import { choicesChanged, lettersAsked, lettersOpened } from './lettersSlice'

/** Prepares the letters when the dialog opens and whenever something is chosen, and writes them when they are asked for. */
export function addLettersListeners(startListening: StartListening) {
  startListening({
    actionCreator: lettersAsked,
    effect: async ({ payload: format }, api) => {
      await deliver(api, 'letters', format, lettersContents)
    },
  })

  startListening({
    matcher: isAnyOf(lettersOpened, choicesChanged),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      try {
        await prepareLetters(api, choicesChanged.match(action))
      } catch {
        if (!api.signal.aborted) api.dispatch(downloadProgressed('failed'))
      }
    },
  })
}
