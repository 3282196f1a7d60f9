import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit'
import type { ScoreKind } from '../answers/readAnswer'
import { fileLoaded, resultsCleared, rowLookedUp, sessionCleared, sessionResumed } from '../sessionEvents'
import { decide, emptyHistory, forget, redo, undo, type DecisionHistory } from './decisionHistory'
import type { Decision, Decisions } from './decisions'
import type { Box } from './plane'
import type { Outcome, Reason } from './reviewOutcome'

/** The columns of the review table, in their order. */
export const REVIEW_COLUMNS = ['row', 'customer', 'sent', 'cleansed', 'score', 'why', 'decision'] as const

export type ReviewColumn = (typeof REVIEW_COLUMNS)[number]

/** The groups that all columns are shown in, one at a time. */
export const COLUMN_GROUPS = ['mine', 'scores', 'address', 'codes'] as const

export type ColumnGroup = (typeof COLUMN_GROUPS)[number]

/** Which rows are shown: one outcome, any of the reasons, a bin of the scores, a text, twins alone, a part of the map. */
export interface ReviewFilters {
  outcome: Outcome | 'all'
  reasons: Reason[]
  /** A bar of the histogram, from 0. */
  bin: number | null
  text: string
  /** Only rows that came to the same address as another one. */
  sameAddress: boolean
  /** A part of the map. */
  area: Box | null
}

export interface ReviewState {
  decisions: Decisions
  history: DecisionHistory
  scoreKind: ScoreKind
  /** Rows that score below it are to review; 0 to 1. No score is good or bad by itself, so it begins at 0. */
  threshold: number
  filters: ReviewFilters
  /** What stands beside the reasons: how the scores are spread, or the rows on a map. */
  chart: 'scores' | 'map'
  sort: { column: ReviewColumn; direction: 'ascending' | 'descending' } | null
  view: 'review' | 'all'
  group: ColumnGroup
  /** The customer's column beside each row; `undefined` until the user chooses one. */
  customerColumn?: number
  /** Whether rows beyond the first 200 are shown. */
  showsAll: boolean
  /** The row that the keys are about. */
  currentRow: number | null
  /** Whether the panel of the current row is open. */
  isPanelOpen: boolean
}

export const noFilters: ReviewFilters = {
  outcome: 'all',
  reasons: [],
  bin: null,
  text: '',
  sameAddress: false,
  area: null,
}

export const initialReviewState: ReviewState = {
  decisions: {},
  history: emptyHistory,
  scoreKind: 'confidence',
  threshold: 0,
  filters: noFilters,
  chart: 'scores',
  sort: null,
  view: 'review',
  group: 'mine',
  showsAll: false,
  currentRow: null,
  isPanelOpen: false,
}

/** The best score stands first when a header is pressed once; everything else begins with the first. */
const firstDirection = (column: ReviewColumn) => (column === 'score' ? 'descending' : 'ascending')

/** What was decided and how it came to that, as plain values: the history's functions know nothing of drafts. */
const decided = (state: ReviewState) => {
  const { decisions, history } = original(state)
  return [decisions, history] as const
}

export const reviewSlice = createSlice({
  name: 'review',
  initialState: initialReviewState,
  reducers: {
    /** Rows were accepted, or their originals kept: one step of the history, however many they are. */
    rowsDecided(state, { payload }: PayloadAction<{ rows: number[]; decision: Decision }>) {
      Object.assign(state, decide(...decided(state), payload.rows, payload.decision))
    },
    /** The decisions on rows were taken back. */
    decisionsUndone(state, { payload }: PayloadAction<number[]>) {
      Object.assign(state, decide(...decided(state), payload, null))
    },
    /** The last step was taken back, whatever it was. */
    stepUndone(state) {
      Object.assign(state, undo(...decided(state)))
    },
    /** The step that was taken back last was taken again. */
    stepRedone(state) {
      Object.assign(state, redo(...decided(state)))
    },
    scoreKindChosen(state, action: PayloadAction<ScoreKind>) {
      state.scoreKind = action.payload
      state.filters.bin = null
    },
    thresholdMoved(state, action: PayloadAction<number>) {
      // To the hundredth, as it is written wherever it is told.
      state.threshold = Math.round(Math.min(1, Math.max(0, action.payload)) * 100) / 100
    },
    outcomeChosen(state, action: PayloadAction<ReviewFilters['outcome']>) {
      state.filters.outcome = action.payload
    },
    reasonToggled(state, { payload }: PayloadAction<Reason>) {
      const { reasons } = state.filters
      state.filters.reasons = reasons.includes(payload)
        ? reasons.filter((each) => each !== payload)
        : [...reasons, payload]
    },
    /** A bar of the histogram was pressed; pressed again, it is let go. */
    binToggled(state, { payload }: PayloadAction<number>) {
      state.filters.bin = state.filters.bin === payload ? null : payload
    },
    sameAddressToggled(state) {
      state.filters.sameAddress = !state.filters.sameAddress
    },
    textSought(state, action: PayloadAction<string>) {
      state.filters.text = action.payload
    },
    /** Another part of the map was chosen, or none. */
    areaChosen(state, { payload }: PayloadAction<Box | null>) {
      state.filters.area = payload
    },
    /** A part of the map is no filter where there is no map: it could not be seen what is left out. */
    chartChosen(state, { payload }: PayloadAction<ReviewState['chart']>) {
      state.chart = payload
      state.filters.area = null
    },
    filtersCleared(state) {
      state.filters = noFilters
    },
    /** A header was pressed: one way, then the other, then the file's own order. */
    sortPressed(state, { payload: column }: PayloadAction<ReviewColumn>) {
      const first = firstDirection(column)
      if (state.sort?.column !== column) state.sort = { column, direction: first }
      else if (state.sort.direction === first) {
        state.sort.direction = first === 'ascending' ? 'descending' : 'ascending'
      } else state.sort = null
    },
    viewChosen(state, action: PayloadAction<ReviewState['view']>) {
      state.view = action.payload
    },
    groupChosen(state, action: PayloadAction<ColumnGroup>) {
      state.group = action.payload
    },
    customerColumnChosen(state, action: PayloadAction<number>) {
      state.customerColumn = action.payload
    },
    /** Rows beyond the first 200 are shown from now on. */
    allShown(state) {
      state.showsAll = true
    },
    /** The user, or a decision, went to a row. */
    rowReached(state, action: PayloadAction<number>) {
      state.currentRow = action.payload
    },
    /** The panel of a row was opened. */
    rowOpened(state, action: PayloadAction<number>) {
      state.currentRow = action.payload
      state.isPanelOpen = true
    },
    panelClosed(state) {
      state.isPanelOpen = false
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionResumed, (_, { payload: { decisions, threshold, scoreKind } }) => ({
        ...initialReviewState,
        decisions,
        threshold,
        scoreKind,
      }))
      .addCase(rowLookedUp, (state, { payload: { row } }) => {
        Object.assign(state, forget(...decided(state), row))
      })
      .addCase(fileLoaded, ({ threshold, scoreKind, customerColumn }, { meta }) => ({
        ...initialReviewState,
        ...(meta.keepsChoices && { threshold, scoreKind, customerColumn }),
      }))
    for (const event of [resultsCleared, sessionCleared]) {
      builder.addCase(event, () => initialReviewState)
    }
  },
})

export const {
  rowsDecided,
  decisionsUndone,
  stepUndone,
  stepRedone,
  scoreKindChosen,
  thresholdMoved,
  outcomeChosen,
  reasonToggled,
  binToggled,
  sameAddressToggled,
  textSought,
  areaChosen,
  chartChosen,
  filtersCleared,
  sortPressed,
  viewChosen,
  groupChosen,
  customerColumnChosen,
  allShown,
  rowReached,
  rowOpened,
  panelClosed,
} = reviewSlice.actions
