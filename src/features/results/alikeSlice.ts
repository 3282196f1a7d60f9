import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { outsideImmer } from '../../base/store/longLists'
import type { AddressGroups } from '../../domain/address/writing/sameAddress'
import { isSessionReplaced } from '../run/runSlice'

/** What each row to review asks, by row index: equal for rows that are one decision; null for a row that asks alone. */
type QuestionKeys = readonly (string | null)[]

interface AlikeState {
  /** By row index, as both are: empty until they are found, and those of just before while they are found again. */
  keys: QuestionKeys
  groups: AddressGroups
}

const initialState: AlikeState = { keys: [], groups: [] }

/** Which rows to review ask the same, and which rows have the same address as it is written. */
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
