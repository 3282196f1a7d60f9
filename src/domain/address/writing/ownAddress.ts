import { isHouseNumber } from '../columns/columnContents'
import type { Kind, Slot } from '../columns/kinds'
import { readBelow } from './ownTown'
import { DOOR, tidy, withoutRepeats, type Envelope, type Piece } from './pieces'
import { findPostcodes, withoutPostcodes } from '../cells/postcodes'
import { readSaid } from '../columns/theirs'

/** The place of a kind on an envelope; below 0 for what comes below the lines. */
const placeOf = (kind: Kind) =>
  ['firm', 'department', ...DOOR].findIndex((each) => each === (kind === 'line' ? 'street' : kind))

/** The parts of an address in one cell; a number on its own belongs to what follows. HTML entities end with a semicolon as well. */
const addressParts = (text: string) =>
  text.replace(/(^|[,;])(\s*\d+\p{L}?)[,;]/gu, '$1$2 ').split(/,|(?<!&#?\w{1,8});/)

/**
 * The customer's own address in the order of an envelope; town and postcode by their columns, or their place in the lines.
 *
 * @param slots the columns of the address with their kinds
 * @param country the English name of the country abroad that the row names, or an empty string
 */
export function ownEnvelope(row: readonly string[], slots: readonly Slot[], country = ''): Envelope {
  // The parts of a number are one, whichever of them was sent.
  const said = readSaid(
    row,
    slots.map(({ isUnsent: _, ...slot }) => slot),
  )
  const valueOf = (...kinds: Kind[]) =>
    said
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ text }) => text)
      .join(' ')
  // What comes before another column's number is not part of its street.
  const number = said.findIndex(({ kind }) => kind === 'number')
  const isNumbered = said.slice(number + 1).some(({ kind }) => kind === 'street' || kind === 'line')
  const pieces = said
    .map(({ kind, text }, at) => {
      const isInFront = kind === 'line' && at < number && isNumbered
      return { kind, text, place: placeOf(isInFront ? 'building' : kind) }
    })
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place)
    .flatMap(({ kind, text }) => text.split(/[\r\n]+/).map((line) => ({ kind, text: line }) as Piece))
    .filter(({ text }) => text.trim() !== '')
  const [only] = pieces
  const apart: Piece[] =
    pieces.length === 1 ? addressParts(only!.text).map((text) => ({ kind: 'line', text })) : pieces

  const inTown = valueOf('town', 'townAndPostcode')
  const inPostcode = valueOf('outwardCode', 'inwardCode', 'postcode')
  const texts = [inPostcode, ...apart.map(({ text }) => text).toReversed(), inTown]
  const postcode = texts.flatMap(findPostcodes)[0] ?? tidy(inPostcode).toUpperCase()

  const lines = apart
    .map(({ kind, text }): Piece => {
      const line = tidy(withoutPostcodes(text))
      return { kind: kind === 'line' && isHouseNumber(line) ? 'number' : kind, text: line }
    })
    .filter(({ text }) => text !== '')
  const { pieces: above, ...below } = readBelow(lines, {
    town: tidy(withoutPostcodes(inTown)),
    county: valueOf('county'),
    country,
    hasPostcode: postcode !== '',
  })
  return { ...below, pieces: withoutRepeats(above, [below.town, postcode]), postcode }
}
