import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Doubt } from '../../answers/comparison/doubt'
import type { ScoreKind } from '../../answers/readAnswer'
import type { Decision, RowResult } from '../../answers/rowResult'
import type { Outcome, Reason } from '../outcomes'
import type { Bin } from '../statistics'

/** A row that still needs a person. */
export interface OpenRow {
  row: number
  customer: string
  sent: string
  result: RowResult | null
  outcome: Outcome
  reasons: Reason[]
  doubts: readonly Doubt[]
  /** Indexes of the rows with the same address, if those are shown. */
  twins: number[]
}

/** What is on paper. */
export interface Summary {
  outcomes: Record<Outcome, number>
  reasons: Record<Reason, number>
  decisions: Record<Decision, number>
  /** Rows to review without a decision. */
  undecided: number
  bins: Bin[]
  /** The first rows not found, failed, not sent, or to review and undecided, and how many there are. */
  open: OpenRow[]
  openCount: number
  fileName: string
  progress: { done: number; total: number }
  used: { elapsedMs: number; lookups: number }
  /** Names of the columns that were sent. */
  sent: string[]
  kind: ScoreKind
  threshold: number
}

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
