import { namesStreet } from '../columns/columnContents'
import { doorsOf, placeOf } from '../comparison/doors'
import { isCareOf, type LeftOver } from '../comparison/leftOver'
import { isFirmIn, isSameFirm } from './firms'
import type { Kind } from '../columns/kinds'
import type { MatchedAddress } from '../comparison/matchedAddress'
import { isOfFirm, type Piece } from './pieces'
import { isSaid, wordsIn } from '../cells/sameWords'
import { findPostcodes } from '../cells/postcodes'
import { isSpelt } from './said'
import type { TheirPiece } from '../columns/theirs'
import { wordsOf } from '../words/words'

// What stays of a row's own address beside the one that was found.

/** The parts of a door in the order of an envelope. */
export const DOOR: readonly Piece['kind'][] = ['flat', 'building', 'number', 'street', 'locality']

/** A row's own address beside the one that was found. */
export interface BesideAnswer {
  address: MatchedAddress
  found: Piece[]
  theirs: readonly TheirPiece[]
  whole: string
  pieceAt: (start: number) => TheirPiece | undefined
  left: readonly LeftOver[]
}

/** What is left over before the door, unless it is torn out of a name, the same firm in other words, or another building. */
export function inFront({ found, theirs, left, pieceAt }: BesideAnswer): LeftOver[] {
  const said = new Set(wordsIn(...found.map(({ text }) => text)))
  const firms = [...theirs, ...found].filter(isOfFirm).map(({ text }) => text)
  const hasBuilding = found.some(({ kind }) => kind === 'building')
  const isBuilding = ({ text, start, names }: LeftOver) => {
    const piece = pieceAt(start)
    return names === null && piece?.kind === 'building' && text === piece.text
  }
  const isOther = (each: LeftOver) =>
    firms.some((firm) => isFirmIn(each.text, firm)) || (hasBuilding && isBuilding(each))
  return left.filter(
    (each) =>
      each.place === 'before' &&
      !each.isTorn &&
      (each.names === 'addressee' || !isOther(each)) &&
      wordsIn(each.text).some((word) => !said.has(word)) &&
      !isCareOf(each.text),
  )
}

/** Firms and departments: the customer's own, and beside them one that was found only where another column of theirs has it. */
export function namesIn({ address, found, theirs, whole }: BesideAnswer, before: LeftOver[]) {
  const own = theirs.filter(isOfFirm)
  const doors = found.filter((piece) => !isOfFirm(piece))
  // Of a name, what the address does not say itself.
  const said = [address.postTown, address.postcode, ...doors.map(({ text }) => text)]
  const nameOf = ({ text }: TheirPiece) =>
    text
      .split(/(?<!\s)\s*[,\r\n]+\s*/)
      .filter((part) => !isSaid(part, ...said))
      .join(', ')
  const hasOwn = (kind: Kind) => own.some((piece) => piece.kind === kind)
  const isTheirs = ({ kind, text }: Piece) =>
    own.some((piece) => isSameFirm(text, piece.text)) || (hasOwn(kind) && !isFirmIn(text, whole))
  const isKept = ({ text }: Piece) => before.some((each) => isFirmIn(text, each.text))
  const firms = found.filter(isOfFirm)
  const ownNames = own
    .map((piece): Piece => ({ kind: piece.kind, text: nameOf(piece), column: piece.column }))
    .filter(({ text }) => text !== '')
  const newNames = firms.filter((piece) => !isTheirs(piece) && !isKept(piece))
  // Beside the customer's own name another one takes a line.
  const inLine = ({ kind, text }: Piece): Piece => ({ kind: hasOwn(kind) ? 'line' : kind, text })
  const namesOf = (kind: Kind) => [
    ...ownNames.filter((piece) => piece.kind === kind),
    ...newNames.filter((piece) => piece.kind === kind).map(inLine),
  ]
  const names = [...namesOf('firm'), ...namesOf('department')]
  return {
    names,
    gone: firms
      .filter((piece) => isTheirs(piece) && !isKept(piece) && isFirmIn(piece.text, whole))
      .map(({ text }) => text),
    /** Whether a firm was found that none of the customer's lines has. */
    isUnsaid: ({ kind, text, column }: Piece) =>
      kind === 'firm' && column === undefined && !isFirmIn(text, whole),
  }
}

/**
 * What stays of columns, where it names no other house and nothing was found in its place: a flat, and what was not sent: of the
 * door, in lines a flat and what stands behind the street.
 */
export function staysIn({ address, found, theirs, pieceAt, left }: BesideAnswer, before: LeftOver[]) {
  // Beside a firm without a door nothing is another house.
  const isDoor = ({ kind }: Piece) => kind !== 'locality' && DOOR.includes(kind)
  const isFirmAlone = found.some(isOfFirm) && !found.some(isDoor)
  // Another house, or another place.
  const isOther = ({ place, start, text }: LeftOver) => {
    const piece = pieceAt(start)
    const isInColumn = piece?.isUnsent || (piece?.kind === 'flat' && isFlat(text))
    return (!isFirmAlone && place === 'in' && !isInColumn) || findPostcodes(text).length > 0
  }
  const unsent = left.some(isOther) ? [] : theirs.filter(({ isUnsent, kind }) => isUnsent || kind === 'flat')
  const isFound = (kind: Kind) =>
    found.some((piece) => piece.kind === kind || (piece.kind === 'building' && kind === 'number'))
  const hasFront = (piece: TheirPiece) => before.some(({ start }) => pieceAt(start) === piece)
  const cells = unsent.flatMap((piece): Piece[] => {
    const kind = DOOR.find((each) => each === piece.kind)
    if (!kind || isFound(kind) || hasFront(piece)) return []
    const said = [...found.map(({ text }) => text), address.postTown, address.postcode]
    // A flat may have the number of its house.
    const isFlatsOwn = kind === 'flat' && /^\s*\d+\p{L}?\s*$/u.test(piece.text)
    const isLeft = left.some(({ start }) => pieceAt(start) === piece)
    const parts = piece.text.split(/[,\r\n]/).filter((part) => isFlatsOwn || (isLeft && !isSpelt(part, said)))
    return parts.length > 0 ? [{ kind, text: parts.join(',').trim(), column: piece.column }] : []
  })
  const isIn = (piece?: TheirPiece) =>
    left.some(({ place, start }) => place === 'in' && pieceAt(start) === piece)
  const inLines = left.filter(({ place, start, isTorn }) => {
    const piece = pieceAt(start)
    return place !== 'before' && !isTorn && piece?.kind === 'line' && (isFirmAlone || unsent.includes(piece))
  })
  const flats = inLines.filter(({ text }) => !isFound('flat') && beginsWithFlat(text))
  // What stands where a street would goes only if a street was found.
  const isReplaced = (each: LeftOver) =>
    isFound('street') && (isIn(pieceAt(each.start)) || namesStreet(each.text))
  const below = inLines.filter((each) => !flats.includes(each) && !isReplaced(each))
  return { cells, flats, below }
}

/** Whether a text in a column of flats is one. */
const isFlat = (text: string) => /^(?:\d+\p{L}?|\p{L}\d*)$/u.test(text) || beginsWithFlat(text)

/** Whether a text begins with a flat or a floor. */
const beginsWithFlat = (text: string) => {
  const [door] = doorsOf(wordsOf(text))
  return door?.from === 0 && ['flat', 'floor'].includes(placeOf(door, false, 'either'))
}
