import { isUK } from './abroad'
import { layBeside } from './comparison/align'
import { MOST_VALUES } from './comparison/doubt'
import { leftOver } from './comparison/leftOver'
import { isSameWord } from './comparison/spelling'
import { isCounty } from './counties'
import type { Kind, Slot } from './kinds'
import type { MatchedAddress } from './matchedAddress'
import { envelopeOf, isSaid, wordsIn, type Envelope, type Piece } from './pieces'
import { shownValue } from './shownValue'
import { fillSlots } from './slots'

/** What the columns of an address hold once it is written, by column, and the customer's words that no column has then. */
export interface Written {
  cells: Map<number, string>
  lost: string[]
}

/** Kinds whose words are not compared with the address: they stay or go by rules of their own. */
const APART: readonly Kind[] = ['firm', 'department', 'county']

const POSTCODES = new Set<Kind>(['postcode', 'outwardCode', 'inwardCode'])

/** Kinds that may stay as they are beside any address that does not contradict them. */
const LOOSE = new Set<Kind>(['line', 'locality', ...APART])

interface Customers {
  row: readonly string[]
  /** The columns of the address with their kinds, in the file's order. */
  slots: readonly Slot[]
  /** Whether number, flat, building, street and postcode are those of the row. */
  isSameDoor: boolean
}

/** An address that was found as an envelope for a customer, and the customer's words that are not on it. */
export interface Addressed {
  envelope: Envelope
  gone: string[]
  /** The customer's country, which no envelope needs. */
  country: string
  /** Columns that have a part of another door, or stand in its place. */
  contradicts: Slot[]
}

/** Words that say nothing without the name behind them. */
const CARE_OF = new Set(['c', 'o', 'co', 'fao', 'attn', 'care', 'of'])

const isOfBuilding = (slot: Slot): slot is Slot & { kind: 'flat' | 'building' } =>
  slot.kind === 'flat' || slot.kind === 'building'

/**
 * The address that was found with what stays of the customer's own: words before the door (`c/o Mrs J Brown`, `Rear of shop`)
 * stand in front of it; a firm and a department stay where the door is the same, a county where the town is.
 */
export function addressTo(address: MatchedAddress, { row, slots, isSameDoor }: Customers): Addressed {
  const own = ({ column }: Slot) => shownValue(row[column] ?? '').trim()
  const filled = slots.filter((slot) => own(slot) !== '')
  const valueOf = (kind: Kind) =>
    filled
      .filter((slot) => slot.kind === kind)
      .map(own)
      .join(', ')
  const { sent, slotAt } = joinedSlots(filled, own)
  const found = envelopeOf(address)
  const all = leftOver(layBeside(sent, address))
  const left = all.filter(({ place }) => place !== 'country')
  // A flat or a building's name stays in its own column in front of the street.
  const street = slots.findIndex(({ kind }) => ['number', 'street', 'line'].includes(kind))
  const inFront = slots.slice(0, Math.max(0, street)).filter(isOfBuilding)
  const said = new Set(wordsIn(...found.pieces.map(({ text }) => text)))
  const stays = left.filter(
    ({ place, text }) =>
      place === 'before' && wordsIn(text).some((word) => !said.has(word) && !CARE_OF.has(word)),
  )
  const inPlace = (isBehindFlat: boolean) =>
    stays
      .filter((each) => each.isBehindFlat === isBehindFlat)
      .map(({ text, start }): Piece => ({
        kind: inFront.find((slot) => slot === slotAt(start))?.kind ?? 'line',
        text,
      }))
  // Of a firm and a department, what the address does not say itself.
  const others = [address.postTown, address.postcode, ...found.pieces.map(({ text }) => text)]
  const ownOf = (kind: Kind) =>
    valueOf(kind)
      .split(/(?<!\s)\s*[,\r\n]+\s*/)
      .filter((part) => !isSaid(part, ...others))
      .join(', ')
  const kept = (['firm', 'department'] as const)
    .map((kind): Piece => ({ kind, text: isSameDoor ? ownOf(kind) : '' }))
    .filter(({ kind, text }) => text !== '' && !found.pieces.some((piece) => piece.kind === kind))
  const isOfFirm = ({ kind }: Piece) => kind === 'firm' || kind === 'department'
  const doors = found.pieces.filter((piece) => !isOfFirm(piece))
  const behindFlat = doors.findLastIndex(({ kind }) => kind === 'flat') + 1
  const isSameTown =
    isSaid(address.postTown, sent) || (isSameDoor && !left.some(({ place }) => place === 'behind'))
  // A county that stands elsewhere in the address goes into its own column.
  const hasCounty = slots.some(({ kind }) => kind === 'county')
  const named = left.find(({ place, text }) => place === 'behind' && isCounty(text))?.text ?? ''
  const county = valueOf('county') || (hasCounty && isSameTown ? named : '')
  return {
    envelope: {
      ...found,
      pieces: [
        ...[...kept, ...found.pieces].filter(isOfFirm).toSorted((a) => (a.kind === 'firm' ? -1 : 1)),
        ...inPlace(false),
        ...doors.slice(0, behindFlat),
        ...inPlace(true),
        ...doors.slice(behindFlat),
      ],
      county: county && (found.county || (isSameTown ? county : '')),
    },
    gone: [
      ...left.filter((each) => !stays.includes(each)).map(({ text }) => text),
      ...APART.map(valueOf).filter((text) => text !== ''),
    ],
    country: all
      .filter(({ place }) => place === 'country')
      .map(({ text }) => text)
      .join(', '),
    contradicts: left.filter(({ place }) => place === 'in').flatMap(({ start }) => slotAt(start) ?? []),
  }
}

/**
 * Writes a whole address into a row's own columns, but those that stay: what these say of it is not said again.
 *
 * @returns null if the columns cannot hold it, or those that stay have another: the row stays as it is
 */
export function writeAddress(address: MatchedAddress, customers: Customers): Written | null {
  const { row, isSameDoor } = customers
  const own = (column: number) => shownValue(row[column] ?? '')
  const copies = customers.slots.filter(({ isCopy }) => isCopy)
  const all = customers.slots.filter(({ isCopy }) => !isCopy)
  // A cell with the country alone stays, where the address has another place to go.
  const places = [address.postTown, ...address.localities]
  const isCountry = ({ column }: Slot) =>
    isUK(own(column)) && !places.some((place) => isSaid(own(column), place))
  const others = all.filter((slot) => !isCountry(slot))
  const slots = others.some(({ kind }) => kind === 'line' || kind === 'street') ? others : all
  const { envelope, gone, country, contradicts } = addressTo(address, { ...customers, slots })
  const found = [...envelope.pieces.map(({ text }) => text), envelope.town]
  if (contradicts.some(({ stays }) => stays)) return null
  const isFound = spelledIn(found)
  if (copies.some(({ column }) => !isFound(own(column)))) return null
  const isOwn = new Set(slots.map(({ column }) => column))
  const isWithin = spelledIn(slots.map(({ column }) => own(column)))
  const elsewhere = row.filter((_, column) => !isOwn.has(column)).slice(0, MOST_VALUES)
  const hasFirm = slots.some(({ kind }) => kind === 'firm')
  // A firm that stands in another column of the row, and in none of its address, is not said again in its lines.
  const isElsewhere = ({ kind, text }: Piece) =>
    kind === 'firm' && !hasFirm && !isWithin(text) && elsewhere.some((cell) => spelledIn([cell])(text))

  const still = slots.filter(({ column, stays }) => stays && own(column).trim() !== '')
  // Words that stay, and parts of the address in a column that has nothing else.
  const isSaidThere = ({ kind, text }: { kind: Kind; text: string }) =>
    still.some(
      (slot) =>
        LOOSE.has(slot.kind) &&
        isSaid(text, own(slot.column)) &&
        (kind === 'line' || isSaid(own(slot.column), ...found)),
    )
  const pieces = envelope.pieces.filter((piece) => !isElsewhere(piece) && !isSaidThere(piece))
  const taken = slots.filter((slot) => !slot.stays || (still.includes(slot) && !LOOSE.has(slot.kind)))
  const town = isSaidThere({ kind: 'town', text: envelope.town }) ? '' : envelope.town
  const cells = fillSlots({ ...envelope, pieces, town, country }, taken, own)
  if (!cells) return null
  for (const { column } of taken.filter(({ stays }) => stays)) {
    const text = cells.get(column)!
    const isSame = isSaid(text, own(column)) && isSaid(own(column), text)
    if (!isSame && !(text === '' && isSameDoor)) return null
    cells.delete(column)
  }
  // What a cell shows already stays as the customer wrote it.
  for (const [column, text] of cells) if (text === own(column)) cells.set(column, row[column]!)
  const isWritten = spelledIn(row.map((text, column) => cells.get(column) ?? text))
  return { cells, lost: gone.filter((text) => !isWritten(text)) }
}

/** Tells whether all words of a text are among those of others, however they are spelt; theirs are read once, if at all. */
function spelledIn(others: string[]): (text: string) => boolean {
  let said: Set<string> | undefined
  return (text) =>
    wordsIn(text).every((word) => {
      said ??= new Set(wordsIn(others.join(' ')))
      return said.has(word) || [...said].some((other) => isSameWord(word, other))
    })
}

/** The customer's own address as one text, its postcode last and in one, and the column of each place in it. */
function joinedSlots(filled: readonly Slot[], own: (slot: Slot) => string) {
  const starts: { slot: Slot; start: number }[] = []
  let sent = ''
  for (const slot of filled.filter(({ kind }) => !APART.includes(kind) && !POSTCODES.has(kind))) {
    // A number and its letter may have a column each: 4 and A are 4A.
    const isLetter = slot.kind === 'number' && starts.at(-1)?.slot.kind === 'number'
    sent += sent === '' ? '' : isLetter ? ' ' : ', '
    starts.push({ slot, start: sent.length })
    sent += own(slot)
  }
  const postcode = filled.filter(({ kind }) => POSTCODES.has(kind)).map(own)
  const slotAt = (at: number) => starts.findLast(({ start }) => start <= at)?.slot
  return { sent: [sent, postcode.join(' ')].filter((text) => text !== '').join(', '), slotAt }
}
