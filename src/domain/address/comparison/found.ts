import type { MatchedAddress } from './matchedAddress'
import type { Door } from '../words/designators'
import { doorsOf } from './doors'
import { FILLERS, isBuildingKind, isStreetKind } from '../words/vocabulary'
import { ofKind } from '../words/wordTable'
import { isLetter, keysOf, wordsOf } from '../words/words'

/** A name of the cleansed address, with its words. */
export interface Name {
  text: string
  words: readonly string[]
}

/** A door of the cleansed address, as it is written there. */
export interface FoundDoor extends Door {
  text: string
  /** The name that it stands before: a house's street, the cottages of `3 Manor Cottages`. */
  of: Name | null
  /** Whether that is a building's. */
  isOfName: boolean
}

/** The cleansed address by what its words are for. */
export interface Found {
  doors: FoundDoor[]
  /** The dependent street before the street. */
  streets: Name[]
  building: Name | null
  /** A sub-building without a number: *The Stables*. */
  subBuilding: Name | null
  organisations: Name[]
  /** Localities, town, counties, district and country. */
  places: Name[]
  /** Every word of it. */
  keys: string[]
}

/** Words of names, cached: towns, counties and countries come with every row. */
const MOST_KEPT = 5000
const kept = new Map<string, string[]>()

function wordsOfName(text: string): string[] {
  const words = kept.get(text) ?? keysOf(text)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(text, words)
  return words
}

const nameOf = (text: string): Name | null => (text === '' ? null : { text, words: wordsOfName(text) })

const names = (texts: string[]) => texts.map(nameOf).filter((name) => name !== null)

/** Names of several houses: a number before them is a house's. Before another building's name it may be a flat's. */
export const ROWS = ofKind('ofSeveral')

/** The doors in a part of a premise, and what is left as its name; `before` is the name that a house's number is for. */
function partOfPremise(text: string, place: 'house' | 'flat', before: Name | null = null) {
  const words = wordsOf(text)
  const value = words.length === 1 ? words[0]!.key : ''
  // `E` of 18 is 18E.
  const letter: Door = { from: 0, to: 0, place: 'flat', kind: '', value }
  const doors = place === 'flat' && isLetter(value) ? [letter] : doorsOf(words)
  const rest = words.filter((_, at) => !doors.some(({ from, to }) => from <= at && at <= to))
  const isNamed = rest.some(({ key }) => !FILLERS.has(key))
  const name: Name | null = isNamed ? { text, words: rest.map(({ key }) => key) } : null
  const foundDoor = (door: Door): FoundDoor => {
    const { part, start } = words[door.from]!
    const last = rest.findLast((word) => word.part === part)
    const isOfName = door.kind === '' && place === 'house' && last !== undefined
    const isBare = door.place === 'either' && !(isOfName && !ROWS.has(last.key))
    const itsPlace = isBare ? place : door.place
    return {
      ...door,
      place: itsPlace,
      text: text.slice(start, words[door.to]!.end),
      // Behind its building's name a number is the street's: `Kemp House 152-160`.
      of: isOfName && last.start > start ? name : itsPlace === 'house' ? before : null,
      isOfName,
    }
  }
  return { doors: doors.map(foundDoor), name, keys: words.map(({ key }) => key) }
}

/**
 * Whether a letter that the provider has apart from its number is joined to it: 18E, unless the text that was sent has them
 * apart, as in `Flat E, 18 High Street`.
 */
function isLetterJoined({ subBuilding, number }: MatchedAddress['premise'], sent: string): boolean {
  const isLettered = /^[A-Z]$/i.test(subBuilding) && /^\d+$/.test(number)
  return isLettered && !new RegExp(`\\b${subBuilding}\\b[\\s,]+${number}\\b`, 'i').test(sent)
}

function premiseOf({ subBuilding, name, number }: MatchedAddress['premise'], isJoined: boolean) {
  return isJoined ? { subBuilding: '', name, number: number + subBuilding } : { subBuilding, name, number }
}

/**
 * Reads the cleansed address.
 *
 * @param sent the text that it is compared with
 */
export function readFound(address: MatchedAddress, sent = ''): Found {
  const isJoined = isLetterJoined(address.premise, sent)
  if (last?.address !== address || last.isJoined !== isJoined)
    last = { address, isJoined, found: read(address, isJoined) }
  return last.found
}

/** The answer that was read last: a row's whole address is laid beside it next. */
let last: { address: MatchedAddress; isJoined: boolean; found: Found } | null = null

function read(address: MatchedAddress, isJoined: boolean): Found {
  const { organisation, department, poBox } = address
  const premise = premiseOf(address.premise, isJoined)
  const streets = names(address.streets)
  const [street = null] = streets
  const subBuilding = partOfPremise(premise.subBuilding, 'flat')
  const building = partOfPremise(premise.name, 'house', street)
  const number = partOfPremise(premise.number, 'house', street ?? building.name)
  const organisations = names([organisation, department])
  const places = names([...new Set([...address.localities, address.postTown, ...address.areas])])
  const premises = [subBuilding, building, number]
  const found: Found = {
    doors: premises.flatMap(({ doors }) => doors),
    streets,
    building: building.name,
    subBuilding: subBuilding.name,
    organisations,
    places,
    keys: [
      ...premises.flatMap(({ keys }) => keys),
      ...[...streets, ...organisations, ...places].flatMap(({ words }) => words),
      // A line has number and letter as one, or apart.
      ...keysOf(`${address.premise.subBuilding}, ${address.premise.number}`),
      (address.premise.number + address.premise.subBuilding).toLowerCase(),
    ],
  }
  if (poBox !== '') {
    const value = poBox.toLowerCase().replace(/\s/g, '')
    const box = { place: 'box', kind: 'box', value, text: `PO Box ${poBox}` } as const
    found.doors.push({ from: 0, to: 0, ...box, of: null, isOfName: false })
    found.keys.push('po', 'box', value)
  }
  // `BFPO 57` is a place with a number.
  for (const { text } of places.filter(({ words }) => words.includes('bfpo')))
    found.doors.push(...partOfPremise(text, 'house').doors)
  for (const line of address.lines.flatMap((each) => each.split(','))) {
    const keys = keysOf(line)
    if (keys.every((key) => found.keys.includes(key))) continue
    addLine(found, line.trim())
    found.keys.push(...keys)
  }
  return found
}

/** Takes a line whose words are in no field: a street, a building, their numbers, or a place. */
function addLine(found: Found, line: string) {
  const { doors, name } = partOfPremise(line, 'house')
  const added = doors.filter((door) => !found.doors.some(({ value }) => value === door.value))
  for (const door of added) found.doors.push({ ...door, of: null, isOfName: false })
  if (!name) return
  if (name.words.some((word, at) => at > 0 && isStreetKind(word)) && found.streets.length === 0)
    found.streets.push(name)
  else if (isBuildingKind(name.words.at(-1)!) && found.building === null) found.building = name
  else found.places.push(name)
}
