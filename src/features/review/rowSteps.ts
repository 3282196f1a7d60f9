// What a row asks, and what a key or a button does to it, or to those that ask the same.

import type { AppThunk, RootState } from '../../base/store/types'
import { formerOf, type RowNews } from '../../domain/cleanse/decisions'
import { correctionOf, readAnswer } from '../../domain/cleanse/rowResult'
import { wordsOfDoubt } from '../../domain/address/comparison/marks'
import { questionOf, type Question } from '../../domain/cleanse/alike'
import { selectResults } from '../run/runSlice'
import { correctionAsked, questionAsked, type ManyRows } from '../session/sessionEvents'
import { selectDecisions } from '../run/rows/decisionsSlice'
import {
  selectJudgedOther,
  selectOutcomes,
  selectRowDoubts,
  selectRowReasons,
  selectSentText,
  selectWasKept,
} from '../results/resultsSelectors'
import { selectThreshold } from '../results/thresholdSlice'
import { decideRows, giveAnswers } from '../run/rows/changeRows'
import { selectRows } from '../file/fileSlice'
import { selectTheirColumns } from '../mapping/mappingSelectors'
import { resultsMessages as messages } from './resultsMessages'
import { selectLineRows, selectGroups } from './shownSelectors'
import { rowOpened } from './viewSlice'

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

const NONE: readonly number[] = []

/** The rows shown that are one decision with a row, itself among them; none if it asks alone. */
export const selectAlike = (state: RootState, row: number): readonly number[] =>
  selectGroups(state).get(row) ?? NONE

/** What a row asks. */
export const selectQuestion = (state: RootState, row: number): Question | null =>
  questionOf(selectResults(state)[row] ?? null, selectRows(state)[row] ?? [], selectTheirColumns(state))

/** Why a row is to review or was, in words. */
export function selectReasonsSaid(state: RootState, row: number): string[] {
  const doubts = selectRowDoubts(state, row)
  const query = readAnswer(selectResults(state)[row] ?? null)?.query ?? ''
  return selectRowReasons(state, row).map((reason) => {
    const doubt = doubts.find(({ check }) => check === reason)
    const name = messages.reason(reason, selectThreshold(state))
    return messages.reasonWith(name, doubt ? wordsOfDoubt(query, doubt) : '')
  })
}

/** Whether the answers of rows that are alike can be accepted at once: not one added number for more than two rows. */
export const selectCanAcceptAlike = (state: RootState, row: number): boolean =>
  selectAlike(state, row).length <= 2 || !selectQuestion(state, row)?.isNumberAdded

/** With more rows than this, the page asks before it decides them. */
const ASKED_BEYOND = 20

/** Decides rows as one step; more than 20 only when the user has said so. */
export const decideTogether =
  (many: ManyRows): AppThunk =>
  (dispatch) =>
    dispatch(
      many.rows.length > ASKED_BEYOND
        ? questionAsked({ kind: 'decideMany', ...many })
        : decideRows(many.rows, many.decision),
    )

/** Decides all rows that are alike. */
export const decideAlike =
  (row: number, decision: 'accepted' | 'originalKept'): AppThunk =>
  (dispatch, getState) => {
    const state = getState()
    if (decision === 'accepted' && !selectCanAcceptAlike(state, row)) return
    const [outcomes, judged] = [selectOutcomes(state), selectJudgedOther(state)]
    const question = selectQuestion(state, row)?.key
    // One that was answered again may ask something else since its question was found.
    const asksStill = (each: number) =>
      outcomes[each] === 'toReview' && !judged.has(each) && selectQuestion(state, each)?.key === question
    const alike = selectAlike(state, row).filter(asksStill)
    const rows = alike.includes(row) ? alike : [row]
    dispatch(decideTogether({ rows, decision }))
  }
