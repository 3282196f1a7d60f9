import { createSlice, isAnyOf, original, type PayloadAction } from '@reduxjs/toolkit'
import { resultsCleared, sessionCleared, sessionResumed } from '../sessionEvents'
import { answersArrived, batchSettled, rowLookedUp } from '../run/runSlice'
import { fileLoaded } from '../file/fileSlice'
import { decide, forget, historyOf, redo, undo, type Decision } from './decisions'

/** What a person decided about rows, and the steps that led there. */
export const decisionsSlice = createSlice({
  name: 'decisions',
  initialState: historyOf({}),
  reducers: {
    /** Rows were accepted, or their originals kept: one step, however many rows. */
    rowsDecided: (state, { payload }: PayloadAction<{ rows: number[]; decision: Decision }>) =>
      decide(state, payload.rows, payload.decision),
    /** The decisions on rows were removed: a step like any other. */
    decisionsRemoved: (state, { payload: rows }: PayloadAction<number[]>) => decide(state, rows, null),
    stepUndone: (state) => undo(state),
    stepRedone: (state) => redo(state),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionResumed, (_, { payload }) => historyOf(payload.decisions))
      .addCase(rowLookedUp, (state, { payload: { row } }) => forget(state, [row]))
    for (const event of [fileLoaded, resultsCleared, sessionCleared]) {
      builder.addCase(event, () => historyOf({}))
    }
    // What was decided was about the answer before.
    builder.addMatcher(isAnyOf(answersArrived, batchSettled), (state, { payload }) => {
      const answered = payload.results.filter(({ result }) => result.kind === 'answered')
      return forget(
        original(state),
        answered.map(({ index }) => index),
      )
    })
  },
})

export const { rowsDecided, decisionsRemoved, stepUndone, stepRedone } = decisionsSlice.actions
