import { isAnyOf } from '@reduxjs/toolkit'
import { focusIds } from '../../base/focusIds'
import type { StartListening } from '../../base/store/types'
import { selectIsComplete } from '../run/runSelectors'
import { runCompleted, sessionResumed, stepRedone, stepUndone } from '../session/sessionEvents'
import { rowsDecided } from './decisionsSlice'
import { selectFilteredRows } from './filterSelectors'
import { selectDecisionCounts, selectOutcomes } from './resultsSelectors'
import {
  selectCurrentShownRow,
  selectNextUndecided,
  selectShownRows,
  selectTableRows,
} from './shownSelectors'
import { allShown, filtersChanged, noFilters, rowClosed, rowOpened, rowReached } from './viewSlice'

/** Moves on among the rows that are shown. */
export function addRowListeners(startListening: StartListening) {
  // A decision on a row, alone or with others, moves on from it to the next undecided row.
  startListening({
    actionCreator: rowsDecided,
    effect: ({ payload: { rows, decision } }, api) => {
      const before = api.getOriginalState()
      const { decisions, view } = before
      const current = view.currentRow ?? -1
      const row = rows.includes(current) ? current : rows[0]
      if (row === undefined || (rows.length > 1 && row !== current)) return
      // Ignore a second press meant for the row just decided.
      if (decisions.present[row] === decision && view.currentRow !== row) return
      const next = selectNextUndecided(api.getState(), before, row)
      if (next !== null) api.dispatch(rowReached(next))
    },
  })

  // A finished cleanse leads to the rows that need somebody, or to the download.
  startListening({
    matcher: isAnyOf(runCompleted, sessionResumed),
    effect: async (action, api) => {
      if (!selectIsComplete(api.getState())) return
      // All rows are counted.
      await api.pause(api.extra.nextTask())
      const { undecided } = selectDecisionCounts(api.getState())
      const to = undecided > 0 ? focusIds.review : focusIds.downloads
      api.extra.moveFocus([to], runCompleted.match(action) ? focusIds.runButton : undefined)
    },
  })

  // What was undone or redone in one row is seen there; after a key the focus is there too.
  for (const stepped of [stepUndone, stepRedone]) {
    startListening({
      actionCreator: stepped,
      effect: ({ payload: [change, ...others], meta: { isByKey } }, api) => {
        const isShown = change && selectShownRows(api.getState()).includes(change.row)
        if (!isShown || others.length > 0)
          return api.extra.moveFocus([focusIds.rowPanel, focusIds.resultFilters])
        api.dispatch(rowReached(change.row))
        api.extra.moveFocus([focusIds.rowPanel, focusIds.resultRows], isByKey ? 'anywhere' : undefined)
      },
    })
  }

  // Going past the 200th row shows all rows.
  startListening({
    matcher: isAnyOf(rowReached, rowOpened),
    effect: (_, api) => {
      const row = selectCurrentShownRow(api.getState())
      if (row !== null && !selectTableRows(api.getState()).includes(row)) api.dispatch(allShown())
    },
  })

  // Outcome counts are of the whole file. If the other filters hide every row of the outcome, clear them.
  startListening({
    actionCreator: filtersChanged,
    effect: ({ payload: { outcome } }, api) => {
      if (outcome === undefined || selectFilteredRows(api.getState()).length > 0) return
      const hasRows = selectOutcomes(api.getState()).some((each) =>
        outcome === 'all' ? each !== 'notRun' : each === outcome,
      )
      if (hasRows) api.dispatch(filtersChanged({ ...noFilters, outcome }))
    },
  })

  // A row that the filters leave out has no place in the table to go back to.
  startListening({
    actionCreator: rowClosed,
    effect: (_, api) => {
      const state = api.getState()
      const isShown = selectShownRows(state).includes(state.view.currentRow ?? -1)
      api.extra.moveFocus([isShown ? focusIds.resultRows : focusIds.resultFilters])
    },
  })
}
