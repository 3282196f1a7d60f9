import { createSelector, createSlice } from '@reduxjs/toolkit'
import { outsideImmer } from '../../../base/store/longLists'
import {
  closeStep,
  historyOf,
  undecided,
  withChanges,
  type DecisionHistory,
} from '../../../domain/cleanse/decisions'
import { fileLoaded } from '../../file/fileSlice'
import {
  resultsCleared,
  rowsChanged,
  runStarted,
  sessionCleared,
  sessionResumed,
} from '../../session/sessionEvents'

/** What a person decided about rows, and the steps that led there. */
export const decisionsSlice = createSlice({
  name: 'decisions',
  initialState: undecided(0),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(rowsChanged, (state, { payload }) =>
        withChanges(outsideImmer(state), payload.changes, payload.by === 'person' ? payload.act : payload.by),
      )
      .addCase(fileLoaded, (_, { payload }) => undecided(payload.rows.length))
      .addCase(resultsCleared, ({ present }) => undecided(present.length))
      .addCase(sessionCleared, () => undecided(0))
      // An imported log has null for undecided rows.
      .addCase(sessionResumed, (_, { payload }) =>
        historyOf(payload.decisions.map((each) => each ?? undefined)),
      )
      .addCase(runStarted, (state) => closeStep(outsideImmer(state)))
  },
  selectors: {
    selectDecisions: ({ present }) => present,
    selectDecision: ({ present }, row: number) => present[row],
    /** How many rows the next undo changes; 0 if there is nothing to undo. */
    selectUndoCount: ({ past }) => past.at(-1)?.changes.length ?? 0,
    /** How many rows the next redo changes; 0 if there is nothing to redo. */
    selectRedoCount: ({ future }) => future[0]?.changes.length ?? 0,
    selectDecidedCount: createSelector(
      [({ present }: DecisionHistory) => present],
      (present) => present.filter((decision) => decision !== undefined).length,
    ),
  },
})

export const { selectDecisions, selectDecision, selectUndoCount, selectRedoCount, selectDecidedCount } =
  decisionsSlice.selectors
