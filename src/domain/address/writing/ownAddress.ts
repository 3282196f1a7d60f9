import { isHouseNumber, isRegion } from '../columns/columnContents'
import type { Kind, Slot } from '../columns/kinds'
import { DOOR, tidy, withoutRepeats, type Envelope, type Part, type Piece } from './pieces'
import { findPostcodes, withoutPostcodes } from '../cells/postcodes'
import { readSaid } from '../columns/theirs'
import { countryAbroad } from '../columns/abroad'
import { isUK, nameAtEnd, isCounty } from '../words/homePlaces'
import { isBuildingKind } from '../words/vocabulary'
import { patternOf } from '../words/wordTable'
import { wordsIn } from '../cells/sameWords'

/** Endings that only streets have: towns and villages end in *Hill*, *Green*, *Park*… too. */
const STREET_AT_END = new RegExp(String.raw`\s${patternOf('onlyStreet')}$`, 'i')

const BEHIND_COMMA = /^(.*)[,;](.*)$/s

/** Kinds that may hold a town, a county or a country. */
const MAY_HOLD = new Set<Part['kind']>(['line', 'street', 'locality', 'town'])

/** The last part of the lines, the lines without it, and whether it is a whole line. */
function cut(lines: readonly Part[]): { last: string; above: Part[]; isWhole: boolean } {
  const { kind = 'line', text: written = '' } = lines.at(-1) ?? {}
  const text = written.replace(/(?<![\s,.;)\]])[\s,.;)\]]+$/, '')
  const whole = { last: text, above: lines.slice(0, -1), isWhole: true }
  if (!MAY_HOLD.has(kind) || isUK(text) || isCounty(text)) return whole
  const at = nameAtEnd(text, (name) => isUK(name) || isCounty(name))
  const [, before = '', behind = ''] = BEHIND_COMMA.exec(text) ?? []
  const [rest, last] = at < 0 ? [before, behind] : [text.slice(0, at), text.slice(at)]
  // `London, SW1`; `Bristol, City of`.
  const start = rest.replace(/(?<![\s([/–—-])[\s([/–—-]+$/, '')
  if (tidy(start) === '' || /\d|\bof$/i.test(last)) return whole
  return { last: tidy(last), above: [...lines.slice(0, -1), { kind, text: tidy(start) }], isWhole: false }
}

/** Whether the lines end in a town: a town column's, or a line below the first without a number, street or building. */
function endInTown(lines: readonly Part[]): boolean {
  const { last, above, isWhole } = cut(lines)
  const kind = lines.at(-1)?.kind
  if (isCounty(last) || kind === undefined || !MAY_HOLD.has(kind)) return false
  if (kind === 'town') return true
  if (above.length === 0 || (kind === 'street' && isWhole) || /\d/.test(last)) return false
  return !wordsIn(last).slice(1).some(isBuildingKind) && !STREET_AT_END.test(last)
}

/** What else we know about an address besides its lines. */
interface Known {
  /** What its columns have for town and county. */
  town: string
  county: string
  /** The country abroad that another column of the row names. */
  country: string
  hasPostcode: boolean
}

/**
 * Reads town, county and country from their columns and from the last lines of a customer's own address. A county is never the
 * town, and no envelope has a country of the UK.
 */
function readBelow(pieces: readonly Piece[], known: Known): Omit<Envelope, 'postcode'> {
  let lines: Part[] = pieces.filter(({ kind, text }) => !MAY_HOLD.has(kind) || !isUK(text))
  if (known.town !== '') lines.push({ kind: 'town', text: known.town })
  let [county, country] = ['', known.country]
  for (;;) {
    const { last, above } = cut(lines)
    const isBelowTown = endInTown(above)
    const abroad = last.length > 2 && above.length > 0 ? countryAbroad(last) : null
    if (isBelowTown && isCounty(last)) county ||= last
    else if (abroad !== null && !known.hasPostcode && [abroad, ''].includes(country)) country = abroad
    else if (!isUK(last) && !(abroad !== null && isBelowTown)) break
    lines = above
  }
  const hasTown = endInTown(lines)
  // The county column may hold the town.
  if (!hasTown && country === '' && mayBeTown(known.county)) {
    const town = [known.county, known.town].filter(Boolean).join(', ')
    return readBelow(pieces, { ...known, town, county: '' })
  }
  const { last, above } = cut(lines)
  return {
    pieces: (hasTown ? above : lines).map(
      ({ kind, text }) => ({ kind: kind === 'town' ? 'line' : kind, text }) as Piece,
    ),
    town: hasTown ? last : '',
    county: known.county || county,
    country,
  }
}

const mayBeTown = (text: string) =>
  text !== '' && !/\d/.test(text) && !isCounty(text) && (!isRegion(text) || /london/i.test(text))

/** The place of a kind on an envelope; below 0 for what comes below the lines. */
const placeOf = (kind: Kind) =>
  ['firm', 'department', ...DOOR].findIndex((each) => each === (kind === 'line' ? 'street' : kind))

/** The parts of an address in one cell; a number on its own belongs to what follows. */
const addressParts = (text: string) => text.replace(/(^|[,;])(\s*\d+\p{L}?)[,;]/gu, '$1$2 ').split(/[,;]/)

/**
 * The customer's own address in envelope order, with town and postcode by their columns, or by their place in the lines.
 *
 * @param country the English name of the country abroad that the row names, or an empty string
 */
export function ownEnvelope(row: readonly string[], slots: readonly Slot[], country = ''): Envelope {
  // The parts of a number are one piece, whichever was sent.
  const said = readSaid(
    row,
    slots.map(({ isUnsent: _, ...slot }) => slot),
  )
  const valueOf = (...kinds: Kind[]) =>
    said
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ text }) => text)
      .join(' ')
  // What comes before another column's number is not part of that number's street.
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
