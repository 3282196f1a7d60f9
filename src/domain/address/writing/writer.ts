// WRITING: an address in the customer's own columns, on envelopes and in letters.
// - At the same door the parts that differ are replaced and all else of theirs stays. At another door their whole address goes,
//   and is named.
// - An address is pieces in envelope order (`pieces`); columns are slots that take them (`slots`).
// - A part goes into its own column, else into the lines between its neighbours' columns. We do not write an address that does
//   not fit whole.
// - No word of theirs goes unnamed, none is written twice, and writing it again next month changes nothing.
// - Copies of an address follow it, or stay and are named (`copies`).

import { isBareNumber } from '../columns/columnContents'
import { isUK } from '../words/homePlaces'
import { addressTo, type Customers } from './addressTo'
import { followCopies } from './copies'
import { DESIGNATORS } from '../words/wordTable'
import { MOST_VALUES } from '../words/words'
import { hasTown, isHalf, POSTCODES, type Kind, type Slot } from '../columns/kinds'
import type { MatchedAddress } from '../comparison/answer'
import { saysNoAddress, saysNothing } from '../cells/nothing'
import { isOfFirm, joined, type Part, type Piece } from './pieces'
import { isOnlyWriting, isSaid } from '../cells/sameWords'
import { findPostcodes, withoutPostcodes, withPostcode } from '../cells/postcodes'
import { isFraction, isRecord, withSigns } from '../columns/shownValue'
import { areSpelt, isFirmIn, isSpelt, saysSame, spelledIn } from './said'
import { fillSlots } from './slots'
import { byPart, cellIn, joinTheirs, readTheirs } from '../columns/theirs'

/** What the columns of an address hold after writing, by column, and the customer's words that no column has then. */
interface Written {
  /** A part that would change only in capitals, blanks or punctuation is as it came, except a postcode. */
  cells: Map<number, string>
  /** The same with every part as the post office writes it. */
  inCapitals: Map<number, string>
  lost: string[]
  /** Copies of the address, by column, that stay as they were. */
  staying: number[]
}

/** Kinds that may stay as they are beside any address that does not contradict them. */
const LOOSE = new Set<Kind>(['line', 'locality', 'county'])

/**
 * Writes a whole address into a row's own columns, without what the columns that stay already say.
 *
 * @returns null if the columns cannot hold it, or those that stay say otherwise: the row stays as it is
 */
export function writeAddress(address: MatchedAddress, customers: Customers): Written | null {
  const { row, isSameDoor } = customers
  const own = (column: number) =>
    cellIn(row, customers.slots.find((slot) => slot.column === column) ?? { column })
  const isFilled = ({ column }: Slot) => !saysNothing(own(column))
  const copies = customers.slots.filter(
    (slot) => slot.isCopy && isFilled(slot) && !saysNoAddress(own(slot.column)),
  )
  const all = customers.slots.filter(({ isCopy }) => !isCopy)
  // A cell with only a country stays if the address has room elsewhere.
  const places = [address.postTown, ...address.localities]
  const isCountry = ({ column }: Slot) =>
    isUK(own(column)) && !places.some((place) => isSaid(own(column), place))
  const others = all.filter((slot) => !isCountry(slot))
  const slots = others.some(({ kind }) => kind === 'line' || kind === 'street') ? others : all
  const { envelope, gone, ending, columnOf, contradicts, elsewhere } = addressTo(address, {
    ...customers,
    slots,
  })
  const found = [...envelope.pieces.map(({ text }) => text), envelope.town]
  if (contradicts.some(({ stays }) => stays)) return null
  if (copies.some(({ column, stays }) => stays && !isSpelt(own(column), found))) return null

  const loose = slots.filter((slot) => slot.stays && LOOSE.has(slot.kind) && isFilled(slot))
  const taken = slots.filter((slot) => !loose.includes(slot) && (!slot.stays || isFilled(slot)))
  const theirs = loose.map(({ column }) => own(column))
  const postcodes = theirs.flatMap(findPostcodes)
  if (postcodes.some((postcode) => postcode !== address.postcode)) return null
  const town: Part = { kind: 'town', text: envelope.town }
  const isStill = ({ column }: Piece) => loose.some((slot) => slot.column === column)
  const parts: Part[] = [...envelope.pieces.filter((piece) => !isStill(piece)), town]
  const said = new Set(theirs.flatMap((text) => partsIn(withoutPostcodes(text), parts)))
  const isBeside = saidBeside(customers, slots)
  // A part goes into its own column if that is in use, whatever the kept lines say.
  const isUnsaid = (part: Part) =>
    !isBeside(part) && (!said.has(part) || taken.some((slot) => slot.kind === part.kind && isFilled(slot)))
  const hasPostcode = postcodes.length > 0 && !taken.some(({ kind }) => POSTCODES.has(kind))
  const rest = {
    ...envelope,
    pieces: envelope.pieces.filter(
      (piece) => !elsewhere.includes(piece) && !isStill(piece) && isUnsaid(piece),
    ),
    town: isUnsaid(town) ? town.text : '',
    postcode: hasPostcode ? '' : envelope.postcode,
    country: ending,
  }
  const cells = fillSlots(rest, taken, own, columnOf)
  if (!cells) return null
  for (const { column, kind } of taken.filter((slot) => slot.stays || (isOfFirm(slot) && isFilled(slot)))) {
    const text = cells.get(column)!
    const stays = isOfFirm({ kind }) || saysSame(text, own(column)) || (text === '' && isSameDoor)
    if (!stays) return null
    cells.delete(column)
  }
  // A cell that already shows the text stays as the customer wrote it; so does one that says nothing where we write nothing.
  const bare = new Map(slots.flatMap((slot) => (slot.word ? [[slot.column, slot]] : [])))
  for (const [column, written] of cells) {
    const cell = row[column]!
    const slot = bare.get(column)
    const text = slot ? inColumnOf(slot, written, own(column)) : written
    const isShown = text === own(column) || (text === '' && saysNothing(own(column)))
    if (isShown && !isFraction(cell)) cells.set(column, cell)
    else if (isRecord(cell)) return null
    else cells.set(column, withSigns(text, cell))
  }
  const written = byPart(slots.filter(({ column }) => cells.has(column)))
  // A number keeps its columns, however written.
  const numbers = written.filter(({ length }) => length > 1)
  const inCapitals = asTheyCame(cells, row, numbers)
  const asCame = asTheyCame(cells, row, written, address.postcode)
  const [staying = []] = [asCame, inCapitals].map((each) => followCopies({ row, slots, copies }, own, each))
  const after = row.map((text, column) => asCame.get(column) ?? text)
  // The word of a number that stays may stand in its column's name alone.
  const words = slots.flatMap(({ column, word }) => (after[column] === row[column] ? (word ?? []) : []))
  const isWritten = spelledIn([...after, ...words])
  return {
    cells: asCame,
    inCapitals,
    staying,
    lost: [...gone, ending].filter((text) => !isWritten(text)),
  }
}

/** A number as its column has it: without the word if the cell has none, or is blank in a column of bare numbers. */
function inColumnOf({ word = '', isBare }: Slot, text: string, own: string): string {
  const [, said = '', number] = /^(\D*\S)\s+(\S+)$/.exec(text) ?? []
  const kindOf = (each: string) => DESIGNATORS.get(each.toLowerCase())?.kind ?? each
  const isOfWord = number !== undefined && isBareNumber(number) && kindOf(said) === kindOf(word)
  return isOfWord && (own.trim() === '' ? isBare : isBareNumber(own)) ? number : text
}

/** Tells which town or locality only a column outside the address has or takes: we do not repeat it. */
function saidBeside({ row, slots: all }: Customers, slots: readonly Slot[]): (part: Part) => boolean {
  const theirs = slots.map((slot) => cellIn(row, slot))
  const isOfAddress = new Set(all.map(({ column }) => column))
  const beside = row.filter((_, column) => !isOfAddress.has(column)).slice(0, MOST_VALUES)
  const hasOwn = (kind: Part['kind']) =>
    kind === 'town' ? hasTown(slots) : kind !== 'locality' || slots.some((slot) => slot.kind === kind)
  return ({ kind, text }) =>
    !hasOwn(kind) && !isSpelt(text, theirs) && beside.some((cell) => areSpelt(text, cell))
}

/**
 * Written cells, with each part as it came if only its writing differs; postcodes are written properly.
 *
 * @param parts the columns of each part: one, or those of one number
 */
function asTheyCame(
  cells: ReadonlyMap<number, string>,
  row: readonly string[],
  parts: readonly Slot[][],
  postcode = '',
): Map<number, string> {
  const kept = new Map(cells)
  const after = row.map((text, column) => cells.get(column) ?? text)
  for (const part of parts) {
    const [theirs, written] = [row, after].map((values) => joinTheirs(readTheirs(values, part)).text)
    const isOdd = part.some(({ column, kind }) => isFraction(row[column]!) || isHalf(kind))
    if (isOdd || theirs!.trim() === '' || !isOnlyWriting(theirs!, written!)) continue
    for (const { column } of part) kept.set(column, withPostcode(row[column]!, postcode))
  }
  return kept
}

/** The parts of an address that a line has whole between commas, and the firm. `ring at 12 High Street` gives no door. */
function partsIn(line: string, parts: readonly Part[]): Part[] {
  const runs = parts
    .flatMap((_, from) => parts.slice(from).map((__, at) => parts.slice(from, from + at + 1)))
    .toSorted((a, b) => a.length - b.length)
  return [
    ...line.split(/[,\r\n]/).flatMap((text) => runs.find((run) => areSpelt(text, joined(run))) ?? []),
    ...parts.filter((part) => isOfFirm(part) && isFirmIn(part.text, line)),
  ]
}
