import { namesStreet } from './columnContents'
import { isBuildingKind } from './comparison/vocabulary'
import type { Kind, Slot } from './kinds'
import { joined, linesOf, wordsIn, type Envelope, type Piece } from './pieces'
import { findPostcodes, withoutPostcodes } from './postcodes'
import { shownValue } from './shownValue'

/** A text on one line, without commas and full stops at its ends. */
export const tidy = (text: string) => text.replace(/\s+/g, ' ').replace(/^[\s,.;]+|[\s,.;]+$/g, '')

/** Equal for two texts that say the same: `The Old Mill` and `OLD MILL,`. */
export const senseOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Texts that people enter where they know nothing. */
const SAYS_NOTHING = /^(?:n\W?a|none|unknown|tb[ac]|not known|[\W_]+|)$/i

/** Countries and counties of the United Kingdom, which no envelope needs. */
const HOME_COUNTRY =
  /^(?:uk|gb|(?:the )?united kingdom|great britain|england|scotland|wales|northern ireland)$/i
const COUNTY =
  /^(?:.+shire|.+ (?:sussex|midlands|glamorgan|lothian)|co(?:unty|\.)? (?:durham|antrim|armagh|down|fermanagh|londonderry|tyrone)|greater (?:london|manchester)|tyne (?:and|&) wear|isle of wight|(?:berk|buck|camb|derby|hant|hert|lanc|leic|linc|northant|nott|staff|wark|wilt|worc)s|glos|oxon|salop|avon|cleveland|clwyd|cornwall|cumbria|devon|dorset|dyfed|essex|fife|gwent|gwynedd|humberside|kent|merseyside|middlesex|midlothian|norfolk|northumberland|powys|rutland|somerset|suffolk|surrey)$/i

/** Whether a text is the name of a county, and nothing else. */
export const isCounty = (text: string) => COUNTY.test(text)

/** The place of a kind on an envelope; null for what comes below the lines. */
const PLACES: Record<Kind, number | null> = {
  firm: 0,
  department: 1,
  flat: 2,
  building: 3,
  number: 4,
  street: 5,
  line: 5,
  locality: 6,
  town: null,
  county: null,
  postcode: null,
  townAndPostcode: null,
  outwardCode: null,
  inwardCode: null,
}

/** The parts of an address in one cell; a number on its own belongs to what follows. */
const addressParts = (text: string) => text.replace(/(^|,)(\s*\d+\p{L}?),/gu, '$1$2 ').split(',')

/** Whether the last of some lines reads like a town: it is not the first, and has neither a number, a street nor a building. */
const isPlace = (lines: string[]) => {
  const last = lines.at(-1) ?? ''
  const [first, ...others] = wordsIn(last)
  const isBuilding = first !== undefined && others.some(isBuildingKind)
  return lines.length > 1 && !/\d/.test(last) && !namesStreet(last) && !isBuilding
}

/** Whether an address can do without its last line: a country, or a county below what reads like a town. */
const isNeedless = (lines: string[]) =>
  HOME_COUNTRY.test(lines.at(-1) ?? '') || (isCounty(lines.at(-1) ?? '') && isPlace(lines.slice(0, -1)))

/**
 * The customer's own address as an envelope: what its columns hold, in the order of an envelope; town and postcode by their
 * columns, or where they stand in the lines.
 *
 * @param slots the columns of the address with their kinds
 * @param country the English name of the country abroad that the row names, or an empty string
 */
export function ownEnvelope(row: readonly string[], slots: readonly Slot[], country = ''): Envelope {
  const said = slots
    .map(({ column, kind, isForBox }) => {
      const text = shownValue(row[column] ?? '')
      return { kind, text: isForBox && /^\s*\d/.test(text) ? `PO Box ${text.trim()}` : text }
    })
    .filter(({ text }) => !SAYS_NOTHING.test(text.trim()))
  const valueOf = (...kinds: Kind[]) =>
    said
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ text }) => text.trim())
      .join(' ')
  // What stands before the number of another column is no part of its street.
  const number = said.findIndex(({ kind }) => kind === 'number')
  const isNumbered = said.slice(number + 1).some(({ kind }) => kind === 'street' || kind === 'line')
  const pieces = said
    .map(({ kind, text }, at) => {
      const isInFront = kind === 'line' && at < number && isNumbered
      return { kind, text, place: isInFront ? PLACES.building : PLACES[kind] }
    })
    .filter(({ place }) => place !== null)
    .toSorted((a, b) => a.place! - b.place!)
    .flatMap(({ kind, text }) => text.split(/[\r\n]+/).map((line) => ({ kind, text: line }) as Piece))
    .filter(({ text }) => text.trim() !== '')
  const [only] = pieces
  const apart: Piece[] =
    pieces.length === 1 ? addressParts(only!.text).map((text) => ({ kind: 'line', text })) : pieces

  const inTown = valueOf('town', 'townAndPostcode')
  const inPostcode = valueOf('outwardCode', 'inwardCode', 'postcode')
  const texts = [inPostcode, ...apart.map(({ text }) => text).toReversed(), inTown]
  const postcode = texts.flatMap(findPostcodes)[0] ?? tidy(inPostcode).toUpperCase()

  const written = apart
    .map(({ kind, text }): Piece => ({ kind, text: tidy(withoutPostcodes(text)) }))
    .filter(({ text }) => text !== '')
  const town = tidy(withoutPostcodes(inTown))
  const rest = [...written]
  if (town === '') while (isNeedless(rest.map(({ text }) => text))) rest.pop()
  const found = town === '' && isPlace(linesOf({ pieces: rest })) ? rest.pop()!.text : town
  return {
    pieces: withoutRepeats(rest, [found, postcode]),
    town: found,
    county: valueOf('county'),
    postcode,
    country,
  }
}

/** Pieces each once, without those that `others` say. */
export function withoutRepeats(pieces: readonly Piece[], others: string[]): Piece[] {
  const said = new Set(others.map(senseOf))
  return pieces.filter((piece) => {
    const sense = senseOf(joined([piece]))
    const isNew = !said.has(sense) || piece.kind === 'number'
    said.add(sense)
    return isNew
  })
}
