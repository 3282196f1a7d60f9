import { isAnyOf } from '@reduxjs/toolkit'
import { checkKey } from '../../api/cleanseApi'
import { KEY_CHECK_DEBOUNCE_MS } from '../../app/base/constants'
import type { StartListening } from '../../app/base/listeners'
import { keyCheckStarted, keyChecked, keyEdited, keyRecheckAsked, keyRefused } from './apiKeySlice'
import { apiKeyMessages } from './apiKeyMessages'
import { verdictOfAnswer, verdictOfFailure } from './keyVerdict'

/**
 * Checks the key when the user has stopped typing for a second. A newer edit cancels an older
 * check, so that an answer for a key that is no longer in the field is ignored.
 */
export function addApiKeyListeners(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(keyEdited, keyRefused, keyRecheckAsked),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (keyRefused.match(action)) return
      if (keyEdited.match(action)) {
        if (action.payload.isEmpty) return
        await api.delay(KEY_CHECK_DEBOUNCE_MS)
      }
      api.dispatch(keyCheckStarted())
      const call = api.dispatch(checkKey.initiate(undefined, { track: false }))
      api.signal.addEventListener('abort', () => call.abort())
      const { data, error } = await call
      api.throwIfCancelled()
      if (data) api.dispatch(keyChecked(verdictOfAnswer(data)))
      else if (error && 'status' in error) api.dispatch(keyChecked(verdictOfFailure(error)))
      else api.dispatch(keyChecked({ available: false, message: apiKeyMessages.notChecked, code: 0 }))
    },
  })
}
