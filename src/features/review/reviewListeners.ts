import type { StartListening } from '../../app/base/listeners'
import { allShown, rowOpened, rowReached, rowsDecided } from './reviewSlice'
import { selectNextUndecided, selectShownRows, selectTableRows } from './shownSelectors'

/** A decision on one row moves on to the next undecided one (REVIEW-5); whoever comes to one past the 200th sees all (REVIEW-10). */
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
  for (const actionCreator of [rowReached, rowOpened]) {
    startListening({
      actionCreator,
      effect: ({ payload: row }, api) => {
        const state = api.getState()
        if (selectShownRows(state).includes(row) && !selectTableRows(state).includes(row))
          api.dispatch(allShown())
      },
    })
  }
}
