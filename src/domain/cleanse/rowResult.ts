import { addressKey } from '../address/cells/sameWords'

/** Where a corrected answer comes from: another text was looked up, a suggestion chosen, or an address typed. */
export const ORIGINS = ['edited', 'chosen', 'typed'] as const

export type Origin = (typeof ORIGINS)[number]

/** What a person can decide about a matched row; an address that was chosen or typed is decided by that. */
export const DECISIONS = ['accepted', 'originalKept', 'chosen', 'typed'] as const

export type Decision = (typeof DECISIONS)[number]

/** An earlier download that answers were taken from. */
export interface TakenFrom {
  name: string
  /** When it was saved, in ms since 1970; null if that is not known. */
  savedAt: number | null
}

/** A row that was answered. */
export interface AnsweredRow {
  kind: 'answered'
  /** The text that was sent; for an address that was chosen or typed, the text of the customer's columns. */
  query: string
  /** The added values, in the order of `OUTPUT_HEADERS`. */
  cells: string[]
  /** Left out where the provider answered the customer's own text. */
  origin?: Origin
  /** Left out where it was looked up in this cleanse. */
  takenFrom?: TakenFrom
  /** Left out unless a person judged it another address. */
  isJudgedOther?: true
}

/** The result of a row. A row without one has not been answered. */
export type RowResult =
  | AnsweredRow
  | { kind: 'failed'; error: string }
  /** The row has neither address nor postcode: it is not sent and has not failed. */
  | { kind: 'nothingToSend' }

/** Whether a person chose or typed the address of a row; null for any other answer. */
export const correctionOf = (result: RowResult | null): 'chosen' | 'typed' | null =>
  result?.kind === 'answered' && result.origin && result.origin !== 'edited' ? result.origin : null

/** The earlier download that the answer of a row comes from; null for any other. */
export const takenFromOf = (result: RowResult | null): TakenFrom | null =>
  (result?.kind === 'answered' && result.takenFrom) || null

/** Results by row index, null where a row has none yet. Frozen, and replaced by a copy when a row changes. */
export type Results = readonly (RowResult | null)[]

/** A frozen list with some values replaced. A copy outside Immer: drafting a long list would take far longer. */
export function withValues<Value>(
  values: readonly Value[],
  changes: Iterable<readonly [at: number, value: Value]>,
): readonly Value[] {
  // Several times as fast as a slice, where the values are frozen.
  const copy = [...values]
  for (const [at, value] of changes) copy[at] = value
  return Object.freeze(copy)
}

/** As many rows without a value. */
export const emptyRows = <Value>(rows: number, value: Value): readonly Value[] =>
  Object.freeze(Array<Value>(rows).fill(value))

/** A function of an answered row that is computed once for each. */
export function oncePerRow<Value extends object | string>(compute: (row: AnsweredRow) => Value) {
  const known = new WeakMap<AnsweredRow, Value>()
  return (row: AnsweredRow): Value => {
    const value = known.get(row) ?? compute(row)
    known.set(row, value)
    return value
  }
}

/** The key of the text that was sent for a row. */
export const answerKey = oncePerRow(({ query }) => addressKey(query))
