import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../base/store/types'
import { columnLabel } from '../file/fileSelectors'
import { columnsMean, type ColumnsMean } from '../../domain/cleanse/columnChoices'
import { queryColumns } from '../../domain/cleanse/query'
import { selectHeaders } from '../file/fileSlice'
import { chosenIn } from './mappingSlice'

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
