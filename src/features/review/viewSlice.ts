import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  resultsCleared,
  rowsSentAgain,
  runStarted,
  sessionCleared,
  sessionResumed,
} from '../session/sessionEvents'
import { columnsDoubted } from '../run/runSlice'
import { fileLoaded, headerLineAsked } from '../file/fileSlice'
import type { Pile, Reason } from '../../domain/cleanse/outcomes'

/** What the results can be sorted by. */
export type SortColumn = 'row' | 'score'

/** A row is shown if it passes every filter. */
export interface Filters {
  pile: Pile | 'all'
  /** Only the rows of the pile *To review* that stand under this reason, their first. */
  reason: Reason | null
  text: string
  /** Only rows that share their address with another row. */
  sameAddress: boolean
  /** Only rows whose own UPRN is not the one that was found. */
  uprnDiffers: boolean
  /** Only these rows, by index, which the label names. */
  listed: { label: string; rows: number[] } | null
}

export interface ViewState {
  filters: Filters
  /** Whether *Review* has chosen the pile, and not the user. */
  isReviewing: boolean
  /** Rows that a step has changed since a filter was pressed, and that stay where they are. */
  stays: readonly number[]
  /** How the rows were looked at when the pile had no rows any more; null if nothing brings that back. */
  emptied: (Pick<ViewState, 'filters' | 'isReviewing' | 'stays' | 'isRowOpen'> & { pile: Pile }) | null
  /** Whether the steps are open although all of them are done. */
  isSetUpOpen: boolean
  sort: { column: SortColumn; direction: 'ascending' | 'descending' } | null
  /** The columns that help to decide, or all columns of the download. */
  columns: 'review' | 'all'
  /** Whether rows beyond the first 200 are shown. */
  showsAll: boolean
  /** The row that the keys act on. */
  currentRow: number | null
  /** Whether the current row is open. */
  isRowOpen: boolean
  /** The row that was last said to have no decision. */
  saidUndecided: { row: number } | null
}

export const noFilters: Filters = {
  pile: 'all',
  reason: null,
  text: '',
  sameAddress: false,
  uprnDiffers: false,
  listed: null,
}

export const initialViewState: ViewState = {
  filters: noFilters,
  isReviewing: false,
  stays: [],
  emptied: null,
  isSetUpOpen: false,
  sort: null,
  columns: 'review',
  showsAll: false,
  currentRow: null,
  isRowOpen: false,
  saidUndecided: null,
}

/** What a press on a filter leaves of an earlier one. */
const pressed = { isReviewing: false, stays: [], emptied: null }

/** How the user looks at the results. */
export const viewSlice = createSlice({
  name: 'view',
  initialState: initialViewState,
  reducers: {
    setUpToggled(state, { payload }: PayloadAction<boolean>) {
      state.isSetUpOpen = payload
    },
    /** Filters were set. A pile, or a reason in it, is shown whole; the others narrow what is shown, also *Review*'s rows. */
    filtersChanged(state, { payload }: PayloadAction<Partial<Filters>>) {
      const isWhole = payload.pile !== undefined
      const filters = { ...(isWhole ? noFilters : state.filters), ...payload }
      Object.assign(state, pressed, { filters, isReviewing: state.isReviewing && !isWhole })
    },
    /** *Show* was pressed next to a count: only the rows counted. */
    rowsListed(state, { payload: listed }: PayloadAction<Filters['listed']>) {
      Object.assign(state, pressed, { filters: { ...noFilters, listed } })
    },
    filtersCleared(state) {
      Object.assign(state, pressed, { filters: noFilters })
    },
    /** *Review* was pressed: only the rows to review. */
    reviewBegan(state) {
      Object.assign(state, pressed, { filters: { ...noFilters, pile: 'toReview' }, isReviewing: true })
    },
    /** A step has changed these rows, which are shown. */
    rowsStayed(state, { payload }: PayloadAction<number[]>) {
      state.stays = [...new Set([...state.stays, ...payload])]
    },
    /** A pile has no rows any more: all rows are shown. It is the end if none is to review. */
    pileEmptied(state, { payload: { pile, isEnd } }: PayloadAction<{ pile: Pile; isEnd: boolean }>) {
      const { filters, isReviewing, stays, isRowOpen } = state
      Object.assign(state, pressed, {
        filters: isEnd ? noFilters : { ...filters, pile: 'all', reason: null },
        emptied: { filters, isReviewing, stays, isRowOpen, pile },
        isRowOpen: isRowOpen && !isEnd,
      })
    },
    /** A step has brought rows back into that pile. */
    pileRestored(state) {
      if (!state.emptied) return
      const { pile: _, ...view } = state.emptied
      Object.assign(state, view, { emptied: null })
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
    /** A decision was to be removed from a row that has none. */
    undecidedSaid(state, { payload: row }: PayloadAction<number>) {
      state.saidUndecided = { row }
    },
  },
  extraReducers: (builder) => {
    for (const event of [columnsDoubted, headerLineAsked]) {
      builder.addCase(event, (state) => {
        state.isSetUpOpen = true
      })
    }
    for (const event of [runStarted, rowsSentAgain]) {
      builder.addCase(event, (state) => {
        state.isSetUpOpen = false
      })
    }
    for (const event of [fileLoaded, sessionResumed, sessionCleared, resultsCleared])
      builder.addCase(event, () => initialViewState)
  },
  selectors: {
    selectFilters: ({ filters }) => filters,
    /** The row that is open; null if none is. */
    selectOpenRow: ({ isRowOpen, currentRow }) => (isRowOpen ? currentRow : null),
  },
})

export const {
  setUpToggled,
  filtersChanged,
  filtersCleared,
  reviewBegan,
  rowsStayed,
  pileEmptied,
  pileRestored,
  rowsListed,
  sortPressed,
  columnSetChosen,
  allShown,
  rowReached,
  rowOpened,
  rowClosed,
  undecidedSaid,
} = viewSlice.actions
export const { selectFilters, selectOpenRow } = viewSlice.selectors
