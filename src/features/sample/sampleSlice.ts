import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isSessionReplaced } from '../run/runSlice'
import { sessionResumed } from '../session/sessionEvents'
import type { Sample } from './sample'

/** Nothing is kept. */
const initialState: unknown = null

/** What people looked at, and a sample of the rest: the first screen carries it as it was saved, and `readSample` reads it. */
export const sampleSlice = createSlice({
  name: 'sample',
  initialState,
  reducers: {
    /** A row was looked at, a sample was drawn, a row of it was judged, or rows have changed. */
    sampleChanged: (_, { payload }: PayloadAction<Sample>) => payload,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionReplaced, (_, action) =>
      sessionResumed.match(action) ? (action.payload.sample ?? null) : null,
    )
  },
})

export const { sampleChanged } = sampleSlice.actions
