import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rowsSentAgain, resultsCleared, sessionCleared, sessionResumed } from '../session/sessionEvents'
import { fileLoaded } from '../file/fileSlice'
import type { Outcome, Reason } from '../../domain/cleanse/outcomes'

/** What the results can be sorted by. */
export type SortColumn = 'row' | 'score' | 'decision'

/** A row is shown if it passes every filter. */
export interface Filters {
  outcome: Outcome | 'all'
  /** Rows with any of these; all rows when empty. */
  reasons: Reason[]
  /** Index of a bar of the histogram. */
  bin: number | null
  text: string
  /** Only rows that share their address with another row. */
  sameAddress: boolean
  /** Only rows whose own UPRN is not the one that was found. */
  uprnDiffers: boolean
  /** Only rows that were sent with other columns than those chosen now. */
  otherColumns: boolean
  /** Only rows whose answers come from an earlier download. */
  takenEarlier: boolean
  /** Only rows to review that nobody has decided. */
  undecided: boolean
  /** Only these rows, by index, which the label names. */
  listed: { label: string; rows: number[] } | null
  /** Only rows whose cleansed address has this post town. */
  town: string | null
}

export interface ViewState {
  /** Rows that score below it are to review; 0 to 1. Remembered on the device: a new file keeps it. */
  threshold: number
  filters: Filters
  /** What is shown above the reasons. */
  chart: 'scores' | 'map'
  sort: { column: SortColumn; direction: 'ascending' | 'descending' } | null
  /** The columns that help to decide, or all columns of the download. */
  columns: 'review' | 'all'
  /** Whether rows beyond the first 200 are shown. */
  showsAll: boolean
  /** The row that the keys act on. */
  currentRow: number | null
  /** Whether the current row is open. */
  isRowOpen: boolean
}

export const noFilters: Filters = {
  outcome: 'all',
  reasons: [],
  bin: null,
  text: '',
  sameAddress: false,
  uprnDiffers: false,
  otherColumns: false,
  takenEarlier: false,
  undecided: false,
  listed: null,
  town: null,
}

export const initialViewState: ViewState = {
  // A starting point: no score is good or bad in itself.
  threshold: 0.5,
  filters: noFilters,
  chart: 'scores',
  sort: null,
  columns: 'review',
  showsAll: false,
  currentRow: null,
  isRowOpen: false,
}

/** How the user looks at the results. */
export const viewSlice = createSlice({
  name: 'view',
  initialState: initialViewState,
  reducers: {
    thresholdMoved(state, { payload }: PayloadAction<number>) {
      // To the hundredth, as it is written everywhere.
      state.threshold = Math.round(Math.min(1, Math.max(0, payload)) * 100) / 100
    },
    /** The threshold of an earlier visit was found. */
    thresholdRecalled(state, { payload }: PayloadAction<number>) {
      state.threshold = payload
    },
    /** Some filters were set; the others stay. */
    filtersChanged(state, { payload }: PayloadAction<Partial<Filters>>) {
      Object.assign(state.filters, payload)
    },
    /** *Show* was pressed beside a count: only the rows counted. */
    rowsListed(state, { payload: listed }: PayloadAction<Filters['listed']>) {
      state.filters = { ...noFilters, listed }
    },
    filtersCleared(state) {
      state.filters = noFilters
    },
    chartChosen(state, { payload }: PayloadAction<ViewState['chart']>) {
      state.chart = payload
      // The town filter goes with the map, or nobody could see what it hides.
      state.filters.town = null
    },
    /** Sorts one way, then the other, then not at all. Scores start with the best. */
    sortPressed(state, { payload: column }: PayloadAction<SortColumn>) {
      const [first, second] =
        column === 'score' ? (['descending', 'ascending'] as const) : (['ascending', 'descending'] as const)
      if (state.sort?.column !== column) state.sort = { column, direction: first }
      else state.sort = state.sort.direction === first ? { column, direction: second } : null
    },
    columnSetChosen(state, { payload }: PayloadAction<ViewState['columns']>) {
      state.columns = payload
    },
    allShown(state) {
      state.showsAll = true
    },
    /** The user, or a decision, moved on to a row. */
    rowReached(state, { payload }: PayloadAction<number>) {
      state.currentRow = payload
    },
    rowOpened(state, { payload }: PayloadAction<number>) {
      state.currentRow = payload
      state.isRowOpen = true
    },
    rowClosed(state) {
      state.isRowOpen = false
    },
  },
  extraReducers: (builder) => {
    builder
      // The filters that offer to look rows up again would show none of them.
      .addCase(rowsSentAgain, ({ filters }, { payload }) => {
        if (payload.rows) Object.assign(filters, { otherColumns: false, takenEarlier: false })
      })
      .addCase(sessionResumed, (_, { payload: { threshold, scoreKind } }) => ({
        ...initialViewState,
        // That of another score says nothing of this one.
        threshold: scoreKind === 'fit' ? initialViewState.threshold : threshold,
      }))
    for (const event of [fileLoaded, resultsCleared, sessionCleared]) {
      builder.addCase(event, ({ threshold }) => ({ ...initialViewState, threshold }))
    }
  },
})

export const {
  thresholdMoved,
  thresholdRecalled,
  filtersChanged,
  filtersCleared,
  rowsListed,
  chartChosen,
  sortPressed,
  columnSetChosen,
  allShown,
  rowReached,
  rowOpened,
  rowClosed,
} = viewSlice.actions
