import type { AppThunk, RootState } from '../../base/store/types'
import { addressText } from '../../domain/cleanse/readAnswer'
import { formerOf, type RowChange } from '../../domain/cleanse/decisions'
import type { AnsweredRow } from '../../domain/cleanse/rowResult'
import { selectMapping } from '../mapping/mappingSelectors'
import { selectEqualRows, selectSentText } from '../review/resultsSelectors'
import { giveAnswers } from '../review/rowSteps'
import { undoStep } from '../review/undoSteps'
import { selectDecisions } from '../review/decisionsSlice'
import { drawFrom, withJudgement, withoutJudgement } from './sample'
import { sampleChanged } from './sampleSlice'
import { selectLastJudged, selectSample, selectStill, selectUnseen } from './sampleSelectors'
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

/** *Same* was pressed: for every row of the sample with the same text and answer. */
export const judgeSame =
  (row: number): AppThunk =>
  (dispatch, getState, deps) => {
    const state = getState()
    let sample = selectSample(state)
    for (const each of equalInSample(state, row))
      sample = withJudgement(sample, {
        row: each,
        isSame: true,
        at: deps.now(),
        ...judgedTexts(state, each),
      })
    dispatch(sampleChanged(sample))
  }

/** The rows of the sample with the text and the answer of a row, itself last. */
function equalInSample(state: RootState, row: number): number[] {
  const [equal, still] = [new Set(selectEqualRows(state)([row])), selectStill(state)]
  const drawn = selectSample(state).draw?.rows ?? []
  return [...drawn.filter((each) => each !== row && equal.has(each) && still.has(each)), row]
}

/**
 * *Not the same* was pressed: all rows with this text and answer are to review, whatever was decided for them with others. One
 * whose original was kept stays so. The listeners keep the judgements that go with it.
 */
export const judgeOther =
  (row: number): AppThunk =>
  (dispatch, getState) =>
    dispatch(
      giveAnswers(
        changesOf(getState(), row, (each, result) => ({
          row: each,
          decision: selectDecisions(getState())[each] === 'originalKept' ? 'originalKept' : undefined,
          result: { ...result, isJudgedOther: true },
        })),
      ),
    )

/** What changes in the rows with the text and the answer of a row. */
const changesOf = (
  state: RootState,
  row: number,
  change: (each: number, result: AnsweredRow) => RowChange,
): RowChange[] =>
  selectEqualRows(state)([row]).flatMap((each) => {
    const result = selectResults(state)[each]
    return result?.kind === 'answered' ? [change(each, result)] : []
  })

/** *Back one* was pressed: what was judged last is judged again. */
export const takeLastBack = (): AppThunk => (dispatch, getState) => {
  const state = getState()
  const last = selectLastJudged(state)
  if (!last) return
  const { row, isSame, had } = last
  const step = state.decisions.past.at(-1)
  const isLastStep = step?.after.some(({ result }) => result && result === selectResults(state)[row])
  if (isSame) dispatch(sampleChanged(equalInSample(state, row).reduce(withoutJudgement, selectSample(state))))
  else if (isLastStep) dispatch(undoStep())
  else
    dispatch(
      giveAnswers(
        changesOf(state, row, (each, { isJudgedOther: _, ...result }) => {
          const before = formerOf(state.decisions, each, selectResults(state)[each]!)?.decision
          const decision = selectDecisions(state)[each] ?? before ?? (each === row ? had : undefined)
          return { row: each, decision, result }
        }),
      ),
    )
}
