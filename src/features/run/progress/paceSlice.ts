import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { batchSettled, connectionLost, runPlanned } from '../runSlice'
import type { SettledRow } from '../settledRows'

/** A moment at which rows got their results. */
interface Moment {
  /** In ms since 1970. */
  at: number
  /** Rows that got a result then. */
  rows: number
}

/** How fast a run goes, and how long it will take at that. */
export interface Pace {
  rowsPerSecond: number
  secondsLeft: number
}

/** The latest moments that a pace is measured over, so that it follows a provider that slows down. */
const MOST_MOMENTS = 20

const FEWEST_MOMENTS = 3

/** Rows with nothing to send are settled by the thousand before the first call, and tell nothing. */
const wasSent = ({ result }: SettledRow) => result.kind !== 'nothingToSend'

/** When the last batches settled; it begins again after what the user or the network made the run wait for. */
export const paceSlice = createSlice({
  name: 'pace',
  initialState: [] as Moment[],
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(batchSettled, (moments, { payload }) => [
        ...moments.slice(1 - MOST_MOMENTS),
        { at: payload.at, rows: (payload.before ?? 0) + payload.results.filter(wasSent).length },
      ])
      .addMatcher(isAnyOf(runPlanned, connectionLost), () => [])
  },
})

/**
 * The pace of the rows that came after the first of some moments.
 *
 * @param moments in the order of time
 * @param rowsLeft rows still without a result, 0 or more
 * @returns null while there are too few moments, or the clock has not moved
 */
export function paceOf(moments: readonly Moment[], rowsLeft: number): Pace | null {
  const first = moments[0]
  const last = moments.at(-1)
  if (!first || !last || moments.length < FEWEST_MOMENTS || last.at <= first.at) return null
  const rows = moments.slice(1).reduce((sum, moment) => sum + moment.rows, 0)
  if (rows === 0) return null
  const rowsPerSecond = (rows * 1000) / (last.at - first.at)
  return { rowsPerSecond, secondsLeft: rowsLeft / rowsPerSecond }
}
