import { OUTPUT_FIELDS, type OutputField } from '../../../domain/cleanse/outputColumns'
import { isSameWord } from '../../../domain/address/comparison/spelling'
import { isBuildingKind } from '../../../domain/address/comparison/vocabulary'
import { addressKey } from '../../../domain/address/addressKey'
import { namesStreet } from '../../../domain/address/columnContents'
import { inPlaces } from './addressRoles'

const LINES: OutputField[] = ['line_1', 'line_2', 'line_3']

/** Parts of a door besides the lines. */
const DOOR_PARTS: OutputField[] = [
  'building_number',
  'building_name',
  'sub_building_name',
  'thoroughfare',
  'dependant_thoroughfare',
]

const PLACES: OutputField[] = [
  'dependant_locality',
  'double_dependant_locality',
  'post_town',
  'postcode',
  'traditional_county',
  'administrative_county',
  'postal_county',
  'county',
]

const isIn = (fields: OutputField[], output: number) => fields.includes(OUTPUT_FIELDS[output]!)

/** Whether an added column, by its index, is one of a postal address: a customer's column of its name may be updated. */
export const isUpdatable = (output: number) => isIn([...LINES, ...DOOR_PARTS, ...PLACES], output)

/** A customer's column that takes the values of an added one; both are indexes. */
export interface Updated {
  customerColumn: number
  output: number
}

const wordsOf = (...texts: string[]): string[] =>
  addressKey(texts.join(' '))
    .split(' ')
    .filter((word) => word !== '')

/** Tells whether a customer's word is among the found ones, in any spelling. */
const isAmong = (found: string[]) => (word: string) => found.some((each) => isSameWord(word, each))

/** Tells whether a customer's text is not part of the address: `Rear of shop`, `Acme Ltd`. */
type IsAlien = (text: string) => boolean

/**
 * The cleansed lines around those of the customer's that stay: they take the places of the customer's other lines, and
 * what does not fit is joined in the last. Where there is no place, none stays.
 */
function linesAround(theirs: string[], found: string[], isAlien: IsAlien): string[] {
  const stays = theirs.map(isAlien)
  const isFilled = (line: string, at: number) => !stays[at] && line.trim() !== ''
  const address = theirs.findIndex(isFilled)
  const place = address < 0 ? stays.lastIndexOf(false) : address
  if (place < 0 || !stays.includes(true)) return found
  const first = stays.lastIndexOf(true, place) + 1
  const next = stays.indexOf(true, place)
  const texts = found.filter((line) => line !== '')
  const placed = inPlaces(texts, (next < 0 ? theirs.length : next) - first)
  return theirs.map((line, at) => (stays[at] ? line : (placed[at - first] ?? '')))
}

/**
 * A cleansed line with the customer's parts that are not part of the address around it: `Rear of shop, 12 High
 * Street`.
 */
function withAliens(line: string, theirs: string, isAlien: IsAlien): string {
  const parts = theirs.split(',').map((part) => part.trim())
  const first = parts.findIndex((part) => !isAlien(part))
  if (line === '' || first < 0) return line
  return [...parts.slice(0, first), line, ...parts.slice(first).filter(isAlien)].join(', ')
}

/** Whether an address names another door than the customer's words: by a name, or by another number. */
function isOtherDoor(theirs: string[], found: string[]): boolean {
  const added = found.filter((word) => !theirs.some((each) => isSameWord(each, word)))
  const isNumber = (word: string) => /\d/.test(word)
  const hasOtherNumber =
    added.some(isNumber) && theirs.some((word) => isNumber(word) && !found.includes(word))
  return hasOtherNumber || !added.every(isNumber)
}

/**
 * What an update writes in the customer's columns of a row for which an address was found. Nothing of theirs is lost:
 *
 * - A line, or a part of one between commas, stays if it has no number, no street and no word of the address. The name of
 *   a building stays only beside the same door.
 * - A cell is blanked only if its words stand in another of these columns.
 * - If part of a door would stay for that reason beside another door, the whole row stays as it is.
 *
 * @param cells the added values
 * @returns the values in the order of `updated`, which is that of the added columns
 */
export function updatedValues(row: string[], cells: string[], updated: Updated[]): string[] {
  const theirs = updated.map(({ customerColumn }) => row[customerColumn] ?? '')
  const found = updated.map(({ output }) => cells[output] ?? '')
  const lines = updated.filter(({ output }) => isIn(LINES, output)).length
  const isPart = (at: number) => isIn(DOOR_PARTS, updated[at]!.output)
  const doorOf = (texts: string[]) => wordsOf(...texts.filter((_, at) => at < lines || isPart(at)))
  const hasOtherDoor = isOtherDoor(wordsOf(...theirs), doorOf(found))

  const isFound = isAmong(wordsOf(...found))
  const foundParts = found.flatMap((text) => text.split(',')).map((part) => wordsOf(part))
  const holdsDoor = (text: string) => /\d/.test(text) || namesStreet(text)
  const isAlien: IsAlien = (text) => {
    const words = wordsOf(text)
    const isBuilding = hasOtherDoor && words.some(isBuildingKind)
    return words.length > 0 && !holdsDoor(text) && !isBuilding && !words.some(isFound)
  }

  const ours = [
    ...linesAround(theirs.slice(0, lines), found.slice(0, lines), isAlien).map((line, at) =>
      withAliens(line, theirs[at]!, isAlien),
    ),
    ...found.slice(lines),
  ]
  // `Leeds Road` does not contain `Leeds`, but `12 High Street` contains `High Street`.
  const standsElsewhere = (text: string) => {
    const words = wordsOf(text)
    const within = foundParts.filter((part) =>
      part.every((each) => words.some((word) => isSameWord(word, each))),
    )
    return words.every(holdsDoor(text) ? isFound : isAmong(within.flat()))
  }
  const stays = ours.map((text, at) => text === '' && !standsElsewhere(theirs[at]!))
  const isDoor = (at: number) =>
    isPart(at) || (at < lines && (holdsDoor(theirs[at]!) || wordsOf(theirs[at]!).some(isBuildingKind)))
  const isMixed = hasOtherDoor && stays.some((isSo, at) => isSo && isDoor(at))
  return ours.map((text, at) => (isMixed || stays[at] ? theirs[at]! : text))
}
