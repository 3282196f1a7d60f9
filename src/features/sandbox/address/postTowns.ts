import { plainName } from './plainName'
import { POST_TOWNS, type PostTown } from './townTable'

function groupedBy(keyOf: (town: PostTown) => string): ReadonlyMap<string, readonly PostTown[]> {
  const groups = new Map<string, PostTown[]>()
  for (const town of POST_TOWNS) {
    const group = groups.get(keyOf(town))
    if (group) group.push(town)
    else groups.set(keyOf(town), [town])
  }
  return groups
}

const townsByName = groupedBy(({ name }) => plainName(name))
const townsByArea = groupedBy(({ area }) => area)

/** The town that each postcode area is called after. */
export const MAIN_TOWNS: readonly PostTown[] = [...townsByArea.values()].map(([main]) => main!)

const OTHER_COUNTIES = ['Cleveland', 'Sussex', 'Mid Glamorgan', 'Yorkshire']
const OTHER_COUNTRIES = ['UK', 'U.K.', 'GB', 'Great Britain', 'United Kingdom', 'Cymru']

const otherWords = new Set(
  [
    ...POST_TOWNS.flatMap(({ county, country }) => [county, country]),
    ...OTHER_COUNTIES,
    ...OTHER_COUNTRIES,
  ].map(plainName),
)

/** Whether postcodes begin with these letters. */
export const isPostcodeArea = (letters: string): boolean => townsByArea.has(letters)

/** The post towns of this name; none for a name that the table does not know. */
export function townsNamed(name: string): readonly PostTown[] {
  return townsByName.get(plainName(name)) ?? []
}

/**
 * The one post town of all postcodes that begin with `outward`: the main one of the area where the table
 * does not know the district. Undefined where no area has these letters.
 */
export function townOfOutward(outward: string): PostTown | undefined {
  const [, letters = '', district] = /^([A-Z]+)(\d+)/.exec(outward) ?? []
  const towns = townsByArea.get(letters)
  return towns?.find(({ districts }) => districts.includes(Number(district))) ?? towns?.[0]
}

/** Whether a part of an address only names a county or country, which no match level is given for. */
export function isCountyOrCountry(name: string): boolean {
  return townsNamed(name).length === 0 && otherWords.has(plainName(name))
}

/** Whether a name is that of the town, however it is spelt: `stoke on trent` is Stoke-on-Trent. */
export const isNameOf = (name: string, town: PostTown): boolean => plainName(name) === plainName(town.name)

/** Whether a name is a misspelling or the beginning of the town's (Birmingam, Tunbridge). */
export function isNearlyNameOf(name: string, town: PostTown): boolean {
  const [typed, known] = [plainName(name), plainName(town.name)]
  if (typed === known) return false
  if (known.startsWith(`${typed} `)) return true
  return known.slice(0, 4) === typed.slice(0, 4) && Math.abs(known.length - typed.length) <= 2
}
