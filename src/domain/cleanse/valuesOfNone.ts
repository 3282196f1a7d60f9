import { countsOf } from '../../base/values'
import { findPostcodes } from '../address/cells/postcodes'
import { saysNothing } from '../address/cells/nothing'
import { readColumns } from '../address/columns/columnKinds'
import type { Meaning } from '../address/columns/kinds'
import { shownValue } from '../address/columns/shownValue'
import { keyOfValue } from '../address/columns/theirs'
import { ofKind } from '../address/words/wordTable'
import { keysOf } from '../address/words/words'
import { queryColumns, type Mapping } from './query'

export interface ValueOfNone {
  column: number
  key: string
  /** As first written, and in how many cells. */
  text: string
  cells: number
}

/** Columns whose values should differ from row to row, unlike a town, which many rows share. */
const OF_ONE_ROW = new Set<Meaning | undefined>(['line', 'flat', 'building'])

const OF_PLACES = new Set<Meaning | undefined>([
  'town',
  'postTown',
  'locality',
  'district',
  'county',
  'region',
])

/** The fewest rows that have such a value, and their smallest share of all. */
const [ROWS, SHARE] = [20, 0.05]

/** Words of streets, buildings, firms in them, and doors. */
const WORDS = new Set(
  (
    [
      'street',
      'welshStreet',
      'streetLine',
      'building',
      'organisation',
      'flat',
      'block',
      'floor',
      'inHouse',
      'plot',
      'box',
    ] as const
  ).flatMap((kind) => Array.from(ofKind(kind))),
)

const mayBeNone = (key: string) =>
  /\p{L}/u.test(key) && !/\d/.test(key) && !saysNothing(key) && !keysOf(key).some((word) => WORDS.has(word))

/**
 * The values in many rows of a line, flat or building that may mean nothing, the most frequent first: they have no digit and no
 * word of a street or building, and no other cell names them as a place. Empty without a town column, since a line may hold the
 * town.
 */
export function valuesOfNone(headers: string[], rows: string[][], mapping: Mapping): ValueOfNone[] {
  const readings = readColumns(headers, rows)
  const meaningOf = (column: number) => readings[column]?.part?.meaning
  const ofPlaces = [...readings.keys()].filter((column) => OF_PLACES.has(readings[column]!.name?.meaning))
  if (!ofPlaces.some((column) => /town/i.test(meaningOf(column) ?? ''))) return []
  const least = Math.max(ROWS, rows.length * SHARE)
  const cellsOf = (column: number) => rows.map((row) => row[column] ?? '')
  const found = queryColumns(mapping)
    .filter((column) => OF_ONE_ROW.has(meaningOf(column)))
    .flatMap((column) => {
      const values = new Map<string, ValueOfNone>()
      for (const [cell, cells] of countsOf(cellsOf(column))) {
        // In a long list most values occur once.
        if (cells === 1) continue
        const text = shownValue(cell).trim()
        const key = keyOfValue(text)
        values.set(key, { column, key, text, cells: cells + (values.get(key)?.cells ?? 0) })
      }
      return [...values.values()].filter(({ key, cells }) => cells >= least && mayBeNone(key))
    })
  if (found.length === 0) return []
  const cellsOfPlaces = Array.from(new Set(ofPlaces.flatMap(cellsOf)))
  const places = new Set(cellsOfPlaces.map((cell) => keyOfValue(shownValue(cell))))
  return found
    .filter(({ key }) => !places.has(key) && findPostcodes(key).length === 0)
    .toSorted((a, b) => b.cells - a.cells)
}
