import { isAnyOf } from '@reduxjs/toolkit'
import type { StartListening } from '../../app/base/listeners'
import { tryOrNull } from '../../app/base/tryOrNull'
import { pageOpened, stepRedone, stepUndone } from '../sessionEvents'
import { rowsDecided } from './decisionsSlice'
import { selectFilteredRows } from './filterSelectors'
import { selectOutcomes } from './resultsSelectors'
import {
  selectCurrentShownRow,
  selectNextUndecided,
  selectShownRows,
  selectTableRows,
} from './shownSelectors'
import {
  allShown,
  filtersChanged,
  noFilters,
  rowOpened,
  rowReached,
  thresholdMoved,
  thresholdRecalled,
} from './viewSlice'

/** Where local storage remembers the threshold. */
export const THRESHOLD_KEY = 'cleansheet:threshold'

/** Quiet time before the threshold is remembered, in ms. */
const REMEMBER_AFTER_MS = 300

export function addResultsListeners(startListening: StartListening) {
  // A decision on one row moves on to the next undecided row.
  startListening({
    actionCreator: rowsDecided,
    effect: ({ payload: { rows, decision } }, api) => {
      const [row] = rows
      if (rows.length !== 1 || row === undefined) return
      const { decisions, view } = api.getOriginalState()
      // Ignore a second press meant for the row just decided.
      if (decisions.present[row] === decision && view.currentRow !== row) return
      const next = selectNextUndecided(api.getState(), row)
      if (next !== null) api.dispatch(rowReached(next))
    },
  })

  // What was undone or redone in one row is seen there.
  for (const stepped of [stepUndone, stepRedone]) {
    startListening({
      actionCreator: stepped,
      effect: ({ payload: [change, ...others] }, api) => {
        if (!change || others.length > 0) return
        if (selectShownRows(api.getState()).includes(change.row)) api.dispatch(rowReached(change.row))
      },
    })
  }

  // Going past the 200th row, perhaps by a dot on the map, shows all rows.
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

  startListening({
    actionCreator: pageOpened,
    effect: (_, api) => {
      const text = tryOrNull(() => api.extra.storage.getItem(THRESHOLD_KEY))
      if (text !== null && /^(?:0|1|0\.\d{1,2})$/.test(text)) api.dispatch(thresholdRecalled(Number(text)))
    },
  })

  startListening({
    actionCreator: thresholdMoved,
    effect: async (_, api) => {
      api.cancelActiveListeners()
      // A slider that is dragged moves sixty times a second.
      await api.delay(REMEMBER_AFTER_MS)
      tryOrNull(() => api.extra.storage.setItem(THRESHOLD_KEY, String(api.getState().view.threshold)))
    },
  })
}
