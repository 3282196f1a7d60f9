import { FILLERS, isBuildingKind, isStreetKind, SEVERAL } from '../words/vocabulary'
import { isLetter, keysOf, wordsOf } from '../words/words'
import { doorsOf, isSame, type Door } from './doors'

/** The components of an address that the provider compares, in the order of their columns. */
export type Component = 'organisation' | 'premise' | 'street' | 'locality' | 'postTown' | 'postcode'

/** An address that was found. Missing values are empty strings; lists leave them out. */
export interface MatchedAddress {
  /** The filled address lines above the post town. */
  lines: string[]
  postTown: string
  postcode: string
  county: string
  organisation: string
  department: string
  poBox: string
  premise: { number: string; name: string; subBuilding: string }
  /** The dependent street, if any, and the street. */
  streets: string[]
  /** The smaller places between street and post town: the double dependent locality, the dependent one. */
  localities: string[]
  /** Counties, district, ward and country: they find no door. */
  areas: string[]
  uprn: string
  /** Tells apart the premises of a multiple residence, which share a UPRN; empty for most addresses. */
  umprn: string
}

export interface Name {
  of: 'street' | 'building' | 'subBuilding' | 'organisation' | 'place'
  text: string
  words: readonly string[]
}

/** A door of the answer, as written there. */
export interface AnswerDoor extends Door {
  text: string
  /** Whether it is the house's number, at the street. */
  isHouse: boolean
  /** The building after it: the cottages of `3 Manor Cottages`. */
  of: Name | null
}

/** (a) The answer as names and doors. */
export interface AnswerParts {
  /** The dependent street before the street. */
  streets: Name[]
  building: Name | null
  /** A sub-building without a number: *The Stables*. */
  subBuilding: Name | null
  firms: Name[]
  /** Localities, town, counties, district and country. */
  places: Name[]
  doors: AnswerDoor[]
  /** Every word of it. */
  keys: ReadonlySet<string>
}

/** All its names, in the order in which we look for them. */
export const namesOf = ({ streets, building, subBuilding, firms, places }: AnswerParts): Name[] =>
  [...streets, building, subBuilding, ...firms, ...places].filter((name) => name !== null)

/** How many names we keep with their words: towns, counties and countries come with every row. */
const MOST_KEPT = 5000
const kept = new Map<string, string[]>()

function wordsOfName(text: string): string[] {
  const before = kept.get(text)
  if (before) return before
  const words = keysOf(text)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(text, words)
  return words
}

const named = (of: Name['of'], texts: readonly string[]): Name[] =>
  texts.filter((text) => text !== '').map((text) => ({ of, text, words: wordsOfName(text) }))

/** A field of the premise: its doors, and the rest as its name. A number within a name belongs to the name: `Link 665 Centre`. */
function fieldOf(text: string, of: 'building' | 'subBuilding'): { name: Name | null; doors: AnswerDoor[] } {
  const words = wordsOf(text)
  // `E` of 18 is 18E.
  const isLoneLetter = words.length === 1 && isLetter(words[0]!.key)
  const letter: Door = { from: 0, to: 0, kind: '', atoms: [words[0]?.key ?? ''], joint: '' }
  const all = isLoneLetter ? [letter] : doorsOf(words)
  const isOuter = ({ from, to }: Door) => from === 0 || to === words.length - 1
  const doors = all.filter((door) => door.kind !== '' || isOuter(door))
  const rest = words.filter((_, at) => !doors.some(({ from, to }) => from <= at && at <= to))
  const isNamed = rest.some(({ key }) => !FILLERS.has(key))
  const name: Name | null = isNamed ? { of, text, words: rest.map(({ key }) => key) } : null
  return {
    name,
    doors: doors.map((door) => {
      const isBefore = door.kind === '' && rest.some(({ start }) => start > words[door.to]!.start)
      return Object.assign(door, {
        text: text.slice(words[door.from]!.start, words[door.to]!.end),
        isHouse: of === 'building' && door.kind === '' && (!isBefore || SEVERAL.has(name!.words.at(-1)!)),
        of: isBefore ? name : null,
      })
    }),
  }
}

/** Whether to join a separate letter to its number, 18E: not if theirs has it before the number, `Flat E, 18 High Street`. */
function isLetterJoined({ subBuilding, number }: MatchedAddress['premise'], sent: string): boolean {
  if (!/^[A-Z]$/i.test(subBuilding)) return false
  return !new RegExp(`\\b${subBuilding}\\b[\\s,]+${number}\\b`, 'i').test(sent)
}

/** The last answer read: we read a row's whole address beside the same answer next. */
let last: { address: MatchedAddress; isJoined: boolean; parts: AnswerParts } | null = null

/**
 * (a) Reads the answer.
 *
 * @param sent the text to compare it with
 */
export function answerOf(address: MatchedAddress, sent: string): AnswerParts {
  const isJoined = isLetterJoined(address.premise, sent)
  if (last?.address !== address || last.isJoined !== isJoined)
    last = { address, isJoined, parts: partsOf(address, isJoined) }
  return last.parts
}

function partsOf(address: MatchedAddress, isJoined: boolean): AnswerParts {
  const { premise, organisation, department, poBox, localities, postTown, areas } = address
  const sub = fieldOf(isJoined ? '' : premise.subBuilding, 'subBuilding')
  const building = fieldOf(premise.name, 'building')
  const number = fieldOf(isJoined ? premise.number + premise.subBuilding : premise.number, 'building')
  const box = poBox ? `PO Box ${poBox}` : ''
  const places = named('place', [...new Set([...localities, postTown, ...areas])])
  // `BFPO 57` is a place with a number.
  const numbered = [box, ...places.filter(({ words }) => words.includes('bfpo')).map(({ text }) => text)]
  const parts: AnswerParts = {
    streets: named('street', address.streets),
    building: building.name ?? number.name,
    subBuilding: sub.name,
    firms: named('organisation', [organisation, department]),
    places,
    doors: [
      ...building.doors,
      ...number.doors,
      ...sub.doors,
      ...numbered.flatMap((text) =>
        fieldOf(text, 'subBuilding').doors.map((door) => Object.assign(door, { text })),
      ),
    ],
    keys: new Set(),
  }
  const keys = new Set([
    ...namesOf(parts).flatMap(({ words }) => words),
    ...keysOf(
      [premise.subBuilding, premise.name, premise.number, box, premise.number + premise.subBuilding].join(
        ', ',
      ),
    ),
  ])
  for (const line of address.lines.flatMap((each) => each.split(','))) {
    const own = keysOf(line)
    if (own.some((key) => !keys.has(key))) addLine(parts, line.trim())
    for (const key of own) keys.add(key)
  }
  return { ...parts, keys }
}

/** Takes a line whose words no field has: a street, a building, their numbers, or a place. */
function addLine(parts: AnswerParts, line: string) {
  const { name, doors } = fieldOf(line, 'building')
  const added = doors.filter(({ atoms }) => !parts.doors.some((door) => isSame(door.atoms, atoms)))
  parts.doors.push(...added.map((door) => Object.assign(door, { of: null, isHouse: door.kind === '' })))
  if (!name) return
  const { text, words } = name
  if (words.some((word, at) => at > 0 && isStreetKind(word)) && parts.streets.length === 0)
    parts.streets.push({ of: 'street', text, words })
  else if (isBuildingKind(words.at(-1)!) && parts.building === null) parts.building = name
  else parts.places.push({ of: 'place', text, words })
}
