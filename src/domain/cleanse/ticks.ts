// Which values of columns a person ticked: apart from what reads them, which the first screen does without.

import * as v from 'valibot'
import { sha256 } from '../../base/sha256'

/** Which values of a column are ticked. */
export interface Ticks {
  values: string[]
  /** Whether every filled cell is ticked, except those with these values. */
  isFilled?: boolean | undefined
  /** Whether the values are the words beside names. */
  isOfNames?: boolean | undefined
  /** The values that stood there unticked: any other is new. Missing where they are too many to be kept. */
  known?: string[] | undefined
  /** Whether it was ticked for such a file before: its values are digests then. */
  isRecalled?: boolean | undefined
}

export type TicksByColumn = Readonly<Record<number, Ticks>>

/** The most values that are kept of what was ticked, and of a column whose values are remembered. */
export const MOST_TICKED = 200
export const MOST_REMEMBERED = 20

/** What is stored of ticks. */
export const ticksSchema = v.object({
  values: v.pipe(v.array(v.string()), v.maxLength(MOST_TICKED)),
  isFilled: v.optional(v.boolean()),
  isOfNames: v.optional(v.boolean()),
  known: v.optional(v.pipe(v.array(v.string()), v.maxLength(MOST_REMEMBERED))),
  isRecalled: v.optional(v.boolean()),
})

/** Whether a value is ticked. */
export const isTicked = ({ values, isFilled = false }: Ticks, key: string): boolean =>
  values.includes(key) !== (isFilled && key !== '')

/** How many more values can be kept beside those of other columns: a cleanse never has more than so many. */
export const roomBeside = (others: readonly Ticks[]): number =>
  others.reduce((room, { values, known = [] }) => room - values.length - known.length, MOST_TICKED)

/** What is remembered of a value of a column. */
export const digestOf = (header: string, key: string): string => sha256(JSON.stringify([header, key]))

/** Ticks as this device remembers them: as digests of their values. Columns with too many values are left out. */
export function asRemembered(ticks: TicksByColumn, headers: readonly string[]): TicksByColumn {
  const kept = Object.entries(ticks).flatMap(([column, each]) => {
    const { values, known, isFilled, isRecalled } = each
    if (isRecalled) return [[column, each] as const]
    if (values.length > MOST_REMEMBERED || !(isFilled || known)) return []
    const digests = (all: readonly string[]) => all.map((key) => digestOf(headers[Number(column)] ?? '', key))
    const recalled = { ...each, values: digests(values), known: known && digests(known), isRecalled: true }
    return [[column, recalled] as const]
  })
  return Object.fromEntries(kept)
}
