import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  isPersons,
  resultsCleared,
  runStarted,
  sessionCleared,
  sessionResumed,
} from '../session/sessionEvents'
import { outsideImmer } from '../../base/store/longLists'
import { columnsDoubted } from '../run/runSlice'
import { fileLoaded, fileRefused, headerLineAsked } from '../file/fileSlice'
import type { Pile, Reason } from '../../domain/cleanse/outcomes'

export type SortColumn = 'row' | 'score'

/** Which rows are listed, before the search: one of these at a time. */
export type Listed =
  | { by: 'all' }
  | { by: 'sameAddress' | 'uprnDiffers' }
  | { by: 'pile'; pile: Pile }
  /** Rows to review with this first reason. */
  | { by: 'reason'; reason: Reason }
  /** The rows of a group, by index; Escape goes back to the previous list. */
  | { by: 'group'; label: string; rows: readonly number[]; from: Listed }

export interface ViewState {
  listed: Listed
  /** The search, among the listed rows. */
  text: string
  /** Whether *Review*, not the user, chose the pile. */
  isReviewing: boolean
  /** Rows that a step has changed since the last press on a filter, and that stay where they are. */
  stays: readonly number[]
  /** The view at the time when the pile became empty; null if nothing can bring it back. */
  emptied: (Pick<ViewState, 'listed' | 'text' | 'isReviewing' | 'stays' | 'pane'> & { pile: Pile }) | null
  /** Whether the set-up steps are open although all are done. */
  isSetUpOpen: boolean
  sort: { column: SortColumn; direction: 'ascending' | 'descending' } | null
  /** Which columns: those that help to decide, or all columns of the download. */
  columns: 'review' | 'all'
  /** Whether rows beyond the first 200 are shown. */
  showsAll: boolean
  /** The selected row, on which keys act. */
  currentRow: number | null
  /** What the pane beside the rows shows: the selected row, or the files. */
  pane: 'row' | 'files'
  /** Whether the pane covers the rows, in a window without room beside them. */
  isPaneUp: boolean
  /** Whether the last decision moved on to this row, and is read out with it. */
  isStepTold: boolean
  /** What the last key would do to a row, if it was pressed on a group, which takes it otherwise. */
  ignored: 'accepted' | 'originalKept' | 'corrected' | null
}

export const noFilters: Pick<ViewState, 'listed' | 'text'> = { listed: { by: 'all' }, text: '' }

export const initialViewState: ViewState = {
  ...noFilters,
  isReviewing: false,
  stays: [],
  emptied: null,
  isSetUpOpen: false,
  sort: null,
  columns: 'review',
  showsAll: false,
  currentRow: null,
  pane: 'files',
  isPaneUp: false,
  isStepTold: false,
  ignored: null,
}

/** What was told last is over. */
const untold = { isStepTold: false, ignored: null }

/** What a press on a filter resets. */
const pressed = { isReviewing: false, stays: [], emptied: null, ...untold }

export const viewSlice = createSlice({
  name: 'view',
  initialState: initialViewState,
  reducers: {
    setUpToggled(state, { payload }: PayloadAction<boolean>) {
      state.isSetUpOpen = payload
    },
    /** A pile, a reason or another filter was pressed: all of its rows are shown. */
    rowsListed(state, { payload: listed }: PayloadAction<Listed>) {
      Object.assign(state, pressed, { ...noFilters, listed })
    },
    searched(state, { payload: text }: PayloadAction<string>) {
      Object.assign(state, pressed, { text, isReviewing: state.isReviewing })
    },
    /** *Review* was pressed: only the rows to review. */
    reviewBegan(state) {
      Object.assign(state, pressed, noFilters, {
        listed: { by: 'pile', pile: 'toReview' },
        isReviewing: true,
      })
    },
    /** A step has changed these of the rows shown. */
    rowsStayed: (state, { payload }: PayloadAction<number[]>) => {
      const now = outsideImmer(state)
      return { ...now, stays: Object.freeze([...new Set([...now.stays, ...payload])]) }
    },
    /** A pile has become empty: all rows are shown. It is the end if none is to review. */
    pileEmptied(state, { payload: { pile, isEnd } }: PayloadAction<{ pile: Pile; isEnd: boolean }>) {
      const { listed, text, isReviewing, stays, pane } = state
      Object.assign(state, pressed, {
        ...(isEnd ? noFilters : { listed: noFilters.listed }),
        emptied: { listed, text, isReviewing, stays, pane, pile },
        pane: isEnd ? 'files' : pane,
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
    /** The focus came to a row of the list: the pane stays as it is. */
    rowFocused(state, { payload }: PayloadAction<number>) {
      Object.assign(state, untold, { currentRow: payload })
    },
    /** The user moved to a row, or a step of decisions led there. */
    rowReached: {
      reducer(state, { payload, meta }: PayloadAction<number, string, Pick<ViewState, 'isStepTold'>>) {
        Object.assign(state, untold, meta, { currentRow: payload, pane: 'row' })
      },
      prepare: (payload: number, isStepTold = false) => ({ payload, meta: { isStepTold } }),
    },
    rowOpened(state, { payload }: PayloadAction<number>) {
      Object.assign(state, untold, { currentRow: payload, pane: 'row', isPaneUp: true })
    },
    filesShown(state) {
      Object.assign(state, { pane: 'files', isPaneUp: true })
    },
    /** The rows are uncovered. */
    paneLeft(state) {
      state.isPaneUp = false
    },
    keyIgnored(state, { payload }: PayloadAction<ViewState['ignored']>) {
      state.ignored = payload
    },
    /** Leaves a group for the previous list, or else the row for the files. */
    escaped(state) {
      if (state.listed.by === 'group')
        Object.assign(state, pressed, { ...noFilters, listed: state.listed.from })
      else Object.assign(state, { pane: 'files', isPaneUp: false })
    },
  },
  extraReducers: (builder) => {
    for (const event of [columnsDoubted, headerLineAsked]) {
      builder.addCase(event, (state) => {
        state.isSetUpOpen = true
      })
    }
    // Why stands among the steps.
    builder.addCase(fileRefused, (state) => {
      state.isPaneUp = false
    })
    builder.addCase(runStarted, (state) => {
      state.isSetUpOpen = false
      // The end is announced there.
      state.pane = 'files'
    })
    for (const event of [fileLoaded, sessionResumed, sessionCleared, resultsCleared])
      builder.addCase(event, () => initialViewState)
    builder.addMatcher(isPersons(), (state) => {
      Object.assign(state, untold)
    })
  },
  selectors: {
    selectListed: ({ listed }) => listed,
    /** The row shown in the pane; null if the files are. */
    selectOpenRow: ({ pane, currentRow }) => (pane === 'row' ? currentRow : null),
    /** The listed pile, whole or by one reason to review; null if the list has rows of several piles. */
    selectListedPile: ({ listed }): Pile | null =>
      listed.by === 'pile' ? listed.pile : listed.by === 'reason' ? 'toReview' : null,
  },
})

export const {
  setUpToggled,
  rowsListed,
  searched,
  reviewBegan,
  rowsStayed,
  pileEmptied,
  pileRestored,
  sortPressed,
  columnSetChosen,
  allShown,
  rowFocused,
  rowReached,
  rowOpened,
  filesShown,
  paneLeft,
  escaped,
  keyIgnored,
} = viewSlice.actions
export const { selectListed, selectListedPile, selectOpenRow } = viewSlice.selectors
