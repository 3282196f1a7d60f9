import { isAnyOf } from '@reduxjs/toolkit'
import type { StartListening } from '../../app/base/listeners'
import { tryOrNull } from '../../app/base/tryOrNull'
import { pageOpened } from '../sessionEvents'
import { rowsDecided } from './decisionsSlice'
import { selectFilteredRows } from './filterSelectors'
import { selectOutcomeCounts } from './resultsSelectors'
import { selectNextUndecided, selectShownRows, selectTableRows } from './shownSelectors'
import {
  allShown,
  outcomeChosen,
  outcomeShownAlone,
  rowOpened,
  rowReached,
  thresholdMoved,
  thresholdRecalled,
} from './viewSlice'

/** Where the threshold is remembered in local storage. */
export const THRESHOLD_KEY = 'cleansheet:threshold'

/** Quiet time before the threshold is remembered, in ms. */
const REMEMBER_AFTER_MS = 300

export function addResultsListeners(startListening: StartListening) {
  // A decision on one row moves on to the next undecided one.
  startListening({
    actionCreator: rowsDecided,
    effect: ({ payload: { rows, decision } }, api) => {
      const [row] = rows
      if (rows.length !== 1 || row === undefined) return
      const { decisions, view } = api.getOriginalState()
      // A second press for the row that the first press moved away from.
      if (decisions.present[row] === decision && view.currentRow !== row) return
      const next = selectNextUndecided(api.getState(), row)
      if (next !== null) api.dispatch(rowReached(next))
    },
  })

  // Moving past the 200th row, also by a dot of the map, shows all.
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

  // Outcomes count the whole file: where the other filters leave none of the rows counted, those filters go.
  startListening({
    actionCreator: outcomeChosen,
    effect: ({ payload: outcome }, api) => {
      const state = api.getState()
      const { notRun, ...counts } = selectOutcomeCounts(state)
      const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
      const count = outcome === 'all' ? all : { ...counts, notRun }[outcome]
      if (count > 0 && selectFilteredRows(state).length === 0) api.dispatch(outcomeShownAlone(outcome))
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
