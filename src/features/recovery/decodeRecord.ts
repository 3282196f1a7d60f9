import * as v from 'valibot'
import { RECORD_MAX_AGE_MS, RECORD_MAX_AHEAD_MS } from '../../app/base/constants'
import { OUTPUT_HEADERS } from '../answers/outputColumns'
import { RECORD_VERSION } from './encodeRecord'
import { isFinished, type SessionRecord } from './sessionRecord'

const column = v.pipe(v.number(), v.integer(), v.minValue(0))
const amount = v.pipe(v.number(), v.minValue(0))
const answer = v.pipe(v.array(v.string()), v.length(1 + OUTPUT_HEADERS.length))

const recordSchema = v.object({
  version: v.literal(RECORD_VERSION),
  timestamp: v.number(),
  fileName: v.string(),
  encoding: v.picklist(['UTF-8', 'UTF-16LE', 'UTF-16BE', 'Windows-1252']),
  delimiter: v.picklist([',', ';', '\t', '|']),
  keepsOwnColumns: v.boolean(),
  sendsDistinctOnce: v.boolean(),
  progress: v.object({ done: v.number(), total: v.number() }),
  csvHeaders: v.array(v.string()),
  titleLines: v.optional(v.array(v.string())),
  isHeaderless: v.optional(v.boolean()),
  line1Col: v.nullable(column),
  postcodeCol: v.nullable(v.union([column, v.literal('inAddress')])),
  moreAddressCols: v.array(column),
  decisions: v.record(v.pipe(v.string(), v.digits()), v.picklist(['accepted', 'originalKept'])),
  // Absent from records of before they were kept, like the other optional ones.
  threshold: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0),
  scoreKind: v.optional(v.picklist(['confidence', 'fit']), 'confidence'),
  originalRows: v.array(v.array(v.string())),
  lookups: v.optional(amount),
  elapsedMs: v.optional(amount),
  isDownloaded: v.optional(v.boolean(), false),
  resultRows: v.array(v.nullable(v.union([answer, v.string(), v.literal(0)]))),
})

/** The fields fit each other: every row is as wide as the header, and every row has its place for a result. */
function isConsistent(record: v.InferOutput<typeof recordSchema>): boolean {
  const { csvHeaders, originalRows, resultRows, progress } = record
  const columns = [record.line1Col, record.postcodeCol, ...record.moreAddressCols]
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
 * version, and for a record 24 hours old or more than a day in the future.
 *
 * @param now the wall clock in ms
 * @param kind which session it is to hold: an unfinished one has rows left to send, a finished one none
 */
export function decodeRecord(
  text: string,
  now: number,
  kind: 'unfinished' | 'finished' = 'unfinished',
): SessionRecord | null {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return null
  }
  const read = v.safeParse(recordSchema, raw)
  if (!read.success || !isConsistent(read.output)) return null

  const age = now - read.output.timestamp
  if (age >= RECORD_MAX_AGE_MS || -age > RECORD_MAX_AHEAD_MS) return null

  const { version: _, resultRows, ...rest } = read.output
  const record: SessionRecord = {
    ...rest,
    resultRows: resultRows.map((result) => {
      if (result === null) return null
      if (result === 0) return { kind: 'nothingToSend' }
      if (typeof result === 'string') return { kind: 'failed', error: result }
      const [query = '', ...cells] = result
      return { kind: 'answered', query, cells }
    }),
  }
  // As of a file that is read: Immer would look for drafts in every cell when the page opens.
  Object.freeze(record.originalRows)
  Object.freeze(record.resultRows)
  return isFinished(record) === (kind === 'finished') ? record : null
}
