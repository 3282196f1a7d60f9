// Rows in countries that the provider does not cover: each lookup would be wasted.

import { lastOfRow } from '../../../base/manyRows'
import { cellOf } from './shownValue'
import { readColumns } from './columnKinds'
import { isAtHome, LONGEST, plainCountry } from '../words/homePlaces'

/** A foreign country of unknown name. */
const ELSEWHERE = 'another country'

/** What people call countries, besides their codes and names. */
const ALSO_CALLED: Record<string, string[]> = {
  AE: ['UAE', 'Emirates', 'Dubai'],
  CI: ['Ivory Coast'],
  CZ: ['Czech Republic'],
  HK: ['Hong Kong'],
  IE: ['Eire', 'Republic of Ireland', 'Southern Ireland', 'ROI'],
  KR: ['Korea', 'S Korea'],
  MM: ['Burma'],
  MO: ['Macau'],
  NL: ['Holland'],
  RU: ['Russian Federation'],
  TR: ['Turkey'],
  US: ['United States of America', 'USA', 'America'],
}

/** Codes that are not countries, or that lists use for something else: not available, Scotland. */
const NOT_TAKEN = new Set(['EU', 'EZ', 'NA', 'QO', 'SC', 'UN', 'XA', 'XB', 'ZZ'])

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** The English name of each country abroad, by its code and its names. */
function readCountries(): Map<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  const found = new Map<string, string>()
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const english = names.of(code)
    if (english === undefined || english === code || NOT_TAKEN.has(code) || isAtHome(english)) continue
    for (const name of [code, english, ...(ALSO_CALLED[code] ?? [])]) found.set(plainCountry(name), english)
  }
  return found
}

let countries: Map<string, string> | null = null

/** Words in the official names of states: `Republic of Ireland`, `Iran, Islamic Republic of`. */
const STATE =
  /\b(?:democratic|federal|federated|islamic|people['’]?s|united|arab|bolivarian|plurinational|socialist|co-?operative|republic|rep|kingdom|states?|federation|commonwealth|province|of)\b/gi

/** The English name of a country abroad; null for a home country and for any other text. */
export function countryAbroad(text: string): string | null {
  const name = plainCountry(text)
  if (name === '' || text.length > LONGEST || isAtHome(text)) return null
  countries ??= readCountries()
  return countries.get(name) ?? countries.get(plainCountry(text.replace(STATE, ''))) ?? null
}

/** What parts the names in a cell that names a country in several ways: `USA (Florida)`, `Eire/Ireland`, `UK - England [GB]`. */
const BETWEEN = /[^\p{L}\p{M}\p{N}\s.'’–—-]|\s[-–—]\s/u

/** The country abroad that a cell of countries names, in whatever way; null if none. */
function countryIn(cell: string): string | null {
  const whole = countryAbroad(cell)
  if (whole !== null || cell.length > LONGEST || isAtHome(cell)) return whole
  return (
    cell
      .split(BETWEEN)
      .map((part) => countryAbroad(part.trim()))
      .find((country) => country !== null) ?? null
  )
}

/** Whether a text is the name of a country. Abroad, two letters are as often a title or initials. */
export const isCountry = (text: string) =>
  isAtHome(text) || (text.trim().length > 2 && countryAbroad(text) !== null)

/** The column with the countries of this address, by its name; -1 if there is none. */
function countryColumn(headers: string[], rows: string[][], address: number | null): number {
  const readings = readColumns(headers, rows)
  const family = readings[address ?? -1]?.name?.family ?? ''
  const ofFamily = (own: string) =>
    readings.findIndex(({ name }) => name?.meaning === 'country' && name.family === own)
  return ofFamily(family) < 0 ? ofFamily('') : ofFamily(family)
}

const lastCountry = lastOfRow<string | null>()

/**
 * Reads the country abroad that a row names in its column of countries. Call it once a row.
 *
 * @param address the column of the address that is sent
 * @returns a function that gives the country's English name, or null if the row names none
 */
export function countryReader(headers: string[], rows: string[][], address: number | null) {
  const column = countryColumn(headers, rows, address)
  return (row: string[]): string | null => lastCountry(row, [column], () => countryIn(cellOf(row, column)))
}

/** The country abroad of each row that names one, by row index, in row order. */
export function rowsAbroad(
  headers: string[],
  rows: string[][],
  address: number | null = null,
): ReadonlyMap<number, string> {
  const countryOf = countryReader(headers, rows, address)
  return new Map(
    rows.flatMap((row, at) => {
      const country = countryOf(row)
      return country === null ? [] : [[at, country]]
    }),
  )
}

/** Shapes of foreign postcodes: Eircodes, Canada's, ZIP+4, and five digits, which several countries use. */
const SHAPES: [RegExp, string][] = [
  [/^[a-z]\d[\dw]\s?[a-z\d]{4}$/i, 'Ireland'],
  [/^[a-z]\d[a-z][\s-]?\d[a-z]\d$/i, 'Canada'],
  [/^\d{5}-\d{4}$/, 'United States'],
  [/^\d{5}$/, ELSEWHERE],
]

/** The country whose postcodes have a text's shape; null if none has. */
export const countryByPostcode = (text: string): string | null =>
  SHAPES.find(([shape]) => shape.test(text.trim()))?.[1] ?? null

/** Whether a file has a column for the country of its addresses. */
export const hasCountryColumn = (headers: string[], rows: string[][], address: number | null): boolean =>
  countryColumn(headers, rows, address) >= 0
