import { isAnyOf } from '@reduxjs/toolkit'
import type { StartListening } from '../../app/base/listeners'
import { allShown, rowOpened, rowReached, rowsDecided } from './reviewSlice'
import { selectNextUndecided, selectShownRows, selectTableRows } from './shownSelectors'

/** A decision on one row moves on to the next undecided one; whoever comes to one past the 200th sees all. */
export function addReviewListeners(startListening: StartListening) {
  startListening({
    actionCreator: rowsDecided,
    effect: ({ payload: { rows, decision } }, api) => {
      const [row] = rows
      if (rows.length !== 1 || row === undefined) return
      const { decisions, currentRow } = api.getOriginalState().review
      // Pressed once more for the row that was left by the first press.
      if (decisions[row] === decision && currentRow !== row) return
      const next = selectNextUndecided(api.getState(), row)
      if (next !== null) api.dispatch(rowReached(next))
    },
  })

  // From the table, or from elsewhere, as by a dot of the map.
  startListening({
    matcher: isAnyOf(rowReached, rowOpened),
    effect: (_, api) => {
      const state = api.getState()
      const { currentRow } = state.review
      if (currentRow === null) return
      if (selectShownRows(state).includes(currentRow) && !selectTableRows(state).includes(currentRow))
        api.dispatch(allShown())
    },
  })
}
