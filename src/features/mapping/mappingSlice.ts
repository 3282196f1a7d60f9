import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sampleOf } from '../../base/sample'
import { sessionCleared, sessionResumed } from '../session/sessionEvents'
import { fileLoaded } from '../file/fileSlice'
import type { Mapping } from '../../domain/cleanse/query'
import type { ChosenKinds } from './furtherColumns'
import { detectColumns } from './proposals'

/** The user chose other columns; the change may have to be confirmed first. */
export const mappingOffered = createAction<Partial<Mapping>>('mapping/mappingOffered')

interface MappingState extends Mapping {
  /** What the user chose that a column takes when the address is written into it. */
  kinds: ChosenKinds
  /** Whether these are the columns that the user chose for such a file before. */
  isRecalled?: boolean
}

const noMapping: MappingState = {
  addressColumn: null,
  postcodeColumn: null,
  moreAddressColumns: [],
  kinds: {},
}

export const mappingSlice = createSlice({
  name: 'mapping',
  initialState: noMapping,
  reducers: {
    /** The user chose other columns; all others stay. */
    mappingChanged: (state, action: PayloadAction<Partial<Mapping>>) => ({
      ...state,
      ...action.payload,
      isRecalled: false,
    }),
    /** A file with the same headers was loaded before; its columns are chosen again. */
    mappingRecalled: ({ kinds }, action: PayloadAction<Mapping>) => ({
      ...action.payload,
      kinds,
      isRecalled: true,
    }),
    /** The user chose what columns take, now or for a file with the same headers before. */
    kindsChosen: (state, action: PayloadAction<ChosenKinds>) => ({
      ...state,
      kinds: { ...state.kinds, ...action.payload },
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(fileLoaded, (_, { payload: { headers, rows } }) => ({
        ...noMapping,
        ...detectColumns(headers, sampleOf(rows)),
      }))
      .addCase(sessionResumed, (_, { payload: record }) => ({
        addressColumn: record.line1Col,
        postcodeColumn: record.postcodeCol,
        moreAddressColumns: record.moreAddressCols,
        kinds: {},
      }))
      .addCase(sessionCleared, () => noMapping)
  },
})

export const { mappingChanged, mappingRecalled, kindsChosen } = mappingSlice.actions
