import { createSelector, createSlice, isAnyOf, type Draft, type PayloadAction } from '@reduxjs/toolkit'
import { outsideImmer } from '../../base/store/longLists'
import {
  resultsCleared,
  rowsAnswered,
  rowsSentAgain,
  runStarted,
  sessionCleared,
  sessionResumed,
  stepRedone,
  stepUndone,
} from '../session/sessionEvents'
import { isBatch } from '../run/runSlice'
import { answersTaken } from '../earlier/earlierSlice'
import { fileLoaded } from '../file/fileSlice'
import { withValues, type Decision } from '../../domain/cleanse/rowResult'
import {
  closeStep,
  decide,
  dropOvertaken,
  historyOf,
  redo,
  replaceAnswers,
  take,
  undecided,
  undo,
  type DecisionHistory,
} from '../../domain/cleanse/decisions'

const withHistory =
  <Action>(next: (history: DecisionHistory, action: Action) => DecisionHistory) =>
  (state: Draft<DecisionHistory>, action: Action) =>
    next(outsideImmer(state), action)

/** What a person decided about rows, and the steps that led there. */
export const decisionsSlice = createSlice({
  name: 'decisions',
  initialState: undecided(0),
  reducers: {
    /** Rows were accepted, or their originals kept: one step, however many rows. */
    rowsDecided: withHistory((history, { payload }: PayloadAction<{ rows: number[]; decision: Decision }>) =>
      decide(history, payload.rows, payload.decision),
    ),
    /** The decisions on rows were removed: a step like any other. */
    decisionsRemoved: withHistory((history, { payload: rows }: PayloadAction<number[]>) =>
      decide(history, rows),
    ),
  },
  extraReducers: (builder) => {
    builder
      .addCase(stepUndone, withHistory(undo))
      .addCase(stepRedone, withHistory(redo))
      .addCase(fileLoaded, (_, { payload }) => undecided(payload.rows.length))
      // They are not a step: undo would leave a row with an answer that a person had not decided about.
      .addCase(
        answersTaken,
        withHistory((history, { payload: { rows } }) =>
          historyOf(
            withValues(
              history.present,
              rows.map(({ index, decision }) => [index, decision]),
            ),
          ),
        ),
      )
      .addCase(resultsCleared, ({ present }) => undecided(present.length))
      .addCase(sessionCleared, () => undecided(0))
      .addCase(sessionResumed, (_, { payload }) => historyOf(payload.decisions))
      .addCase(
        rowsAnswered,
        withHistory((history, { payload: { before, after } }) => take(history, { before, after })),
      )
      .addMatcher(isAnyOf(runStarted, rowsSentAgain), withHistory(closeStep))
      // Rows looked up again are one step, however many batches bring their answers.
      .addMatcher(
        isBatch,
        withHistory((history, { payload }) =>
          replaceAnswers(
            dropOvertaken(
              history,
              payload.results.map(({ index }) => index),
            ),
            payload.results.flatMap(({ index, previous, result }) =>
              previous && result.kind === 'answered' ? [{ row: index, previous, result }] : [],
            ),
          ),
        ),
      )
  },
  selectors: {
    selectDecisions: ({ present }) => present,
    /** How many rows the next undo changes; 0 when there is nothing to undo. */
    selectUndoCount: ({ past }) => past.at(-1)?.before.length ?? 0,
    /** How many rows the next redo changes; 0 when there is nothing to redo. */
    selectRedoCount: ({ future }) => future[0]?.after.length ?? 0,
    /** How many rows are decided. */
    selectDecidedCount: createSelector(
      [({ present }: DecisionHistory) => present],
      (present) => present.filter((decision) => decision !== undefined).length,
    ),
  },
})

export const { rowsDecided, decisionsRemoved } = decisionsSlice.actions
export const { selectDecisions, selectUndoCount, selectRedoCount, selectDecidedCount } =
  decisionsSlice.selectors
