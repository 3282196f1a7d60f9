import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { batchSettled, connectionLost, runPlanned } from '../runSlice'
import type { SettledRow } from '../settledRows'

/** Some rows that got their results together. */
interface Settled {
  rows: number
  /** How long after those before them, in ms. */
  tookMs: number
}

/** How fast a run goes, and how long it will take at that. */
export interface Pace {
  rowsPerSecond: number
  secondsLeft: number
}

/** The latest batches that a pace is measured over, so that it follows a provider that slows down. */
const MOST_BATCHES = 20

const FEWEST_BATCHES = 3

/** Rows with nothing to send are settled by the thousand before the first call, and tell nothing. */
const wasSent = ({ result }: SettledRow) => result.kind !== 'nothingToSend'

/** How the last batches settled; it begins again after what the user or the network made the run wait for. */
export const paceSlice = createSlice({
  name: 'pace',
  initialState: [] as Settled[],
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(batchSettled, (batches, { payload: { results, before = 0, tookMs = 0 } }) => [
        ...batches.slice(1 - MOST_BATCHES),
        { rows: before + results.filter(wasSent).length, tookMs },
      ])
      .addMatcher(isAnyOf(runPlanned, connectionLost), () => [])
  },
})

/** The pace of the batches after the first, in the order of time; null while they are too few, or no time has passed. */
export function paceOf(batches: readonly Settled[], rowsLeft: number): Pace | null {
  if (batches.length < FEWEST_BATCHES) return null
  const sum = (of: keyof Settled) => batches.slice(1).reduce((all, batch) => all + batch[of], 0)
  const [rows, tookMs] = [sum('rows'), sum('tookMs')]
  if (rows === 0 || tookMs === 0) return null
  const rowsPerSecond = (rows * 1000) / tookMs
  return { rowsPerSecond, secondsLeft: rowsLeft / rowsPerSecond }
}
