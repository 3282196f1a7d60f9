import type { StartListening, AppThunk, RootState } from '../../base/store/types'
import { addressText } from '../../domain/cleanse/rowResult'
import { selectDecisions } from '../run/rows/decisionsSlice'
import { undoStep, giveAnswers } from '../run/rows/changeRows'
import { selectResults } from '../run/runSlice'
import { selectEqualRows, selectPairOf, selectSentText } from '../results/resultsSelectors'
import { filesShown } from '../review/viewSlice'
import { whenAsked } from '../download/deliver'
import { sampleOpened, judgementTakenBack, rowJudged, rowsDrawn, sampleDrawn } from './sampleSlice'
import { drawFrom } from './sample'
import { selectDrawable, selectFigures, selectLastJudged, selectUndrawn } from './sampleSelectors'

/** Draws a sample; it replaces the last one. */
export const drawSample = (): AppThunk => (dispatch, getState, deps) => {
  const from = Object.freeze(selectDrawable(getState()))
  if (from.length > 0) dispatch(sampleDrawn({ from, rows: drawFrom(from, () => deps.chance()) }))
}

/** *20 more* was pressed. */
export const drawMore = (): AppThunk => (dispatch, getState, deps) =>
  dispatch(rowsDrawn(drawFrom(selectUndrawn(getState()), () => deps.chance())))

const judgementOf = (state: RootState, row: number, isSame: boolean, at: number) => {
  const result = selectResults(state)[row] ?? null
  const pair = selectPairOf(state)(row, result)
  return { row, pair, sent: selectSentText(state, row), answer: addressText(result), isSame, at }
}

/** *Same* was pressed. */
export const judgeSame =
  (row: number): AppThunk =>
  (dispatch, getState, deps) =>
    dispatch(rowJudged(judgementOf(getState(), row, true, deps.now())))

/**
 * *Not the same* was pressed: all rows with this text and answer go to review, whatever was decided for them with others. One
 * whose original was kept stays so. It is one step of Undo.
 */
export const judgeOther =
  (row: number): AppThunk =>
  (dispatch, getState, deps) => {
    const state = getState()
    const changes = selectEqualRows(state)([row]).flatMap((each) => {
      const result = selectResults(state)[each]
      const wasKept = selectDecisions(state)[each] === 'originalKept'
      return result?.kind === 'answered'
        ? [
            {
              row: each,
              decision: wasKept ? ('originalKept' as const) : null,
              result: { ...result, isJudgedOther: true as const },
            },
          ]
        : []
    })
    dispatch(rowJudged(judgementOf(state, row, false, deps.now())))
    dispatch(giveAnswers(changes))
  }

/** *Back one* was pressed: the user judges the last row again. */
export const takeLastBack = (): AppThunk => (dispatch, getState) => {
  const at = selectLastJudged(getState())
  if (at === null) return
  if (getState().sample!.judged[at]!.isSame) return void dispatch(judgementTakenBack(at))
  dispatch(undoStep())
  // Undo leads to the row, but here the dialog shows it, which goes with the files.
  dispatch(filesShown())
}

/** Draws a sample on demand if there is none, or all of its rows have left, and writes its file. */
export function addSampleListeners(startListening: StartListening) {
  startListening({
    actionCreator: sampleOpened,
    effect: (_, api) => {
      const figures = selectFigures(api.getState())
      if (!figures || figures.same + figures.other + figures.open === 0) api.dispatch(drawSample())
    },
  })

  whenAsked(startListening, 'sample', async (source) =>
    (await import('./sampleContents')).sampleContents(source),
  )
}
