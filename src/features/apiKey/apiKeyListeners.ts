import { isAnyOf } from '@reduxjs/toolkit'
import { checkKey, untilAborted } from '../../api/cleanseApi'
import type { StartListening } from '../../app/base/listeners'
import { keyCheckStarted, keyChecked, keyEdited, keyRecheckAsked, keyRefused } from './apiKeySlice'
import { apiKeyMessages } from './apiKeyMessages'
import { verdictOfAnswer, verdictOfFailure } from './keyVerdict'

/** Quiet time after the last keystroke before the key is checked, in ms. */
const KEY_CHECK_DEBOUNCE_MS = 1000

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
      const { data, error } = await api.pause(untilAborted(call, api.signal))
      if (data) api.dispatch(keyChecked(verdictOfAnswer(data)))
      else if (error && 'status' in error) api.dispatch(keyChecked(verdictOfFailure(error)))
      else api.dispatch(keyChecked({ available: false, message: apiKeyMessages.notChecked, code: 0 }))
    },
  })
}
