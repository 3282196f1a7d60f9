import { leftOver, type LeftOver } from './comparison/leftOver'
import type { Kind, Slot } from './kinds'
import type { MatchedAddress } from './matchedAddress'
import { envelopeOf, wordsIn, type Envelope, type Piece } from './pieces'
import { fillSlots } from './slots'

/** What the columns of an address hold once it is written, by column, and the customer's words that no column has then. */
export interface Written {
  cells: Map<number, string>
  lost: string[]
}

/** Kinds whose words are not compared with the address: they stay or go by rules of their own. */
const APART: readonly Kind[] = ['firm', 'department', 'county']

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
}

/** Words that say nothing without the name behind them. */
const CARE_OF = new Set(['c', 'o', 'co', 'fao', 'attn', 'care', 'of'])

/**
 * The address that was found with what stays of the customer's own: words before the door (`c/o Mrs J Brown`, `Rear of shop`)
 * stand in front of it; a firm and a department stay where the door is the same, a county where the town is.
 */
export function addressTo(address: MatchedAddress, { row, slots, isSameDoor }: Customers): Addressed {
  const valuesOf = (kinds: readonly Kind[], isOf: boolean) =>
    slots
      .filter(({ kind, column }) => kinds.includes(kind) === isOf && (row[column] ?? '').trim() !== '')
      .map(({ column, kind }) => ({ kind, text: row[column]!.trim() }))
  const compared = valuesOf(APART, false)
  const sent = compared.reduce((text, { kind, text: value }, at) => {
    const isHalf = kind === 'inwardCode' && compared[at - 1]?.kind === 'outwardCode'
    return text + (at === 0 ? '' : isHalf ? ' ' : ', ') + value
  }, '')
  const left = leftOver(sent, address)
  const found = envelopeOf(address)
  // A building's name that the provider does not know is part of the same door, and of no other.
  const said = new Set(wordsIn(...found.pieces.map(({ text }) => text)))
  const stays = ({ place, findsDoor, text }: LeftOver) =>
    place === 'before' &&
    (!findsDoor || (isSameDoor && !/\d/.test(text))) &&
    wordsIn(text).some((word) => !said.has(word) && !CARE_OF.has(word))
  const before = left.filter(stays).map(({ text }): Piece => ({ kind: 'line', text }))

  const theirs = (kind: 'firm' | 'department' | 'county') =>
    valuesOf([kind], true)
      .map(({ text }) => text)
      .join(', ')
  const kept = (['firm', 'department'] as const)
    .map((kind): Piece => ({ kind, text: theirs(kind) }))
    .filter(
      ({ kind, text }) => isSameDoor && text !== '' && !found.pieces.some((piece) => piece.kind === kind),
    )
  const sentWords = new Set(wordsIn(sent))
  const isSameTown = wordsIn(address.postTown).every((word) => sentWords.has(word))
  const county = theirs('county')
  return {
    envelope: {
      ...found,
      pieces: [...kept, ...before, ...found.pieces].toSorted((a, b) => rank(a) - rank(b)),
      county: county === '' ? '' : found.county || (isSameTown ? county : ''),
    },
    gone: [
      ...left.filter((each) => !stays(each)).map(({ text }) => text),
      ...valuesOf(APART, true).map(({ text }) => text),
    ],
  }
}

/** A firm and its department come first; all else keeps its order. */
const rank = ({ kind }: Piece) => (kind === 'firm' ? 0 : kind === 'department' ? 1 : 2)

/**
 * Writes a whole address into a row's own columns.
 *
 * @returns null if the columns cannot hold it: the row stays as it is
 */
export function writeAddress(address: MatchedAddress, customers: Customers): Written | null {
  const { row, slots } = customers
  const { envelope, gone } = addressTo(address, customers)
  const isOwn = new Set(slots.map(({ column }) => column))
  const elsewhere = new Set(wordsIn(...row.filter((_, column) => !isOwn.has(column))))
  const hasFirm = slots.some(({ kind }) => kind === 'firm')
  const within = new Set(wordsIn(...slots.map(({ column }) => row[column] ?? '')))
  const stands = (text: string, words: Set<string>) => wordsIn(text).every((word) => words.has(word))
  // A firm that stands in another column of the row, and in none of its address, is not said again in its lines.
  const pieces = envelope.pieces.filter(
    ({ kind, text }) => kind !== 'firm' || hasFirm || stands(text, within) || !stands(text, elsewhere),
  )
  const cells = fillSlots({ ...envelope, pieces }, slots, (column) => row[column] ?? '')
  if (!cells) return null
  const after = new Set(wordsIn(...row.map((text, column) => cells.get(column) ?? text)))
  const lost = gone.filter((text) => wordsIn(text).some((word) => !after.has(word)))
  return { cells, lost }
}
