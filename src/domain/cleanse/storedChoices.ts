import * as v from 'valibot'
import { COLUMN_KINDS } from '../address/columns/kinds'
import { type ColumnChoice, type Part, partIn, withPart, type ColumnChoices } from './columnChoices'
import { ticksSchema } from './ticks'

// How choices about columns are stored: the sent columns on their own, every other part in its own field.

/** The field of each part. A new part begins here: then types and tests ask for the rest. */
const FIELDS = {
  kind: 'kinds',
  isOther: 'isOther',
  leftOut: 'leftOut',
  noLetter: 'noLetter',
  nameAt: 'names',
  nothing: 'nothing',
  isRowNumber: 'rowNumbers',
} as const satisfies Record<Exclude<Part, 'use'>, string>

type StoredPart = keyof typeof FIELDS

export type ChoiceFields = {
  [Each in StoredPart as (typeof FIELDS)[Each]]: Readonly<Record<number, NonNullable<ColumnChoice[Each]>>>
}

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

const { isOther: _ofOneFile, ...remembered } = CHOICE_FIELDS

/** The fields that the page remembers for files with the same headers. */
export const REMEMBERED_FIELDS = remembered

const STORED_PARTS = Object.keys(FIELDS) as StoredPart[]

/** Choices as stored fields. */
export const fieldsOf = (choices: ColumnChoices) =>
  Object.fromEntries(STORED_PARTS.map((part) => [FIELDS[part], partIn(choices, part)])) as ChoiceFields

/** Choices with those in stored fields. */
export function withFields(choices: ColumnChoices, fields: Partial<ChoiceFields>): ColumnChoices {
  let read = choices
  for (const part of STORED_PARTS) read = withPart(read, part, fields[FIELDS[part]] ?? {})
  return read
}

/** The columns that stored fields name. */
export const columnsNamed = (fields: Partial<ChoiceFields>): number[] =>
  STORED_PARTS.flatMap((part) => Object.keys(fields[FIELDS[part]] ?? {}).map(Number))
