// Rows in countries that the provider does not cover: each lookup would be wasted.

import { sampleOf } from '../../base/sample'
import { readColumns } from './columnKinds'

/** Codes and names of the United Kingdom, its parts, and the Channel Islands together: no envelope to them needs one. */
const UK = [
  ['GB', 'UK', 'GBR', 'United Kingdom', 'Great Britain', 'Britain', 'UK Mainland', 'England and Wales'],
  ['United Kingdom of Great Britain and Northern Ireland', 'ENG', 'England', 'SCO', 'SCT', 'Scotland'],
  ['WAL', 'WLS', 'Wales', 'Cymru', 'NI', 'NIR', 'Northern Ireland', 'N Ireland', 'CI', 'Channel Islands'],
].flat()

/** Islands with countries of their own, which are post towns too. */
const ISLANDS = [
  ['JE', 'Jersey', 'GG', 'Guernsey', 'Alderney', 'Sark', 'Herm'],
  ['IM', 'IOM', 'Isle of Man'],
].flat()

/** Names of other countries, besides their codes of two letters and their English names. */
const ALSO_CALLED: Record<string, string[]> = {
  AT: ['AUT', 'Österreich'],
  AU: ['AUS'],
  BE: ['BEL', 'België', 'Belgique'],
  CA: ['CAN'],
  CH: ['CHE', 'Schweiz', 'Suisse', 'Svizzera'],
  DE: ['DEU', 'GER', 'Deutschland'],
  DK: ['DNK', 'Danmark'],
  ES: ['ESP', 'España'],
  FR: ['FRA'],
  IE: ['IRL', 'Eire', 'Republic of Ireland', 'Southern Ireland', 'ROI', 'Rep of Ireland', 'Irish Republic'],
  AE: ['ARE', 'UAE', 'Emirates'],
  CI: ['CIV', 'Ivory Coast'],
  CN: ['CHN', 'Peoples Republic of China', 'PRC'],
  CZ: ['CZE', 'Czech Republic'],
  HK: ['HKG', 'Hong Kong'],
  KR: ['KOR', 'Korea', 'Republic of Korea'],
  NZ: ['NZL'],
  RU: ['RUS', 'Russian Federation'],
  TR: ['TUR', 'Turkey'],
  ZA: ['ZAF', 'RSA'],
  IT: ['ITA', 'Italia'],
  NL: ['NLD', 'Nederland', 'Holland', 'The Netherlands'],
  NO: ['NOR', 'Norge'],
  PL: ['POL', 'Polska'],
  PT: ['PRT'],
  SE: ['SWE', 'Sverige'],
  US: ['USA', 'United States of America', 'America'],
}

/** Codes that are not countries, or that lists use for something else: not available, Scotland. */
const NOT_TAKEN = new Set(['EU', 'EZ', 'NA', 'QO', 'SC', 'UN', 'XA', 'XB', 'XK', 'ZZ'])

/** Characters of the longest name, with some to spare. */
const LONGEST = 70

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** A name without capitals, accents, blanks and punctuation; nothing with a digit is one: `CH65 9AD` is not Chad. */
const plain = (name: string) =>
  /\d/.test(name)
    ? ''
    : name
        .normalize('NFD')
        .toLowerCase()
        .replace(/[^a-z]/g, '')

const home = new Set([...UK, ...ISLANDS].map(plain))
const isAtHome = (text: string) => home.has(plain(text))

const ofUK = new RegExp(`^(?:(?:the)?(?:${UK.map(plain).join('|')}))+$`)

/** Whether a text names the United Kingdom or parts of it and nothing else: `U.K.`, `England, UK`. */
export const isUK = (text: string) => text.length <= LONGEST && ofUK.test(plain(text))

/** The English name of each country abroad, by its code and its names. */
function readCountries(): Map<string, string> {
  const inEnglish = new Intl.DisplayNames(['en'], { type: 'region' })
  const found = new Map<string, string>()
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const english = inEnglish.of(code)
    if (english === undefined || english === code || NOT_TAKEN.has(code)) continue
    for (const name of [code, english, ...(ALSO_CALLED[code] ?? [])]) found.set(plain(name), english)
  }
  return found
}

let countries: Map<string, string> | null = null

/** The country abroad of each text read so far: a list has few countries and many rows. */
const known = new Map<string, string | null>()

/** The English name of a country abroad; null for a home country and for any other text. */
export function countryAbroad(text: string): string | null {
  const before = known.get(text)
  if (before !== undefined) return before
  const name = plain(text)
  countries ??= readCountries()
  const country = name === '' || home.has(name) ? null : (countries.get(name) ?? null)
  known.set(text, country)
  return country
}

/** Whether a text is the name of a country. Abroad, two letters are as often a title or initials. */
export const isCountry = (text: string) =>
  isAtHome(text) || (text.trim().length > 2 && countryAbroad(text) !== null)

/** At least this share of a country column's filled cells names countries; one of them is a home country. */
const MOST_CELLS = 0.5

/** The column of countries: by its name, else by its contents; -1 if there is none. */
function countryColumn(headers: string[], rows: string[][]): number {
  const named = readColumns(headers, rows).findIndex(({ hasCountries }) => hasCountries)
  if (named >= 0) return named
  const sample = sampleOf(rows)
  const filled = headers.map((_, column) =>
    sample.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== ''),
  )
  return filled.findIndex(
    (cells) => cells.some(isAtHome) && cells.filter(isCountry).length >= cells.length * MOST_CELLS,
  )
}

/**
 * The rows that name a country other than the United Kingdom, the Channel Islands and the Isle of Man.
 *
 * @returns the country's English name by row index, in the order of the rows
 */
export function rowsAbroad(headers: string[], rows: string[][]): ReadonlyMap<number, string> {
  const column = countryColumn(headers, rows)
  const abroad = new Map<number, string>()
  for (const [row, cells] of rows.entries()) {
    const country = countryAbroad(cells[column] ?? '')
    if (country !== null) abroad.set(row, country)
  }
  return abroad
}
