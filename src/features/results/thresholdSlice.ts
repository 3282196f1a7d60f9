import { createSlice } from '@reduxjs/toolkit'
import { config } from '../../base/config'
import { fileLoaded } from '../file/fileSlice'
import { sessionCleared, sessionResumed } from '../session/sessionEvents'

/** Rows that score below it are to review; 0 to 1. A cleanse that is resumed is judged by its own to the end. */
export const thresholdSlice = createSlice({
  name: 'threshold',
  initialState: config.reviewBelow,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(sessionResumed, (_, { payload }) => payload.threshold)
    for (const event of [fileLoaded, sessionCleared]) builder.addCase(event, () => config.reviewBelow)
  },
  selectors: { selectThreshold: (threshold) => threshold },
})

export const { selectThreshold } = thresholdSlice.selectors
