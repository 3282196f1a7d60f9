import type { AppThunk } from '../../base/store/types'
import { REASONS } from '../../domain/cleanse/outcomes'
import { ASKED_BEYOND, manyDecided } from '../results/alikeSlice'
import { selectListed } from './viewSlice'
import { selectReasons } from '../results/resultsSelectors'
import { countEach } from '../results/rowCounts'
import { decideRows } from '../run/rows/changeRows'

/** Decides all rows shown, as one step; more than 20 only when the user has said so, with what else is in doubt. */
export const decideShown =
  (rows: number[], decision: 'accepted' | 'originalKept'): AppThunk =>
  (dispatch, getState) => {
    if (rows.length <= ASKED_BEYOND) {
      dispatch(decideRows(rows, decision))
      return
    }
    const state = getState()
    const listed = selectListed(state)
    const chosen = listed.by === 'reason' ? listed.reason : null
    const reasons = selectReasons(state)
    const elseOf = (row: number) => reasons[row]!.filter((reason) => reason !== chosen)
    const counts = countEach(REASONS, rows.flatMap(elseOf))
    const others = REASONS.filter((reason) => counts[reason] > 0).map((reason) => ({
      reason,
      rows: counts[reason],
    }))
    const clear = chosen === null ? [] : rows.filter((row) => elseOf(row).length === 0)
    dispatch(manyDecided({ rows, decision, shown: { reason: chosen, others, clear } }))
  }
