import { areEqual } from '../../base/values'
import { createAction, createSlice, type PayloadAction, createSelector } from '@reduxjs/toolkit'
import type { Proposal } from '../../base/csvFile'
import type { RootState } from '../../base/store/types'
import type { ChosenKinds } from '../../domain/address/columns/kinds'
import {
  choicesOf,
  columnsIn,
  NO_CHOICES,
  withColumns,
  withFields,
  withNames,
  withPart,
  type ColumnChoices,
  columnsMean,
  type ChoiceFields,
  type ColumnsMean,
  type LeftOutChoices,
} from '../../domain/cleanse/columnChoices'
import { type Mapping, queryColumns } from '../../domain/cleanse/query'
import type { Ticks, TicksByColumn } from '../../domain/cleanse/ticks'
import { sessionCleared, sessionResumed } from '../session/sessionEvents'
import { fileLoaded, selectLabels } from '../file/fileSlice'

/** The user chose other columns; the page may ask before it changes them. */
export const mappingOffered = createAction<Partial<Mapping>>('mapping/mappingOffered')

export interface MappingState {
  /** What names and contents propose. */
  proposed: ColumnChoices
  /** The user's choices, by which the page reads rows. */
  choices: ColumnChoices
  /** The user's choices since, which the page shows, and which take effect once it has read all rows by them. Null if none. */
  change: { choices: ColumnChoices; startsOver: boolean } | null
  /** Whether these columns were chosen for an earlier file with these headers, and differ from the proposed ones. */
  isRecalled: boolean
}

/** The choices for a file with the same headers, not all of which an earlier version remembered. */
export interface Remembered extends Partial<ChoiceFields> {
  columns?: Mapping
  choices?: LeftOutChoices
}

/** What is chosen, whether it has taken effect or not. */
const chosenIn = ({ choices, change }: MappingState): ColumnChoices => change?.choices ?? choices

const noMapping: MappingState = { proposed: NO_CHOICES, choices: NO_CHOICES, change: null, isRecalled: false }

const proposalOf = ({ rowNumbers, ...columns }: Proposal): ColumnChoices => ({
  ...choicesOf({ ...columns, moreAddressColumns: [] }),
  rowNumbers: Object.fromEntries(rowNumbers.map((column) => [column, true])),
})

/** Choices to show at once, which take effect once all rows have been read by them. */
const changing = (state: MappingState, choices: ColumnChoices, startsOver = false): MappingState => ({
  ...state,
  change: { choices, startsOver: startsOver || state.change?.startsOver === true },
})

/** Choices that do not change how rows are read: they take effect at once, whatever change is under way. */
const atOnce = (state: MappingState, choose: (choices: ColumnChoices) => ColumnChoices): MappingState => ({
  ...state,
  choices: choose(state.choices),
  change: state.change && { ...state.change, choices: choose(state.change.choices) },
})

export const mappingSlice = createSlice({
  name: 'mapping',
  initialState: noMapping,
  reducers: {
    /** The user chose other columns, added to any pending choice; `startsOver` clears the results once they take effect. */
    changeBegan: (state, { payload }: PayloadAction<{ to: Partial<Mapping>; startsOver?: boolean }>) =>
      changing(state, withColumns(state.proposed, chosenIn(state), payload.to), payload.startsOver),
    /** The user said whether an unsent column belongs to another address; null to ask again. */
    columnAnswered: (state, { payload }: PayloadAction<{ column: number; isOther: boolean | null }>) =>
      changing(state, withPart(chosenIn(state), 'isOther', { [payload.column]: payload.isOther })),
    /** The user said which values of columns count as blank. */
    nothingChosen: (state, { payload }: PayloadAction<Readonly<Record<number, Ticks | null>>>) =>
      changing(state, withPart(chosenIn(state), 'nothing', payload)),
    /** The pending choices take effect, with any further columns. */
    mappingChanged: (state, { payload = {} }: PayloadAction<Partial<Mapping> | undefined>): MappingState => {
      const choices = withColumns(state.proposed, chosenIn(state), payload)
      return { ...state, choices, change: null, isRecalled: false }
    },
    /** A file with the same headers was loaded before: chooses again, all at once, what was chosen for it. */
    choicesRecalled: (state, { payload }: PayloadAction<Remembered>) => {
      const choices = withColumns(state.proposed, state.choices, payload.columns ?? {})
      return {
        ...state,
        choices: withFields(choices, payload),
        isRecalled:
          payload.columns !== undefined &&
          !areEqual(columnsIn(state.proposed, choices), columnsIn(state.proposed, NO_CHOICES)),
      }
    },
    /** The user chose what columns take. */
    kindsChosen: (state, { payload }: PayloadAction<ChosenKinds>) =>
      atOnce(state, (choices) => withPart(choices, 'kinds', payload)),
    valuesTicked: (
      state,
      { payload: { part, ticks } }: PayloadAction<{ part: 'leftOut' | 'noLetter'; ticks: TicksByColumn }>,
    ) => atOnce(state, (choices) => withPart(choices, part, ticks)),
    /** The user chose the columns of the name on the envelope. */
    namesChosen: (state, { payload }: PayloadAction<Record<'names' | 'proposed', readonly number[]>>) =>
      atOnce(state, (choices) => withNames(choices, payload.proposed, payload.names)),
    /** The user sends the rows left out after all, in this file; what is remembered for such files stays. */
    leftOutAdded: (state) => atOnce(state, (choices) => ({ ...choices, leftOut: {} })),
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
  leftOutAdded,
} = mappingSlice.actions
export const { selectIsMapped, selectIsChanging } = mappingSlice.selectors

type OfColumns = Pick<RootState, 'mapping'>

const selectMeaning = createSelector(
  [({ mapping }: OfColumns) => mapping.proposed, ({ mapping }: OfColumns) => mapping.choices],
  columnsMean,
)

/** One field of the choices. Equal values are the same object, so that nothing is computed from them twice. */
const fieldOf = <Field extends keyof ColumnsMean>(field: Field) =>
  createSelector(
    [createSelector([selectMeaning], (meaning) => JSON.stringify(meaning[field]))],
    (text) => JSON.parse(text) as ColumnsMean[Field],
  )

/** The choices about columns, field by field: a reader of one field does not hear of changes to others. */
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

/** The state as it will be once the choices take effect. */
export const withChange = (state: RootState): RootState =>
  state.mapping.change ? { ...state, mapping: { ...state.mapping, choices: chosenIn(state.mapping) } } : state

/** Indexes of the columns that make the query, in its order. */
export const selectMappedColumns = createSelector([selectColumns.sent], queryColumns)

/** The names of those columns. */
export const selectSentColumns = createSelector(
  [selectLabels, (state: RootState) => selectColumns.sent(withChange(state))],
  (labels, sent) => queryColumns(sent).map((column) => labels[column]!),
)
