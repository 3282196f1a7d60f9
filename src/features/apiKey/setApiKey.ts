import type { AppThunk } from '../../app/base/types'
import { keyEdited } from './apiKeySlice'

/** Puts what was typed into the key holder and tells the store that the key changed, not what it is (PRIVACY-3). */
export const setApiKey =
  (typed: string): AppThunk =>
  (dispatch, _, { keyHolder }) => {
    const before = keyHolder.get()
    keyHolder.set(typed)
    if (keyHolder.get() !== before) dispatch(keyEdited({ isEmpty: keyHolder.get() === '' }))
  }
