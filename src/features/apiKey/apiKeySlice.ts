import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The longest key, in characters; a longer text was pasted by mistake. */
export const MAX_KEY_LENGTH = 200

/** What we know about the key in the field; never the key itself. */
export type KeyValidity =
  | { status: 'unknown' }
  | { status: 'tooLong' }
  | { status: 'checking' }
  /** `lacksBritain`: the provider names the countries of the key, and Britain is not among them. */
  | { status: 'valid'; lacksBritain: boolean }
  /** The code is the HTTP status, or 0 without a usable answer; `why` says what the provider's code means. */
  | { status: 'invalid'; message: string; code: number; why: string | null }

export type KeyVerdict = Extract<KeyValidity, { status: 'valid' | 'invalid' }>

export const apiKeySlice = createSlice({
  name: 'apiKey',
  initialState: (): KeyValidity => ({ status: 'unknown' }),
  reducers: {
    /** The payload says only whether there is a key, or something too long for one. */
    keyEdited: (_, { payload }: PayloadAction<{ isEmpty: boolean; isTooLong?: boolean }>): KeyValidity => ({
      status: payload.isTooLong ? 'tooLong' : 'unknown',
    }),
    keyRecheckAsked: (): KeyValidity => ({ status: 'unknown' }),
    keyCheckStarted: (): KeyValidity => ({ status: 'checking' }),
    keyChecked: (state, { payload }: PayloadAction<KeyVerdict>): KeyValidity =>
      state.status === 'checking' ? payload : state,
  },
})

export const { keyEdited, keyRecheckAsked, keyCheckStarted, keyChecked } = apiKeySlice.actions
