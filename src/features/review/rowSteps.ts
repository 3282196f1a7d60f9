import type { AppThunk, RootState } from '../../base/store/types'
import { formerOf } from '../../domain/cleanse/decisions'
import type { RowNews } from '../../domain/cleanse/rowChange'
import { correctionOf } from '../../domain/cleanse/rowResult'
import { selectResults } from '../run/runSlice'
import { correctionAsked } from '../session/sessionEvents'
import { selectDecisions } from '../run/rows/decisionsSlice'
import { selectSentText, selectWasKept } from '../results/resultsSelectors'
import { selectLineRows } from './shownSelectors'
import { rowOpened } from './viewSlice'
import { decideRows, giveAnswers } from '../run/rows/changeRows'

// What a key or a button does to one row.

/** A way to correct a row was chosen: selects the row, and opens the form in its place. */
export const openForm =
  (row: number, way: 'find' | 'type' = 'find'): AppThunk =>
  (dispatch, getState) => {
    dispatch(rowOpened(row))
    dispatch(correctionAsked({ row, text: selectSentText(getState(), row), way }))
  }

/** Accepts the cleansed address of a row. One that was chosen or typed is decided by that. */
export const acceptRow =
  (row: number): AppThunk =>
  (dispatch, getState) => {
    const correction = correctionOf(selectResults(getState())[row] ?? null)
    if (correction && selectDecisions(getState())[row] === correction) return
    dispatch(decideRows([row], correction ?? 'accepted'))
  }

/** A row as it was before its address was chosen or typed; null if it was not, or in an earlier visit. */
const selectFormer = (state: RootState, row: number): RowNews | null => {
  const result = selectResults(state)[row] ?? null
  return result && correctionOf(result) ? formerOf(state.decisions, row, result) : null
}

/** Whether the decision on a row can be removed; that of a correction only together with its answer. */
export const selectCanTakeBack = (state: RootState, row: number): boolean => {
  if (selectWasKept(state, row)) return false
  return correctionOf(selectResults(state)[row] ?? null)
    ? selectFormer(state, row) !== null
    : selectDecisions(state)[row] !== undefined
}

/** Removes the decision on a row, or on all rows of its group; if its address was chosen or typed, brings its former answer back. */
export const takeBack =
  (row: number): AppThunk =>
  (dispatch, getState) => {
    if (!selectCanTakeBack(getState(), row)) return
    const former = selectFormer(getState(), row)
    dispatch(former ? giveAnswers([former]) : decideRows(selectLineRows(getState(), row) ?? [row], null))
  }
