import * as v from 'valibot'
import { COLUMN_KINDS } from '../address/columns/kinds'
import { PARTS, type ColumnChoice, type Part, partIn, withPart, type ColumnChoices } from './columnChoices'
import { ticksSchema } from './ticks'

// How choices about columns are stored: the columns that are sent by themselves, every other part in a field of its own.

type Fields = { [Each in Part]: (typeof PARTS)[Each]['head'] }

/** The parts that have a field of their own. */
type PartOfField = { [Each in Part]: Fields[Each] extends null ? never : Each }[Part]

export type ChoiceFields = {
  [Each in PartOfField as NonNullable<Fields[Each]>]: Readonly<
    Record<number, NonNullable<ColumnChoice[Each]>>
  >
}

const byColumn = <Value extends v.GenericSchema>(value: Value) =>
  v.optional(v.record(v.pipe(v.string(), v.digits()), value))

/** The schema of each field: missing in what was stored before there was such a choice. */
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

/** The fields that are remembered for files with the same headers. */
export const REMEMBERED_FIELDS = remembered

const PARTS_OF_FIELDS = (Object.keys(PARTS) as Part[]).filter(
  (part): part is PartOfField => PARTS[part].head !== null,
)

/** The fields of choices that a saved cleanse has; for files with the same headers those that are remembered. */
export const fieldsOf = (choices: ColumnChoices, isRemembered = false) =>
  Object.fromEntries(
    PARTS_OF_FIELDS.filter((part) => !isRemembered || PARTS[part].memory).map((part) => [
      PARTS[part].head,
      partIn(choices, part),
    ]),
  ) as ChoiceFields

/** Choices with those that fields hold. */
export function withFields(choices: ColumnChoices, fields: Partial<ChoiceFields>): ColumnChoices {
  let read = choices
  for (const part of PARTS_OF_FIELDS) read = withPart(read, part, fields[PARTS[part].head] ?? {})
  return read
}

/** The columns that fields of choices name. */
export const columnsNamed = (fields: Partial<ChoiceFields>): number[] =>
  PARTS_OF_FIELDS.flatMap((part) => Object.keys(fields[PARTS[part].head] ?? {}).map(Number))
