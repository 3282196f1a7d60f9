import { addressText, readAnswer } from '../../answers/readAnswer'
import type { RowResult } from '../../answers/rowResult'
import { diffAddresses } from './diffAddresses'

type Diff = ReturnType<typeof diffAddresses>

const known = new WeakMap<RowResult, Diff>()

/**
 * What was sent for a row and what was found, in pieces. A result is compared once, however often a table
 * draws it.
 *
 * @returns null for a row without an address
 */
export function diffOfResult(result: RowResult | null): Diff | null {
  const answer = readAnswer(result)
  const found = addressText(result)
  if (!result || !answer || found === '') return null
  let diff = known.get(result)
  if (!diff) {
    diff = diffAddresses(answer.query, found)
    known.set(result, diff)
  }
  return diff
}
