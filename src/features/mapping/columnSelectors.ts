import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../base/store/types'
import { columnLabel } from '../file/fileSelectors'
import type { Reader } from '../../domain/cleanse/choiceParts'
import {
  choicesFor,
  columnsMean,
  type ColumnChoices,
  type ColumnsMean,
} from '../../domain/cleanse/columnChoices'
import { queryColumns, type Mapping } from '../../domain/cleanse/query'
import { selectHeaders } from '../file/fileSlice'
import { chosenIn } from './mappingSlice'

/** What of a state tells what is chosen about columns. */
type OfColumns = Pick<RootState, 'mapping'>

/** A selector whose equal values are one object, whenever they come again: what was made of it is not made a second time. */
export const oneByText = <Value>(select: (state: OfColumns) => Value) =>
  createSelector(
    [createSelector([select], (value) => JSON.stringify(value))],
    (text) => JSON.parse(text) as Value,
  )

/** What choices mean for one that reads them, with no more than the parts that count there. */
const columnsFor = (reader: Reader) =>
  oneByText(
    createSelector(
      [({ mapping }: OfColumns) => mapping.proposed, ({ mapping }: OfColumns) => mapping.choices],
      (...both): ColumnsMean => {
        const [proposed, choices] = both.map((each): ColumnChoices => choicesFor(reader, each))
        return columnsMean(proposed!, choices!)
      },
    ),
  )

/** What is chosen about columns, as each that reads it takes it. */
export const selectColumnsFor = {
  memory: columnsFor('memory'),
  basis: columnsFor('basis'),
  question: columnsFor('question'),
  forecast: columnsFor('forecast'),
  theirColumns: columnsFor('theirColumns'),
  slots: columnsFor('slots'),
  letters: columnsFor('letters'),
} satisfies Record<Reader, unknown>

/** The columns that make a row's query: the same object while they are, whatever else is chosen of columns. */
export const selectSent = oneByText(
  createSelector(
    [selectColumnsFor.forecast],
    ({ addressColumn, postcodeColumn, moreAddressColumns }): Mapping => ({
      addressColumn,
      postcodeColumn,
      moreAddressColumns,
    }),
  ),
)

/** A state in which what is chosen holds. */
export const withChange = (state: RootState): RootState =>
  state.mapping.change ? { ...state, mapping: { ...state.mapping, choices: chosenIn(state.mapping) } } : state

/** The columns that the user called another address: they are never written. */
export const selectOtherColumns = (state: RootState): number[] => selectColumnsFor.slots(state).others

/** Indexes of the columns that make the query, in its order. */
export const selectMappedColumns = createSelector([selectSent], queryColumns)

/** The names of those that are chosen. */
export const selectSentColumns = createSelector(
  [selectHeaders, (state: RootState) => selectSent(withChange(state))],
  (headers, sent) => queryColumns(sent).map((column) => columnLabel(headers, column)),
)
