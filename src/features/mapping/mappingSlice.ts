import { createAction, createSlice, type PayloadAction, createSelector } from '@reduxjs/toolkit'
import type { Proposal } from '../../base/csvFile'
import type { RootState } from '../../base/store/types'
import type { ChosenKinds } from '../../domain/address/columns/kinds'
import {
  choicesOf,
  columnsIn,
  NO_CHOICES,
  withColumns,
  withNames,
  withPart,
  type ColumnChoices,
  columnsMean,
  type ChoiceFields,
  type ColumnsMean,
  type LeftOutChoices,
} from '../../domain/cleanse/columnChoices'
import { type Mapping, queryColumns } from '../../domain/cleanse/query'
import { withFields } from '../../domain/cleanse/storedChoices'
import type { Ticks, TicksByColumn } from '../../domain/cleanse/ticks'
import { sessionCleared, sessionResumed } from '../session/sessionEvents'
import { fileLoaded, columnLabel, selectHeaders } from '../file/fileSlice'

/** The user chose other columns; the change may need to be confirmed first. */
export const mappingOffered = createAction<ColumnsChange>('mapping/mappingOffered')

/** Other columns of the query: those not named stay. */
export type ColumnsChange = Partial<Mapping>

export interface MappingState {
  /** What names and contents propose. */
  proposed: ColumnChoices
  /** What the user chose: rows are read by it. */
  choices: ColumnChoices
  /** What the user has chosen since: it is shown, and holds once all rows were read by it. Null if there is nothing. */
  change: { choices: ColumnChoices; startsOver: boolean } | null
  /** Whether these are the columns of such a file before, which are not those proposed. */
  isRecalled: boolean
}

/** What was chosen for a file with the same headers: an earlier version may not have remembered all of it. */
export interface Remembered extends Partial<ChoiceFields> {
  columns?: Mapping
  choices?: LeftOutChoices
}

/** What is chosen, whether it holds or not. */
const chosenIn = ({ choices, change }: MappingState): ColumnChoices => change?.choices ?? choices

const noMapping: MappingState = { proposed: NO_CHOICES, choices: NO_CHOICES, change: null, isRecalled: false }

/** What is proposed for a file. */
const proposalOf = ({ rowNumbers, ...columns }: Proposal): ColumnChoices => ({
  ...choicesOf({ ...columns, moreAddressColumns: [] }),
  rowNumbers: Object.fromEntries(rowNumbers.map((column) => [column, true])),
})

/** Choices that are shown, and hold once all rows were read by them. */
const changing = (state: MappingState, choices: ColumnChoices, startsOver = false): MappingState => ({
  ...state,
  change: { choices, startsOver: startsOver || state.change?.startsOver === true },
})

/** Choices that no row is read by: they hold at once, whatever change is under way. */
const atOnce = (state: MappingState, choose: (choices: ColumnChoices) => ColumnChoices): MappingState => ({
  ...state,
  choices: choose(state.choices),
  change: state.change && { ...state.change, choices: choose(state.change.choices) },
})

export const mappingSlice = createSlice({
  name: 'mapping',
  initialState: noMapping,
  reducers: {
    /** Other columns are chosen, beside what was chosen just before; whether the results are cleared once they hold. */
    changeBegan: (state, { payload }: PayloadAction<{ to: ColumnsChange; startsOver?: boolean }>) =>
      changing(state, withColumns(state.proposed, chosenIn(state), payload.to), payload.startsOver),
    /** The user said whether a column that was not sent is of another address; null if it is to be asked again. */
    columnAnswered: (state, { payload }: PayloadAction<{ column: number; isOther: boolean | null }>) =>
      changing(state, withPart(chosenIn(state), 'isOther', { [payload.column]: payload.isOther })),
    /** The user said which values of columns are to be taken as blank. */
    nothingChosen: (state, { payload }: PayloadAction<Readonly<Record<number, Ticks | null>>>) =>
      changing(state, withPart(chosenIn(state), 'nothing', payload)),
    /** What was chosen holds, and other columns that are chosen now. */
    mappingChanged: {
      prepare: (to: ColumnsChange = {}) => ({ payload: to }),
      reducer: (state, { payload }: PayloadAction<ColumnsChange>): MappingState => {
        const choices = withColumns(state.proposed, chosenIn(state), payload)
        return { ...state, choices, change: null, isRecalled: false }
      },
    },
    /** A file with the same headers was loaded before: what was chosen for it is chosen again, all of it at once. */
    choicesRecalled: (state, { payload }: PayloadAction<Remembered>) => {
      const choices = withColumns(state.proposed, state.choices, payload.columns ?? {})
      return {
        ...state,
        choices: withFields(choices, payload),
        isRecalled:
          payload.columns !== undefined &&
          JSON.stringify(columnsIn(state.proposed, choices)) !==
            JSON.stringify(columnsIn(state.proposed, NO_CHOICES)),
      }
    },
    /** The user chose what columns take. */
    kindsChosen: (state, { payload }: PayloadAction<ChosenKinds>) =>
      atOnce(state, (choices) => withPart(choices, 'kinds', payload)),
    /** The user ticked values of columns. */
    valuesTicked: (
      state,
      { payload: { part, ticks } }: PayloadAction<{ part: 'leftOut' | 'noLetter'; ticks: TicksByColumn }>,
    ) => atOnce(state, (choices) => withPart(choices, part, ticks)),
    /** The user chose other columns for the name on the envelope than those proposed. */
    namesChosen: (state, { payload }: PayloadAction<Record<'names' | 'proposed', readonly number[]>>) =>
      atOnce(state, (choices) => withNames(choices, payload.proposed, payload.names)),
    /** Rows are looked up in this file whatever is ticked: what is remembered for such files stays. */
    leftOutUnticked: (state) => atOnce(state, (choices) => ({ ...choices, leftOut: {} })),
  },
  extraReducers: (builder) => {
    builder
      .addCase(fileLoaded, (_, { payload: { proposed } }) => ({
        ...noMapping,
        proposed: proposed ? proposalOf(proposed) : NO_CHOICES,
      }))
      .addCase(sessionResumed, (_, { payload: record }) => ({
        ...noMapping,
        choices: withFields(
          choicesOf({
            addressColumn: record.line1Col,
            postcodeColumn: record.postcodeCol,
            moreAddressColumns: record.moreAddressCols,
          }),
          record,
        ),
      }))
      .addCase(sessionCleared, () => noMapping)
  },
  selectors: {
    /** Whether both columns that a run needs are chosen. */
    selectIsMapped: ({ proposed, choices }) => {
      const { addressColumn, postcodeColumn } = columnsIn(proposed, choices)
      return addressColumn !== null && postcodeColumn !== null
    },
    /** Whether a change of columns is under way. */
    selectIsChanging: ({ change }) => change !== null,
  },
})

export const {
  changeBegan,
  columnAnswered,
  nothingChosen,
  mappingChanged,
  choicesRecalled,
  kindsChosen,
  namesChosen,
  valuesTicked,
  leftOutUnticked,
} = mappingSlice.actions
export const { selectIsMapped, selectIsChanging } = mappingSlice.selectors

/** What of a state tells what is chosen about columns. */
type OfColumns = Pick<RootState, 'mapping'>

const selectMeaning = createSelector(
  [({ mapping }: OfColumns) => mapping.proposed, ({ mapping }: OfColumns) => mapping.choices],
  columnsMean,
)

/** One field of what is chosen. Equal values are the same object, so that nothing is computed from them twice. */
const fieldOf = <Field extends keyof ColumnsMean>(field: Field) =>
  createSelector(
    [createSelector([selectMeaning], (meaning) => JSON.stringify(meaning[field]))],
    (text) => JSON.parse(text) as ColumnsMean[Field],
  )

/** What is chosen about columns, each field by itself: who reads one hears of no other choice. */
export const selectColumns = {
  sent: fieldOf('sent'),
  kinds: fieldOf('kinds'),
  isOther: fieldOf('isOther'),
  others: fieldOf('others'),
  rowNumbers: fieldOf('rowNumbers'),
  leftOut: fieldOf('leftOut'),
  noLetter: fieldOf('noLetter'),
  nothing: fieldOf('nothing'),
  names: fieldOf('names'),
}

/** The state once what is chosen takes effect. */
export const withChange = (state: RootState): RootState =>
  state.mapping.change ? { ...state, mapping: { ...state.mapping, choices: chosenIn(state.mapping) } } : state

/** Indexes of the columns that make the query, in its order. */
export const selectMappedColumns = createSelector([selectColumns.sent], queryColumns)

/** The names of those that are chosen. */
export const selectSentColumns = createSelector(
  [selectHeaders, (state: RootState) => selectColumns.sent(withChange(state))],
  (headers, sent) => queryColumns(sent).map((column) => columnLabel(headers, column)),
)
