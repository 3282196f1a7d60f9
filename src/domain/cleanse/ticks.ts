// Which values of columns a person ticked: apart from the code that reads columns, which the first screen does not need.

import * as v from 'valibot'
import { sha256 } from '../../base/sha256'

/** The most ticked values that we keep, and the most values of a column that we remember. */
export const MOST_TICKED = 200
export const MOST_REMEMBERED = 20

export const ticksSchema = v.object({
  values: v.pipe(v.array(v.string()), v.maxLength(MOST_TICKED)),
  /** Whether every filled cell is ticked, except those with these values. */
  isFilled: v.optional(v.boolean()),
  /** Whether the values are the words beside names. */
  isOfNames: v.optional(v.boolean()),
  /** The values seen and left unticked: any other is new. Missing if there were too many to keep. */
  known: v.optional(v.pipe(v.array(v.string()), v.maxLength(MOST_REMEMBERED))),
  /** Whether it was ticked for an earlier file: then its values are digests. */
  isRecalled: v.optional(v.boolean()),
})

/** Which values of a column are ticked. */
export type Ticks = v.InferOutput<typeof ticksSchema>

export type TicksByColumn = Readonly<Record<number, Ticks>>

/** Whether a value is ticked. */
export const isTicked = ({ values, isFilled = false }: Ticks, key: string): boolean =>
  values.includes(key) !== (isFilled && key !== '')

/** How many more values fit beside those of other columns: a cleanse never keeps more than `MOST_TICKED`. */
export const roomBeside = (others: readonly Ticks[]): number =>
  others.reduce((room, { values, known = [] }) => room - values.length - known.length, MOST_TICKED)

/** What we remember of a column's value. */
export const digestOf = (header: string, key: string): string => sha256(JSON.stringify([header, key]))

/** Ticks as this device remembers them, as digests of their values, without columns of too many values. */
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
