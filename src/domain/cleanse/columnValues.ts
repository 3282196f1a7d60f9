// The values of a column, each with its rows, and which of them a person ticked.

import { most, spaced } from '../../base/values'
import { inBlocks } from '../../base/manyRows'
import { isDate } from '../address/cells/dates'
import { shownValue } from '../address/columns/shownValue'
import { keyOfValue } from '../address/columns/theirs'
import { digestOf, isTicked, MOST_REMEMBERED, MOST_TICKED, type Ticks, type TicksByColumn } from './ticks'

export interface ColumnValue {
  key: string
  /** As first written; empty for blank cells. */
  text: string
  /** Indexes of the rows that have it. */
  rows: number[]
}

/** Words beside a name: in brackets, after a dash, or in capitals at its end. */
const BESIDE_NAME = /[([{]([^()[\]{}]+)[)\]}]|\s[-–—]\s*([^()[\]{}]+)$|(?<=\p{Ll}\S*\s)(\p{Lu}{2,})$/gu

/** The words beside a name, each in brackets: `(DECEASED)` for `Ray - DECEASED`. */
export const besideName = (name: string): string[] =>
  Array.from(name.trim().matchAll(BESIDE_NAME), ([, ...said]) => `(${spaced(said.find(Boolean) ?? '')})`)

/** The values of a cell: itself, or the words beside a name. */
const valuesIn = (cell: string, isOfNames: boolean): string[] =>
  isOfNames ? besideName(cell) : [spaced(shownValue(cell))]

/**
 * Counts the values of a column, the most frequent first.
 *
 * @param isOfNames whether to count the words beside names
 * @param rest resolves when other work had its turn; called every few milliseconds
 */
export async function countValues(
  rows: readonly string[][],
  column: number,
  isOfNames: boolean,
  rest: () => Promise<void>,
): Promise<ColumnValue[]> {
  const found = new Map<string, ColumnValue>()
  for await (const block of inBlocks(rows.keys(), rest)) {
    for (const row of block) {
      for (const text of valuesIn(rows[row]![column] ?? '', isOfNames)) {
        const key = keyOfValue(text)
        const value = found.get(key)
        if (!value) found.set(key, { key, text, rows: [row] })
        else if (value.rows.at(-1) !== row) value.rows.push(row)
      }
    }
  }
  return [...found.values()].toSorted((a, b) => b.rows.length - a.rows.length)
}

/** Whether each row has a ticked value, by the columns that have ticks. */
export function tickedIn(ticks: Readonly<Record<number, Ticks>>): (row: readonly string[]) => boolean {
  const columns = Object.entries(ticks)
    .filter(([, { values, isFilled }]) => values.length > 0 || isFilled)
    .map(([column, each]) => {
      // A list has few values and many rows.
      const known = new Map<string, boolean>()
      return (row: readonly string[]) => {
        const cell = row[Number(column)] ?? ''
        const before = known.get(cell)
        if (before !== undefined) return before
        const is = valuesIn(cell, each.isOfNames ?? false).some((text) => isTicked(each, keyOfValue(text)))
        if (known.size < MOST_KNOWN) known.set(cell, is)
        return is
      }
    })
  return (row) => columns.some((is) => is(row))
}

const MOST_KNOWN = 1000

/** Whether most filled values are dates. */
export function areDates(values: readonly ColumnValue[]): boolean {
  const filled = values.filter(({ key }) => key !== '')
  return most(filled, ({ key }) => isDate(key))
}

/**
 * The ticks of a column, from its ticked keys: *every filled cell, except…* if there are too many to keep, or if they are all
 * values that occur once, of dates or of many values.
 *
 * @param room how many values fit
 * @returns null if more values would have to be kept than fit
 */
export function ticksOf(
  values: readonly ColumnValue[],
  ticked: ReadonlySet<string>,
  isOfNames: boolean,
  room = MOST_TICKED,
): Ticks | null {
  const keys = values.map(({ key }) => key)
  const once = values.filter(({ key, rows }) => rows.length === 1 && key !== '')
  const isAll = once.length > 0 && once.every(({ key }) => ticked.has(key))
  const isFew = keys.length <= Math.min(MOST_REMEMBERED, room)
  const rest = keys.filter((key) => ticked.has(key) !== (key !== ''))
  const own = keys.filter((key) => ticked.has(key))
  const isFilled = (isAll && (!isFew || areDates(values))) || own.length > room
  const kept = isFilled ? rest : own
  if (kept.length > room) return null
  return {
    values: kept,
    ...(isFilled && { isFilled }),
    ...(isOfNames && { isOfNames }),
    ...(!isFilled && isFew && { known: keys.filter((key) => !ticked.has(key)) }),
  }
}

/** The values that were not there when a person answered for the column. */
export const newValues = (values: readonly ColumnValue[], { values: ticked, isFilled, known }: Ticks) =>
  isFilled || !known ? [] : values.filter(({ key }) => !ticked.includes(key) && !known.includes(key))

/** How many different cells of a column we read to find remembered values. */
const MOST_READ = 2000

/** The keys of the values of a column; null if there are too many. */
function keysIn(rows: readonly string[][], column: number, isOfNames: boolean): string[] | null {
  const cells = new Set<string>()
  for (const row of rows) if (cells.add(row[column] ?? '').size > MOST_READ) return null
  return [...new Set([...cells].flatMap((cell) => valuesIn(cell, isOfNames).map(keyOfValue)))]
}

/** Ticks by column, with the values of this file for remembered digests. A column with too many values loses its ticks. */
export function ticksNow(
  ticks: TicksByColumn,
  headers: readonly string[],
  rows: readonly string[][],
): TicksByColumn {
  const now = Object.entries(ticks).flatMap(([key, each]) => {
    if (!each.isRecalled) return [[key, each] as const]
    const column = Number(key)
    const keys = keysIn(rows, column, each.isOfNames ?? false)
    if (!keys) return []
    const digests = new Map(keys.map((value) => [digestOf(headers[column] ?? '', value), value]))
    const values = (all: readonly string[]) => all.flatMap((digest) => digests.get(digest) ?? [])
    return [[key, { ...each, values: values(each.values), known: each.known && values(each.known) }] as const]
  })
  return Object.fromEntries(now)
}
