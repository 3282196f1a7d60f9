import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { rowsSentAgain, runResumed, runStarted } from '../../sessionEvents'
import { PACE_MOMENTS, type Moment } from './paceOf'
import { batchSettled, connectionLost } from '../runSlice'

/** When the last batches settled. What the user or the network made the run wait for is not counted as pace. */
export const paceSlice = createSlice({
  name: 'pace',
  initialState: [] as Moment[],
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(batchSettled, (moments, { payload }) => [
        ...moments.slice(1 - PACE_MOMENTS),
        { at: payload.at, rows: (payload.before ?? 0) + payload.results.length },
      ])
      .addCase(runStarted, (moments, { payload }) => (payload?.isNextPart ? moments : []))
      .addMatcher(isAnyOf(rowsSentAgain, runResumed, connectionLost), () => [])
  },
})
