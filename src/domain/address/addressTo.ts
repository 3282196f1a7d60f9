import { layBeside } from './comparison/align'
import { MOST_VALUES } from './comparison/doubt'
import { leftOver, type LeftOver } from './comparison/leftOver'
import { isCounty } from './counties'
import { isFirmIn, isSameFirm } from './firms'
import type { Kind, Slot } from './kinds'
import type { MatchedAddress } from './matchedAddress'
import { envelopeOf, isOfFirm, isSaid, wordsIn, type Envelope, type Piece } from './pieces'
import { shownValue } from './shownValue'

/** A customer whose address was found. */
export interface Customers {
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
  /** Of its pieces a firm that stands in another column of the row, and in none of its address. */
  elsewhere: Piece[]
}

/** Kinds whose words are not compared with the address: they stay or go by rules of their own. */
const APART = new Set<Kind>(['firm', 'department', 'county'])

const POSTCODES = new Set<Kind>(['postcode', 'outwardCode', 'inwardCode'])

/** Words that say nothing without the name behind them. */
const CARE_OF = new Set(['c', 'o', 'co', 'fao', 'attn', 'attention', 'care', 'of', 'the'])

const isOfBuilding = (slot: Slot): slot is Slot & { kind: 'flat' | 'building' } =>
  slot.kind === 'flat' || slot.kind === 'building'

/**
 * The address that was found with what stays of the customer's own: words before the door (`c/o Mrs J Brown`, `Rear of shop`)
 * stand in front of it; their firm and department stay, and a county where the town is the same.
 */
export function addressTo(address: MatchedAddress, { row, slots, isSameDoor }: Customers): Addressed {
  const own = ({ column }: Slot) => shownValue(row[column] ?? '').trim()
  const filled = slots.filter((slot) => own(slot) !== '')
  const { sent, slotAt } = joinedSlots(filled, own)
  const found = envelopeOf(address)
  const allLeft = leftOver(layBeside(sent, address))
  const left = allLeft.filter(({ place }) => place !== 'country')
  const names = filled.filter(isOfFirm)
  const [firms, doors] = [found.pieces.filter(isOfFirm), found.pieces.filter((piece) => !isOfFirm(piece))]
  // A flat or a building's name stays in its own column in front of the street.
  const street = slots.findIndex(({ kind }) => ['number', 'street', 'line'].includes(kind))
  const inFront = slots.slice(0, Math.max(0, street)).filter(isOfBuilding)
  const said = new Set(wordsIn(...found.pieces.map(({ text }) => text)))
  // The same firm in other words.
  const isName = ({ text, names: whom }: LeftOver) =>
    whom !== 'addressee' &&
    [...names.map(own), ...firms.map((piece) => piece.text)].some((name) => isFirmIn(text, name))
  const mayStay = left.filter(
    (each) =>
      each.place === 'before' &&
      !each.isTorn &&
      !isName(each) &&
      wordsIn(each.text).some((word) => !said.has(word)) &&
      wordsIn(each.text).some((word) => !CARE_OF.has(word)),
  )
  // Beside the customer's name the one that was found stands only where another column of theirs has it.
  const isNamed = ({ kind, text }: Piece) =>
    names.some((slot) => isSameFirm(text, own(slot)) || (slot.kind === kind && !isFirmIn(text, sent)))
  const isKept = ({ text }: Piece) => mayStay.some((each) => isFirmIn(text, each.text))
  const isOwn = new Set(slots.map(({ column }) => column))
  const others = row.filter((_, column) => !isOwn.has(column)).slice(0, MOST_VALUES)
  const hasFirm = slots.some(({ kind }) => kind === 'firm')
  const isUnsaid = ({ kind, text }: Piece) => kind === 'firm' && !isFirmIn(text, sent)
  const newFirms = firms.filter((piece) => !isNamed(piece) && !isKept(piece))
  const elsewhere = newFirms.filter(
    (piece) => isUnsaid(piece) && !hasFirm && others.some((cell) => isFirmIn(piece.text, cell)),
  )
  // A firm of theirs goes where the answer names another.
  const isReplaced = newFirms.some((piece) => isUnsaid(piece) && !elsewhere.includes(piece))
  const stays = mayStay.filter((each) => each.names !== 'firm' || !isReplaced)
  const inPlace = (isBehindFlat: boolean) =>
    stays
      .filter((each) => each.isBehindFlat === isBehindFlat)
      .map(({ text, start }): Piece => {
        const slot = slotAt(start)
        return { kind: inFront.find((each) => each === slot)?.kind ?? 'line', text, column: slot?.column }
      })

  // Of a name, what the address does not say itself.
  const all = [address.postTown, address.postcode, ...doors.map(({ text }) => text)]
  const nameOf = (slot: Slot) =>
    own(slot)
      .split(/(?<!\s)\s*[,\r\n]+\s*/)
      .filter((part) => !isSaid(part, ...all))
      .join(', ')
  const namesOf = (kind: 'firm' | 'department') => [
    ...names
      .filter((slot) => slot.kind === kind)
      .map((slot): Piece => ({ kind, text: nameOf(slot), column: slot.column }))
      .filter(({ text }) => text !== ''),
    // Beside a name of theirs another stands in a line.
    ...newFirms
      .filter((piece) => piece.kind === kind)
      .map((piece): Piece =>
        names.some((slot) => slot.kind === kind) ? { kind: 'line', text: piece.text } : piece,
      ),
  ]

  const behindFlat = doors.findLastIndex(({ kind }) => kind === 'flat') + 1
  const isSameTown =
    isSaid(address.postTown, sent) || (isSameDoor && !left.some(({ place }) => place === 'behind'))
  // A county that stands elsewhere in the address goes into its own column.
  const counties = filled.filter(({ kind }) => kind === 'county').map(own)
  const hasCounty = slots.some(({ kind }) => kind === 'county')
  const named = left.find(({ place, text }) => place === 'behind' && isCounty(text))?.text ?? ''
  const county = counties.join(', ') || (hasCounty && isSameTown ? named : '')
  return {
    envelope: {
      ...found,
      pieces: [
        ...namesOf('firm'),
        ...namesOf('department'),
        ...inPlace(false),
        ...doors.slice(0, behindFlat),
        ...inPlace(true),
        ...doors.slice(behindFlat),
      ],
      county: county && (found.county || (isSameTown ? county : '')),
    },
    gone: [
      ...left.filter((each) => !stays.includes(each)).map(({ text }) => text),
      ...firms
        .filter((piece) => isNamed(piece) && !isKept(piece) && isFirmIn(piece.text, sent))
        .map(({ text }) => text),
      ...counties,
    ],
    country: allLeft
      .filter(({ place, start }) => place === 'country' && !slotAt(start)?.stays)
      .map(({ text }) => text)
      .join(', '),
    contradicts: left.filter(({ place }) => place === 'in').flatMap(({ start }) => slotAt(start) ?? []),
    elsewhere,
  }
}

/** The customer's own address as one text, its postcode last and in one, and the column of each place in it. */
function joinedSlots(filled: readonly Slot[], own: (slot: Slot) => string) {
  const starts: { slot: Slot; start: number }[] = []
  let sent = ''
  for (const slot of filled.filter(({ kind }) => !APART.has(kind) && !POSTCODES.has(kind))) {
    // A number and its letter may have a column each: 4 and A are 4A.
    const isLetter = slot.kind === 'number' && starts.at(-1)?.slot.kind === 'number'
    sent += sent === '' ? '' : isLetter ? ' ' : ', '
    starts.push({ slot, start: sent.length })
    sent += own(slot)
  }
  const postcodes = filled.filter(({ kind }) => kind === 'postcode').map(own)
  const halves = filled.filter(({ kind }) => kind === 'outwardCode' || kind === 'inwardCode').map(own)
  const slotAt = (at: number) => starts.findLast(({ start }) => start <= at)?.slot
  const texts = [sent, ...postcodes, halves.join(' ')]
  return { sent: texts.filter((text) => text !== '').join(', '), slotAt }
}
