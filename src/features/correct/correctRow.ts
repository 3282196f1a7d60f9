import type { AppThunk, RootState } from '../../base/store/types'
import { correctionOf, type AnsweredRow } from '../../domain/cleanse/rowResult'
import { rowRequested, selectResults } from '../run/runSlice'
import type { PaidEntry } from '../run/runState'
import { selectHindrance, selectRowDoubts, selectSentText } from '../results/resultsSelectors'
import { giveAnswers } from '../run/rows/changeRows'
import { typedRow, type TypedAddress, ownDoor } from './correction'

/** The customer's own door as written, if only the door differs; else undefined. */
export const selectOwnDoor = (state: RootState, row: number): string | undefined =>
  ownDoor(selectResults(state)[row] ?? null, selectRowDoubts(state, row))?.own

/** Makes a paid call for an entry of the list, unless something prevents it. */
export const payFor =
  (entry: PaidEntry): AppThunk =>
  (dispatch, getState) => {
    const state = getState()
    const { form } = state.correct
    if (form && !selectHindrance(state)) dispatch(rowRequested({ row: form.row, ...entry }))
  }

/** *Use this address* was pressed. */
export const giveTyped =
  (row: number, typed: TypedAddress): AppThunk =>
  (dispatch, getState) => {
    const result = typedRow(typed, selectSentText(getState(), row))
    dispatch(giveAnswers([{ row, decision: 'typed', result }]))
  }

/** Gives rows the address that a person chose or typed for another row with the same text. */
export const giveToOthers =
  (from: number, rows: number[]): AppThunk =>
  (dispatch, getState) => {
    const state = getState()
    const result = selectResults(state)[from] ?? null
    const decision = correctionOf(result)
    if (!decision) return
    const resultOf = (row: number) => ({ ...(result as AnsweredRow), query: selectSentText(state, row) })
    dispatch(giveAnswers(rows.map((row) => ({ row, decision, result: resultOf(row) }))))
  }
