import type { LeftOver } from '../comparison/leftOver'
import type { WholeRow } from '../comparison/wholeRow'
import { isCounty } from '../words/counties'
import { isFirmIn } from './firms'
import type { Kind, Slot } from '../columns/kinds'
import type { MatchedAddress } from '../comparison/matchedAddress'
import { envelopeOf, isOfFirm, type Envelope, type Part, type Piece } from './pieces'
import { isSpelt } from './said'
import { MOST_VALUES } from '../words/words'
import { DOOR, inFront, namesIn, staysIn, type BesideAnswer } from './stays'

/** A customer whose address was found. */
export interface Customers {
  row: readonly string[]
  /** The columns of the address with their kinds, in the file's order. */
  slots: readonly Slot[]
  /** Whether number, flat, building, street and postcode are those of the row. */
  isSameDoor: boolean
  /** All of these columns beside the address. */
  whole: WholeRow
}

/** An address that was found as an envelope for a customer, and the customer's words that are not on it. */
export interface Addressed {
  envelope: Envelope
  gone: string[]
  /** The customer's country and county, where no envelope needs them. */
  ending: string
  /** The columns in which what was not sent stays: of pieces, and of the ending. */
  columnOf: (part: Part) => number | null
  /** Columns that have a part of another door, or stand in its place. */
  contradicts: Slot[]
  /** Pieces with a firm that is in another column of the row, outside the address. */
  elsewhere: Piece[]
}

/** Kinds of columns that hold a town. */
const TOWNS = new Set<Kind>(['town', 'townAndPostcode'])

/**
 * The address that was found with what stays of the customer's own: words before the door (`c/o Mrs J Brown`, `Rear of shop`)
 * stand in front of it; their firm and department stay, what was not sent where nothing was found in its place, and a county
 * where the town is the same.
 */
export function addressTo(address: MatchedAddress, { row, slots, isSameDoor, ...own }: Customers): Addressed {
  const { text: whole, pieceAt } = own.whole
  const isOwn = new Set(slots.map(({ column }) => column))
  const theirs = own.whole.pieces.filter(({ column }) => isOwn.has(column))
  const found = envelopeOf(address)
  const allLeft = own.whole.left.filter(({ start }) => theirs.includes(pieceAt(start)!))
  const left = allLeft.filter(({ place }) => place !== 'country')
  const compared: BesideAnswer = { address, found: found.pieces, theirs, whole, pieceAt, left }

  const beside = row.filter((_, column) => !isOwn.has(column)).slice(0, MOST_VALUES)
  const hasFirm = slots.some(({ kind }) => kind === 'firm')
  const before = inFront(compared)
  const { names, gone, isUnsaid } = namesIn(compared, before)
  const elsewhere = names.filter(
    (piece) => isUnsaid(piece) && !hasFirm && beside.some((cell) => isFirmIn(piece.text, cell)),
  )
  // The customer's firm goes where the answer names another.
  const isReplaced = names.some((piece) => isUnsaid(piece) && !elsewhere.includes(piece))
  const { cells: staying, flats, below } = staysIn(compared, before)
  // Their name of the town is the town, where no column is for it: it is not said twice.
  const hasTown = slots.some(({ kind }) => TOWNS.has(kind))
  const ownTown = hasTown ? undefined : staying.find((piece) => namesTown(piece, found.town))
  const cells = staying.filter((piece) => piece !== ownTown)
  const isCell = ({ start }: LeftOver) => staying.some(({ column }) => column === pieceAt(start)?.column)
  const stays = before.filter((each) => !isCell(each) && (each.names !== 'firm' || !isReplaced))
  const kept = new Set([...stays, ...flats, ...below, ...left.filter(isCell)])
  const pieceOf = ({ text, start }: LeftOver): Piece => {
    const piece = pieceAt(start)
    const kind = piece?.kind === 'flat' || piece?.kind === 'building' ? piece.kind : 'line'
    return { kind, text, column: piece?.column }
  }
  // *c/o* may have a column of its own.
  const piecesOf = (each: LeftOver): Piece[] => {
    const { text, start } = each
    const next = Array.from(text.matchAll(/, /g), ({ index }) => index).find(
      (at) => pieceAt(start + at + 2) !== pieceAt(start),
    )
    if (next === undefined) return [pieceOf(each)]
    const behind = { ...each, text: text.slice(next + 2), start: start + next + 2 }
    return [pieceOf({ ...each, text: text.slice(0, next) }), ...piecesOf(behind)]
  }
  // A building is behind a flat that stays.
  const hasFlat = cells.some(({ kind }) => kind === 'flat')
  const isBehind = ({ isBehindFlat, names: whom, start }: LeftOver) =>
    isBehindFlat || (hasFlat && whom === null && pieceAt(start)?.kind === 'building')

  const door = inOrder([...found.pieces.filter((piece) => !isOfFirm(piece)), ...cells])
  const behindFlat = door.findLastIndex(({ kind }) => kind === 'flat') + 1
  const behind = left.filter(({ place }) => place === 'behind')
  const isSameTown = isSpelt(address.postTown, [whole]) || (isSameDoor && behind.length === 0)
  const isOfTown = ({ place, start }: LeftOver) =>
    place === 'behind' || TOWNS.has(pieceAt(start)?.kind ?? 'line')
  const isTownGone =
    !isSameTown && left.some((each) => isOfTown(each) && !isCounty(each.text) && !kept.has(each))
  // A county that stands elsewhere in the address goes into its own column.
  const counties = theirs.filter(({ kind }) => kind === 'county').map(({ text }) => text)
  const hasCounty = slots.some(({ kind }) => kind === 'county')
  const named = behind.find(({ text }) => isCounty(text))?.text ?? ''
  const county = counties.join(', ') || (hasCounty && isSameTown ? named : '')
  const isEnding = (each: LeftOver) =>
    each.place === 'country' || (below.includes(each) && isCounty(each.text) && each.text !== county)
  const ends = allLeft.filter((each) => isEnding(each) && !pieceAt(each.start)?.stays)
  const [endsIn, ...others] = new Set(ends.map(({ start }) => pieceAt(start)))
  const places = below.filter(({ text }) => !isCounty(text)).map(pieceOf)
  return {
    envelope: {
      ...found,
      town: ownTown?.text ?? found.town,
      pieces: [
        ...names,
        ...stays.filter((each) => !isBehind(each)).flatMap(piecesOf),
        ...flats.map(pieceOf),
        ...door.slice(0, behindFlat),
        ...stays.filter(isBehind).flatMap(piecesOf),
        ...door.slice(behindFlat),
        ...places,
      ],
      county: county && (found.county || (isSameTown ? county : '')),
    },
    // Nobody misses the county of a town that stays.
    gone: [...left.filter((each) => !kept.has(each)).map(({ text }) => text), ...gone, ...counties].filter(
      (text) => isTownGone || !isCounty(text),
    ),
    ending: ends.map(({ text }) => text).join(', '),
    columnOf: (part) => {
      if (part.kind === 'country') return endsIn?.isUnsent && others.length === 0 ? endsIn.column : null
      return places.find((piece) => piece === part)?.column ?? null
    },
    contradicts: left
      .filter((each) => each.place === 'in' && !kept.has(each))
      .flatMap(({ start }) => pieceAt(start) ?? []),
    elsewhere,
  }
}

/** Whether a locality is a town by a longer name: *Royal Tunbridge Wells*. */
function namesTown({ kind, text }: Piece, town: string): boolean {
  const { length } = town.split(' ')
  return kind === 'locality' && isSpelt(text.split(/\s+/).slice(-length).join(' '), [town])
}

/** The parts of a door in the order of an envelope, those that were found first; a PO box is before them. */
const inOrder = (pieces: readonly Piece[]): Piece[] => {
  const placeOf = ({ kind, text }: Piece) => (text.startsWith('PO Box') ? -1 : DOOR.indexOf(kind))
  return pieces.toSorted((a, b) => placeOf(a) - placeOf(b))
}
