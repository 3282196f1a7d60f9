import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { fileLoaded, sessionCleared } from '../sessionEvents'
import type { Mapping } from './buildQuery'
import { detectColumns } from './detectColumns'

export const noMapping: Mapping = { addressColumn: null, postcodeColumn: null, moreAddressColumns: [] }

export const mappingSlice = createSlice({
  name: 'mapping',
  initialState: noMapping,
  reducers: {
    /** The user chose other columns; what is not named stays. */
    changed: (state, action: PayloadAction<Partial<Mapping>>) => ({ ...state, ...action.payload }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(fileLoaded, (_, action) => ({ ...noMapping, ...detectColumns(action.payload.headers) }))
      .addCase(sessionCleared, () => noMapping)
  },
})

export const { changed: mappingChanged } = mappingSlice.actions
