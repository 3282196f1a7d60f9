import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** When the summary was printed, in ms since 1970; null while it is not on paper. */
export const summarySlice = createSlice({
  name: 'summary',
  initialState: null as number | null,
  reducers: {
    /** Browsers say so in two ways, one after the other. */
    printBegan: (state, { payload }: PayloadAction<number>) => state ?? payload,
    printEnded: () => null,
  },
})

export const { printBegan, printEnded } = summarySlice.actions
