import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { fileLoaded, resultsCleared, sessionCleared, sessionResumed } from '../sessionEvents'
import type { Outcome } from '../answers/outcomeOf'
import type { Decision, Decisions } from './decisions'
import type { Part, ScoreKind } from '../answers/readAnswer'

export interface ReviewState {
  decisions: Decisions
  scoreKind: ScoreKind
  /** Rows that score below it are to be reviewed; 0 to 1. No score is good or bad by itself, so it begins at 0. */
  threshold: number
  filter: Outcome | 'toReview' | 'all'
  /** A match level of a part to show alone. */
  level: { part: Part; level: string } | null
  text: string
  sort: { kind: ScoreKind; direction: 'ascending' | 'descending' } | null
  /** The row whose details are open. */
  openRow: number | null
}

export const initialReviewState: ReviewState = {
  decisions: {},
  scoreKind: 'confidence',
  threshold: 0,
  filter: 'all',
  level: null,
  text: '',
  sort: null,
  openRow: null,
}

export const reviewSlice = createSlice({
  name: 'review',
  initialState: initialReviewState,
  reducers: {
    /** Rows were accepted, or their originals kept. */
    rowsDecided(state, action: PayloadAction<{ rows: number[]; decision: Decision }>) {
      for (const row of action.payload.rows) state.decisions[row] = action.payload.decision
    },
    /** The decisions on rows were taken back. */
    decisionsUndone(state, action: PayloadAction<number[]>) {
      for (const row of action.payload) delete state.decisions[row]
    },
    scoreKindChosen(state, action: PayloadAction<ScoreKind>) {
      state.scoreKind = action.payload
    },
    thresholdMoved(state, action: PayloadAction<number>) {
      state.threshold = Math.min(1, Math.max(0, action.payload))
      if (state.threshold === 0 && state.filter === 'toReview') state.filter = 'all'
    },
    filterChosen(state, action: PayloadAction<ReviewState['filter']>) {
      state.filter = action.payload
    },
    levelChosen(state, action: PayloadAction<ReviewState['level']>) {
      state.level = action.payload
    },
    textSought(state, action: PayloadAction<string>) {
      state.text = action.payload
    },
    /** A score's header was pressed: best first, then worst first, then the file's own order. */
    sortPressed(state, action: PayloadAction<ScoreKind>) {
      const kind = action.payload
      if (state.sort?.kind !== kind) state.sort = { kind, direction: 'descending' }
      else if (state.sort.direction === 'descending') state.sort = { kind, direction: 'ascending' }
      else state.sort = null
    },
    rowToggled(state, action: PayloadAction<number>) {
      state.openRow = state.openRow === action.payload ? null : action.payload
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionResumed, (_, { payload: { decisions, threshold, scoreKind } }) => ({
      ...initialReviewState,
      decisions,
      threshold,
      scoreKind,
    }))
    for (const event of [fileLoaded, resultsCleared, sessionCleared]) {
      builder.addCase(event, () => initialReviewState)
    }
  },
})

export const {
  rowsDecided,
  decisionsUndone,
  scoreKindChosen,
  thresholdMoved,
  filterChosen,
  levelChosen,
  textSought,
  sortPressed,
  rowToggled,
} = reviewSlice.actions
