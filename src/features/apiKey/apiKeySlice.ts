import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Characters of the longest key; more were pasted by mistake. */
export const MAX_KEY_LENGTH = 200

/** What is known about the key in the field; never the key itself. */
export type KeyValidity =
  | { status: 'unknown' }
  /** The field does not hold a key. */
  | { status: 'tooLong' }
  | { status: 'checking' }
  | { status: 'valid'; lacksBritain?: true }
  | { status: 'invalid'; message: string; code: number; why?: string }

export interface KeyVerdict {
  available: boolean
  message: string
  code: number
  /** The provider names the countries of the key, and Britain is not among them. */
  lacksBritain?: true
  /** What the provider's code means, besides its message. */
  why?: string
}

export const apiKeySlice = createSlice({
  name: 'apiKey',
  initialState: (): KeyValidity => ({ status: 'unknown' }),
  reducers: {
    /** The key in the field changed; the payload says only whether there is one. */
    keyEdited: (_state, _action: PayloadAction<{ isEmpty: boolean }>): KeyValidity => ({ status: 'unknown' }),
    /** The field holds something too long for a key. */
    keyRefused: (): KeyValidity => ({ status: 'tooLong' }),
    /** The user asked to check the same key again. */
    keyRecheckAsked: (): KeyValidity => ({ status: 'unknown' }),
    keyCheckStarted: (): KeyValidity => ({ status: 'checking' }),
    keyChecked: (state, action: PayloadAction<KeyVerdict>): KeyValidity => {
      if (state.status !== 'checking') return state
      const { available, message, code, ...rest } = action.payload
      return available ? { status: 'valid', ...rest } : { status: 'invalid', message, code, ...rest }
    },
  },
})

export const { keyEdited, keyRefused, keyRecheckAsked, keyCheckStarted, keyChecked } = apiKeySlice.actions
