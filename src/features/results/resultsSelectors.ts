import { createAppSelector, type RootState } from '../../base/store/types'
import { isWrittenCleansed, type AddressSource } from '../../domain/cleanse/writtenRow'
import {
  answerKey,
  takenFromOf,
  type RowResult,
  addressText,
  readAnswer,
} from '../../domain/cleanse/rowResult'
import { doubtsOf, unsentText } from '../../domain/cleanse/rowReading'
import { contradictionOf } from '../../domain/cleanse/otherAddress'
import { isJudgedOther, isMatched, pileOf, PILES, scoreOf, verdictOf } from '../../domain/cleanse/outcomes'
import { selectRows, selectRow } from '../file/fileSlice'
import { buildQuery, queryKey } from '../../domain/cleanse/sentText'
import type { Mapping } from '../../domain/cleanse/query'
import { selectColumns, selectMappedColumns, selectIsChanging } from '../mapping/mappingSlice'
import { selectMapping, selectSlots, selectTheirColumns } from '../mapping/mappingSelectors'
import { selectIsUnderWay } from '../run/runSelectors'
import { countEach, createRowCounter } from './rowCounts'
import { selectResults, selectResult } from '../run/runSlice'
import { selectDecisions, selectDecision } from '../run/rows/decisionsSlice'
import { selectThreshold } from './thresholdSlice'
import { selectAddressGroups } from './alikeSlice'

// What we know about each row, and about all rows together, whatever the filters. Lists are by row index.

/** The key of a row's own text: the one that was sent, or would be, whatever a person corrected. */
const sentKey = (result: RowResult | null, row: string[], mapping: Mapping): string =>
  result?.kind === 'answered' && !result.origin ? answerKey(result) : queryKey(row, mapping)

/** The confidence of every row; null if it has none. */
export const selectScores = createAppSelector([selectResults], (results) => results.map(scoreOf))

/** Returns a function that makes the key of a row's own text together with an answer. */
export const selectPairOf = createAppSelector(
  [selectRows, selectMapping],
  (rows, mapping) =>
    (row: number, result: RowResult | null): string =>
      JSON.stringify([sentKey(result, rows[row]!, mapping), addressText(result)]),
)

/** Finds the rows that share text and answer with some: one judgement covers them. */
export const selectEqualRows = createAppSelector(
  [selectResults, selectPairOf],
  (results, pairOf) =>
    (judged: readonly number[]): readonly number[] => {
      const answerOf = (row: number) => addressText(results[row] ?? null)
      const bothOf = (row: number) => pairOf(row, results[row] ?? null)
      const [answers, both] = [new Set(judged.map(answerOf)), new Set(judged.map(bothOf))]
      return [...results.keys()].filter((row) => answers.has(answerOf(row)) && both.has(bothOf(row)))
    },
)

const NONE: ReadonlySet<number> = new Set()

/** The rows judged another address: all with a text and an answer that a person judged so. */
export const selectJudgedOther = createAppSelector(
  [selectResults, selectEqualRows],
  (results, equalRows): ReadonlySet<number> =>
    results.some(isJudgedOther)
      ? new Set(equalRows([...results.keys()].filter((row) => isJudgedOther(results[row]!))))
      : NONE,
)

const selectVerdicts = createAppSelector(
  [selectResults, selectRows, selectTheirColumns, selectThreshold, selectJudgedOther],
  (results, rows, columns, threshold, judged) =>
    results.map((result, row) => verdictOf(result, rows[row]!, columns, threshold, judged.has(row))),
)

export const selectReasons = createAppSelector([selectVerdicts], (verdicts) =>
  verdicts.map(({ reasons }) => reasons),
)

export const selectOutcomes = createAppSelector([selectVerdicts], (verdicts) =>
  verdicts.map(({ outcome }) => outcome),
)

export const selectPiles = createAppSelector([selectOutcomes, selectDecisions], (outcomes, decisions) =>
  outcomes.map((outcome, row) => pileOf(outcome, decisions[row] !== undefined)),
)

// One row at a time, for what a run draws four times a second: lists of all rows would be remade each time.

/** What we compare of a row: its answer, its values, and the columns of its address. */
export const selectCompared = (state: RootState, row: number) =>
  [selectResult(state, row), selectRow(state, row), selectTheirColumns(state)] as const

/** The unsent part of a row's own address. */
export const selectUnsentText = (state: RootState, row: number): string =>
  unsentText(...selectCompared(state, row))

/** Why a row is to review, whatever its score. */
export const selectRowDoubts = (state: RootState, row: number) => doubtsOf(...selectCompared(state, row))

const selectRowVerdict = (state: RootState, row: number) =>
  verdictOf(...selectCompared(state, row), selectThreshold(state), selectJudgedOther(state).has(row))

/** The reasons to review a row. */
export const selectRowReasons = (state: RootState, row: number) => selectRowVerdict(state, row).reasons

export const selectRowOutcome = (state: RootState, row: number) => selectRowVerdict(state, row).outcome

/** The pile of a row. */
export const selectRowPile = (state: RootState, row: number) =>
  pileOf(selectRowOutcome(state, row), selectDecision(state, row) !== undefined)

/** Whether a row's original was kept in an earlier download: the row was found, but its address is not in that file. */
export const selectWasKept = (state: RootState, row: number) =>
  readAnswer(selectResult(state, row))?.wasKept ?? false

/** Whether the cleansed address of a row can be accepted or turned down. */
export const selectCanDecide = (state: RootState, row: number) =>
  isMatched(selectOutcomes(state)[row]) && !selectWasKept(state, row)

/** The confidence of a row; null if it has none. */
export const selectRowScore = (state: RootState, row: number) => scoreOf(selectResult(state, row))

/** Only the store of the page is counted: another would be counted from the beginning each time. */
const countRows = createRowCounter()

/** The column beside those that are sent that contradicts many answers and was not asked about yet; null while rows are sent. */
export const selectContradiction = createAppSelector(
  [
    selectRows,
    selectResults,
    selectTheirColumns,
    selectMappedColumns,
    selectColumns.isOther,
    selectIsUnderWay,
  ],
  (rows, results, columns, sent, isOther, isUnderWay) => {
    const isAsked = (column: number) => isOther[column] === undefined && !sent.includes(column)
    return isUnderWay ? null : contradictionOf(rows, results, columns, isAsked)
  },
)

/** How many rows of the file are in each pile and, to review, under each reason, and their scores counted in bins. */
export const selectRowCounts = createAppSelector(
  [selectRows, selectResults, selectThreshold, selectTheirColumns, selectDecisions, selectJudgedOther],
  countRows,
)

/**
 * How many matched rows have each decision; how many that were to review are decided, those with an address that was
 * chosen or typed among them, and how many are not.
 */
export const selectDecisionCounts = createAppSelector(
  [selectOutcomes, selectDecisions],
  (outcomes, decisions) => {
    const counts = { accepted: 0, originalKept: 0, chosen: 0, typed: 0, decided: 0, undecided: 0 }
    for (const [row, outcome] of outcomes.entries()) {
      const decision = decisions[row]
      if (decision && isMatched(outcome)) counts[decision] += 1
      if (decision === 'chosen' || decision === 'typed') counts.decided += 1
      else if (outcome === 'toReview') counts[decision ? 'decided' : 'undecided'] += 1
    }
    return counts
  },
)

export const selectAddressSource = createAppSelector(
  [selectRows, selectResults, selectOutcomes, selectDecisions, selectSlots, selectTheirColumns],
  (rows, results, outcomes, decisions, { onEnvelope }, columns) =>
    (row: number): AddressSource => ({
      row: rows[row]!,
      result: results[row] ?? null,
      isCleansed: isWrittenCleansed(outcomes[row], decisions[row]),
      slots: onEnvelope,
      columns,
    }),
)

/** The other rows with the address of a row. */
export const selectTwins = createAppSelector(
  [selectAddressGroups, (_: RootState, row: number) => row],
  (groups, row) => groups[row]?.filter((other) => other !== row) ?? [],
)

/** The customer's own address of a row: the text that was sent, or would be, whatever a person corrected. */
export function selectSentText(state: RootState, row: number): string {
  const result = selectResult(state, row)
  const isSent = result?.kind === 'answered' && !result.origin
  return isSent ? result.query : buildQuery(selectRow(state, row), selectMapping(state))
}

/** The key of that address. */
export const selectSentKey = (state: RootState, row: number): string =>
  sentKey(selectResult(state, row), selectRow(state, row), selectMapping(state))

/** Whether a row was not sent because the user has left it out: it has something to send. */
export const selectIsLeftOut = (state: RootState, row: number): boolean =>
  selectResult(state, row)?.kind === 'nothingToSend' && selectSentText(state, row) !== ''

/** Why a single row cannot be looked up now; null if it can. */
export const selectHindrance = (state: RootState): 'run' | 'columns' | 'key' | null => {
  if (selectIsUnderWay(state)) return 'run'
  if (selectIsChanging(state)) return 'columns'
  return state.apiKey.status === 'valid' ? null : 'key'
}

/** How many rows that this cleanse looked up are in each pile: answers of earlier downloads say nothing of a trial. */
export const selectTriedCounts = createAppSelector([selectPiles, selectResults], (piles, results) =>
  countEach(
    PILES,
    piles.filter((_, row) => takenFromOf(results[row]!) === null),
  ),
)
