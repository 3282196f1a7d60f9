import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AppThunk } from '../../../app/base/types'
import type { Summary } from './summarySelectors'

/** What is being printed. */
export interface Paper {
  /** In ms. */
  printedAt: number
  /** Of a whole list; null for the part on the page. */
  list: Summary | null
}

export const summarySlice = createSlice({
  name: 'summary',
  initialState: null as Paper | null,
  reducers: {
    printBegan: (_, { payload }: PayloadAction<Paper>): Paper | null => payload,
    printEnded: () => null,
  },
})

export const { printBegan, printEnded } = summarySlice.actions

/** The browser is about to print: the part on the page, unless a list has been put on paper. */
export const beginPrint = (): AppThunk => (dispatch, getState, deps) => {
  if (getState().summary === null) dispatch(printBegan({ printedAt: deps.now(), list: null }))
}
