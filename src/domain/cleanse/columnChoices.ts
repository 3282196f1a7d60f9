// The choices about columns are one record, and only this file reads what they mean for a row. It also says which rows a person
// may leave out before they are sent.

import * as v from 'valibot'
import { COLUMN_KINDS } from '../address/columns/kinds'
import { postcodeColumns, queryColumns, type Mapping } from './query'
import { ticksSchema } from './ticks'

/** What a column is for in the query. */
export type Use = 'address' | 'more' | 'postcode' | 'outward' | 'inward' | 'no'

const byColumn = <Value extends v.GenericSchema>(value: Value) =>
  v.record(v.pipe(v.string(), v.digits()), value)

/** All parts of the choices about columns except which columns are sent: each by column, for the columns that have it. */
const FIELDS = v.object({
  /** What they take when we write an address. */
  kinds: byColumn(v.picklist(COLUMN_KINDS)),
  /** Whether they belong to another address. */
  isOther: byColumn(v.boolean()),
  /** Whether they number rows, not houses, as a longer file with the same headers showed. */
  rowNumbers: byColumn(v.boolean()),
  /** The values whose rows are not looked up. */
  leftOut: byColumn(ticksSchema),
  /** The values whose rows get no letter. */
  noLetter: byColumn(ticksSchema),
  /** The values that count as blank. */
  nothing: byColumn(ticksSchema),
  /** Their places in the name on the envelope, from 0; -1 if they are not in it. */
  names: byColumn(v.pipe(v.number(), v.integer(), v.minValue(-1))),
})

/** The schema of each as it is stored: missing in what was stored before there was such a choice. */
export const CHOICE_FIELDS = v.partial(FIELDS).entries

/** The fields that the page remembers for files with the same headers; another address is one file's. */
export const REMEMBERED_FIELDS = v.omit(v.partial(FIELDS), ['isOther']).entries

export type ChoiceFields = v.InferOutput<typeof FIELDS>

/** Choices about the columns of a file, or proposals. */
export interface ColumnChoices extends ChoiceFields {
  uses: Readonly<Record<string, Use>>
  /** Whether the postcode is in the address column. */
  inAddress?: boolean | undefined
}

const NAMES = Object.keys(FIELDS.entries) as (keyof ChoiceFields)[]

export const NO_CHOICES: ColumnChoices = {
  ...(Object.fromEntries(NAMES.map((name) => [name, {}])) as ChoiceFields),
  uses: {},
}

/** A choice about a column. */
export type Part = Exclude<keyof ColumnChoices, 'inAddress'>

/** Kinds of rows that a person may leave out, each by its own choice. */
export const LEAVES_OUT = [
  'leavesOutAbroad',
  'leavesOutNoAddress',
  'leavesOutParts',
  'leavesOutShifted',
] as const

export type LeavesOut = (typeof LEAVES_OUT)[number]

export type LeftOutChoices = Record<LeavesOut, boolean>

/** All of these choices: kinds that were not chosen, or not yet known when saved, are not left out. */
export const leftOutChoices = (chosen: { [name in LeavesOut]?: boolean | undefined } = {}): LeftOutChoices =>
  Object.fromEntries(LEAVES_OUT.map((name) => [name, chosen[name] ?? false])) as LeftOutChoices

/** Choices with a part set for some columns; null takes it back. */
export function withPart<Of extends Part>(
  choices: ColumnChoices,
  part: Of,
  values: Readonly<Record<number, ColumnChoices[Of][string] | null>>,
): ColumnChoices {
  const all = Object.entries({ ...choices[part], ...values }).filter(([, value]) => value !== null)
  return { ...choices, [part]: Object.fromEntries(all) }
}

/** The columns of a query, chosen or proposed, each with its use; if one is both, the postcode is in the address. */
export function choicesOf(columns: Mapping): ColumnChoices {
  const { addressColumn, postcodeColumn, moreAddressColumns } = columns
  const last = postcodeColumns(columns)
  const isWithin = addressColumn !== null && last.includes(addressColumn)
  const ofPostcode: Use[] = last.length > 1 ? ['outward', 'inward'] : ['postcode']
  const uses: Record<number, Use> = {}
  for (const column of moreAddressColumns) uses[column] = 'more'
  if (!isWithin) for (const [at, column] of last.entries()) uses[column] = ofPostcode[at]!
  if (addressColumn !== null) uses[addressColumn] = 'address'
  const inAddress = isWithin || postcodeColumn === 'inAddress'
  return { ...NO_CHOICES, uses, ...(inAddress && { inAddress }) }
}

/** The fields of choices on top of proposals. */
export function fieldsOf(proposed: ColumnChoices, choices: ColumnChoices): ChoiceFields {
  const { uses: _, inAddress: _within, ...fields } = choices
  return { ...fields, rowNumbers: { ...proposed.rowNumbers, ...choices.rowNumbers } }
}

/** Choices with those in stored fields. */
export function withFields(choices: ColumnChoices, fields: Partial<ChoiceFields>): ColumnChoices {
  const read = NAMES.map((name) => [name, { ...choices[name], ...fields[name] }])
  return { ...choices, ...Object.fromEntries(read) }
}

/** The columns that stored fields name. */
export const columnsNamed = (fields: Partial<ChoiceFields>): number[] =>
  NAMES.flatMap((name) => Object.keys(fields[name] ?? {}).map(Number))

/** The columns of the query, from choices on top of proposals. */
export function columnsIn(proposed: ColumnChoices, choices: ColumnChoices): Mapping {
  const uses = Object.entries({ ...proposed.uses, ...choices.uses })
  const used = (as: Use) => uses.flatMap(([column, use]) => (use === as ? [Number(column)] : []))
  const [postcode] = used('postcode')
  const [outward, inward] = [...used('outward'), ...used('inward')]
  const halves =
    outward === undefined || inward === undefined ? null : ([outward, inward] as [number, number])
  return {
    addressColumn: used('address')[0] ?? null,
    postcodeColumn: postcode ?? halves ?? ((choices.inAddress ?? proposed.inAddress) ? 'inAddress' : null),
    moreAddressColumns: used('more'),
  }
}

/** Choices after a person chose columns of the query: columns not named stay, and what is proposed anyway is no choice. */
export function withColumns(
  proposed: ColumnChoices,
  choices: ColumnChoices,
  chosen: Partial<Mapping>,
): ColumnChoices {
  const next = choicesOf({ ...columnsIn(proposed, choices), ...chosen })
  const columns = Object.keys({ ...proposed.uses, ...next.uses }).map(Number)
  const uses = columns.flatMap((column) => {
    const { [column]: use = 'no' } = next.uses
    return use === (proposed.uses[column] ?? 'no') ? [] : [[column, use] as const]
  })
  const isWithin = next.inAddress === true
  const inAddress = isWithin === (proposed.inAddress === true) ? undefined : isWithin
  return { ...choices, uses: Object.fromEntries(uses), inAddress }
}

/** Choices after a person chose columns for the name on the envelope. */
export function withNames(
  choices: ColumnChoices,
  proposed: readonly number[],
  names: readonly number[],
): ColumnChoices {
  const before = Object.keys(choices.names).map(Number)
  const places = [...before, ...proposed, ...names].map((column) => [column, names.indexOf(column)] as const)
  return withPart(choices, 'names', Object.fromEntries(places))
}

function namesIn({ names }: ChoiceFields): number[] | null {
  const places = Object.entries(names)
  const chosen = places.filter(([, at]) => at >= 0).toSorted(([, a], [, b]) => a - b)
  return places.length === 0 ? null : chosen.map(([column]) => Number(column))
}

/** What choices, on top of proposals, mean for the columns of a file. */
export function columnsMean(proposed: ColumnChoices, choices: ColumnChoices) {
  const sent = columnsIn(proposed, choices)
  const columns = queryColumns(sent)
  const fields = fieldsOf(proposed, choices)
  const unsent = (areSo: Readonly<Record<number, boolean>>) =>
    Object.keys(areSo)
      .map(Number)
      .filter((column) => areSo[column] && !columns.includes(column))
  return {
    ...fields,
    sent,
    /** Columns that belong to another address, or number the rows, so are not sent. */
    others: unsent(fields.isOther),
    rowNumbers: unsent(fields.rowNumbers),
    /** The columns of the name on the envelope, in its order; null until somebody chose. */
    names: namesIn(fields),
  }
}

export type ColumnsMean = ReturnType<typeof columnsMean>
