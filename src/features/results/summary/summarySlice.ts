import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What is being printed: when it was printed, in ms; null while nothing is. */
type Paper = { printedAt: number } | null

export const summarySlice = createSlice({
  name: 'summary',
  initialState: null as Paper,
  reducers: {
    printBegan: (_, { payload }: PayloadAction<NonNullable<Paper>>): Paper => payload,
    printEnded: () => null,
  },
})

export const { printBegan, printEnded } = summarySlice.actions
