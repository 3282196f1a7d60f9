import * as v from 'valibot'
import { ADDRESS_FIELDS, LEVEL_FIELDS } from '../domain/cleanse/outputColumns'

// The fields of answers that we read.
// One odd field must not cost a paid answer: a value of another type reads as missing.

const value = v.fallback(v.nullish(v.union([v.string(), v.number()])), null)
const number = v.fallback(v.nullish(v.number()), null)
const text = v.fallback(v.nullish(v.string()), null)
/** Why something failed: blanks alone say nothing. */
const words = v.fallback(v.nullish(v.pipe(v.string(), v.regex(/\S/))), null)

const match = v.object(v.entriesFromList(ADDRESS_FIELDS, value))

const found = v.object({
  fit: value,
  confidence: value,
  ...v.entriesFromList(LEVEL_FIELDS, text),
  match: v.fallback(v.nullish(match), null),
})

/** What was found for a text. Without any known field it was not understood. */
const result = v.pipe(
  v.looseObject({}),
  v.check((fields) => Object.keys(found.entries).some((name) => name in fields)),
  found,
)

/** An answer without `result` is invalid. */
export const cleanseAnswerSchema = v.object({
  result,
  confidence: value,
  message: text,
  code: number,
})

/** One without an id is left out, since we could not fetch it. */
const suggestion = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  suggestion: v.pipe(v.string(), v.nonEmpty()),
})

export const suggestionsAnswerSchema = v.object({
  result: v.object({ hits: v.array(v.fallback(v.nullable(suggestion), null)) }),
})

/** Without line and postcode it is invalid. */
export const addressAnswerSchema = v.object({
  result: v.pipe(
    match,
    v.check(({ line_1, postcode }) => Boolean(line_1 || postcode)),
  ),
})

/** A set of addresses that a key gives access to, by its country. */
const context = v.fallback(v.nullable(v.object({ iso_3: v.string() })), null)

export const keyAnswerSchema = v.object({
  result: v.nullish(
    v.object({
      available: v.fallback(v.nullish(v.boolean()), null),
      contexts: v.fallback(v.nullish(v.array(context)), null),
    }),
  ),
  message: words,
  code: number,
})

/** Any other answer has neither field. */
export const errorAnswerSchema = v.fallback(v.object({ code: number, message: words }), {
  code: null,
  message: null,
})

export type AddressFields = v.InferOutput<typeof match>
export type AddressAnswer = v.InferOutput<typeof addressAnswerSchema>
export type Suggestion = v.InferOutput<typeof suggestion>
export type SuggestionsAnswer = v.InferOutput<typeof suggestionsAnswerSchema>
export type CleanseAnswer = v.InferOutput<typeof cleanseAnswerSchema>
export type KeyAnswer = v.InferOutput<typeof keyAnswerSchema>
