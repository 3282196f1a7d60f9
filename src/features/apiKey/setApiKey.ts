import type { AppThunk } from '../../app/base/types'
import { keyEdited, keyRefused, MAX_KEY_LENGTH } from './apiKeySlice'

/**
 * Puts what was typed into the key holder and tells the store that the key changed, not what it is. What is
 * too long for a key is not held.
 */
export const setApiKey =
  (typed: string): AppThunk =>
  (dispatch, getState, { keyHolder }) => {
    const before = keyHolder.get()
    const isTooLong = typed.trim().length > MAX_KEY_LENGTH
    keyHolder.set(isTooLong ? '' : typed)
    const isRefused = getState().apiKey.status === 'tooLong'
    if (isTooLong) dispatch(keyRefused())
    else if (keyHolder.get() !== before || isRefused) dispatch(keyEdited({ isEmpty: keyHolder.get() === '' }))
  }
