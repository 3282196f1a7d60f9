import { OUTPUT_COLUMNS, type OutputColumn } from './outputColumns'
import type { RowResult } from './rowResult'

/** The two scores of an answer. */
export type ScoreKind = 'confidence' | 'fit'

/** The parts of an address that the provider compares, in the order of their columns. */
export type Part = 'organisation' | 'premise' | 'street' | 'locality' | 'postTown' | 'postcode'

/** An address that was found. What the provider left out is an empty string. */
export interface MatchedAddress {
  /** The address lines that are not blank, as they stand on an envelope above the post town. */
  lines: string[]
  postTown: string
  postcode: string
  organisation: string
  premise: { number: string; name: string; subBuilding: string }
  /** The street, after the smaller one that leads off it if there is one. */
  street: string
  /** The smaller places between street and post town. */
  locality: string
  uprn: string
  /** What tells the premises of a multiple residence apart, which share a UPRN; empty for most addresses. */
  umprn: string
  /** In degrees; null where the provider gave none. */
  coordinates: { longitude: number; latitude: number } | null
}

/** What the provider said of a row, by name and type. */
export interface Answer {
  /** The text that was sent. */
  query: string
  /** From 0 to 1 with two decimals; null where the provider gave none. */
  scores: Record<ScoreKind, number | null>
  /** The provider's word for how each part matched; empty where it gave none. */
  levels: Record<Part, string>
  /** Null when no address was found. */
  address: MatchedAddress | null
}

const key = (source: OutputColumn['source']) => ('field' in source ? source.field : source.from)

/** Where the value of each field of an answer stands among the 44 stored cells. */
const placeOf = Object.fromEntries(OUTPUT_COLUMNS.map(({ source }, at) => [key(source), at]))

const matchPlaces = OUTPUT_COLUMNS.flatMap(({ source }, at) => (source.from === 'match' ? [at] : []))

type Field = Extract<OutputColumn['source'], { field: string }>['field']

const known = new WeakMap<RowResult, Answer>()

/**
 * What the provider said of a row. The one reader of the stored cells: everything that looks at an answer asks for
 * its parts by name. A result is read once, however often it is asked for.
 *
 * @returns null for a row that was not answered
 */
export function readAnswer(result: RowResult | null): Answer | null {
  if (result?.kind !== 'answered') return null
  let answer = known.get(result)
  if (!answer) {
    answer = read(result)
    known.set(result, answer)
  }
  return answer
}

const joined = (...texts: string[]) => texts.filter((text) => text !== '').join(', ')

function read({ query, cells }: Extract<RowResult, { kind: 'answered' }>): Answer {
  const text = (field: Field) => cells[placeOf[field]!] ?? ''
  const number = (field: Field) => (text(field) === '' ? null : Number(text(field)))
  const [longitude, latitude] = [number('longitude'), number('latitude')]

  return {
    query,
    scores: { confidence: number('confidence'), fit: number('fit') },
    levels: {
      organisation: text('organisation_match'),
      premise: text('premise_match'),
      street: text('thoroughfare_match'),
      locality: text('locality_match'),
      postTown: text('post_town_match'),
      postcode: text('postcode_match'),
    },
    address: matchPlaces.every((at) => cells[at] === '')
      ? null
      : {
          lines: [text('line_1'), text('line_2'), text('line_3')].filter((line) => line !== ''),
          postTown: text('post_town'),
          postcode: text('postcode'),
          organisation: text('organisation_name'),
          premise: {
            number: text('building_number'),
            name: text('building_name'),
            subBuilding: text('sub_building_name'),
          },
          street: joined(text('dependant_thoroughfare'), text('thoroughfare')),
          locality: joined(text('double_dependant_locality'), text('dependant_locality')),
          uprn: text('uprn'),
          umprn: text('umprn'),
          coordinates: longitude === null || latitude === null ? null : { longitude, latitude },
        },
  }
}
