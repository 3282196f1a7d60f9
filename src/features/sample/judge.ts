import type { AppThunk, RootState } from '../../base/store/types'
import { addressText } from '../../domain/cleanse/readAnswer'
import type { AnsweredRow } from '../../domain/cleanse/rowResult'
import type { RowChange } from '../../domain/cleanse/decisions'
import { selectMapping } from '../mapping/mappingSelectors'
import { selectSentText } from '../review/resultsSelectors'
import { undoStep } from '../review/undoSteps'
import { selectDecisions } from '../review/decisionsSlice'
import { rowsAnswered } from '../session/sessionEvents'
import { drawFrom, withJudgement, withoutJudgement } from './sample'
import { sampleChanged } from './sampleSlice'
import { selectLastJudged, selectSample, selectUnseen } from './sampleSelectors'
import { selectResults } from '../run/runSlice'

// What a key or a button does to the sample.

/** Draws a sample of the rows that nobody has looked at; it replaces the last one. */
export const drawSample = (): AppThunk => (dispatch, getState, deps) => {
  const [rows, mapping] = [selectUnseen(getState()), selectMapping(getState())]
  if (rows.length === 0) return
  const draw = drawFrom(rows, () => deps.chance(), deps.now(), mapping)
  dispatch(sampleChanged({ ...selectSample(getState()), draw }))
}

/** What a judgement of a row is about. */
export const judgedTexts = (state: RootState, row: number) => ({
  sent: selectSentText(state, row),
  answer: addressText(selectResults(state)[row] ?? null),
})

/** *Same* was pressed. */
export const judgeSame =
  (row: number): AppThunk =>
  (dispatch, getState, deps) => {
    const judgement = { row, isSame: true, at: deps.now(), ...judgedTexts(getState(), row) }
    dispatch(sampleChanged(withJudgement(selectSample(getState()), judgement)))
  }

/** Gives a row its decision and its answer in one step; the listeners keep the judgement that goes with it. */
const giveStep =
  (row: number, change: (result: AnsweredRow) => Omit<RowChange, 'row'>): AppThunk =>
  (dispatch, getState, deps) => {
    const result = selectResults(getState())[row]
    if (result?.kind !== 'answered') return
    const before = [{ row, decision: selectDecisions(getState())[row], result }]
    dispatch(rowsAnswered({ before, after: [{ row, ...change(result) }], at: deps.now(), lookups: 0 }))
  }

/** *Not the same* was pressed: the row is to review, whatever was decided for it with others. */
export const judgeOther = (row: number) =>
  giveStep(row, (result) => ({ decision: undefined, result: { ...result, isJudgedOther: true } }))

/** *Back one* was pressed: the row that was judged last is judged again. */
export const takeLastBack = (): AppThunk => (dispatch, getState) => {
  const last = selectLastJudged(getState())
  if (!last) return
  const { row, isSame, had } = last
  const step = getState().decisions.past.at(-1)
  const isLastStep = step?.after.some(({ result }) => result && result === selectResults(getState())[row])
  if (isSame) dispatch(sampleChanged(withoutJudgement(selectSample(getState()), row)))
  else if (isLastStep) dispatch(undoStep())
  else dispatch(giveStep(row, ({ isJudgedOther: _, ...result }) => ({ decision: had, result })))
}
