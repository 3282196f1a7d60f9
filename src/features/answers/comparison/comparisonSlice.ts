import { createSlice } from '@reduxjs/toolkit'

/** Whether the code that compares addresses is there. What was derived without it is derived again. */
export const comparisonSlice = createSlice({
  name: 'comparison',
  initialState: false,
  reducers: { comparisonLoaded: () => true },
})

export const { comparisonLoaded } = comparisonSlice.actions
