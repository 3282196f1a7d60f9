// WORDS: what British addresses are written with.
// - A word is its spellings: `Rd` is Road, `St` is Street or Saint. Two words are the same if they may mean one thing.
// - A known word never misspells another; an unknown one may, by a letter or two (`spelling`).
// - One table says what a word is (a kind of street, building, firm or door): readers ask `wordTable` for a kind and keep no
//   list of their own.
// - `words` cuts a text into words once: numbers with their letters, no accents, and nothing that finds no door.

import { ofKind, rowsOf } from './wordTable'

/** Words that say nothing about the door. */
export const FILLERS = ofKind('filler')

export const NUMBER_SIGNS = ofKind('numberSign')

/** Words that locate a place by another one: `12, by the green`, `opposite 22`. */
export const BESIDE = ofKind('beside')

/** Houses that may be named after an inn, a school, a church or a farm. */
export const DWELLINGS = ofKind('dwelling')

/** Words before a boat's name. */
export const BOATS = ofKind('boat')

/** Names of several houses: a number before them is one house's. */
export const SEVERAL = ofKind('ofSeveral')

/** Words that begin a person's name or a care-of line. */
export const TITLES = ofKind('title')

const senses = new Map<string, string[]>()

/** Enters words with their spellings and returns the words. */
function enter(rows: string[][]): ReadonlySet<string> {
  for (const row of rows)
    for (const spelling of row) senses.set(spelling, [...new Set([...(senses.get(spelling) ?? []), row[0]!])])
  return new Set(rows.map(([word = '']) => word))
}

const streets = enter(rowsOf('street'))
enter(rowsOf('welshStreet'))
const buildings = enter(rowsOf('building'))
const organisations = enter(rowsOf('organisation'))
enter(rowsOf('other'))

const directions = ofKind('direction')

const welsh = new Set(rowsOf('welshStreet').flatMap(([, ...spellings]) => spellings))

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const FIRSTS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const DIGITS = ONES.slice(0, 9)

/** From 1 to 99, as `wordsOf` joins them: `twentyfirst`. */
const ORDINALS = [
  ...FIRSTS,
  ...TENS.flatMap((ten) => [
    ten.replace(/y$/, 'ieth'),
    ...FIRSTS.slice(0, DIGITS.length).map((first) => ten + first),
  ]),
]
const BELOW_HUNDRED = ['', ...ONES, ...TENS.flatMap((ten) => ['', ...DIGITS].map((one) => ten + one))]

/** From 1 to 999, as `wordsOf` joins them: `onehundredtwelve`. */
const NUMBERS = ['', ...DIGITS.map((one) => `${one}hundred`)]
  .flatMap((hundreds) => BELOW_HUNDRED.map((rest) => hundreds + rest))
  .slice(1)

for (const word of [...ORDINALS, ...NUMBERS, ...directions]) senses.set(word, senses.get(word) ?? [word])

/** What a word may mean: `st` street and saint; undefined if unknown. */
export const sensesOf = (key: string): readonly string[] | undefined => senses.get(key)

const isAny = (words: ReadonlySet<string>) => (key: string) =>
  senses.get(key)?.some((sense) => words.has(sense)) ?? false

export const isStreetKind = isAny(streets)

export const isWelshKind = (key: string) => welsh.has(key)
export const isBuildingKind = isAny(buildings)
export const isOrganisationKind = isAny(organisations)
export const isDirection = isAny(directions)

const kinds = [...streets, ...buildings, ...organisations]

/** Whether a word says what kind of thing has a name. */
export const isKind = isAny(new Set(kinds))

/** Whether a word may end a name, and so lengthens the name before it: `Otley Road West`, `Otley Road Industrial Estate`. */
export const isPartOfName = isAny(new Set([...kinds, ...directions, ...ofKind('estate')]))

const legal = ofKind('legal')

/** Whether a word may be in any company's name: `Ltd`, `Group`. */
export const isLegal = isAny(legal)

/** Whether a word of an organisation's name does not tell which one it is: `Surgery`, `Centre`, `Ltd`. */
export const isGeneric = isAny(new Set([...legal, ...ofKind('generic')]))

/** `third` for 3; undefined above 99. */
export const ordinalWord = (number: number): string | undefined => ORDINALS[number - 1]

const numbers = new Map(NUMBERS.map((word, at) => [word, String(at + 1)]))

/** `12` for `twelve`, undefined for any other word. */
export const numberOfWord = (key: string): string | undefined => numbers.get(key)

const ordinals = new Set(ORDINALS)

export const isOrdinal = (key: string): boolean => ordinals.has(key)

/** A number in words with the next word, if that continues it: `twenty` and `one`, `one` and `hundred`. */
export function joinedNumber(key: string, next: string): string | undefined {
  if (!numbers.has(key)) return undefined
  if (next === 'and' && key.endsWith('hundred')) return key
  const joined = key + next
  return numbers.has(joined) || ordinals.has(joined) ? joined : undefined
}

const ofManyDoors = ofKind('ofManyDoors')

/** Whether many doors share a building's name: *The Cottage*. */
export function isCommonName(words: readonly string[]): boolean {
  const [word = '', ...others] = words.filter((each) => !FILLERS.has(each))
  return others.length === 0 && ofManyDoors.has(word)
}
