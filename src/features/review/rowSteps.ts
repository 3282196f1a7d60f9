// The question that a row raises, and what a key or a button does to it, or to all rows with that question.

import type { AppThunk, RootState } from '../../base/store/types'
import { formerOf, type RowNews } from '../../domain/cleanse/decisions'
import { correctionOf, readAnswer } from '../../domain/cleanse/rowResult'
import { wordsOfDoubt } from '../../domain/address/comparison/marks'
import { questionOf, type Question } from '../../domain/cleanse/alike'
import { selectResult } from '../run/runSlice'
import { correctionAsked, questionAsked, type ManyRows } from '../session/sessionEvents'
import { selectDecision } from '../run/rows/decisionsSlice'
import {
  selectCompared,
  selectJudgedOther,
  selectOutcomes,
  selectRowDoubts,
  selectRowReasons,
  selectSentText,
  selectWasKept,
} from '../results/resultsSelectors'
import { selectThreshold } from '../results/thresholdSlice'
import { decideRows, giveAnswers } from '../run/rows/changeRows'
import { alikeMessages } from './reasonMessages'
import { resultsMessages as messages } from './resultsMessages'
import { selectLineRows, selectGroups } from './shownSelectors'
import { rowOpened } from './viewSlice'

/** Selects a row, and opens in its place the form for a way to correct it. */
export const openForm =
  (row: number, way: 'find' | 'type' = 'find'): AppThunk =>
  (dispatch, getState) => {
    dispatch(rowOpened(row))
    dispatch(correctionAsked({ row, text: selectSentText(getState(), row), way }))
  }

/** Accepts the cleansed address of a row. A chosen or typed address is already a decision. */
export const acceptRow =
  (row: number): AppThunk =>
  (dispatch, getState) => {
    const correction = correctionOf(selectResult(getState(), row))
    if (correction && selectDecision(getState(), row) === correction) return
    dispatch(decideRows([row], correction ?? 'accepted'))
  }

/** A row as it was before its address was chosen or typed; null if it was not, or in an earlier visit. */
const selectFormer = (state: RootState, row: number): RowNews | null => {
  const result = selectResult(state, row)
  return result && correctionOf(result) ? formerOf(state.decisions, row, result) : null
}

/** Whether the decision on a row can be removed; a correction's only together with its answer. */
export const selectCanTakeBack = (state: RootState, row: number): boolean => {
  if (selectWasKept(state, row)) return false
  return correctionOf(selectResult(state, row))
    ? selectFormer(state, row) !== null
    : selectDecision(state, row) !== undefined
}

/** Removes the decision on a row or its group; if its address was chosen or typed, restores its former answer. */
export const takeBack =
  (row: number): AppThunk =>
  (dispatch, getState) => {
    if (!selectCanTakeBack(getState(), row)) return
    const former = selectFormer(getState(), row)
    dispatch(former ? giveAnswers([former]) : decideRows(selectLineRows(getState(), row) ?? [row], null))
  }

const NONE: readonly number[] = []

/** The rows shown that are one decision with a row, including itself; empty if its question is its own. */
export const selectAlike = (state: RootState, row: number): readonly number[] =>
  selectGroups(state).get(row) ?? NONE

/** The question that a row raises. */
export const selectQuestion = (state: RootState, row: number): Question | null =>
  questionOf(...selectCompared(state, row))

/** Why a row is, or was, to review, in words. */
export function selectReasonsSaid(state: RootState, row: number): string[] {
  const doubts = selectRowDoubts(state, row)
  const query = readAnswer(selectResult(state, row))?.query ?? ''
  return selectRowReasons(state, row).map((reason) => {
    const doubt = doubts.find(({ check }) => check === reason)
    const name = messages.reason(reason, selectThreshold(state))
    return messages.reasonWith(name, doubt ? wordsOfDoubt(query, doubt) : '')
  })
}

/** Whether the user can accept the answers of rows that are alike together: not an added number for more than two rows. */
export const selectCanAcceptAlike = (state: RootState, row: number): boolean =>
  selectAlike(state, row).length <= 2 || !selectQuestion(state, row)?.isNumberAdded

/** What to do instead of the key that was just pressed on a group; empty if none was. */
export function selectInstead(state: RootState): string {
  const { ignored, currentRow } = state.view
  if (!ignored || currentRow === null) return ''
  const isOffered = ignored !== 'accepted' || selectCanAcceptAlike(state, currentRow)
  return alikeMessages.instead[isOffered ? ignored : 'originalKept'](selectAlike(state, currentRow).length)
}

/** With more rows than this, the page asks before it decides them. */
const ASKED_BEYOND = 20

/** Decides rows in one step; more than 20 only once the user has confirmed. */
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
    // A row that was answered again since may raise another question.
    const asksStill = (each: number) =>
      outcomes[each] === 'toReview' && !judged.has(each) && selectQuestion(state, each)?.key === question
    const alike = selectAlike(state, row).filter(asksStill)
    const rows = alike.includes(row) ? alike : [row]
    dispatch(decideTogether({ rows, decision }))
  }
