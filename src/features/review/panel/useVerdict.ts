import { formatNumber, formatRows } from '../../../base/format'
import { useAppSelector } from '../../../base/store/hooks'
import type { RootState } from '../../../base/store/types'
import { wordsOfDoubt } from '../../../domain/address/comparison/marks'
import { readAnswer } from '../../../domain/cleanse/readAnswer'
import { selectResults } from '../../run/runSlice'
import { selectLineRows, selectPlace, selectShownRows } from '../shownSelectors'
import { resultsMessages as messages } from '../resultsMessages'
import {
  selectIsLeftOut,
  selectRowCounts,
  selectRowDoubts,
  selectRowOutcome,
  selectRowReasons,
  selectSentText,
  selectWasKept,
} from '../../results/resultsSelectors'
import { shallowEqual } from 'react-redux'
import { selectCustomer } from '../../results/customerSelectors'
import { selectDecisions } from '../../run/rows/decisionsSlice'
import { selectThreshold } from '../../results/thresholdSlice'

/** A row's outcome, its decision, and the texts of its reasons to review, or else of its outcome. */
export function useVerdict(row: number) {
  const outcome = useAppSelector((state) => selectRowOutcome(state, row))
  const decision = useAppSelector((state) => selectDecisions(state)[row])
  const reasons = useAppSelector((state) => selectRowReasons(state, row), shallowEqual)
  const threshold = useAppSelector(selectThreshold)
  const doubts = useAppSelector((state) => selectRowDoubts(state, row))
  const query = useAppSelector((state) => readAnswer(selectResults(state)[row] ?? null)?.query ?? '')
  const wasKept = useAppSelector((state) => selectWasKept(state, row))
  const isLeftOut = useAppSelector((state) => selectIsLeftOut(state, row))
  const why = reasons.map((reason) => {
    const doubt = doubts.find(({ check }) => check === reason)
    return messages.reasonWith(messages.reason(reason, threshold), doubt ? wordsOfDoubt(query, doubt) : '')
  })
  if (why.length === 0 && !wasKept) why.push(isLeftOut ? messages.isLeftOut : messages.found[outcome])
  return { outcome, decision, why }
}

/** What the decision that moved on to this row did; empty for other rows. */
const selectLedBy = (state: RootState, row: number): string => {
  const { view, decisions } = state
  if (view.said !== 'step' || view.currentRow !== row) return ''
  const { changes } = decisions.past.at(-1)!
  return `${messages.stepSaid({ kind: 'taken', changes }, selectRowCounts(state).piles.toReview)} `
}

/**
 * A line of the list for screen readers: what was done, where that led to it; the row's number and whose it is, or how many rows a
 * group has; its decision, or else why to look at it; and its place among the rows shown.
 */
export function useRowTold(row: number): string {
  const { decision, why } = useVerdict(row)
  const customer = useAppSelector((state) => selectCustomer(state, row).trim() || selectSentText(state, row))
  const rows = useAppSelector((state) => selectLineRows(state, row)?.length)
  const place = useAppSelector((state) => selectPlace(state, row))
  const shown = useAppSelector((state) => selectShownRows(state).length)
  const ledBy = useAppSelector((state) => selectLedBy(state, row))
  const told = [
    ...(rows === undefined ? [formatNumber(row + 1), customer] : [formatRows(rows)]),
    ...(decision ? [messages.decisions[decision]] : why),
    place === undefined ? '' : messages.place(place, shown),
  ]
  return ledBy + told.filter(Boolean).join(', ')
}
