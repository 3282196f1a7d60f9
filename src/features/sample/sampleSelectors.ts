import { createAppSelector } from '../../base/store/createAppSelector'
import type { RootState } from '../../base/store/types'
import { isJudgedOther, isMatched } from '../../domain/cleanse/outcomes'
import { buildQuery } from '../../domain/cleanse/query'
import { addressText } from '../../domain/cleanse/readAnswer'
import { selectRows } from '../file/fileSlice'
import { selectMapping } from '../mapping/mappingSelectors'
import { selectOutcomes } from '../review/resultsSelectors'
import { selectIsComplete, selectIsRunning } from '../run/runSelectors'
import { figuresOf, nextOf } from './figures'
import { rowsOf } from './rowBits'
import { readSample, sentBy, type Judgement } from './sample'
import { selectDecisions } from '../review/decisionsSlice'
import { selectResults } from '../run/runSlice'

/** What is kept of the sample. */
export const selectSample = createAppSelector(
  [(state) => state.sample, (state) => selectRows(state).length],
  readSample,
)

const selectDraw = (state: RootState) => selectSample(state).draw

/**
 * The rows whose cleansed address nobody has looked at: good, or decided by an act on many. Where the customer's own was
 * kept the cleansed one is in no file.
 */
export const selectUnseen = createAppSelector(
  [selectOutcomes, selectDecisions, selectResults, selectSample],
  (outcomes, decisions, results, { seen }) => {
    const looked = rowsOf(seen)
    return [...outcomes.keys()].filter((row) => {
      const decision = decisions[row]
      const isTaken = decision ? decision !== 'originalKept' : outcomes[row] === 'good'
      return isTaken && isMatched(outcomes[row]) && addressText(results[row]!) !== '' && !looked.has(row)
    })
  },
)

/** The rows that the sample was drawn from and that are as they were: they send the same text, too. */
export const selectStill = createAppSelector(
  [selectDraw, selectRows, selectMapping],
  (drawn, rows, mapping) => {
    if (!drawn) return new Set<number>()
    const from = rowsOf(drawn.from)
    if (JSON.stringify(drawn.mapping) === JSON.stringify(sentBy(mapping))) return from
    const sendsSame = (row: string[] | undefined) =>
      row !== undefined &&
      buildQuery(row, { ...drawn.mapping, readAs: mapping.readAs }) === buildQuery(row, mapping)
    return new Set([...from].filter((row) => sendsSame(rows[row])))
  },
)

/** What the sample says; null before one was drawn. */
export const selectFigures = createAppSelector(
  [selectDraw, selectStill, selectUnseen],
  (drawn, still, unseen) => drawn && figuresOf(drawn, still, unseen),
)

/** The row of the sample that is judged next; null if none is left. */
export const selectNextInSample = createAppSelector(
  [selectDraw, selectStill],
  (drawn, still) => drawn && nextOf(drawn, still),
)

/** The judgement that *Back one* takes back: the latest of a row that is as it left it. */
export const selectLastJudged = createAppSelector(
  [selectDraw, selectStill, selectResults, selectDecisions],
  (drawn, still, results, decisions): Judgement | null =>
    drawn?.judged.findLast(({ row, isSame }) =>
      isSame ? still.has(row) : isJudgedOther(results[row] ?? null) && !decisions[row],
    ) ?? null,
)

/** The judgements, and which of them are of rows that have changed since, in the order in which they were made. */
export const selectJudged = createAppSelector(
  [selectDraw, selectStill, selectResults],
  (drawn, still, results) =>
    (drawn?.judged ?? []).map((judgement) => {
      const { row, isSame } = judgement
      const isAsJudged = isSame || isJudgedOther(results[row] ?? null)
      return { judgement, hasChanged: !still.has(row) || !isAsJudged }
    }),
)

/** Whether a sample can be drawn, or was: once every row has its result, and there is one to look at. */
export const selectCanSample = (state: RootState) =>
  selectIsComplete(state) &&
  !selectIsRunning(state) &&
  (selectDraw(state) !== null || selectUnseen(state).length > 0)
