import { OUTPUT_FIELDS, type OutputField } from '../../answers/outputColumns'
import { isSameWord } from '../../answers/comparison/spelling'
import { addressKey } from '../../mapping/addressKey'
import { namesStreet } from '../../mapping/columnContents'
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

/** A column of the customer's that takes the values of an added one; both are indexes. */
export interface Updated {
  customerColumn: number
  output: number
}

const wordsOf = (...texts: string[]): string[] =>
  addressKey(texts.join(' '))
    .split(' ')
    .filter((word) => word !== '')

/**
 * The cleansed lines around those of the customer's that stay: they take the places of the customer's other lines, and
 * what does not fit is joined in the last. Where there is no place, none stays.
 */
function linesAround(theirs: string[], ours: string[], isAlien: (line: string) => boolean): string[] {
  const stays = theirs.map(isAlien)
  const isFilled = (line: string, at: number) => !stays[at] && line.trim() !== ''
  const address = theirs.findIndex(isFilled)
  const place = address < 0 ? stays.lastIndexOf(false) : address
  if (place < 0 || !stays.includes(true)) return ours
  const first = stays.lastIndexOf(true, place) + 1
  const next = stays.indexOf(true, place)
  const texts = ours.filter((line) => line !== '')
  const placed = inPlaces(texts, (next < 0 ? theirs.length : next) - first)
  return theirs.map((line, at) => (stays[at] ? line : (placed[at - first] ?? '')))
}

/**
 * What an update writes in the customer's columns of a row for which an address was found. Nothing of theirs is lost:
 *
 * - A line without a number, a street or any word of the address (`Rear of shop`) stays where it is.
 * - A cell is blanked only if its words stand in another of these columns.
 * - If part of a door would stay for that reason beside another door, the whole row stays as it is.
 *
 * @param cells the added values
 * @returns the values in the order of `updated`, which is that of the added columns
 */
export function updatedValues(row: string[], cells: string[], updated: Updated[]): string[] {
  const theirs = updated.map(({ customerColumn }) => row[customerColumn] ?? '')
  const found = updated.map(({ output }) => cells[output] ?? '')
  const [theirWords, foundWords] = [wordsOf(...theirs), wordsOf(...found)]
  const isFound = (word: string) => foundWords.some((each) => isSameWord(word, each))
  const isTheirs = (word: string) => theirWords.some((each) => isSameWord(each, word))
  const holdsDoor = (text: string) => /\d/.test(text) || namesStreet(text)
  const isAlien = (text: string) =>
    wordsOf(text).length > 0 && !holdsDoor(text) && !wordsOf(text).some(isFound)

  const lines = updated.filter(({ output }) => isIn(LINES, output)).length
  const ours = [...linesAround(theirs.slice(0, lines), found.slice(0, lines), isAlien), ...found.slice(lines)]
  const stays = ours.map((text, at) => text === '' && !wordsOf(theirs[at]!).every(isFound))
  const isPart = (at: number) => isIn(DOOR_PARTS, updated[at]!.output)
  const isDoor = (at: number) => isPart(at) || (at < lines && holdsDoor(theirs[at]!))
  const isOtherDoor = (text: string, at: number) =>
    (at < lines || isPart(at)) && !wordsOf(text).every(isTheirs)
  const isMixed = stays.some((isSo, at) => isSo && isDoor(at)) && ours.some(isOtherDoor)
  return ours.map((text, at) => (isMixed || stays[at] ? theirs[at]! : text))
}
