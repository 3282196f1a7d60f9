import * as v from 'valibot'
import type { ReadOptions } from '../../app/base/csvFile'
import { OUTPUT_HEADERS } from '../answers/outputColumns'
import type { RowResult } from '../answers/rowResult'
import { ROLES } from '../download/downloadChoices'
import type { SessionRecord } from './sessionRecord'

/** Age at which a record is ignored, in ms. */
export const RECORD_MAX_AGE_MS = 24 * 60 * 60 * 1000

/** How far ahead of this computer's clock a record may be, in ms. */
const RECORD_MAX_AHEAD_MS = RECORD_MAX_AGE_MS

/** Raised when the shape changes; a record of another version is ignored. */
export const RECORD_VERSION = 1

// Rows and results never change once they are made: a save encodes the answers that are new and joins the rest.
const encodedRows = new WeakMap<string[][], string>()
const encodedResults = new WeakMap<RowResult, string>()

function encodeOnce<Value extends object>(
  known: WeakMap<Value, string>,
  value: Value,
  encode: () => string,
): string {
  let text = known.get(value)
  if (text === undefined) {
    text = encode()
    known.set(value, text)
  }
  return text
}

const EDITED = 'edited'

/** An answer is its query and its values in one list, with a mark behind them if its query was edited; a failure its text, nothing to send 0, no result null. */
export const encodeResult = (result: RowResult | null) =>
  result === null
    ? 'null'
    : result.kind === 'nothingToSend'
      ? '0'
      : encodeOnce(encodedResults, result, () =>
          JSON.stringify(
            result.kind === 'answered'
              ? [result.query, ...result.cells, ...(result.isEdited ? [EDITED] : [])]
              : result.error,
          ),
        )

/**
 * The text of a record: JSON with its fields, headers once and rows as lists, so that 1,100 rows of 30
 * columns fit into Safari's 2.5 million characters.
 */
export function encodeRecord(record: SessionRecord): string {
  const { originalRows, resultRows, ...rest } = record
  const fields = JSON.stringify({ version: RECORD_VERSION, ...rest })
  const rows = encodeOnce(encodedRows, originalRows, () => JSON.stringify(originalRows))
  const parts = [fields.slice(0, -1), ',"originalRows":', rows, ',"resultRows":[']
  resultRows.forEach((result, at) => {
    if (at > 0) parts.push(',')
    parts.push(encodeResult(result))
  })
  parts.push(']}')
  return parts.join('')
}

const column = v.pipe(v.number(), v.integer(), v.minValue(0))
const amount = v.pipe(v.number(), v.minValue(0))
const VALUES = 1 + OUTPUT_HEADERS.length
const answer = v.pipe(v.array(v.string()), v.minLength(VALUES), v.maxLength(VALUES + 1))

const resultSchema = v.nullable(v.union([answer, v.string(), v.literal(0)]))

const recordSchema = v.object({
  version: v.literal(RECORD_VERSION),
  id: v.string(),
  timestamp: v.number(),
  fileName: v.string(),
  encoding: v.picklist(['UTF-8', 'UTF-16LE', 'UTF-16BE', 'Windows-1252']),
  delimiter: v.picklist([',', ';', '\t', '|']),
  ownColumns: v.picklist(['update', 'keep', 'correct']),
  addressRoles: v.nullable(v.record(v.picklist(ROLES), column)),
  sendsDistinctOnce: v.boolean(),
  leavesOutAbroad: v.boolean(),
  progress: v.object({ done: v.number(), total: v.number() }),
  csvHeaders: v.array(v.string()),
  titleLines: v.optional(v.array(v.string())),
  isHeaderless: v.optional(v.boolean()),
  part: v.optional(v.object({ at: column, first: column, last: column, of: column })),
  read: v.optional(v.custom<ReadOptions>((value) => typeof value === 'object')),
  line1Col: v.nullable(column),
  postcodeCol: v.nullable(v.union([column, v.literal('inAddress')])),
  moreAddressCols: v.array(column),
  decisions: v.record(v.pipe(v.string(), v.digits()), v.picklist(['accepted', 'originalKept'])),
  threshold: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  scoreKind: v.picklist(['confidence', 'fit']),
  originalRows: v.array(v.array(v.string())),
  sheetRows: v.array(column),
  lookups: amount,
  elapsedMs: amount,
  isDownloaded: v.boolean(),
  resultRows: v.array(resultSchema),
})

type EncodedResult = v.InferOutput<typeof resultSchema>

/** The result that `encodeResult` made this JSON of. */
export function decodeResult(encoded: EncodedResult): RowResult | null {
  if (encoded === null) return null
  if (encoded === 0) return { kind: 'nothingToSend' }
  if (typeof encoded === 'string') return { kind: 'failed', error: encoded }
  const [query = '', ...cells] = encoded.slice(0, VALUES)
  return encoded.length > VALUES
    ? { kind: 'answered', query, cells, isEdited: true }
    : { kind: 'answered', query, cells }
}

/** Whether every row is as wide as the header and has its place for a result. */
function isConsistent(record: v.InferOutput<typeof recordSchema>): boolean {
  const { csvHeaders, originalRows, resultRows, progress } = record
  const roles = Object.values(record.addressRoles ?? {})
  const columns = [record.line1Col, record.postcodeCol, ...record.moreAddressCols, ...roles]
  return (
    originalRows.length > 0 &&
    originalRows.every((row) => row.length === csvHeaders.length) &&
    resultRows.length === originalRows.length &&
    progress.total === originalRows.length &&
    columns.every((each) => typeof each !== 'number' || each < csvHeaders.length)
  )
}

/**
 * Reads a saved record. Returns null, and never throws, for text that is malformed, foreign or of another
 * version.
 *
 * @param now in ms since 1970, for a record that is ignored when it is 24 hours old or more than a day in the future
 */
export function decodeRecord(text: string, now?: number): SessionRecord | null {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return null
  }
  const read = v.safeParse(recordSchema, raw)
  if (!read.success || !isConsistent(read.output)) return null

  if (now !== undefined && isExpired(read.output.timestamp, now)) return null

  const { version: _, resultRows, ...rest } = read.output
  const record: SessionRecord = {
    ...rest,
    resultRows: resultRows.map(decodeResult),
  }
  // Frozen like the rows of a file: Immer would look for drafts in every cell.
  Object.freeze(record.originalRows)
  Object.freeze(record.resultRows)
  return record
}

/** Whether what was saved at `timestamp` is 24 hours old, or more than a day in the future; both in ms. */
export function isExpired(timestamp: number, now: number): boolean {
  const age = now - timestamp
  return age >= RECORD_MAX_AGE_MS || -age > RECORD_MAX_AHEAD_MS
}
