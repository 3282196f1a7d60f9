import { isAnyOf } from '@reduxjs/toolkit'
import { apiMessages, type ApiFailure } from '../../api/apiFailure'
import { checkKey, untilAborted } from '../../api/cleanseApi'
import type { KeyAnswer } from '../../api/schemas'
import type { AppThunk, StartListening } from '../../base/store/types'
import { apiKeyMessages as messages } from './apiKeyMessages'
import {
  keyChecked,
  keyCheckStarted,
  keyEdited,
  keyRecheckAsked,
  MAX_KEY_LENGTH,
  type KeyVerdict,
} from './apiKeySlice'

const KEY_CHECK_DEBOUNCE_MS = 1000

/** Puts the typed text into the key holder, unless it is too long, and tells the store that the key changed, not what it is. */
export const setApiKey =
  (typed: string): AppThunk =>
  (dispatch, getState, { keyHolder }) => {
    const before = keyHolder.get()
    const isTooLong = typed.trim().length > MAX_KEY_LENGTH
    keyHolder.set(isTooLong ? '' : typed)
    const key = keyHolder.get()
    const wasTooLong = getState().apiKey.status === 'tooLong'
    if (key !== before || isTooLong || wasTooLong) dispatch(keyEdited({ isEmpty: key === '', isTooLong }))
  }

/** Checks the key when typing has stopped for a second. A newer edit cancels an older check, whose answer is for another key. */
export function addApiKeyListeners(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(keyEdited, keyRecheckAsked),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (keyEdited.match(action)) {
        if (action.payload.isEmpty) return
        await api.delay(KEY_CHECK_DEBOUNCE_MS)
      }
      api.dispatch(keyCheckStarted())
      const call = api.dispatch(checkKey.initiate(undefined, { track: false }))
      const { data, failure } = await api.pause(untilAborted(call, api.signal))
      const refusal = failure ? verdictOfFailure(failure) : NOT_CHECKED
      api.dispatch(keyChecked(data ? verdictOfAnswer(data) : refusal))
    },
  })
}

const invalid = (message: string, code: number, why: string | null = null): KeyVerdict => ({
  status: 'invalid',
  message,
  code,
  why,
})

const NOT_CHECKED = invalid(messages.notChecked, 0)

/** What an answer to the key check means. */
export const verdictOfAnswer = ({ result, message, code }: KeyAnswer): KeyVerdict =>
  result?.available
    ? { status: 'valid', lacksBritain: lacksBritain(result.contexts ?? []) }
    : invalid(message ?? messages.checked, code ?? 200)

/** Whether a key's countries are known and Britain is not among them. */
const lacksBritain = (contexts: ({ iso_3: string } | null)[]) =>
  contexts.length > 0 && contexts.every((each) => each !== null && each.iso_3.toUpperCase() !== 'GBR')

/** What a failed key check means: the key cannot be used. */
export function verdictOfFailure({ status, code, ...words }: ApiFailure): KeyVerdict {
  if (status === 404) return invalid(messages.notFound, 404)
  if (status === 'timeout') return invalid(words.message, 0)
  // A 200 fails only if its body is unreadable.
  if (typeof status !== 'number' || status < 300) return NOT_CHECKED
  const why = apiMessages.refusedWhy(code)
  return invalid(words.serverMessage ?? (words.statusText || String(status)), status, why)
}
