import { most } from '../../../base/values'
import { areMost, filledCount, isStreetLine, repeatEachOther } from './columnContents'
import { readColumns } from './columnKinds'
import { isLine, isPremise, type Kind, type Meaning, type Slot, hasTown } from './kinds'
import { sampleOf } from '../../../base/manyRows'
import { cellOf } from './shownValue'

/** The columns of a file that hold one address, as indexes. */
interface AddressColumns {
  address: number | null
  /** One column, two with a half each, or none. */
  postcode: number[]
  sent: number[]
  /** The columns of the address, sent or not, in file order. */
  all: number[]
}

/** Parts that go into the first line if they have no column. */
const isOfFirstLine = (meaning: Meaning, nth: number) =>
  isPremise(meaning) || meaning === 'street' || (meaning === 'line' && nth <= 1)

/**
 * What each column of an address takes when we write it; null for one that was sent or is nameless, and whose name says nothing,
 * so we ask.
 */
export function slotsOf(headers: string[], rows: string[][], columns: AddressColumns) {
  const readings = readColumns(headers, rows)
  const isNumbered = (column: number) =>
    isLine(readings[column]!.part?.meaning) && areMost(rows, column, (value) => /^\d/.test(value))
  /**
   * A house or a number may be the whole line (*A web form*); beside a numbered street a house is a name (*Alcohol licences*).
   */
  const meaningOfHouse = (column: number, meaning: Meaning): Meaning => {
    if (areMost(rows, column, isStreetLine)) return 'line'
    return meaning === 'house' && columns.all.some(isNumbered) ? 'building' : 'number'
  }
  const meaningOf = (column: number): Meaning | 'unknown' | null => {
    const { part, isNameless } = readings[column]!
    const half = columns.postcode.indexOf(column)
    if (half >= 0 && columns.postcode.length > 1) return half === 0 ? 'outwardCode' : 'inwardCode'
    if (half >= 0) return part?.meaning === 'townAndPostcode' ? part.meaning : 'postcode'
    if (part?.meaning === 'house' || part?.meaning === 'number') return meaningOfHouse(column, part.meaning)
    if (column === columns.address) return part?.meaning ?? 'street'
    // Whatever it holds: a firm's name may read like a street, and a count of pupils like a house number.
    if (!part) return isNameless || columns.sent.includes(column) ? 'unknown' : null
    const isInAddress =
      columns.address !== null &&
      !columns.sent.includes(column) &&
      isOfFirstLine(part.meaning, part.nth) &&
      repeatEachOther(rows, columns.address, column, false)
    return isInAddress ? 'unknown' : part.meaning
  }
  const meanings = columns.all.map(meaningOf)
  const kindOf = kindAmong(meanings, (at) => filledCount(rows, columns.all[at]!) > 0)
  const slots = new Map<number, Slot | null>()
  for (const [at, column] of columns.all.entries()) {
    const meaning = meanings[at]!
    if (meaning === 'unknown') slots.set(column, null)
    if (meaning === null || meaning === 'unknown') continue
    const { partOf: whole, partedBy, word, isBare, before } = readings[column]!.part ?? {}
    const partOf = columns.all.find((other) => other === whole)
    const isForBox = meaning === 'box' || undefined
    slots.set(column, { column, kind: kindOf(meaning, at), partOf, partedBy, word, isBare, before, isForBox })
  }
  return slots
}

/** Meanings that may hold the town. */
const IN_TOWN = new Set<Meaning>(['town', 'postTown', 'locality', 'district'])
const TAKEN_AS = new Map<Meaning, Kind>([
  ['house', 'number'],
  ['region', 'county'],
  ['numberPart', 'number'],
  ['flatPart', 'flat'],
  ['box', 'line'],
])

/** The kind of a meaning among the others of its address: without a column for the door, the street holds it too. */
function kindAmong(
  all: (Meaning | 'unknown' | null)[],
  isFilled: (at: number) => boolean,
): (meaning: Meaning, at: number) => Kind {
  const hasPremise = all.some((each) => each !== null && each !== 'unknown' && isPremise(each))
  const last = (meaning: Meaning) => {
    const places = [...all.keys()].filter((at) => all[at] === meaning)
    return places.findLast(isFilled) ?? places.at(-1) ?? -1
  }
  const towns = [last('postTown'), last('town')]
  const postTown = towns.find((at) => at >= 0) ?? -1
  return (meaning, at) => {
    if (meaning === 'street') return hasPremise ? 'street' : 'line'
    // A town above the post town is a locality; a blank one below it is a town as well.
    const isTown = at >= postTown && meaning === all[postTown]
    if (IN_TOWN.has(meaning)) return isTown ? 'town' : 'locality'
    return (TAKEN_AS.get(meaning) ?? meaning) as Kind
  }
}

const plain = (text: string) => text.trim().toLowerCase()

/**
 * The column with the town, beside an address without one: most of its filled rows name the town that was found, and the address
 * does not. A trial of ten rows is enough.
 *
 * @param townOf the town found for a row; empty if none was
 * @param columns candidates
 */
export function townColumn(
  rows: readonly string[][],
  townOf: (row: number) => string,
  slots: readonly Slot[],
  columns: readonly number[],
): number | null {
  if (hasTown(slots) || slots.length === 0) return null
  const towns = rows.map((row, at) => [row, plain(townOf(at))] as const)
  const found = sampleOf(towns.filter(([, town]) => town !== ''))
  const isTown = (column: number) => {
    const filled = found.filter(([row]) => plain(row[column] ?? '') !== '')
    const isSaid = ([row, town]: (typeof towns)[number]) =>
      slots.some((slot) => plain(cellOf(row, slot.column)).includes(town))
    return most(filled, (each) => plain(cellOf(each[0], column)) === each[1] && !isSaid(each))
  }
  return columns.find(isTown) ?? null
}
