import type { RowResult } from '../answers/rowResult'
import type { SessionRecord } from './sessionRecord'

/** Bumped when the shape changes; a record of another version is no record. */
export const RECORD_VERSION = 1

// Rows and results never change once they are made, so what was encoded for them holds for as long as they
// live: a save encodes the answers that are new and joins the rest.
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

/** An answer is its query and its values in one list, a failure its text, nothing to send 0, no result null. */
const encodeResult = (result: RowResult | null) =>
  result === null
    ? 'null'
    : result.kind === 'nothingToSend'
      ? '0'
      : encodeOnce(encodedResults, result, () =>
          JSON.stringify(result.kind === 'answered' ? [result.query, ...result.cells] : result.error),
        )

/**
 * The text of a record: JSON with its fields, headers once and rows as lists, so that 1,100 rows of 30
 * columns fit into Safari's 2.5 million characters.
 */
export function encodeRecord(record: SessionRecord): string {
  const { originalRows, resultRows, ...rest } = record
  const fields = JSON.stringify({ version: RECORD_VERSION, ...rest })
  const rows = encodeOnce(encodedRows, originalRows, () => JSON.stringify(originalRows))
  // Joined once: a text within a text is copied again with the whole.
  const parts = [fields.slice(0, -1), ',"originalRows":', rows, ',"resultRows":[']
  resultRows.forEach((result, at) => {
    if (at > 0) parts.push(',')
    parts.push(encodeResult(result))
  })
  parts.push(']}')
  return parts.join('')
}
