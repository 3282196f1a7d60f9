import { spaced } from '../../base/values'
import { config } from '../../base/config'
import type { AddressFields } from '../../api/schemas'
import type { Slot } from '../../domain/address/columns/kinds'
import type { MatchedAddress } from '../../domain/address/comparison/answer'
import { ownEnvelope } from '../../domain/address/writing/ownAddress'
import { linesOf, envelopeOf, type Piece } from '../../domain/address/writing/pieces'
import { postcodeOf } from '../../domain/address/cells/postcodes'
import { cellsOfAddress, SANDBOX_MESSAGE } from '../../domain/cleanse/outputColumns'
import { readAnswer, type AnsweredRow, type RowResult } from '../../domain/cleanse/rowResult'
import { CHECKS, type Doubt } from '../../domain/address/comparison/doubt'
import { ownWordsOf, spanOf } from '../../domain/address/comparison/marks'
import { keysOf, wordsOf, type Span } from '../../domain/address/words/words'

export const TYPED_FIELDS = ['line1', 'line2', 'line3', 'town', 'postcode'] as const

export type TypedField = (typeof TYPED_FIELDS)[number]

export type TypedAddress = Record<TypedField, string>

/** Fits lines into three fields: the last takes the rest. */
const inFields = (lines: string[], town: string, postcode: string): TypedAddress => ({
  line1: lines[0] ?? '',
  line2: lines[1] ?? '',
  line3: lines.slice(2).join(', '),
  town,
  postcode,
})

const addressFields = ({ lines, postTown, postcode }: MatchedAddress): TypedAddress =>
  inFields(lines, postTown, postcode)

/** The initial values of the fields: the cleansed address, or the customer's own if none was found. */
export function addressToType(
  result: RowResult | null,
  row: readonly string[],
  slots: readonly Slot[],
): TypedAddress {
  const found = readAnswer(result)?.address
  if (found) return addressFields(found)
  const own = ownEnvelope(row, slots)
  return inFields(linesOf(own), own.town, own.postcode)
}

/** Whether a typed address is usable: it has a line. */
export const isUsable = ({ line1, line2, line3 }: TypedAddress) => spaced(line1 + line2 + line3) !== ''

/** The answer of a row whose address a person typed; `query` is the customer's own text. */
export function typedRow(typed: TypedAddress, query: string): AnsweredRow {
  const [line_1, line_2, line_3] = [typed.line1, typed.line2, typed.line3]
    .map(spaced)
    .filter((line) => line !== '')
  const postcode = spaced(typed.postcode)
  const cells = cellsOfAddress({
    line_1,
    line_2,
    line_3,
    post_town: spaced(typed.town),
    postcode: postcodeOf(postcode) ?? postcode,
  })
  return { kind: 'answered', query, cells, origin: 'typed' }
}

/** The answer of a row whose address a person chose; `query` is the customer's own text. */
export const chosenRow = (address: AddressFields, query: string): AnsweredRow => ({
  kind: 'answered',
  query,
  cells: cellsOfAddress(address, config.isSandbox ? SANDBOX_MESSAGE : ''),
  origin: 'chosen',
})

/** The customer's own door in the cleansed address, if nothing else differs. */
interface OwnDoor {
  /** As the customer wrote it. */
  own: string
  typed: TypedAddress
  /** The field that has it, and where. */
  field: TypedField
  at: Span
}

/** A part of the cleansed address, its line, and where it is in it. */
interface Placed extends Span {
  piece: Piece
  line: number
}

/** The parts of an address in order, without those that no line contains. */
function piecesIn(address: MatchedAddress): Placed[] {
  let last = { line: 0, end: 0 }
  return envelopeOf(address).pieces.flatMap((piece): Placed[] => {
    for (let { line, end } = last; line < address.lines.length; line += 1, end = 0) {
      const [span] = spanOf(address.lines[line]!.slice(end), piece.text)
      if (!span) continue
      last = { line, end: end + span.end }
      return [{ piece, line, start: end + span.start, end: last.end }]
    }
    return []
  })
}

const DOOR = new Set<Piece['kind']>(['flat', 'building', 'number'])

/** Where the answer has a number, a flat or a building: the part that is exactly that, else the only one that contains it. */
function placeOf(found: string, pieces: readonly Placed[]): Placed | null {
  const whole = pieces.filter(({ piece }) => piece.text.toLowerCase() === found.toLowerCase())
  const within = pieces.flatMap((each) => {
    const { piece, line } = each
    const spans = DOOR.has(piece.kind) ? spanOf(piece.text, found) : []
    return spans.map((span) => ({
      piece,
      line,
      start: each.start + span.start,
      end: each.start + span.end,
    }))
  })
  const [only, ...others] = whole.length > 0 ? whole : within
  return only && others.length === 0 ? only : null
}

/**
 * The part before which to put something that the answer lacks: a flat before the whole door, a number before the name that
 * followed it, or before the only name.
 */
function placeBefore(query: string, sent: Span, pieces: readonly Placed[]): Placed | null {
  const isIn = (kinds: Piece['kind'][]) => pieces.filter(({ piece }) => kinds.includes(piece.kind))
  if (!/^\d/.test(query.slice(sent.start))) return isIn([...DOOR, 'street'])[0] ?? null
  if (isIn(['number']).length > 0) return null
  const next = wordsOf(query).find(({ start }) => start >= sent.end)
  const isNext = next && /^\s*$/.test(query.slice(sent.end, next.start))
  const names = isIn(['building', 'street'])
  const own = names.find(({ piece }) => isNext && keysOf(piece.text)[0] === next.key)
  return own ?? (names.length === 1 ? names[0]! : null)
}

/** Puts the customer's own number, flat or building into the cleansed address, if nothing else differs; else null. */
export function ownDoor(result: RowResult | null, doubts: readonly Doubt[]): OwnDoor | null {
  const [doubt, ...others] = doubts
  const answer = readAnswer(result)
  if (!answer?.address || !doubt || others.length > 0 || doubt.unsent || !CHECKS[doubt.check].isOwnDoor)
    return null
  const [own, ...more] = ownWordsOf(answer.query, doubt)
  const [found, ...moreFound] = doubt.found
  if (own === undefined || more.length + moreFound.length > 0) return null
  const pieces = piecesIn(answer.address)
  const place =
    found === undefined ? placeBefore(answer.query, doubt.sent[0]!, pieces) : placeOf(found, pieces)
  const field = TYPED_FIELDS[place?.line ?? -1]
  if (!place || !field) return null
  const typed = addressFields(answer.address)
  const text = typed[field]
  const at = { start: place.start, end: place.start + own.length }
  const between = /^\d/.test(own) ? ' ' : ', '
  const rest = found === undefined ? between + text.slice(place.start) : text.slice(place.end)
  return { own, typed: { ...typed, [field]: text.slice(0, place.start) + own + rest }, field, at }
}
