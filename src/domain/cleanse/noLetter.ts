// Which columns may say who gets no letter: the page asks a person, since no list of words can know.

import { most } from '../../base/values'
import { graveness } from '../address/columns/otherNames'
import { readColumns } from '../address/columns/columnKinds'
import { customerHeaders } from '../address/columns/headers'
import { addresseeOf, looksLikeNames } from '../address/columns/customerNames'
import { areDates, countValues, newValues, type ColumnValue } from './columnValues'
import { MOST_REMEMBERED, type TicksByColumn } from './ticks'

/** Values that never make the page ask: e-mail addresses and telephone numbers. */
const OTHERS = [/^\S+@\S+$/, /^[+(]?\d[\d\s().-]{8,}$/]

/** Whether most rows have an identifier of their own. A short one among few values may be an answer: `1`. */
function areIdentifiers(values: ColumnValue[]): boolean {
  const shortest = values.length > MOST_REMEMBERED ? 1 : 3
  const own = values.filter(
    ({ key, rows }) => rows.length === 1 && key.length >= shortest && /^(?=\S*\d)\S+$/.test(key),
  )
  return own.length * 2 > values.reduce((sum, { rows }) => sum + rows.length, 0)
}

/** Whether values may say who gets no letter: few that occur more than once, or dates. */
function maySay(values: ColumnValue[]): boolean {
  const filled = values.filter(({ key }) => key !== '')
  if (filled.length === 0) return false
  if (areDates(values)) return true
  const isOther = OTHERS.some((spelling) => most(filled, ({ key }) => spelling.test(key)))
  if (areIdentifiers(values) || isOther) return false
  return filled.filter(({ rows }) => rows.length > 1).length <= MOST_REMEMBERED
}

export interface AskedColumn {
  column: number
  /** Whether the question is about words beside its names. */
  isOfNames: boolean
}

/**
 * The columns that make the page ask who gets no letter, the gravest first: by their header, or by words beside names. One that
 * has been answered asks again if it has new values.
 *
 * @param names the columns with the names on the letters
 * @param answered what is ticked, by column
 * @param rest resolves when other work had its turn; called every few milliseconds
 */
export async function columnsAsked(
  headers: string[],
  rows: string[][],
  names: readonly number[],
  answered: TicksByColumn,
  rest: () => Promise<void>,
): Promise<AskedColumn[]> {
  const readings = readColumns(headers, rows)
  const asked: (AskedColumn & { place: number })[] = []
  for (const [column, header] of customerHeaders(headers).entries()) {
    const isOfNames = names.includes(column)
    const isOther = readings[column]!.name !== null || addresseeOf(header) !== null
    const byName = isOther ? null : graveness(header)
    if (!isOfNames && (byName === null || looksLikeNames(rows, column))) continue
    const values = await countValues(rows, column, isOfNames, rest)
    const ticks = answered[column]
    const said = isOfNames ? values.map(({ key }) => graveness(key)).filter((place) => place !== null) : []
    const place = isOfNames ? Math.min(...said) : byName!
    const isAsked = isOfNames ? said.length > 0 : maySay(values)
    if (isAsked && (!ticks || newValues(values, ticks).length > 0)) asked.push({ column, isOfNames, place })
  }
  return asked.toSorted((a, b) => a.place - b.place).map(({ column, isOfNames }) => ({ column, isOfNames }))
}
