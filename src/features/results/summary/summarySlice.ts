import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Doubt } from '../../answers/comparison/doubt'
import type { ScoreKind } from '../../answers/readAnswer'
import type { RowResult } from '../../answers/rowResult'
import type { Outcome, Reason } from '../outcomes'
import type { Bin } from '../statistics'

/** A row that still needs a person, or several that were not sent; numbered from 1. */
export interface OpenRow {
  first: number
  last: number
  customer: string
  sent: string
  result: RowResult | null
  outcome: Outcome
  reasons: Reason[]
  doubts: readonly Doubt[]
  /** Indexes of the rows with the same address, if those are shown. */
  twins: number[]
}

/** What a summary counts and lists. */
export interface Figures {
  outcomes: Record<Outcome, number>
  reasons: Record<Reason, number>
  decisions: { accepted: number; originalKept: number }
  /** Rows to review without a decision. */
  undecided: number
  bins: Bin[]
  /** Rows not found, failed, not sent, or to review and undecided. */
  open: OpenRow[]
}

/** A summary of the part on the page, or of a whole list. */
export interface Summary extends Figures {
  fileName: string
  progress: { done: number; total: number }
  used: { elapsedMs: number; lookups: number }
  /** Names of the columns that were sent. */
  sent: string[]
  kind: ScoreKind
  threshold: number
}

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
