import { createAppSelector, type RootState } from '../../base/store/types'
import { isJudgedOther, isMatched } from '../../domain/cleanse/outcomes'
import { isWrittenCleansed } from '../../domain/cleanse/writtenRow'
import { addressText } from '../../domain/cleanse/rowResult'
import { selectDecisions } from '../run/rows/decisionsSlice'
import { selectJudgedOther, selectOutcomes, selectPairOf } from '../results/resultsSelectors'
import { selectIsComplete, selectIsRunning } from '../run/runSelectors'
import { selectResults } from '../run/runSlice'
import { figuresOf, type Standing, OFFERED_FROM } from './sample'

const selectSample = ({ sample }: RootState) => sample

/** The rows that steps on this page changed one by one, or with others; and those that a step judged another address. */
const selectStepped = createAppSelector([(state) => state.decisions.past], (past) => {
  const rowsOf = (isAlone: boolean) =>
    past
      .filter(({ changes }) => (changes.length === 1) === isAlone)
      .flatMap(({ changes }) => changes.map(({ row }) => row))
  const judged = past.flatMap(({ changes }) =>
    changes.filter(({ after: { result = null } }) => isJudgedOther(result)),
  )
  return {
    alone: new Set(rowsOf(true)),
    together: new Set(rowsOf(false)),
    judged: new Set(judged.map(({ row }) => row)),
  }
})

/**
 * Whether a row takes the cleansed address and nobody decided it alone. The page cannot know that of decisions from before it was
 * opened.
 */
const selectIsDrawable = createAppSelector(
  [selectOutcomes, selectDecisions, selectResults, selectStepped, selectJudgedOther],
  (outcomes, decisions, results, { alone, together }, judgedOther) =>
    (row: number): boolean =>
      isMatched(outcomes[row]) &&
      isWrittenCleansed(outcomes[row], decisions[row]) &&
      !alone.has(row) &&
      (decisions[row] === undefined || together.has(row)) &&
      !judgedOther.has(row) &&
      addressText(results[row]!) !== '',
)

export const selectDrawable = createAppSelector([selectOutcomes, selectIsDrawable], (outcomes, isDrawable) =>
  [...outcomes.keys()].filter(isDrawable),
)

/** The rows that the sample covers, those it was drawn from that have not left it, and what each of them is. */
const selectCover = createAppSelector(
  [selectSample, selectResults, selectIsDrawable, selectStepped, selectJudgedOther, selectPairOf],
  (sample, results, isDrawable, stepped, judgedOther, pairOf) => {
    const same = new Set(sample?.judged.filter(({ isSame }) => isSame).map(({ pair }) => pair))
    // Whatever has become of it, unless Undo took the step back.
    const isOther = (row: number) => judgedOther.has(row) || stepped.judged.has(row)
    const covered = new Set(sample?.from.filter((row) => isOther(row) || isDrawable(row)))
    const standingOf = (row: number): Standing => {
      if (!covered.has(row)) return 'left'
      if (isOther(row)) return 'other'
      return same.has(pairOf(row, results[row] ?? null)) ? 'same' : 'open'
    }
    return { covered, standingOf }
  },
)

/** The rows that the sample covers and has not drawn yet. */
export const selectUndrawn = createAppSelector([selectSample, selectCover], (sample, { covered }) => {
  const drawn = new Set(sample?.rows)
  return [...covered].filter((row) => !drawn.has(row))
})

/** The sample's figures; null before one is drawn. */
export const selectFigures = createAppSelector(
  [selectSample, selectCover, selectDrawable],
  (sample, { covered, standingOf }, drawable) =>
    sample &&
    figuresOf(sample.rows.map(standingOf), {
      of: covered.size,
      outside: drawable.filter((row) => !covered.has(row)).length,
    }),
)

/** The row of the sample to judge next; null if none is left. */
export const selectNextInSample = createAppSelector(
  [selectSample, selectCover],
  (sample, { standingOf }) => sample?.rows.find((row) => standingOf(row) === 'open') ?? null,
)

/** The place of the judgement that *Back one* takes back; null if there is none, or a decision has followed. */
export const selectLastJudged = createAppSelector(
  [selectSample, selectCover, selectResults, (state) => state.decisions.past.at(-1)],
  (sample, { standingOf }, results, step) => {
    const holds = ({ row, isSame }: { row: number; isSame: boolean }) =>
      standingOf(row) === (isSame ? 'same' : 'other')
    const at = sample?.judged.findLastIndex(holds) ?? -1
    const last = sample?.judged[at]
    const isUndone = step?.changes.some(
      ({ row, after }) => after.result && row === last?.row && after.result === results[row],
    )
    return last && (last.isSame || isUndone) ? at : null
  },
)

/** The judgements that nobody took back, in their order. */
export const selectJudged = createAppSelector([selectSample, selectCover], (sample, { standingOf }) =>
  (sample?.judged ?? []).filter(({ row, isSame }) => isSame || standingOf(row) === 'other'),
)

/** Whether the user can draw a sample, or has: every row has its result, and more rows are drawable than anybody would check. */
export const selectCanSample = (state: RootState) =>
  selectIsComplete(state) &&
  !selectIsRunning(state) &&
  (selectSample(state) !== null || selectDrawable(state).length >= OFFERED_FROM)
