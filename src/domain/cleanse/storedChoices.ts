import * as v from 'valibot'
import { COLUMN_KINDS } from '../address/columns/kinds'
import type { ChoiceFields, ColumnChoices } from './columnChoices'
import { ticksSchema } from './ticks'

// How choices about columns are stored: the sent columns on their own, every other part in its own field.

const byColumn = <Value extends v.GenericSchema>(value: Value) =>
  v.optional(v.record(v.pipe(v.string(), v.digits()), value))

/** The schema of each field, optional because older versions did not store it. */
export const CHOICE_FIELDS = {
  kinds: byColumn(v.picklist(COLUMN_KINDS)),
  isOther: byColumn(v.boolean()),
  rowNumbers: byColumn(v.boolean()),
  leftOut: byColumn(ticksSchema),
  noLetter: byColumn(ticksSchema),
  nothing: byColumn(ticksSchema),
  names: byColumn(v.pipe(v.number(), v.integer(), v.minValue(-1))),
} satisfies Record<keyof ChoiceFields, unknown>

/** The fields that the page remembers for files with the same headers; another address is one file's. */
export const REMEMBERED_FIELDS = v.omit(v.object(CHOICE_FIELDS), ['isOther']).entries

const FIELDS = Object.keys(CHOICE_FIELDS) as (keyof ChoiceFields)[]

/** Choices with those in stored fields. */
export function withFields(choices: ColumnChoices, fields: Partial<ChoiceFields>): ColumnChoices {
  const read = FIELDS.map((field) => [field, { ...choices[field], ...fields[field] }])
  return { ...choices, ...Object.fromEntries(read) }
}

/** The columns that stored fields name. */
export const columnsNamed = (fields: Partial<ChoiceFields>): number[] =>
  FIELDS.flatMap((field) => Object.keys(fields[field] ?? {}).map(Number))
