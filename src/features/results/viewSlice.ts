import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ScoreKind } from '../answers/readAnswer'
import { rowsSentAgain, resultsCleared, sessionCleared, sessionResumed } from '../sessionEvents'
import { fileLoaded } from '../file/fileSlice'
import type { Box } from './map/plane'
import type { Outcome, Reason } from './outcomes'

/** What a row of the results is sorted by, in the order of the columns. */
export const REVIEW_COLUMNS = ['row', 'customer', 'sent', 'cleansed', 'score', 'why', 'decision'] as const

export type ReviewColumn = (typeof REVIEW_COLUMNS)[number]

/** The groups in which all columns are shown, one at a time. */
export const COLUMN_GROUPS = ['mine', 'scores', 'address', 'codes'] as const

export type ColumnGroup = (typeof COLUMN_GROUPS)[number]

/** What a search looks through. */
export const SEARCH_FIELDS = ['everywhere', 'sent', 'cleansed', 'postTown', 'postcode'] as const

export type SearchField = (typeof SEARCH_FIELDS)[number]

/** Which rows are shown: those that pass every filter. */
export interface Filters {
  outcome: Outcome | 'all'
  /** Rows with any of them; all rows when empty. */
  reasons: Reason[]
  /** A bar of the histogram, from 0. */
  bin: number | null
  text: string
  /** Only rows with the same address as another row. */
  sameAddress: boolean
  /** Only rows that were sent with other columns than those chosen now. */
  otherColumns: boolean
  /** A section of the map. */
  area: Box | null
}

export interface ViewState {
  scoreKind: ScoreKind
  /** Rows that score below it are to review; 0 to 1. The device's: it outlives files. */
  threshold: number
  filters: Filters
  /** Where the text is sought; kept when the filters are cleared. */
  searchField: SearchField
  /** What is shown beside the reasons: the spread of the scores, or the rows on a map. */
  chart: 'scores' | 'map'
  sort: { column: ReviewColumn; direction: 'ascending' | 'descending' } | null
  /** The columns that help to decide, or all columns of the download in groups. */
  columns: 'review' | 'all'
  group: ColumnGroup
  /** The customer's column beside each row; `undefined` until the user chooses one. */
  customerColumn?: number
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
  otherColumns: false,
  area: null,
}

/** A place to begin: the provider knows no score that is good or bad by itself. */
export const FIRST_THRESHOLD = 0.5

export const initialViewState: ViewState = {
  scoreKind: 'confidence',
  threshold: FIRST_THRESHOLD,
  filters: noFilters,
  searchField: 'everywhere',
  chart: 'scores',
  sort: null,
  columns: 'review',
  group: 'mine',
  showsAll: false,
  currentRow: null,
  isRowOpen: false,
}

/** Scores are sorted from the best at first, everything else from the first. */
const firstDirection = (column: ReviewColumn) => (column === 'score' ? 'descending' : 'ascending')

/** How the results are looked at. */
export const viewSlice = createSlice({
  name: 'view',
  initialState: initialViewState,
  reducers: {
    scoreKindChosen(state, action: PayloadAction<ScoreKind>) {
      state.scoreKind = action.payload
      state.filters.bin = null
    },
    thresholdMoved(state, action: PayloadAction<number>) {
      // To the hundredth, as it is written everywhere.
      state.threshold = Math.round(Math.min(1, Math.max(0, action.payload)) * 100) / 100
    },
    /** The threshold of an earlier visit was found. */
    thresholdRecalled(state, action: PayloadAction<number>) {
      state.threshold = action.payload
    },
    outcomeChosen(state, action: PayloadAction<Filters['outcome']>) {
      state.filters.outcome = action.payload
    },
    /** An outcome was chosen of which the other filters left nothing. */
    outcomeShownAlone(state, action: PayloadAction<Filters['outcome']>) {
      state.filters = { ...noFilters, outcome: action.payload }
    },
    reasonToggled(state, { payload }: PayloadAction<Reason>) {
      const { reasons } = state.filters
      state.filters.reasons = reasons.includes(payload)
        ? reasons.filter((each) => each !== payload)
        : [...reasons, payload]
    },
    binToggled(state, { payload }: PayloadAction<number>) {
      state.filters.bin = state.filters.bin === payload ? null : payload
    },
    sameAddressToggled(state) {
      state.filters.sameAddress = !state.filters.sameAddress
    },
    otherColumnsToggled(state) {
      state.filters.otherColumns = !state.filters.otherColumns
    },
    searchChanged(state, action: PayloadAction<string>) {
      state.filters.text = action.payload
    },
    searchFieldChosen(state, action: PayloadAction<SearchField>) {
      state.searchField = action.payload
    },
    areaChosen(state, { payload }: PayloadAction<Box | null>) {
      state.filters.area = payload
    },
    /** Without the map nobody would see which rows its section leaves out, so that filter goes. */
    chartChosen(state, { payload }: PayloadAction<ViewState['chart']>) {
      state.chart = payload
      state.filters.area = null
    },
    filtersCleared(state) {
      state.filters = noFilters
    },
    /** A header was pressed: one way, then the other, then the file's order. */
    sortPressed(state, { payload: column }: PayloadAction<ReviewColumn>) {
      const first = firstDirection(column)
      if (state.sort?.column !== column) state.sort = { column, direction: first }
      else if (state.sort.direction === first) {
        state.sort.direction = first === 'ascending' ? 'descending' : 'ascending'
      } else state.sort = null
    },
    viewChosen(state, action: PayloadAction<ViewState['columns']>) {
      state.columns = action.payload
    },
    groupChosen(state, action: PayloadAction<ColumnGroup>) {
      state.group = action.payload
    },
    customerColumnChosen(state, action: PayloadAction<number>) {
      state.customerColumn = action.payload
    },
    allShown(state) {
      state.showsAll = true
    },
    /** The user, or a decision, moved to a row. */
    rowReached(state, action: PayloadAction<number>) {
      state.currentRow = action.payload
    },
    rowOpened(state, action: PayloadAction<number>) {
      state.currentRow = action.payload
      state.isRowOpen = true
    },
    rowClosed(state) {
      state.isRowOpen = false
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(rowsSentAgain, (state) => {
        state.filters.otherColumns = false
      })
      .addCase(sessionResumed, (state, { payload: { threshold, scoreKind }, meta }) => {
        const { columns, group, chart, customerColumn } = state
        const chosen = meta.isPart ? { columns, group, chart, customerColumn } : {}
        return { ...initialViewState, ...chosen, threshold, scoreKind }
      })
      .addCase(fileLoaded, ({ threshold, scoreKind, customerColumn }, { meta }) => ({
        ...initialViewState,
        threshold,
        ...(meta.keepsChoices && { scoreKind, customerColumn }),
      }))
    for (const event of [resultsCleared, sessionCleared]) {
      builder.addCase(event, ({ threshold }) => ({ ...initialViewState, threshold }))
    }
  },
})

export const {
  scoreKindChosen,
  thresholdMoved,
  thresholdRecalled,
  outcomeChosen,
  outcomeShownAlone,
  reasonToggled,
  binToggled,
  sameAddressToggled,
  otherColumnsToggled,
  searchChanged,
  searchFieldChosen,
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
  rowClosed,
} = viewSlice.actions
