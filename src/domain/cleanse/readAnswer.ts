import type { Component, MatchedAddress } from '../address/comparison/matchedAddress'
import { isAddressColumn, OUTPUT_FIELDS, type OutputField } from './outputColumns'
import { oncePerRow, type RowResult } from './rowResult'

/** The two scores of an answer. */
export type ScoreKind = 'confidence' | 'fit'

/** What the provider said about a row. */
export interface Answer {
  /** The text that was sent. */
  query: string
  /** From 0 to 1 with two decimals; null if the provider gave none, or found no address that could have one. */
  scores: Record<ScoreKind, number | null>
  /** The provider's match level for each component; empty if it gave none. */
  levels: Record<Component, string>
  /** Null if no address was found. */
  address: MatchedAddress | null
  /** Whether one was found, but the download that the answer was taken from lacks it, since the original was kept. */
  wasKept: boolean
}

/** What happened to a row, or why it was not sent. */
export type AnswerKind = 'matched' | 'noMatch' | 'failed' | 'nothingToSend' | 'notRun'

/** Counties, district, ward and country. */
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
  const number = (field: OutputField) => (text(field) === '' ? null : Number(text(field)))
  const isFound = cells.some((cell, at) => cell !== '' && isAddressColumn(at))
  // Answers that were saved or downloaded earlier may hold anything.
  const score = (field: OutputField) => {
    const value = number(field)
    return isFound && value !== null && value >= 0 && value <= 1 ? value : null
  }
  const streets = filled(text('dependant_thoroughfare'), text('thoroughfare'))
  const localities = filled(text('double_dependant_locality'), text('dependant_locality'))
  const [longitude, latitude] = [number('longitude'), number('latitude')]

  const levels: Answer['levels'] = {
    organisation: text('organisation_match'),
    premise: text('premise_match'),
    street: text('thoroughfare_match'),
    locality: text('locality_match'),
    postTown: text('post_town_match'),
    postcode: text('postcode_match'),
  }
  const isMatched = Object.values(levels).some((level) => level !== '' && level !== 'NO_MATCH')
  // An address that was typed has no levels.
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
          street: streets.join(', '),
          streets,
          locality: localities.join(', '),
          localities,
          areas: filled(...AREA_FIELDS.map(text)),
          uprn: text('uprn'),
          umprn: text('umprn'),
          coordinates: longitude === null || latitude === null ? null : { longitude, latitude },
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
 * What a search looks through, in lower case: the customer's values, the text that was sent, the address on one line, its
 * postcode without the space, and the stored cells. No match spans two of them.
 */
export function searchText(row: string[], result: RowResult | null): string {
  const found =
    result?.kind === 'answered' ? result.cells.join('\n') : result?.kind === 'failed' ? result.error : ''
  const { query = '', address } = readAnswer(result) ?? {}
  const joinedPostcode = (address?.postcode ?? '').replace(' ', '')
  return `${row.join('\n')}\n${query}\n${addressText(result)}\n${joinedPostcode}\n${found}`.toLowerCase()
}
