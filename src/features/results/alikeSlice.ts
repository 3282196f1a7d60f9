import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { outsideImmer } from '../../base/store/longLists'
import type { AddressGroups } from '../../domain/address/writing/sameAddress'
import { isSessionReplaced } from '../run/runSlice'

/** The question of each row to review, by row index: equal for rows that are one decision; null for a row with its own. */
type QuestionKeys = readonly (string | null)[]

interface AlikeState {
  /** By row index, like `groups`; both are empty until first found, and keep the previous ones while found again. */
  keys: QuestionKeys
  groups: AddressGroups
}

const initialState: AlikeState = { keys: [], groups: [] }

/** Which rows to review raise the same question, and which rows have the same written address. */
export const alikeSlice = createSlice({
  name: 'alike',
  initialState,
  reducers: {
    alikeFound: (state, { payload }: PayloadAction<Partial<AlikeState>>) => ({
      ...outsideImmer(state),
      ...payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionReplaced, () => initialState)
  },
  selectors: { selectAddressGroups: ({ groups }) => groups },
})

export const { alikeFound } = alikeSlice.actions
export const { selectAddressGroups } = alikeSlice.selectors
