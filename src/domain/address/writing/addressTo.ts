import { namesStreet } from '../columnContents'
import { layBeside } from '../comparison/align'
import { doorsOf } from '../comparison/doors'
import { leftOver, type LeftOver } from '../comparison/leftOver'
import { MOST_VALUES, wordsOf } from '../words/words'
import { isCounty } from '../counties'
import { isFirmIn, isSameFirm } from '../firms'
import type { Kind, Slot } from '../kinds'
import type { MatchedAddress } from '../matchedAddress'
import { envelopeOf, isOfFirm, isSaid, wordsIn, type Envelope, type Part, type Piece } from '../pieces'
import { findPostcodes } from '../postcodes'
import { isSpelt, readSaid } from '../said'
import { joinTheirs, type TheirPiece } from '../theirs'

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
  /** The customer's country and county, where no envelope needs them. */
  ending: string
  /** The columns in which what was not sent stays: of pieces, and of the ending. */
  columnOf: (part: Part) => number | null
  /** Columns that have a part of another door, or stand in its place. */
  contradicts: Slot[]
  /** Of its pieces a firm that stands in another column of the row, and in none of its address. */
  elsewhere: Piece[]
}

/** Kinds whose words are not compared with the address: they stay or go by rules of their own. */
const APART = new Set<Kind>(['firm', 'department', 'county'])

/** Words that say nothing without the name behind them. */
const CARE_OF = new Set(['c', 'o', 'co', 'fao', 'attn', 'attention', 'care', 'of', 'the'])

/** The parts of a door in the order of an envelope. */
const DOOR: readonly Piece['kind'][] = ['flat', 'building', 'number', 'street', 'locality']

/** A row's own address beside the one that was found. */
interface Compared {
  address: MatchedAddress
  found: Piece[]
  theirs: readonly TheirPiece[]
  whole: string
  pieceAt: (start: number) => TheirPiece | undefined
  left: LeftOver[]
}

/**
 * The address that was found with what stays of the customer's own: words before the door (`c/o Mrs J Brown`, `Rear of shop`)
 * stand in front of it; their firm and department stay, what was not sent where nothing was found in its place, and a county
 * where the town is the same.
 */
export function addressTo(address: MatchedAddress, { row, slots, isSameDoor }: Customers): Addressed {
  const theirs = readSaid(row, slots)
  const { text: whole, pieceAt } = joinTheirs(theirs.filter(({ kind }) => !APART.has(kind)))
  const found = envelopeOf(address)
  const allLeft = leftOver(layBeside(whole, address))
  const left = allLeft.filter(({ place }) => place !== 'country')
  const compared: Compared = { address, found: found.pieces, theirs, whole, pieceAt, left }

  const isOwn = new Set(slots.map(({ column }) => column))
  const beside = row.filter((_, column) => !isOwn.has(column)).slice(0, MOST_VALUES)
  const hasFirm = slots.some(({ kind }) => kind === 'firm')
  const before = inFront(compared)
  const { names, gone, isUnsaid } = namesIn(compared, before)
  const elsewhere = names.filter(
    (piece) => isUnsaid(piece) && !hasFirm && beside.some((cell) => isFirmIn(piece.text, cell)),
  )
  // A firm of theirs goes where the answer names another.
  const isReplaced = names.some((piece) => isUnsaid(piece) && !elsewhere.includes(piece))
  const { cells, flats, below } = staysIn(compared, before)
  const isCell = ({ start }: LeftOver) => cells.some(({ column }) => column === pieceAt(start)?.column)
  const stays = before.filter((each) => !isCell(each) && (each.names !== 'firm' || !isReplaced))
  const kept = new Set([...stays, ...flats, ...below, ...left.filter(isCell)])
  const pieceOf = ({ text, start }: LeftOver): Piece => {
    const piece = pieceAt(start)
    const kind = piece?.kind === 'flat' || piece?.kind === 'building' ? piece.kind : 'line'
    return { kind, text, column: piece?.column }
  }
  // A building is behind a flat that stays.
  const hasFlat = cells.some(({ kind }) => kind === 'flat')
  const isBehind = ({ isBehindFlat, names: whom, start }: LeftOver) =>
    isBehindFlat || (hasFlat && whom === null && pieceAt(start)?.kind === 'building')

  const door = inOrder([...found.pieces.filter((piece) => !isOfFirm(piece)), ...cells])
  const behindFlat = door.findLastIndex(({ kind }) => kind === 'flat') + 1
  const behind = left.filter(({ place }) => place === 'behind')
  const isSameTown = isSaid(address.postTown, whole) || (isSameDoor && behind.length === 0)
  const isTownGone = !isSameTown && behind.some((each) => !isCounty(each.text) && !kept.has(each))
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
      pieces: [
        ...names,
        ...stays.filter((each) => !isBehind(each)).map(pieceOf),
        ...flats.map(pieceOf),
        ...door.slice(0, behindFlat),
        ...stays.filter(isBehind).map(pieceOf),
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

/** What is left over before the door, unless it is torn out of a name, the same firm in other words, or another building. */
function inFront({ found, theirs, left, pieceAt }: Compared): LeftOver[] {
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
      wordsIn(each.text).some((word) => !CARE_OF.has(word)),
  )
}

/** Firms and departments: the customer's own, and beside them one that was found only where another column of theirs has it. */
function namesIn({ address, found, theirs, whole }: Compared, before: LeftOver[]) {
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
  // Beside a name of theirs another stands in a line.
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
    /** Whether a firm was found that stands in no line of theirs. */
    isUnsaid: ({ kind, text, column }: Piece) =>
      kind === 'firm' && column === undefined && !isFirmIn(text, whole),
  }
}

/**
 * What stays of columns, where it names no other house and nothing was found in its place: a flat, and what was not sent: of the
 * door, in lines a flat and what stands behind the street.
 */
function staysIn({ address, found, theirs, pieceAt, left }: Compared, before: LeftOver[]) {
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
  // What stands in the place of a street goes only where one was found.
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
  return door?.from === 0 && (door.place === 'flat' || door.place === 'floor')
}

/** The parts of a door in the order of an envelope, those that were found first; a PO box is before them. */
const inOrder = (pieces: readonly Piece[]): Piece[] => {
  const placeOf = ({ kind, text }: Piece) => (text.startsWith('PO Box') ? -1 : DOOR.indexOf(kind))
  return pieces.toSorted((a, b) => placeOf(a) - placeOf(b))
}
