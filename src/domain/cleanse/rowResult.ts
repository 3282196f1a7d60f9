import { addressKey } from '../address/cells/sameWords'
import type { Component, MatchedAddress } from '../address/comparison/answer'
import { isAddressColumn, OUTPUT_FIELDS, type OutputField } from './outputColumns'

/** Where a corrected answer comes from: a person edited the text and looked it up, chose a suggestion, or typed an address. */
export const ORIGINS = ['edited', 'chosen', 'typed'] as const

export type Origin = (typeof ORIGINS)[number]

/** What a person can decide about a matched row; choosing or typing its address is a decision. */
export const DECISIONS = ['accepted', 'originalKept', 'chosen', 'typed'] as const

export type Decision = (typeof DECISIONS)[number]

/** An earlier download that answers were taken from. */
export interface TakenFrom {
  name: string
  /** When it was saved, in ms since 1970; null if unknown. */
  savedAt: number | null
}

export interface AnsweredRow {
  kind: 'answered'
  /** The text that was sent; for a chosen or typed address, the text of the customer's columns. */
  query: string
  /** The added values, in the order of `OUTPUT_HEADERS`. */
  cells: string[]
  /** Missing if the provider answered the customer's own text. */
  origin?: Origin
  /** Missing if this cleanse looked it up. */
  takenFrom?: TakenFrom
  /** Missing unless a person judged it another address. */
  isJudgedOther?: true
}

/** The result of a row. A row without one has not been answered. */
export type RowResult =
  | AnsweredRow
  | { kind: 'failed'; error: string }
  /** The row has neither address nor postcode: it is not sent, and has not failed. */
  | { kind: 'nothingToSend' }

/** Whether a person chose or typed the address of a row; null for any other answer. */
export const correctionOf = (result: RowResult | null): 'chosen' | 'typed' | null =>
  result?.kind === 'answered' && result.origin && result.origin !== 'edited' ? result.origin : null

/** The earlier download that the answer of a row comes from; null for any other. */
export const takenFromOf = (result: RowResult | null): TakenFrom | null =>
  (result?.kind === 'answered' && result.takenFrom) || null

/** Results by row index, null for a row without one. Frozen, and replaced by a copy when a row changes. */
export type Results = readonly (RowResult | null)[]

/** A frozen list with some values replaced. A copy outside Immer: drafting a long list would take far longer. */
export function withValues<Value>(
  values: readonly Value[],
  changes: Iterable<readonly [at: number, value: Value]>,
): readonly Value[] {
  // Several times as fast as `slice` for frozen values.
  const copy = [...values]
  for (const [at, value] of changes) copy[at] = value
  return Object.freeze(copy)
}

/** A frozen list with this value for each row. */
export const emptyRows = <Value>(rows: number, value: Value): readonly Value[] =>
  Object.freeze(Array<Value>(rows).fill(value))

/** A function of an answered row, computed once for each. */
function oncePerRow<Value extends object | string>(compute: (row: AnsweredRow) => Value) {
  const known = new WeakMap<AnsweredRow, Value>()
  return (row: AnsweredRow): Value => {
    const value = known.get(row) ?? compute(row)
    known.set(row, value)
    return value
  }
}

/** The key of the text that was sent for a row. */
export const answerKey = oncePerRow(({ query }) => addressKey(query))

export type ScoreKind = 'confidence' | 'fit'

export interface Answer {
  query: string
  /** From 0 to 1 with two decimals; null if the provider gave none or found no address. */
  scores: Record<ScoreKind, number | null>
  /** The provider's match level for each component; empty if it gave none. */
  levels: Record<Component, string>
  /** Null if no address was found. */
  address: MatchedAddress | null
  /** Whether an address was found, but is not in the download that the answer comes from, since the original was kept. */
  wasKept: boolean
}

/** What happened to a row, or why it was not sent. */
export type AnswerKind = 'matched' | 'noMatch' | 'failed' | 'nothingToSend' | 'notRun'

const AREA_FIELDS = [
  'county',
  'traditional_county',
  'administrative_county',
  'postal_county',
  'district',
  'ward',
  'country',
] as const satisfies OutputField[]

const filled = (...texts: string[]) => texts.filter((text) => text !== '')

/** What the provider said about a row; null for a row without an answer. */
export const readAnswer = (result: RowResult | null): Answer | null =>
  result?.kind === 'answered' ? answerOf(result) : null

/** What the provider said about an answered row. The only reader of the stored cells. */
export const answerOf = oncePerRow(({ query, cells, takenFrom }): Answer => {
  const text = (field: OutputField) => cells[OUTPUT_FIELDS.indexOf(field)] ?? ''
  const isFound = cells.some((cell, at) => cell !== '' && isAddressColumn(at))
  // Saved or downloaded answers may hold anything.
  const score = (field: OutputField) => {
    const value = Number(text(field) || NaN)
    return isFound && value >= 0 && value <= 1 ? value : null
  }
  const levels: Answer['levels'] = {
    organisation: text('organisation_match'),
    premise: text('premise_match'),
    street: text('thoroughfare_match'),
    locality: text('locality_match'),
    postTown: text('post_town_match'),
    postcode: text('postcode_match'),
  }
  const isMatched = Object.values(levels).some((level) => level !== '' && level !== 'NO_MATCH')
  // A typed address has no levels.
  const isBlank = cells.every((cell) => cell === '')

  return {
    query,
    wasKept: takenFrom !== undefined && !isFound && (isMatched || isBlank),
    scores: { confidence: score('confidence'), fit: score('fit') },
    levels,
    address: !isFound
      ? null
      : {
          lines: filled(text('line_1'), text('line_2'), text('line_3')),
          postTown: text('post_town'),
          postcode: text('postcode'),
          county: text('county'),
          organisation: text('organisation_name'),
          department: text('department_name'),
          poBox: text('po_box'),
          premise: {
            number: text('building_number'),
            name: text('building_name'),
            subBuilding: text('sub_building_name'),
          },
          streets: filled(text('dependant_thoroughfare'), text('thoroughfare')),
          localities: filled(text('double_dependant_locality'), text('dependant_locality')),
          areas: filled(...AREA_FIELDS.map(text)),
          uprn: text('uprn'),
          umprn: text('umprn'),
        },
  }
})

/** What happened to a row. An answer without an address counts as no match, not as a failure. */
export function answerKindOf(result: RowResult | null): AnswerKind {
  if (result === null) return 'notRun'
  if (result.kind !== 'answered') return result.kind
  const answer = readAnswer(result)
  return answer?.address || answer?.wasKept ? 'matched' : 'noMatch'
}

/** The address that was found, on one line; empty if there is none. */
export function addressText(result: RowResult | null): string {
  const address = readAnswer(result)?.address
  return address ? filled(...address.lines, address.postTown, address.postcode).join(', ') : ''
}

/**
 * The text that a search looks through, in lower case: the customer's values, the text that was sent, the address on one line,
 * its postcode without the space, and the stored cells. No match spans two of them.
 */
export function searchText(row: string[], result: RowResult | null): string {
  const found =
    result?.kind === 'answered' ? result.cells.join('\n') : result?.kind === 'failed' ? result.error : ''
  const { query = '', address } = readAnswer(result) ?? {}
  const joinedPostcode = (address?.postcode ?? '').replace(' ', '')
  return `${row.join('\n')}\n${query}\n${addressText(result)}\n${joinedPostcode}\n${found}`.toLowerCase()
}
