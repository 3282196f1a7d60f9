import type { RowResult } from '../../answers/rowResult'
import { OUTCOMES, REASONS, type Outcome, type Reason } from '../outcomes'
import { countEach, scoreHistogram, type Bin } from '../statistics'

/** A row that still needs a person, or several that were not sent; numbered from 1. */
export interface OpenRow {
  first: number
  last: number
  customer: string
  sent: string
  result: RowResult | null
  outcome: Outcome
  reasons: Reason[]
  /** Indexes of the rows with the same address, where those are shown. */
  twins: number[]
}

/** What the summary counts and lists: of the part on the page, or of a whole list. */
export interface Figures {
  outcomes: Record<Outcome, number>
  reasons: Record<Reason, number>
  decisions: { accepted: number; originalKept: number }
  /** How many rows to review are undecided. */
  undecided: number
  bins: Bin[]
  /** Rows not found, failed, not sent, or to review and undecided. */
  open: OpenRow[]
}

/** The figures of a part of which nothing was sent: its rows are listed as one. */
export const figuresUnsent = (rows: number): Figures => ({
  ...noFigures(),
  outcomes: { ...countEach(OUTCOMES, []), notRun: rows },
  open: [
    { first: 1, last: rows, customer: '', sent: '', result: null, outcome: 'notRun', reasons: [], twins: [] },
  ],
})

/** The figures of no rows, to which those of parts are added. */
export const noFigures = (): Figures => ({
  outcomes: countEach(OUTCOMES, []),
  reasons: countEach(REASONS, []),
  decisions: { accepted: 0, originalKept: 0 },
  undecided: 0,
  bins: scoreHistogram([]),
  open: [],
})

/** Adds the figures of a part that follows `before` rows of the list. */
export const addFigures = (sum: Figures, part: Figures, before: number): Figures => ({
  outcomes: added(sum.outcomes, part.outcomes),
  reasons: added(sum.reasons, part.reasons),
  decisions: added(sum.decisions, part.decisions),
  undecided: sum.undecided + part.undecided,
  bins: sum.bins.map((bin, at) => ({ ...bin, count: bin.count + part.bins[at]!.count })),
  open: [
    ...sum.open,
    ...part.open.map((row) => ({ ...row, first: before + row.first, last: before + row.last })),
  ],
})

const added = <Counts extends Record<string, number>>(a: Counts, b: Counts) =>
  Object.fromEntries(Object.entries(a).map(([name, count]) => [name, count + b[name]!])) as Counts
