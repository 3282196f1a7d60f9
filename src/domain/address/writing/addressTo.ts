import { IN_FRONT, type LeftOver } from '../comparison/leftOver'
import type { WholeRow } from '../comparison/wholeRow'
import { isCounty } from '../words/counties'
import { hasTown, type Slot } from '../columns/kinds'
import type { MatchedAddress } from '../comparison/matchedAddress'
import { DOOR, envelopeOf, isOfFirm, type Envelope, type Part, type Piece } from './pieces'
import { isFirmIn, isSpelt } from './said'
import { keysOf, MOST_VALUES } from '../words/words'
import { namesIn, staysBeside, type BesideAnswer } from './stays'

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
  /** Columns that have a part of another door, or are in its place. */
  contradicts: Slot[]
  /** Pieces with a firm that is in another column of the row, outside the address. */
  elsewhere: Piece[]
}

/** The address that was found with what stays of the customer's own. */
export function addressTo(address: MatchedAddress, { row, slots, isSameDoor, ...own }: Customers): Addressed {
  const { text: whole, pieceAt } = own.whole
  const isOwn = new Set(slots.map(({ column }) => column))
  const theirs = own.whole.pieces.filter(({ column }) => isOwn.has(column))
  const found = envelopeOf(address)
  const left = own.whole.left.filter(({ start }) => theirs.includes(pieceAt(start)!))
  const compared: BesideAnswer = { found: found.pieces, theirs, whole, left, pieceAt }

  const { names, others, same } = namesIn(compared, [address.postTown, address.postcode])
  const beside = row.filter((_, column) => !isOwn.has(column)).slice(0, MOST_VALUES)
  const isUnsaid = ({ kind, text }: Piece) => kind === 'firm' && !isFirmIn(text, whole)
  const elsewhere = slots.some(({ kind }) => kind === 'firm')
    ? []
    : others.filter((piece) => isUnsaid(piece) && beside.some((cell) => isFirmIn(piece.text, cell)))
  const isFirmNew = others.some((piece) => isUnsaid(piece) && !elsewhere.includes(piece))
  const stays = staysBeside(compared, isFirmNew)
  const firmsSaid = [...theirs, ...found.pieces].filter(isOfFirm)
  // The same firm in other words is said once.
  const isFirmTwice = ({ is, text }: LeftOver) =>
    IN_FRONT.has(is) && is !== 'addressee' && firmsSaid.some((firm) => isFirmIn(text, firm.text))
  const staying = left.filter((each) => stays(each) && !isFirmTwice(each))
  const inFront = staying.filter(({ is }) => IN_FRONT.has(is))
  const behind = staying.filter(({ is }) => !IN_FRONT.has(is))

  const said = [...found.pieces.map(({ text }) => text), address.postTown, address.postcode]
  // A column's part stays whole.
  const columns = theirs.flatMap((piece): Piece[] => {
    const kind = DOOR.find((each) => each === piece.kind)
    const isOf = ({ start }: LeftOver) => pieceAt(start) === piece
    if (!kind || !behind.some(isOf) || inFront.some(isOf)) return []
    const parts = piece.text.split(/[,\r\n]/).filter((part) => !isSpelt(part, said))
    return parts.length > 0 ? [{ kind, text: parts.join(',').trim(), column: piece.column }] : []
  })
  const isInColumn = ({ start }: LeftOver) => columns.some(({ column }) => column === pieceAt(start)?.column)

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
    const rest = { ...each, text: text.slice(next + 2), start: start + next + 2 }
    return [pieceOf({ ...each, text: text.slice(0, next) }), ...piecesOf(rest)]
  }

  // Their name of the town is the town, where no column is for it: it is not said twice.
  const ownTown = hasTown(slots) ? undefined : columns.find((piece) => namesTown(piece, found.town))
  const rest = theirs.map((piece) =>
    inFront
      .filter(({ start }) => pieceAt(start) === piece)
      .reduce((text, each) => text.replace(each.text, ' '), piece.text),
  )
  // What stays in front may say the building with more words.
  const isSaidInFront = ({ kind, text }: Piece) =>
    kind === 'building' && !isSpelt(text, rest) && inFront.some((each) => isSpelt(text, [each.text]))
  const door = inOrder([
    ...found.pieces.filter((piece) => !isOfFirm(piece) && !isSaidInFront(piece)),
    ...columns.filter((piece) => piece !== ownTown),
  ])
  // What a column of buildings holds goes where buildings do, and so it does once it is written.
  const isBuilding = ({ text, start }: LeftOver) => {
    const piece = pieceAt(start)
    return piece?.kind === 'building' && piece.text === text
  }
  const isBehindFlat = (each: LeftOver) => each.isBehindFlat || isBuilding(each)
  const behindFlat = door.findLastIndex(({ kind }) => kind === 'flat') + 1

  const places = behind.filter(({ start }) => pieceAt(start)?.kind === 'line')
  const goes = left.filter((each) => ![...inFront, ...places].includes(each) && !isInColumn(each))
  // Where nothing of the door is theirs, a town is of another door.
  const mayBePlace = ({ is }: LeftOver) => is === 'place' || is === 'door'
  const isSameTown = isSpelt(address.postTown, [whole]) || (isSameDoor && !left.some(mayBePlace))
  // A county found elsewhere in the address goes into its own column.
  const counties = theirs.filter(({ kind }) => kind === 'county').map(({ text }) => text)
  const hasCounty = slots.some(({ kind }) => kind === 'county')
  const named = left.find((each) => mayBePlace(each) && isCounty(each.text))?.text ?? ''
  const county = counties.join(', ') || (hasCounty && isSameTown ? named : '')
  const written = county && (found.county || (isSameTown ? county : ''))

  const ends = left.filter(
    (each) =>
      (each.is === 'country' || (places.includes(each) && isCounty(each.text) && each.text !== county)) &&
      !pieceAt(each.start)?.stays,
  )
  const [endsIn, ...otherEnds] = new Set(ends.map(({ start }) => pieceAt(start)))
  const below = places.filter(({ text }) => !isCounty(text)).map(pieceOf)
  const hasName = ({ text }: Piece) => inFront.some((each) => isFirmIn(text, each.text))
  const firms = [...names, ...others.filter((piece) => !hasName(piece))]
  return {
    envelope: {
      ...found,
      town: ownTown?.text ?? found.town,
      pieces: [
        ...firms.filter(({ kind }) => kind === 'firm'),
        ...firms.filter(({ kind }) => kind !== 'firm'),
        ...inFront.filter((each) => !isBehindFlat(each)).flatMap(piecesOf),
        ...door.slice(0, behindFlat),
        ...inFront.filter(isBehindFlat).flatMap(piecesOf),
        ...door.slice(behindFlat),
        ...below,
      ],
      county: written,
    },
    // Nobody misses the county of a town that stays, where no other one is written.
    gone: [...goes, ...same.filter((piece) => !hasName(piece)), ...counties.map((text) => ({ text }))]
      .filter((each) => !('is' in each) || each.is !== 'country')
      .map(({ text }) => text)
      .filter((text) => !isCounty(text) || !isSameTown || isOtherCounty(text, written)),
    ending: ends.map(({ text }) => text).join(', '),
    columnOf: (part) => {
      if (part.kind === 'country') return endsIn?.isUnsent && otherEnds.length === 0 ? endsIn.column : null
      return below.find((piece) => piece === part)?.column ?? null
    },
    contradicts: goes
      .filter(({ is }) => is === 'door' || is === 'flat')
      .flatMap(({ start }) => pieceAt(start) ?? []),
    elsewhere,
  }
}

/** Whether a county is another one than is written: in short it begins as one of its words does. */
function isOtherCounty(county: string, written: string): boolean {
  const initials = new Set(keysOf(written).map(([first]) => first))
  return initials.size > 0 && keysOf(county).every(([first]) => !initials.has(first))
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
