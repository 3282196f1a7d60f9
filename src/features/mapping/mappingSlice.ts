import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sampleOf } from '../../base/sample'
import { sessionCleared, sessionResumed, type FileChoices } from '../session/sessionEvents'
import { fileLoaded } from '../file/fileSlice'
import type { ChosenKinds } from '../../domain/address/kinds'
import type { Mapping } from '../../domain/cleanse/query'
import { detectColumns } from './proposals'

/** The user chose other columns; the change may have to be confirmed first. */
export const mappingOffered = createAction<Partial<Mapping>>('mapping/mappingOffered')

interface MappingState extends Mapping {
  /** What the user chose that columns take when an address is written. */
  kinds: ChosenKinds
  /** Whether these are the columns that the user chose for such a file before. */
  isRecalled?: boolean
}

/** What was chosen for a file with the same headers: an earlier version may not have remembered all of it. */
export interface Remembered {
  columns?: Mapping
  kinds?: ChosenKinds
  choices?: FileChoices
}

/** The columns alone. */
export const columnsIn = ({ addressColumn, postcodeColumn, moreAddressColumns }: Mapping): Mapping => ({
  addressColumn,
  postcodeColumn,
  moreAddressColumns,
})

const isSame = (a: Mapping, b: Mapping) => JSON.stringify(columnsIn(a)) === JSON.stringify(columnsIn(b))

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
    /** A file with the same headers was loaded before: what was chosen for it is chosen again, all of it at once. */
    choicesRecalled: (state, { payload: { columns, kinds } }: PayloadAction<Remembered>) => ({
      ...state,
      ...columns,
      kinds: kinds ?? state.kinds,
      isRecalled: columns !== undefined && !isSame(columns, state),
    }),
    /** The user chose what columns take. */
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
        kinds: record.kinds ?? {},
      }))
      .addCase(sessionCleared, () => noMapping)
  },
})

export const { mappingChanged, choicesRecalled, kindsChosen } = mappingSlice.actions
