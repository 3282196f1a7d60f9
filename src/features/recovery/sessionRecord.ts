import * as v from 'valibot'
import type { ReadOptions } from '../../app/base/csvFile'
import { OUTPUT_HEADERS } from '../answers/outputColumns'
import type { Results } from '../answers/rowResult'
import { ROLES } from '../download/downloadChoices'

/** Raised when the shape changes; a record of another version is ignored. */
export const RECORD_VERSION = 1

/** The values of an answer: its query and the added columns. */
export const ANSWER_VALUES = 1 + OUTPUT_HEADERS.length

/** An index into `csvHeaders`: a name may repeat. */
const column = v.pipe(v.number(), v.integer(), v.minValue(0))
const amount = v.pipe(v.number(), v.minValue(0))

export const recordSchema = v.object({
  version: v.literal(RECORD_VERSION),
  /** Of the cleanse: the same in every tab that shows it. */
  id: v.string(),
  /** When it last had an answer, in ms since 1970. */
  timestamp: v.number(),
  fileName: v.string(),
  encoding: v.picklist(['UTF-8', 'UTF-16LE', 'UTF-16BE', 'Windows-1252']),
  delimiter: v.picklist([',', ';', '\t', '|']),
  customerColumns: v.picklist(['update', 'keep', 'correct']),
  /** The roles that the user gave the address columns; null for the proposed ones. */
  addressRoles: v.nullable(v.record(v.picklist(ROLES), column)),
  sendsDistinctOnce: v.boolean(),
  /** Whether rows of other countries are left out. */
  leavesOutAbroad: v.boolean(),
  progress: v.object({ done: v.number(), total: v.number() }),
  csvHeaders: v.array(v.string()),
  /** Lines above the header; none when left out. */
  titleLines: v.optional(v.array(v.string())),
  /** Whether the columns are only numbered. */
  isHeaderless: v.optional(v.boolean()),
  /** Which rows of a longer file they are; left out for a whole file. */
  part: v.optional(v.object({ at: column, first: column, last: column, of: column })),
  /** How the file of a list is read, until IndexedDB has the list. */
  read: v.optional(v.custom<ReadOptions>((value) => typeof value === 'object')),
  line1Col: v.nullable(column),
  postcodeCol: v.nullable(v.union([column, v.literal('inAddress')])),
  moreAddressCols: v.array(column),
  /** What the user decided about rows, by row index. */
  decisions: v.record(v.pipe(v.string(), v.digits()), v.picklist(['accepted', 'originalKept'])),
  /** Rows with a lower score are to review. */
  threshold: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  scoreKind: v.picklist(['confidence', 'fit']),
  originalRows: v.array(v.array(v.string())),
  /** The number of each row in a spreadsheet. */
  sheetRows: v.array(column),
  /** Calls answered so far, and the time they took in ms. */
  lookups: amount,
  elapsedMs: amount,
  /** Whether the results as they are were downloaded. */
  isDownloaded: v.boolean(),
  /** By row index: the values of an answer, with a mark behind them if its query was edited; a failure's text; 0 for nothing to send. */
  resultRows: v.array(
    v.nullable(
      v.union([
        v.pipe(v.array(v.string()), v.minLength(ANSWER_VALUES), v.maxLength(ANSWER_VALUES + 1)),
        v.string(),
        v.literal(0),
      ]),
    ),
  ),
})

/** A record as it is in storage. */
export type StoredRecord = v.InferOutput<typeof recordSchema>

/** What is saved of a session so that it can be resumed. */
export type SessionRecord = Omit<StoredRecord, 'version' | 'resultRows'> & { resultRows: Results }

/** Whether every row has a result. */
export const isFinished = ({ resultRows }: SessionRecord): boolean => !resultRows.includes(null)

/** Whether discarding the record would lose answers that were paid for. */
export const holdsUnsavedAnswers = ({ resultRows, isDownloaded }: SessionRecord): boolean =>
  !isDownloaded && resultRows.some((result) => result?.kind === 'answered')
