import * as v from 'valibot'
import { DELIMITERS, ENCODINGS, LINE_ENDS, NEW_CAUSES } from '../../base/csvFile'
import { FILE_ENDINGS, FORMATS, type Download } from './downloads'
import { DECISIONS, emptyRows, withValues, type Decision, type Results } from './rowResult'
import type { Decisions } from './decisions'
import { CHOICE_FIELDS, columnsNamed, LEAVES_OUT } from './columnChoices'
import { amount, moment, resultSchema, wholeNumber } from './storedResult'

/** Raise it when the page cannot read what its previous version saved. */
const RECORD_VERSION = 1

/** The age at which the page ignores a saved session, and how far ahead of this computer's clock it may be, in ms. */
export const RECORD_MAX_AGE_MS = 24 * 60 * 60 * 1000

/** An index into `csvHeaders`: a name may repeat. */
const column = wholeNumber

export const decisionSchema = v.picklist(DECISIONS)

/** The values of a row, as many as there are headers. */
export const rowSchema = v.array(v.string())

/** The number of each row in a spreadsheet. */
export const sheetRowsSchema = v.array(wholeNumber)

/** What a file was written from, as far as the file shows it. */
const storedBasis = v.object({
  hasDecisions: v.boolean(),
  /** Whether it was written from these results and decisions. */
  isOfRows: v.boolean(),
  columns: v.string(),
  judging: v.optional(v.string()),
  inCapitals: v.optional(v.boolean()),
})

/** A file handed to the browser. */
const storedFile = v.object({
  choice: v.picklist(Object.keys(FILE_ENDINGS) as Download[]),
  format: v.picklist(FORMATS),
  name: v.string(),
  at: moment,
  from: v.optional(storedBasis),
})

export type StoredFile = v.InferOutput<typeof storedFile>

const inWorkbook = v.object({
  sheet: v.string(),
  columns: v.array(wholeNumber),
  locks: v.array(v.object({ column, rows: v.array(wholeNumber) })),
  hasFormulas: v.boolean(),
})

/** What we save of a session besides its rows, results and decisions: it does not grow with the list. */
const head = {
  version: v.literal(RECORD_VERSION),
  /** The cleanse's id, the same in every tab that shows it. */
  id: v.string(),
  /** When it last had an answer, or was renewed by the page that shows it, in ms since 1970. */
  timestamp: moment,
  fileName: v.string(),
  encoding: v.picklist(ENCODINGS),
  delimiter: v.picklist(DELIMITERS),
  sendsDistinctOnce: v.boolean(),
  ...v.entriesFromList(LEAVES_OUT, v.optional(v.boolean())),
  /** Whether the page has asked about few matches. */
  isChecked: v.optional(v.boolean()),
  csvHeaders: v.pipe(v.array(v.string()), v.minLength(1)),
  /** Lines above the header; none if missing. */
  titleLines: v.optional(v.array(v.string())),
  /** Whether the columns are only numbered. */
  isHeaderless: v.optional(v.boolean()),
  workbook: v.optional(inWorkbook),
  asNew: v.optional(v.picklist(NEW_CAUSES)),
  lineEnd: v.optional(v.picklist(LINE_ENDS)),
  line1Col: v.nullable(column),
  postcodeCol: v.nullable(v.union([column, v.literal('inAddress'), v.tuple([column, column])])),
  moreAddressCols: v.array(column),
  ...CHOICE_FIELDS,
  /** Rows with a lower confidence are to review. */
  threshold: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Calls answered so far, and the time they took in ms. */
  lookups: wholeNumber,
  elapsedMs: amount,
  /** How many of those calls found nothing, and how many rows shared one. */
  unfound: v.optional(wholeNumber),
  repeats: v.optional(wholeNumber),
  /** Whether to write addresses as the post office does. */
  inCapitals: v.optional(v.boolean()),
  /** Whether the present results have been downloaded. */
  isDownloaded: v.boolean(),
  /** The latest file of each kind in each format, the last one at the end. */
  savedFiles: v.optional(v.array(storedFile)),
}

/** Whether a head names only columns that its file has. */
const namesItsColumns = (saved: v.InferOutput<v.ObjectSchema<typeof head, undefined>>) =>
  [saved.line1Col, saved.postcodeCol, saved.moreAddressCols, columnsNamed(saved)]
    .flat()
    .every((each) => typeof each !== 'number' || each < saved.csvHeaders.length)

export const headSchema = v.pipe(v.object(head), v.check(namesItsColumns))

export type SessionHead = v.InferOutput<typeof headSchema>

/** The record of an unfinished session in local storage: every row is as wide as the header and has a place for a result. */
export const recordSchema = v.pipe(
  v.object({
    ...head,
    progress: v.object({ done: wholeNumber, total: wholeNumber }),
    /** By row index. */
    decisions: v.record(v.pipe(v.string(), v.digits()), decisionSchema),
    originalRows: v.pipe(v.array(rowSchema), v.minLength(1)),
    sheetRows: sheetRowsSchema,
    /** By row index. */
    resultRows: v.array(v.nullable(resultSchema)),
    /** Whether IndexedDB refused its contents. */
    isAhead: v.optional(v.literal(true)),
  }),
  v.check((saved) => {
    const { originalRows: rows, csvHeaders, sheetRows, resultRows, progress, decisions } = saved
    return (
      namesItsColumns(saved) &&
      rows.every((row) => row.length === csvHeaders.length) &&
      [sheetRows.length, resultRows.length, progress.total].every((length) => length === rows.length) &&
      Object.keys(decisions).every((row) => Number(row) < rows.length)
    )
  }),
)

/** A session that the page can show. */
export interface SessionRecord extends Omit<SessionHead, 'version'> {
  originalRows: string[][]
  sheetRows: number[]
  resultRows: Results
  decisions: Decisions
  /** Only in a record. */
  isAhead?: true | undefined
}

/** The head of a session. */
export const headOf = ({
  originalRows: _rows,
  sheetRows: _sheetRows,
  resultRows: _results,
  decisions: _decisions,
  ...rest
}: SessionRecord): SessionHead => ({ version: RECORD_VERSION, ...rest })

/** Decisions by row index, from pairs of rows and decisions. */
export function decisionsOf(rows: number, decided: Iterable<readonly [number, Decision | null]>): Decisions {
  const changes = Array.from(decided, ([row, each]) => [row, each ?? undefined] as const)
  return withValues(emptyRows<Decision | undefined>(rows, undefined), changes)
}

const ofOtherVersion = v.object({
  version: v.pipe(v.number(), v.notValue(RECORD_VERSION)),
  timestamp: v.number(),
})

/**
 * Whether a saved record or head belongs to another version of this page, and is not too old: it was paid for, so it stays for
 * that version.
 */
export function isForOtherVersion(saved: unknown, now: number): boolean {
  const read = v.safeParse(ofOtherVersion, saved)
  return read.success && !isExpired(read.output.timestamp, now)
}

/** Whether what was saved at `timestamp` is 24 hours old, or more than a day in the future; both in ms. */
export const isExpired = (timestamp: number, now: number): boolean =>
  now - timestamp >= RECORD_MAX_AGE_MS || isAhead(timestamp, now)

/** Whether `timestamp` is more than a day in the future, so that the clock was wrong then or is now; both in ms. */
export const isAhead = (timestamp: number, now: number): boolean => timestamp - now > RECORD_MAX_AGE_MS
