import type { MatchedAddress } from '../readAnswer'
import { doorsOf, type Door } from './doors'
import { FILLERS, isBuildingKind, isStreetKind } from './vocabulary'
import { wordsOf, type Word } from './words'

/** A name of the cleansed address, with its words. */
export interface Name {
  text: string
  words: string[]
}

/** A door of the cleansed address, as it is written there. */
export interface FoundDoor extends Door {
  text: string
  /** Whether it stands beside a building's name: the number of `3 Manor Cottages`. */
  isOfName: boolean
}

/** The cleansed address by what its words are for. */
export interface Found {
  doors: FoundDoor[]
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

const nameOf = (text: string): Name | null =>
  text === '' ? null : { text, words: wordsOf(text).map(({ key }) => key) }

/** Towns and counties recur from row to row. */
const places = new Map<string, Name | null>()
const MOST_PLACES = 10_000

function placeOf(text: string): Name | null {
  const name = places.get(text) ?? nameOf(text)
  if (places.size >= MOST_PLACES) places.clear()
  places.set(text, name)
  return name
}

const names = (texts: string[]) => texts.map(nameOf).filter((name) => name !== null)

const wordsOfNames = (all: (Name | null)[]) => all.flatMap((name) => name?.words ?? [])

const sliceOf = (text: string, words: Word[], { from, to }: Door) =>
  text.slice(words[from]!.start, words[to]!.end)

/** Names of several houses: a number before them is a house's. Before another building's name it may be a flat's. */
const ROWS = new Set(['cottages', 'villas', 'houses', 'almshouses', 'bungalows', 'barns', 'terrace'])

/** A door in a part of a premise, with the words of a name that stand beside it. */
function foundDoor(door: Door, text: string, place: 'house' | 'flat', name: Word[]): FoundDoor {
  const isOfName = door.kind === '' && place === 'house' && name.length > 0
  const mayBeFlat = isOfName && !ROWS.has(name.at(-1)!.key)
  return { ...door, place: door.place === 'either' && !mayBeFlat ? place : door.place, text, isOfName }
}

interface Premise {
  doors: FoundDoor[]
  name: Name | null
  keys: string[]
}

/** The doors in a part of a premise, and what is left as its name. */
function partOfPremise(text: string, place: 'house' | 'flat'): Premise {
  if (text === '') return { doors: [], name: null, keys: [] }
  const words = wordsOf(text)
  const doors = doorsOf(words)
  const rest = words.filter((_, at) => !doors.some(({ from, to }) => from <= at && at <= to))
  const besides = ({ from }: Door) => rest.filter(({ part }) => part === words[from]!.part)
  return {
    doors: doors.map((door) => foundDoor(door, sliceOf(text, words, door), place, besides(door))),
    name: rest.every(({ key }) => FILLERS.has(key)) ? null : { text, words: rest.map(({ key }) => key) },
    keys: words.map(({ key }) => key),
  }
}

/** Reads the cleansed address. */
export function readFound(address: MatchedAddress): Found {
  const { premise, organisation, department, poBox } = address
  const subBuilding = partOfPremise(premise.subBuilding, 'flat')
  const building = partOfPremise(premise.name, 'house')
  const number = partOfPremise(premise.number, 'house')
  const streets = names(address.street.split(', '))
  const organisations = names([organisation, department])
  const placeTexts = new Set([...address.locality.split(', '), address.postTown, ...address.areas])
  const placeNames = [...placeTexts].map(placeOf).filter((name) => name !== null)
  const known = [
    ...subBuilding.keys,
    ...building.keys,
    ...number.keys,
    ...wordsOfNames([...streets, ...organisations, ...placeNames]),
  ]
  const found: Found = {
    doors: [...subBuilding.doors, ...building.doors, ...number.doors],
    streets,
    building: building.name,
    subBuilding: subBuilding.name,
    organisations,
    places: placeNames,
    keys: known,
  }
  if (poBox !== '') {
    const value = poBox.toLowerCase().replace(/\s/g, '')
    found.doors.push({
      from: 0,
      to: 0,
      place: 'box',
      kind: 'box',
      value,
      text: `PO Box ${poBox}`,
      isOfName: false,
    })
    known.push('po', 'box', value)
  }
  // `BFPO 57` is a place with a number.
  for (const { text } of placeNames.filter(({ words }) => words.includes('bfpo')))
    found.doors.push(...partOfPremise(text, 'house').doors)
  for (const line of address.lines.flatMap((each) => each.split(','))) {
    const keys = wordsOf(line).map(({ key }) => key)
    if (keys.every((key) => known.includes(key))) continue
    addLine(found, line.trim())
    known.push(...keys)
  }
  return found
}

/** Takes a line whose words are in no field: a street, a building, their numbers, or a place. */
function addLine(found: Found, line: string) {
  const { doors, name } = partOfPremise(line, 'house')
  const added = doors.filter((door) => !found.doors.some(({ value }) => value === door.value))
  for (const door of added) found.doors.push({ ...door, isOfName: false })
  const last = name?.words.at(-1)
  if (!name || last === undefined) return
  if (name.words.some((word, at) => at > 0 && isStreetKind(word)) && found.streets.length === 0)
    found.streets.push(name)
  else if (isBuildingKind(last) && found.building === null) found.building = name
  else found.places.push(name)
}
