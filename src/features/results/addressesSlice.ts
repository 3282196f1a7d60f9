import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AddressGroups } from '../../domain/address/writing/sameAddress'
import { isSessionReplaced } from '../run/runSlice'

interface AddressesState {
  /** By row index; empty until they are found, and those of just before while they are found again. */
  groups: AddressGroups
}

const initialState: AddressesState = { groups: [] }

/** Which rows have the same address as it is written. */
export const addressesSlice = createSlice({
  name: 'addresses',
  initialState,
  reducers: {
    groupsFound: (_, { payload }: PayloadAction<AddressesState>) => payload,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionReplaced, () => initialState)
  },
  selectors: { selectAddressGroups: ({ groups }) => groups },
})

export const { groupsFound } = addressesSlice.actions
export const { selectAddressGroups } = addressesSlice.selectors
