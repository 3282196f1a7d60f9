import type { AppThunk, RootState } from '../../../base/store/types'
import { questionOf, type Question } from '../../../domain/cleanse/alike'
import { selectRows } from '../../file/fileSlice'
import { selectTheirColumns } from '../../mapping/mappingSelectors'
import { decideRows } from '../../run/rows/changeRows'
import { selectResults } from '../../run/runSlice'
import { selectJudgedOther, selectOutcomes } from '../../results/resultsSelectors'
import { selectGroups } from '../shownSelectors'
import { manyDecided, type ManyRows } from '../../results/alikeSlice'

const NONE: readonly number[] = []

/** The rows shown that are one decision with a row, itself among them; none if it asks alone. */
export const selectAlike = (state: RootState, row: number): readonly number[] =>
  selectGroups(state).get(row) ?? NONE

/** What a row asks. */
export const selectQuestion = (state: RootState, row: number): Question | null =>
  questionOf(selectResults(state)[row] ?? null, selectRows(state)[row] ?? [], selectTheirColumns(state))

/** Whether the answers of rows that are alike can be accepted at once: not one added number for more than two rows. */
export const selectCanAcceptAlike = (state: RootState, row: number): boolean =>
  selectAlike(state, row).length <= 2 || !selectQuestion(state, row)?.isNumberAdded

/** With more rows than this, the page asks before it decides them. */
const ASKED_BEYOND = 20

/** Decides rows as one step; more than 20 only when the user has said so. */
export const decideTogether =
  (many: ManyRows): AppThunk =>
  (dispatch) =>
    dispatch(many.rows.length > ASKED_BEYOND ? manyDecided(many) : decideRows(many.rows, many.decision))

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
