import { isAnyOf } from '@reduxjs/toolkit'
import { focusIds, type FocusId } from '../../base/focusIds'
import type { RootState, StartListening } from '../../base/store/types'
import { changesRow } from '../../domain/cleanse/decisions'
import { selectIsComplete, selectIsDoubted, selectIsRunning } from '../run/runSelectors'
import { runPaused, runStopped } from '../run/runSlice'
import { runCompleted, sessionResumed, isPersons } from '../session/sessionEvents'
import { decidedRows, mayHaveChanged } from '../results/alikeListeners'
import { selectNext } from './next/nextSelectors'
import { selectPiles, selectRowCounts } from '../results/resultsSelectors'
import {
  selectCurrentShownRow,
  selectLineRows,
  selectNextIn,
  selectShownRows,
  selectTableRows,
  TO_REVIEW,
} from './shownSelectors'
import {
  allShown,
  pileEmptied,
  pileRestored,
  rowOpened,
  rowReached,
  rowsStayed,
  selectListedPile,
} from './viewSlice'

const isStep = isPersons()

/** Where the focus goes at the end of a run; null if it stays on the button that goes on, unless little was found. */
function placeOfNext(state: RootState): FocusId | null {
  const next = selectNext(state)
  if (next === 'columns' || selectIsDoubted(state)) return focusIds.changeColumns
  if (next === 'paused') return focusIds.resume
  if (!selectIsComplete(state)) return null
  return next === 'review' ? focusIds.review : focusIds.nextStep
}

/** Moves on among the rows shown. */
export function addRowListeners(startListening: StartListening) {
  // A decided row stays where it is until the user presses a filter.
  startListening({
    matcher: isStep,
    effect: ({ payload: { changes } }, api) => {
      const shown = new Set(selectShownRows(api.getOriginalState()))
      const rows = changes.map(({ row }) => row).filter((row) => shown.has(row))
      if (rows.length > 0) api.dispatch(rowsStayed(rows))
    },
  })

  // A decision on a row to review, alone or with others, moves on to the next one.
  startListening({
    matcher: isPersons('decided'),
    effect: ({ payload: { changes } }, api) => {
      const before = api.getOriginalState()
      const { view } = before
      const change = changes.find(({ row }) => row === view.currentRow) ?? changes[0]
      if (!change?.after.decision || (changes.length > 1 && change.row !== view.currentRow)) return
      const { row } = change
      // Ignore a second press meant for the row just decided.
      if (!changesRow(change) && view.currentRow !== row) return
      if (selectListedPile(before) !== 'toReview' && selectPiles(before)[row] !== 'toReview') return
      const next = selectNextIn(api.getState(), before, row, TO_REVIEW)
      if (next !== null) api.dispatch(rowReached(next, changesRow(change)))
    },
  })

  /** Whether a step leaves nothing to review: then all rows are shown, and what comes next. */
  const isEnd = (state: RootState, before: RootState) =>
    !selectIsRunning(state) &&
    selectRowCounts(before).piles.toReview > 0 &&
    selectRowCounts(state).piles.toReview === 0

  // Once the last row to review is decided, or the listed pile is empty, all rows are shown.
  startListening({
    predicate: mayHaveChanged(decidedRows),
    effect: (action, api) => {
      const state = api.getState()
      const { emptied } = state.view
      const pile = selectListedPile(state)
      if (selectIsRunning(state)) return
      const { piles } = selectRowCounts(state)
      if (isStep(action) && emptied && piles[emptied.pile] > 0) return void api.dispatch(pileRestored())
      if (isStep(action) && isEnd(state, api.getOriginalState())) {
        api.dispatch(pileEmptied({ pile: 'toReview', isEnd: true }))
        api.extra.moveFocus([focusIds.nextStep], 'anywhere')
      } else if (pile && piles[pile] === 0) api.dispatch(pileEmptied({ pile, isEnd: false }))
    },
  })

  // The end of a run leads to what comes next; so does showing a finished cleanse again.
  startListening({
    matcher: isAnyOf(runCompleted, runStopped, runPaused, sessionResumed),
    effect: async (action, api) => {
      // It counts all rows.
      await api.pause(api.extra.nextTask())
      const isShown = sessionResumed.match(action)
      const to = placeOfNext(api.getState())
      if (to && (!isShown || selectIsComplete(api.getState())))
        api.extra.moveFocus([to], isShown ? undefined : focusIds.runButton)
    },
  })

  // Selects the line in which something was undone or redone; after a key the focus goes there too.
  startListening({
    matcher: isPersons('undone', 'redone'),
    effect: ({ payload: { changes, isByKey } }, api) => {
      if (isEnd(api.getState(), api.getOriginalState())) return
      const [change] = changes
      const isShown = change && selectShownRows(api.getState()).includes(change.row)
      const line = change && (selectLineRows(api.getState(), change.row) ?? [change.row])
      if (!isShown || changes.some(({ row }) => !line!.includes(row)))
        return api.extra.moveFocus([focusIds.rowPanel, focusIds.resultFilters])
      api.dispatch(rowReached(change.row))
      api.extra.moveFocus([focusIds.resultRows, focusIds.rowPanel], isByKey ? 'anywhere' : undefined)
    },
  })

  // Going past the 200th row shows all rows.
  startListening({
    matcher: isAnyOf(rowReached, rowOpened),
    effect: (_, api) => {
      const row = selectCurrentShownRow(api.getState())
      if (row !== null && !selectTableRows(api.getState()).includes(row)) api.dispatch(allShown())
    },
  })
}
