import { createAppSelector, type RootState } from '../../../base/store/types'
import { REASONS } from '../../../domain/cleanse/outcomes'
import { selectAddressGroups } from '../../results/alikeSlice'
import { selectUprnDiffers } from '../../results/customerSelectors'
import { selectDecisionCounts, selectReasons, selectRowCounts } from '../../results/resultsSelectors'
import { selectCost } from '../../run/progress/progressSelectors'
import { selectDecisions } from '../../run/rows/decisionsSlice'
import { selectProgress } from '../../run/runSelectors'

/** How many rows share an address, and how many addresses these are. */
const selectSharing = createAppSelector([selectAddressGroups], (groups) => {
  const shared = groups.filter((group) => group !== null)
  return { rows: shared.length, groups: new Set(shared).size }
})

/** The figures of the whole cleanse, except those of the customer's own file. */
export const selectFigures = createAppSelector(
  [selectProgress, selectRowCounts, selectCost, selectDecisionCounts, selectUprnDiffers, selectSharing],
  ({ done, total }, { piles }, cost, decisions, uprnDiffers, sharing) => ({
    done,
    total,
    found: done - piles.notFound - piles.failed - piles.notLookedUp,
    notFound: piles.notFound,
    failed: piles.failed,
    notLookedUp: piles.notLookedUp,
    ...cost,
    keptAsYours: decisions.originalKept,
    uprnsOther: uprnDiffers.size,
    sharing,
  }),
)

/** What changes in the customer's own file. */
export type WrittenFigures = Record<'putRight' | 'uprnsFilled', number>

/** What differed, by the first reason of each row: how many rows, and how many of those were accepted and kept. */
export const selectDiffered = createAppSelector([selectReasons, selectDecisions], (reasons, decisions) =>
  REASONS.map((reason) => {
    const rows = [...reasons.keys()].filter((row) => reasons[row]![0] === reason)
    const having = (decision: 'accepted' | 'originalKept') =>
      rows.filter((row) => decisions[row] === decision).length
    return { reason, rows: rows.length, accepted: having('accepted'), kept: having('originalKept') }
  }).filter(({ rows }) => rows > 0),
)

/** How many rows have an address that a person found or typed: nothing differs from it. */
export const selectCorrectedCount = (state: RootState) => {
  const { chosen, typed } = selectDecisionCounts(state)
  return chosen + typed
}
