import * as v from 'valibot'
import { tryOrNull } from '../../base/tryOrNull'
import {
  decisionsOf,
  headOf,
  isExpired,
  recordSchema,
  type SessionRecord,
} from '../../domain/cleanse/savedCleanse'
import { resultOf, storedResultOf } from '../../domain/cleanse/storedResult'

// Rows and results never change once made: a save encodes new answers and joins the rest.
const encoded = new WeakMap<object, string>()

function encodeOnce<Value extends object>(value: Value, toStore: (value: Value) => unknown): string {
  const text = encoded.get(value) ?? JSON.stringify(toStore(value))
  encoded.set(value, text)
  return text
}

/** A record as JSON, with headers once and rows as lists: 1,100 rows of 30 columns fit into Safari's 2.5 million characters. */
export function encodeRecord(record: SessionRecord): string {
  const { originalRows, sheetRows, resultRows, decisions } = record
  const done = resultRows.filter((result) => result !== null).length
  const fields = JSON.stringify({
    ...headOf(record),
    progress: { done, total: originalRows.length },
    decisions: Object.fromEntries(decisions.entries()),
    sheetRows,
  })
  const rows = encodeOnce(originalRows, (value) => value)
  const results = resultRows.map((result) => result && encodeOnce(result, storedResultOf))
  return `${fields.slice(0, -1)},"originalRows":${rows},"resultRows":[${results.map(String).join(',')}]}`
}

/**
 * Reads a saved record. Returns null, and never throws, for text that is malformed, foreign, from another version or, at `now` in
 * ms since 1970, a day old or more than a day in the future.
 */
export function decodeRecord(text: string, now?: number): SessionRecord | null {
  const read = v.safeParse(
    recordSchema,
    tryOrNull(() => JSON.parse(text) as unknown),
  )
  if (!read.success) return null
  if (now !== undefined && isExpired(read.output.timestamp, now)) return null

  const { version: _version, progress: _progress, resultRows, decisions, ...rest } = read.output
  const decided = Object.entries(decisions).map(([row, decision]) => [Number(row), decision] as const)
  // Frozen like the rows of a file: Immer would look for drafts in every cell.
  Object.freeze(rest.originalRows)
  return {
    ...rest,
    resultRows: Object.freeze(resultRows.map(resultOf)),
    decisions: decisionsOf(resultRows.length, decided),
  }
}
