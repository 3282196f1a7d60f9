import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The longest that a key may be, in characters: what is longer was pasted by mistake. */
export const MAX_KEY_LENGTH = 200

/** What is known of the key in the field; the key itself is never here. */
export type KeyValidity =
  | { status: 'unknown' }
  /** The field does not hold a key. */
  | { status: 'tooLong' }
  | { status: 'checking' }
  | { status: 'valid'; message: string; code: number }
  | { status: 'invalid'; message: string; code: number }

export interface KeyVerdict {
  available: boolean
  message: string
  code: number
}

export const apiKeySlice = createSlice({
  name: 'apiKey',
  initialState: (): KeyValidity => ({ status: 'unknown' }),
  reducers: {
    /** The key in the field changed; the payload says only whether there is one. */
    edited: (_state, _action: PayloadAction<{ isEmpty: boolean }>): KeyValidity => ({ status: 'unknown' }),
    /** Something was put into the field that is too long for a key. */
    refused: (): KeyValidity => ({ status: 'tooLong' }),
    /** The user asked to check the same key again, after a check that could not reach the provider. */
    recheckAsked: (): KeyValidity => ({ status: 'unknown' }),
    checkStarted: (): KeyValidity => ({ status: 'checking' }),
    checked: (state, action: PayloadAction<KeyVerdict>): KeyValidity => {
      if (state.status !== 'checking') return state
      const { available, message, code } = action.payload
      return { status: available ? 'valid' : 'invalid', message, code }
    },
  },
})

export const {
  edited: keyEdited,
  refused: keyRefused,
  recheckAsked: keyRecheckAsked,
  checkStarted: keyCheckStarted,
  checked: keyChecked,
} = apiKeySlice.actions
