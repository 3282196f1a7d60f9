import type { StartListening, AppThunk, RootState } from '../../base/store/types'
import { ROW_HEADERS } from '../../domain/cleanse/downloadFormat'
import { addressText } from '../../domain/cleanse/rowResult'
import { whenAsked, type ContentsOf } from '../download/deliver'
import { selectSheetRows } from '../file/fileSlice'
import { selectEqualRows, selectPairOf, selectSentText } from '../results/resultsSelectors'
import { filesShown } from '../review/viewSlice'
import { undoStep, giveAnswers } from '../run/rows/changeRows'
import { selectDecision } from '../run/rows/decisionsSlice'
import { selectResult } from '../run/runSlice'
import { drawFrom } from './sample'
import {
  selectDrawable,
  selectFigures,
  selectLastJudged,
  selectUndrawn,
  selectJudged,
} from './sampleSelectors'
import { sampleOpened, judgementTakenBack, rowJudged, rowsDrawn, sampleDrawn } from './sampleSlice'

/** Draws a sample; it replaces the last one. */
export const drawSample = (): AppThunk => (dispatch, getState, deps) => {
  const from = Object.freeze(selectDrawable(getState()))
  if (from.length > 0) dispatch(sampleDrawn({ from, rows: drawFrom(from, () => deps.chance()) }))
}

/** *20 more* was pressed. */
export const drawMore = (): AppThunk => (dispatch, getState, deps) =>
  dispatch(rowsDrawn(drawFrom(selectUndrawn(getState()), () => deps.chance())))

const judgementOf = (state: RootState, row: number, isSame: boolean, at: number) => {
  const result = selectResult(state, row)
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
      const result = selectResult(state, each)
      const wasKept = selectDecision(state, each) === 'originalKept'
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

  whenAsked(startListening, 'sample', sampleContents)
}

/** `2026-11-27 09:05`, which any spreadsheet reads and sorts. */
const moment = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })

/** The file of a sample: a row for each judged one, as it was then, in the order of judging. */
const sampleContents: ContentsOf = ({ state, file, escape }) => {
  const [judged, sheetRows] = [selectJudged(state), selectSheetRows(state)]
  return {
    head: {
      delimiter: file.delimiter,
      titleLines: [],
      headers: ['Row in your spreadsheet', ROW_HEADERS.addressSent, 'Answer', 'Judgement', 'Judged at'],
    },
    rows: [...judged.keys()],
    rowOf: (at) => {
      const { row, sent, answer, isSame, at: judgedAt } = judged[at]!
      return [
        String(sheetRows[row] ?? row + 1),
        escape(sent),
        escape(answer),
        isSame ? 'Same' : 'Not the same',
        moment.format(judgedAt),
      ]
    },
  }
}
