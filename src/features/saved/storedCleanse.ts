import * as v from 'valibot'
import type { RowState } from '../../domain/cleanse/decisions'
import type { Decision } from '../../domain/cleanse/rowResult'
import { headSchema, rowSchema, sheetRowsSchema, type SessionRecord } from '../../domain/cleanse/savedCleanse'
import {
  amount,
  moment,
  storedResultOf,
  wholeNumber,
  type StoredResult,
} from '../../domain/cleanse/storedResult'

// What IndexedDB has of a cleanse. It may hold anything, so the readers check it; `readCleanse` checks rows and results.

/** How many rows have a result, were answered and are decided. */
const counts = { done: wholeNumber, answered: wholeNumber, decided: wholeNumber }

export const storedHeadSchema = v.pipe(
  v.object({
    id: v.string(),
    head: headSchema,
    rows: v.pipe(wholeNumber, v.minValue(1)),
    /** Whether all rows are stored. */
    isWhole: v.boolean(),
    /** Whether the page knew that the clock was wrong when it wrote this. */
    isClockBehind: v.optional(v.boolean()),
  }),
  v.check(({ id, head }) => head.id === id),
)

/** An entry of the journal, without a check of its results and decisions, which may be many. */
export const entrySchema = v.object({
  ...counts,
  lookups: wholeNumber,
  elapsedMs: amount,
  unfound: v.optional(wholeNumber),
  repeats: v.optional(wholeNumber),
  timestamp: moment,
  results: v.array(v.unknown()),
  decisions: v.array(v.unknown()),
})

export type JournalCounts = Record<keyof typeof counts, number>
export type StoredHead = v.InferOutput<typeof storedHeadSchema>

/** A block of rows, and the number of each in a spreadsheet. */
export const rowBlockSchema = v.pipe(
  v.object({ rows: v.array(rowSchema), sheetRows: sheetRowsSchema }),
  v.check(({ rows, sheetRows }) => rows.length === sheetRows.length),
)

export type RowBlock = v.InferOutput<typeof rowBlockSchema>

/** What one batch, decision or correction adds to a cleanse's journal, with the counts after it. */
export interface JournalEntry extends v.InferOutput<typeof entrySchema> {
  results: [row: number, result: StoredResult | null][]
  decisions: [row: number, decision: Decision | null][]
}

/** What rows became, by row index: only the changed parts. */
export type RowsBecame = Map<number, Partial<RowState>>

/** A journal entry that says what rows became. */
export const entryOf = (
  became: RowsBecame,
  { lookups, elapsedMs, unfound, repeats, timestamp }: SessionRecord,
  counted: JournalCounts,
): JournalEntry => ({
  ...counted,
  lookups,
  elapsedMs,
  unfound,
  repeats,
  timestamp,
  results: [...became].flatMap(([row, { result }]) =>
    result === undefined ? [] : [[row, result && storedResultOf(result)]],
  ),
  decisions: [...became].flatMap(([row, { decision }]) => (decision === undefined ? [] : [[row, decision]])),
})

/** Some rows of a session, with all their parts. */
export const storedRows = ({ resultRows, decisions }: SessionRecord, rows: Iterable<number>): RowsBecame =>
  new Map(
    Array.from(rows, (row) => [row, { result: resultRows[row] ?? null, decision: decisions[row] ?? null }]),
  )
