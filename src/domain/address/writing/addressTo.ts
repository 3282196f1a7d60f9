import { IN_FRONT, type LeftOver } from '../comparison/leftOver'
import type { WholeRow } from '../comparison/read'
import { isCounty } from '../words/homePlaces'
import { hasTown, ownValues, type Slot } from '../columns/kinds'
import type { MatchedAddress } from '../comparison/answer'
import { DOOR, envelopeOf, isOfFirm, type Envelope, type Part, type Piece } from './pieces'
import { isFirmIn, isSpelt } from './said'
import { keysOf, MOST_VALUES } from '../words/words'
import { firmsIn, staysBeside, type BesideAnswer } from './stays'

/** A customer whose address was found. */
export interface Customers {
  row: readonly string[]
  /** The columns of the address, in the file's order. */
  slots: readonly Slot[]
  /** Whether number, flat, building, street and postcode are the row's own. */
  isSameDoor: boolean
  /** All of these columns beside the address. */
  whole: WholeRow
}

/** A found address as an envelope for a customer, and the customer's words that are not on it. */
interface Addressed {
  envelope: Envelope
  gone: string[]
  /** The customer's country and county, which no envelope needs. */
  ending: string
  /** The column in which an unsent piece, or the ending, stays. */
  columnOf: (part: Part) => number | null
  /** Columns with part of another door, or in its place. */
  contradicts: Slot[]
  /** Pieces with a firm that another column of the row, outside the address, has too. */
  elsewhere: Piece[]
}

/** The found address with what stays of the customer's own. */
export function addressTo(address: MatchedAddress, customers: Customers): Addressed {
  const found = envelopeOf(address)
  const beside = besideFound(found, customers)
  const firms = firmsIn(beside, [found.town, found.postcode], valuesBeside(customers))
  const sorted = sortLeft(beside, firms.isNew, found)
  // Their name for the town is the town if no column takes it: it goes on once.
  const ownTown = hasTown(customers.slots)
    ? undefined
    : sorted.kept.find((piece) => namesTown(piece, found.town))
  const county = countyFor(beside, found, customers)
  const hasName = ({ text }: Piece) => sorted.inFront.some((each) => isFirmIn(text, each.text))
  const names = [...firms.names, ...firms.others.filter((piece) => !hasName(piece))].toSorted(
    (a, b) => Number(a.kind !== 'firm') - Number(b.kind !== 'firm'),
  )
  const hasFirm = customers.slots.some(isOfFirm)
  const below = sorted.places.filter(({ text }) => !isCounty(text)).flatMap((each) => linesIn(each, beside))
  const goes = [
    ...sorted.goes.filter(({ is }) => is !== 'country'),
    ...firms.same.filter((piece) => !hasName(piece)),
  ]
  return {
    envelope: {
      ...found,
      town: ownTown?.text ?? found.town,
      pieces: [...aboveTown(beside, sorted, ownTown, names, hasFirm), ...below],
      county: county.written,
    },
    gone: [...goes.map(({ text }) => text), ...county.theirs].filter(county.isMissed),
    ...endOf(beside, sorted.places, county.text, below),
    contradicts: sorted.goes
      .filter(({ is }) => is === 'door' || is === 'flat')
      .flatMap(({ start }) => beside.pieceAt(start) ?? []),
    elsewhere: firms.elsewhere,
  }
}

/** What the columns of the address say beside the address that was found. */
function besideFound({ pieces: found }: Envelope, { slots, whole }: Customers): BesideAnswer {
  const columns = new Set(slots.map(({ column }) => column))
  const theirs = whole.pieces.filter(({ column }) => columns.has(column))
  const left = whole.left.filter(({ start }) => theirs.includes(whole.pieceAt(start)!))
  return { found, theirs, whole: whole.text, left, pieceAt: whole.pieceAt }
}

/** The row's values in other columns, which may name the firm if no column of the address does. */
function valuesBeside({ row, slots }: Customers): string[] {
  if (slots.some(({ kind }) => kind === 'firm')) return []
  return ownValues(row, slots)
    .filter((_, at) => !slots.some(({ column }) => column === at))
    .slice(0, MOST_VALUES)
}

/** The customer's words that the answer lacks, by what becomes of them. */
interface Sorted {
  /** They stay before the door. */
  inFront: LeftOver[]
  /** They stay below it, in columns of lines. */
  places: LeftOver[]
  /** What stays in columns of the door. */
  kept: Piece[]
  goes: LeftOver[]
}

function sortLeft(beside: BesideAnswer, isFirmNew: boolean, { town, postcode }: Envelope): Sorted {
  const { found, theirs, left, pieceAt } = beside
  const stays = staysBeside(beside, isFirmNew)
  const firmsSaid = [...theirs, ...found].filter(isOfFirm)
  // The same firm in other words goes on once.
  const isFirmTwice = ({ is, text }: LeftOver) =>
    IN_FRONT.has(is) && is !== 'addressee' && firmsSaid.some((firm) => isFirmIn(text, firm.text))
  const staying = left.filter((each) => stays(each) && !isFirmTwice(each))
  const inFront = staying.filter(({ is }) => IN_FRONT.has(is))
  const behind = staying.filter(({ is }) => !IN_FRONT.has(is))
  const places = behind.filter(({ start }) => pieceAt(start)?.kind === 'line')
  const kept = columnsKept(beside, inFront, behind, [...found.map(({ text }) => text), town, postcode])
  const isKept = ({ start }: LeftOver) => kept.some(({ column }) => column === pieceAt(start)?.column)
  const goes = left.filter((each) => !inFront.includes(each) && !places.includes(each) && !isKept(each))
  return { inFront, places, kept, goes }
}

/**
 * The firms and the parts of the door, found and kept, with what stays before the door: behind the flat if it belongs to the
 * building, before the firm if it stood there and the firm has no column.
 */
function aboveTown(
  beside: BesideAnswer,
  { inFront, kept }: Sorted,
  ownTown: Piece | undefined,
  names: Piece[],
  hasFirm: boolean,
): Piece[] {
  const { found, pieceAt, whole } = beside
  const door = inOrder([
    ...found.filter((piece) => !isOfFirm(piece) && !isSaidInFront(piece, beside, inFront)),
    ...kept.filter((piece) => piece !== ownTown),
  ])
  // What a column of buildings holds goes where buildings go, and next month, once written, goes there again.
  const hasBuilding = found.some(({ kind }) => kind === 'building')
  const isBehindFlat = ({ text, start, ...each }: LeftOver) =>
    each.isBehindFlat ||
    (pieceAt(start)?.kind === 'building' && (!hasBuilding || pieceAt(start)?.text === text))
  const lined = hasFirm ? '' : (names.find(({ kind }) => kind === 'firm')?.text ?? '')
  const isBeforeFirm = ({ start }: LeftOver) =>
    isFirmIn(lined, whole) && !isFirmIn(lined, whole.slice(0, start))
  const front = inFront.filter((each) => !isBehindFlat(each))
  const linesFor = (some: LeftOver[]) => some.flatMap((each) => linesIn(each, beside))
  const behindFlat = door.findLastIndex(({ kind }) => kind === 'flat') + 1
  return [
    ...linesFor(front.filter(isBeforeFirm)),
    ...names,
    ...linesFor(front.filter((each) => !isBeforeFirm(each))),
    ...door.slice(0, behindFlat),
    ...linesFor(inFront.filter(isBehindFlat)),
    ...door.slice(behindFlat),
  ]
}

/** The county to write, with the customer's own; nobody misses that of a town that stays, unless another one is written. */
function countyFor(
  { theirs: pieces, whole, left }: BesideAnswer,
  { town, county: found }: Envelope,
  { slots, isSameDoor }: Customers,
) {
  // If no part of the door is theirs, the town belongs to another door.
  const isSameTown = isSpelt(town, [whole]) || (isSameDoor && !left.some(mayBePlace))
  const theirs = pieces.filter(({ kind }) => kind === 'county').map(({ text }) => text)
  // A county found elsewhere in the address moves into its own column.
  const mayMove = isSameTown && slots.some(({ kind }) => kind === 'county')
  const named = mayMove ? left.find((each) => mayBePlace(each) && isCounty(each.text))?.text : undefined
  const text = theirs.join(', ') || (named ?? '')
  const written = text && (found || (isSameTown ? text : ''))
  const isMissed = (each: string) => !isCounty(each) || !isSameTown || isOtherCounty(each, written)
  return { theirs, text, written, isMissed }
}

/** Their country and the county that no envelope has, and where what was not sent stays. */
function endOf(
  { left, pieceAt }: BesideAnswer,
  places: LeftOver[],
  county: string,
  below: Piece[],
): Pick<Addressed, 'ending' | 'columnOf'> {
  const isEnd = (each: LeftOver) =>
    each.is === 'country' || (places.includes(each) && isCounty(each.text) && each.text !== county)
  const ends = left.filter((each) => isEnd(each) && !pieceAt(each.start)?.stays)
  const [endsIn, ...others] = new Set(ends.map(({ start }) => pieceAt(start)))
  return {
    ending: ends.map(({ text }) => text).join(', '),
    columnOf: (part) => {
      if (part.kind === 'country') return endsIn?.isUnsent && others.length === 0 ? endsIn.column : null
      return below.find((piece) => piece === part)?.column ?? null
    },
  }
}

const mayBePlace = ({ is }: LeftOver) => is === 'place' || is === 'door'

/** Their door columns where something after the door stays: a part between commas stays whole, unless the answer has it. */
const columnsKept = (
  { theirs, pieceAt }: BesideAnswer,
  inFront: readonly LeftOver[],
  behind: readonly LeftOver[],
  said: string[],
): Piece[] =>
  theirs.flatMap((piece): Piece[] => {
    const kind = DOOR.find((each) => each === piece.kind)
    const isOf = ({ start }: LeftOver) => pieceAt(start) === piece
    if (!kind || !behind.some(isOf) || inFront.some(isOf)) return []
    const parts = piece.text.split(/[,\r\n]/).filter((part) => !isSpelt(part, said))
    return parts.length > 0 ? [{ kind, text: parts.join(',').trim(), column: piece.column }] : []
  })

/** Whether what stays in front, and nothing else of theirs, names a found building in more words. */
function isSaidInFront({ kind, text }: Piece, { theirs, pieceAt }: BesideAnswer, inFront: LeftOver[]) {
  if (kind !== 'building' || !inFront.some((each) => isSpelt(text, [each.text]))) return false
  const rest = theirs.map((piece) =>
    inFront
      .filter(({ start }) => pieceAt(start) === piece)
      .reduce((own, each) => own.replace(each.text, ' '), piece.text),
  )
  return !isSpelt(text, rest)
}

/** What stays, as one line for each of its columns: *c/o* may have its own. */
function linesIn({ text, start }: LeftOver, { pieceAt }: BesideAnswer): Piece[] {
  const lines: Piece[] = []
  let at = start
  for (const part of text.split(', ')) {
    const { kind, column } = pieceAt(at) ?? {}
    const last = lines.at(-1)
    if (last && last.column === column) last.text += `, ${part}`
    else lines.push({ kind: kind === 'flat' || kind === 'building' ? kind : 'line', text: part, column })
    at += part.length + 2
  }
  return lines
}

/** Whether a county differs from the one written, in full or in short: `W Yorks`. */
function isOtherCounty(county: string, written: string): boolean {
  const initials = new Set(keysOf(written).map(([first]) => first))
  return initials.size > 0 && keysOf(county).every(([first]) => !initials.has(first))
}

/** Whether a locality is a longer name for a town: *Royal Tunbridge Wells*. */
function namesTown({ kind, text }: Piece, town: string): boolean {
  const { length } = town.split(' ')
  return kind === 'locality' && isSpelt(text.split(/\s+/).slice(-length).join(' '), [town])
}

/** The parts of a door in envelope order, found ones first; a PO box goes before them. */
const inOrder = (pieces: readonly Piece[]): Piece[] => {
  const placeOf = ({ kind, text }: Piece) => (text.startsWith('PO Box') ? -1 : DOOR.indexOf(kind))
  return pieces.toSorted((a, b) => placeOf(a) - placeOf(b))
}
