import { isAnyOf } from '@reduxjs/toolkit'
import type { AppThunk, RootState, StartListening } from '../../base/store/types'
import { isWrittenCleansed, postalKeys } from '../../domain/cleanse/postalAddress'
import type { Decision } from '../../domain/cleanse/rowResult'
import { answersTaken } from '../earlier/earlierSlice'
import { selectRows } from '../file/fileSelectors'
import { selectSlots } from '../mapping/slotsSelectors'
import { selectResults } from '../run/runSelectors'
import { batchSettled } from '../run/runSlice'
import { rowsDecided } from './decisionsSlice'
import { selectDecisions, selectRowOutcome } from './resultsSelectors'

// Whether rows have one address is asked for all rows at once when they are shown, and again when many are decided. What it
// takes is found before, in pieces.

/** Rows whose addresses are found in one task. */
const ROWS_A_TASK = 200

/** Finds the address of a row as it is written after a decision: the one in the state, unless another is given. */
export const prepareAddress = (state: RootState, row: number, decision = selectDecisions(state)[row]) =>
  postalKeys({
    row: selectRows(state)[row]!,
    result: selectResults(state)[row] ?? null,
    isCleansed: isWrittenCleansed(selectRowOutcome(state, row), decision),
    slots: selectSlots(state).onEnvelope,
  })

/** Prepares the rows of each batch while the next one is on its way. */
export function addAddressListeners(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(batchSettled, answersTaken),
    effect: async ({ payload }: ReturnType<typeof batchSettled | typeof answersTaken>, api) => {
      await api.pause(api.extra.nextTask())
      const rows: { index: number }[] = 'results' in payload ? payload.results : payload.rows
      const state = api.getState()
      for (const { index } of rows) {
        if (!selectRows(state)[index]) return
        prepareAddress(state, index)
      }
    },
  })
}

/** Decides rows together, as one step: those that are still undecided when their addresses are found. */
export const decideRows =
  (rows: number[], decision: Decision): AppThunk =>
  async (dispatch, getState, { nextTask }) => {
    const { id } = getState().file
    for (const [at, row] of rows.entries()) {
      if (at > 0 && at % ROWS_A_TASK === 0) await nextTask()
      const state = getState()
      if (state.file.id !== id) return
      prepareAddress(state, row, decision)
    }
    const { present } = getState().decisions
    dispatch(rowsDecided({ rows: rows.filter((row) => present[row] === undefined), decision }))
  }
