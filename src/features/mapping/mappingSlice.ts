import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sampleOf } from '../../base/sample'
import { sessionCleared, sessionResumed } from '../session/sessionEvents'
import { fileLoaded } from '../file/fileSlice'
import type { ChosenKinds } from '../../domain/address/columns/kinds'
import type { LeftOutChoices } from '../../domain/cleanse/leavesOut'
import { queryColumns, type Mapping } from '../../domain/cleanse/query'
import { detectColumns } from './proposals'

/** The user said whether a column that was not sent is of another address, or took that back. */
export const columnAnswered = createAction<ColumnAnswer>('mapping/columnAnswered')

interface ColumnAnswer {
  column: number
  /** Null if it is to be asked again. */
  isOther: boolean | null
}

/** The user chose other columns; the change may need to be confirmed first. */
export const mappingOffered = createAction<Partial<Mapping>>('mapping/mappingOffered')

/** What the user chooses about columns that rows are sent and compared by. */
interface Columns extends Mapping {
  /** Of columns that contradict many answers: whether the user said that they are of another address. */
  isOther: Record<number, boolean>
}

/** A change of columns: what was not chosen stays. */
export type ColumnsChange = Partial<Columns>

interface MappingState extends Columns {
  /** What the user chose that columns take when an address is written. */
  kinds: ChosenKinds
  /** Whether these are the columns that the user chose for such a file before. */
  isRecalled?: boolean
}

/** What was chosen for a file with the same headers: an earlier version may not have remembered all of it. */
export interface Remembered {
  columns?: Mapping
  kinds?: ChosenKinds
  choices?: LeftOutChoices
}

/** The columns alone. */
export const columnsIn = ({ addressColumn, postcodeColumn, moreAddressColumns }: Mapping): Mapping => ({
  addressColumn,
  postcodeColumn,
  moreAddressColumns,
})

/** The columns that the user said are of another address: one that is sent is not. */
export const otherColumnsIn = ({
  isOther,
  ...mapping
}: Mapping & Pick<MappingState, 'isOther'>): number[] => {
  const sent = queryColumns(mapping)
  return Object.keys(isOther)
    .map(Number)
    .filter((column) => isOther[column] && !sent.includes(column))
}

const isSame = (a: Mapping, b: Mapping) => JSON.stringify(columnsIn(a)) === JSON.stringify(columnsIn(b))

const noMapping: MappingState = {
  addressColumn: null,
  postcodeColumn: null,
  moreAddressColumns: [],
  kinds: {},
  isOther: {},
}

export const mappingSlice = createSlice({
  name: 'mapping',
  initialState: noMapping,
  reducers: {
    /** Other columns hold; what was not chosen stays. */
    mappingChanged: (state, { payload }: PayloadAction<ColumnsChange>) => ({
      ...state,
      ...payload,
      isRecalled: state.isRecalled && Object.keys(payload).join() === 'isOther',
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
        isOther: record.isOther ?? {},
      }))
      .addCase(sessionCleared, () => noMapping)
  },
  selectors: {
    /** Whether both columns that a run needs are chosen. */
    selectIsMapped: ({ addressColumn, postcodeColumn }) => addressColumn !== null && postcodeColumn !== null,
  },
})

export const { mappingChanged, choicesRecalled, kindsChosen } = mappingSlice.actions
export const { selectIsMapped } = mappingSlice.selectors
