import * as v from 'valibot'
import { tryOrNull } from '../../app/base/tryOrNull'
import type { RowResult } from '../answers/rowResult'
import {
  ANSWER_VALUES,
  RECORD_VERSION,
  recordSchema,
  type SessionRecord,
  type StoredRecord,
} from './sessionRecord'

/** Age at which a record is ignored, in ms. */
export const RECORD_MAX_AGE_MS = 24 * 60 * 60 * 1000

/** How far ahead of this computer's clock a record may be, in ms. */
const RECORD_MAX_AHEAD_MS = RECORD_MAX_AGE_MS

// Rows and results never change once they are made: a save encodes the new answers and joins the rest.
const encodedRows = new WeakMap<string[][], string>()
const encodedResults = new WeakMap<RowResult, string>()

function encodeOnce<Value extends object>(
  known: WeakMap<Value, string>,
  value: Value,
  toStore: (value: Value) => unknown,
): string {
  const text = known.get(value) ?? JSON.stringify(toStore(value))
  known.set(value, text)
  return text
}

const EDITED = 'edited'

function storedResult(result: RowResult): StoredRecord['resultRows'][number] {
  switch (result.kind) {
    case 'answered':
      return [result.query, ...result.cells, ...(result.isEdited ? [EDITED] : [])]
    case 'failed':
      return result.error
    case 'nothingToSend':
      return 0
  }
}

/**
 * The text of a record: JSON with its fields, headers once and rows as lists, so that 1,100 rows of 30
 * columns fit into Safari's 2.5 million characters.
 */
export function encodeRecord(record: SessionRecord): string {
  const { originalRows, resultRows, ...rest } = record
  const fields = JSON.stringify({ version: RECORD_VERSION, ...rest })
  const rows = encodeOnce(encodedRows, originalRows, (value) => value)
  const results = resultRows.map((result) => result && encodeOnce(encodedResults, result, storedResult))
  return `${fields.slice(0, -1)},"originalRows":${rows},"resultRows":[${results.map(String).join(',')}]}`
}

function resultOf(stored: StoredRecord['resultRows'][number]): RowResult | null {
  if (stored === null) return null
  if (stored === 0) return { kind: 'nothingToSend' }
  if (typeof stored === 'string') return { kind: 'failed', error: stored }
  const [query = '', ...cells] = stored.slice(0, ANSWER_VALUES)
  return stored.length > ANSWER_VALUES
    ? { kind: 'answered', query, cells, isEdited: true }
    : { kind: 'answered', query, cells }
}

/** Whether every row is as wide as the header and has its place for a result. */
function isConsistent(record: StoredRecord): boolean {
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
 * Reads a saved record. Returns null, and never throws, for text that is malformed, foreign or of another version.
 *
 * @param now in ms since 1970: a record that is then 24 hours old, or more than a day in the future, is ignored
 */
export function decodeRecord(text: string, now?: number): SessionRecord | null {
  const read = v.safeParse(
    recordSchema,
    tryOrNull(() => JSON.parse(text) as unknown),
  )
  if (!read.success || !isConsistent(read.output)) return null
  if (now !== undefined && isExpired(read.output.timestamp, now)) return null

  const { version: _, resultRows, ...rest } = read.output
  const record: SessionRecord = { ...rest, resultRows: resultRows.map(resultOf) }
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
