// The choices about columns are one record, and only this file reads what they mean for a row. It also says which rows a person
// may leave out before they are sent.

import type { ColumnKind } from '../address/columns/kinds'
import { postcodeColumns, queryColumns, type Mapping } from './query'
import type { Ticks } from './ticks'

/** What a column is for in the query. */
export type Use = 'address' | 'more' | 'postcode' | 'outward' | 'inward' | 'no'

/** What a person chose about a column; each part is absent where nobody chose. */
export interface ColumnChoice {
  use?: Use
  /** What it takes when we write an address. */
  kind?: ColumnKind
  /** Whether it belongs to another address. */
  isOther?: boolean
  /** Whether it numbers rows, not houses, as a longer file with the same headers showed. */
  isRowNumber?: boolean
  /** The values whose rows are not looked up. */
  leftOut?: Ticks
  /** The values whose rows get no letter. */
  noLetter?: Ticks
  /** The values that count as blank. */
  nothing?: Ticks
  /** Its place in the name on the envelope, from 0; -1 if it is not in it. */
  nameAt?: number
}

export type Part = keyof ColumnChoice

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

/** Choices about the columns of a file, or proposals. */
export interface ColumnChoices {
  byColumn: Readonly<Record<number, ColumnChoice>>
  /** Whether the postcode is in the address column. */
  inAddress?: boolean
}

export const NO_CHOICES: ColumnChoices = { byColumn: {} }

/** The choices of columns that have any. */
const filled = (byColumn: ColumnChoices['byColumn']) =>
  Object.fromEntries(Object.entries(byColumn).filter(([, choice]) => Object.keys(choice).length > 0))

/** One part, for all columns that have it. */
export const partIn = <Of extends Part>({ byColumn }: ColumnChoices, part: Of) =>
  Object.fromEntries(
    Object.entries(byColumn).flatMap(([column, { [part]: value }]) =>
      value === undefined ? [] : [[column, value]],
    ),
  ) as Record<number, NonNullable<ColumnChoice[Of]>>

/** Choices with a part set for some columns; null takes it back. */
export function withPart<Of extends Part>(
  choices: ColumnChoices,
  part: Of,
  values: Readonly<Record<number, NonNullable<ColumnChoice[Of]> | null>>,
): ColumnChoices {
  const changed = Object.entries(values).map(([column, value]) => {
    const { [part]: _before, ...rest } = choices.byColumn[Number(column)] ?? {}
    return [column, value === null ? rest : { ...rest, [part]: value }] as const
  })
  return { ...choices, byColumn: filled({ ...choices.byColumn, ...Object.fromEntries(changed) }) }
}

/** The columns of a query, chosen or proposed, each with its use; if one is both, the postcode is in the address. */
export function choicesOf(columns: Mapping): ColumnChoices {
  const { addressColumn, postcodeColumn, moreAddressColumns } = columns
  const last = postcodeColumns(columns)
  const isWithin = addressColumn !== null && last.includes(addressColumn)
  const uses: Use[] = last.length > 1 ? ['outward', 'inward'] : ['postcode']
  const byColumn: Record<number, ColumnChoice> = {}
  for (const column of moreAddressColumns) byColumn[column] = { use: 'more' }
  if (!isWithin) for (const [at, column] of last.entries()) byColumn[column] = { use: uses[at]! }
  if (addressColumn !== null) byColumn[addressColumn] = { use: 'address' }
  return isWithin || postcodeColumn === 'inAddress' ? { byColumn, inAddress: true } : { byColumn }
}

/** Choices on top of proposals. */
export function over(proposed: ColumnChoices, choices: ColumnChoices): ColumnChoices {
  const columns = Object.keys({ ...proposed.byColumn, ...choices.byColumn }).map(Number)
  const both = columns.map((column) => [
    column,
    { ...proposed.byColumn[column], ...choices.byColumn[column] },
  ])
  return { ...proposed, ...choices, byColumn: Object.fromEntries(both) as ColumnChoices['byColumn'] }
}

/** The columns of the query, from choices on top of proposals. */
export function columnsIn(proposed: ColumnChoices, choices: ColumnChoices): Mapping {
  const all = over(proposed, choices)
  const uses = Object.entries(partIn(all, 'use'))
  const used = (as: Use) => uses.flatMap(([column, use]) => (use === as ? [Number(column)] : []))
  const [postcode] = used('postcode')
  const [outward, inward] = [...used('outward'), ...used('inward')]
  const halves =
    outward === undefined || inward === undefined ? null : ([outward, inward] as [number, number])
  return {
    addressColumn: used('address')[0] ?? null,
    postcodeColumn: postcode ?? halves ?? (all.inAddress ? 'inAddress' : null),
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
  const uses = Object.keys({ ...over(proposed, choices).byColumn, ...next.byColumn }).map((each) => {
    const column = Number(each)
    const [use = 'no', ofProposal = 'no'] = [next, proposed].map(({ byColumn }) => byColumn[column]?.use)
    return [column, use === ofProposal ? null : use] as const
  })
  const { inAddress: _before, ...rest } = withPart(choices, 'use', Object.fromEntries(uses))
  const isInAddress = next.inAddress === true
  return isInAddress === (proposed.inAddress === true) ? rest : { ...rest, inAddress: isInAddress }
}

/** Choices after a person chose columns for the name on the envelope. */
export function withNames(
  choices: ColumnChoices,
  proposed: readonly number[],
  names: readonly number[],
): ColumnChoices {
  const before = Object.keys(partIn(choices, 'nameAt')).map(Number)
  const places = [...before, ...proposed, ...names].map((column) => [column, names.indexOf(column)] as const)
  return withPart(choices, 'nameAt', Object.fromEntries(places))
}

function namesIn(choices: ColumnChoices): number[] | null {
  const places = Object.entries(partIn(choices, 'nameAt'))
  const chosen = places.filter(([, at]) => at >= 0).toSorted(([, a], [, b]) => a - b)
  return places.length === 0 ? null : chosen.map(([column]) => Number(column))
}

/** What choices, on top of proposals, mean for the columns of a file. */
export function columnsMean(proposed: ColumnChoices, choices: ColumnChoices) {
  const sent = columnsIn(proposed, choices)
  const columns = queryColumns(sent)
  const isOther = partIn(choices, 'isOther')
  const unsent = (areSo: Record<number, boolean>) =>
    Object.keys(areSo)
      .map(Number)
      .filter((column) => areSo[column] && !columns.includes(column))
  return {
    /** The columns that make a row's query. */
    sent,
    kinds: partIn(choices, 'kind'),
    /**
     * Columns that a person said belong to another address, or do not; then those that do, or number the rows, so are not sent.
     */
    isOther,
    others: unsent(isOther),
    rowNumbers: unsent(partIn(over(proposed, choices), 'isRowNumber')),
    leftOut: partIn(choices, 'leftOut'),
    noLetter: partIn(choices, 'noLetter'),
    nothing: partIn(choices, 'nothing'),
    /** The columns of the name on the envelope, in its order; null until somebody chose. */
    names: namesIn(choices),
  }
}

export type ColumnsMean = ReturnType<typeof columnsMean>
