import { isAnyOf } from '@reduxjs/toolkit'
import type { StartListening } from '../../app/base/listeners'
import { rowsDecided } from './decisionsSlice'
import { allShown, rowOpened, rowReached } from './viewSlice'
import { selectNextUndecided, selectShownRows, selectTableRows } from './shownSelectors'

/** A decision on one row moves on to the next undecided one; whoever comes to one past the 200th sees all. */
export function addResultsListeners(startListening: StartListening) {
  startListening({
    actionCreator: rowsDecided,
    effect: ({ payload: { rows, decision } }, api) => {
      const [row] = rows
      if (rows.length !== 1 || row === undefined) return
      const { decisions, view } = api.getOriginalState()
      // Pressed once more for the row that was left by the first press.
      if (decisions.present[row] === decision && view.currentRow !== row) return
      const next = selectNextUndecided(api.getState(), row)
      if (next !== null) api.dispatch(rowReached(next))
    },
  })

  // From the table, or from elsewhere, as by a dot of the map.
  startListening({
    matcher: isAnyOf(rowReached, rowOpened),
    effect: (_, api) => {
      const state = api.getState()
      const { currentRow } = state.view
      if (currentRow === null) return
      if (selectShownRows(state).includes(currentRow) && !selectTableRows(state).includes(currentRow))
        api.dispatch(allShown())
    },
  })
}
