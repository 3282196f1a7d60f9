import type { StartListening } from '../../app/base/listeners'
import { allShown, rowReached, rowsDecided } from './reviewSlice'
import { selectNextUndecided, selectTableRows } from './shownSelectors'

/** A decision on one row moves on to the next undecided one of those shown, beyond the 200th if need be. */
export function addReviewListeners(startListening: StartListening) {
  startListening({
    actionCreator: rowsDecided,
    effect: ({ payload: { rows } }, api) => {
      const [row] = rows
      if (rows.length !== 1 || row === undefined) return
      const next = selectNextUndecided(api.getState(), row)
      if (next === null) return
      if (!selectTableRows(api.getState()).includes(next)) api.dispatch(allShown())
      api.dispatch(rowReached(next))
    },
  })
}
