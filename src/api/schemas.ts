import * as v from 'valibot'

// One odd field must not cost a paid answer: a value of another type reads as missing.

const value = v.fallback(v.nullish(v.union([v.string(), v.number()])), null)
const number = v.fallback(v.nullish(v.number()), null)
const text = v.fallback(v.nullish(v.string()), null)

/** The fields of a matched address that are read. */
const match = v.object({
  line_1: value,
  line_2: value,
  line_3: value,
  post_town: value,
  postcode: value,
  uprn: value,
  udprn: value,
  longitude: value,
  latitude: value,
  eastings: value,
  northings: value,
  organisation_name: value,
  building_number: value,
  building_name: value,
  sub_building_name: value,
  dependant_locality: value,
  double_dependant_locality: value,
  thoroughfare: value,
  dependant_thoroughfare: value,
  traditional_county: value,
  administrative_county: value,
  postal_county: value,
  district: value,
  ward: value,
  county: value,
  country: value,
  postcode_inward: value,
  postcode_outward: value,
  po_box: value,
  department_name: value,
  postcode_type: value,
  su_organisation_indicator: value,
  delivery_point_suffix: value,
  umprn: value,
})

const result = v.object({
  fit: value,
  confidence: value,
  organisation_match: text,
  premise_match: text,
  thoroughfare_match: text,
  locality_match: text,
  post_town_match: text,
  postcode_match: text,
  match: v.fallback(v.nullish(match), null),
})

/** The fields of a cleanse answer that are read. An answer without `result` is invalid. */
export const cleanseAnswerSchema = v.object({
  result,
  confidence: value,
  message: text,
  code: number,
})

/** The fields of a suggestion that are read. One without an id cannot be fetched, and is left out. */
const suggestion = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  suggestion: v.pipe(v.string(), v.nonEmpty()),
})

/** The fields of an answer with suggestions that are read. */
export const suggestionsAnswerSchema = v.object({
  result: v.object({ hits: v.array(v.fallback(v.nullable(suggestion), null)) }),
})

/** The fields of the answer with a suggestion's address that are read. Without line and postcode it is invalid. */
export const addressAnswerSchema = v.object({
  result: v.pipe(
    match,
    v.check(({ line_1, postcode }) => Boolean(line_1 || postcode)),
  ),
})

/** A set of addresses that a key gives access to, by its country. */
const context = v.fallback(v.nullable(v.object({ iso_3: v.string() })), null)

/** The fields of a key check's answer that are read. */
export const keyAnswerSchema = v.object({
  result: v.nullish(
    v.object({
      available: v.fallback(v.nullish(v.boolean()), null),
      contexts: v.fallback(v.nullish(v.array(context)), null),
    }),
  ),
  message: text,
  code: number,
})

/** The fields of an error that are read; any other answer has neither. */
export const errorAnswerSchema = v.fallback(v.object({ code: number, message: text }), {
  code: null,
  message: null,
})

export type AddressFields = v.InferOutput<typeof match>
export type AddressAnswer = v.InferOutput<typeof addressAnswerSchema>
export type Suggestion = v.InferOutput<typeof suggestion>
export type SuggestionsAnswer = v.InferOutput<typeof suggestionsAnswerSchema>
export type CleanseResult = v.InferOutput<typeof result>
export type CleanseAnswer = v.InferOutput<typeof cleanseAnswerSchema>
export type KeyAnswer = v.InferOutput<typeof keyAnswerSchema>
