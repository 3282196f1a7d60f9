import { countryAbroad, isUK } from '../abroad'
import { isCounty } from '../counties'
import { nameAtEnd } from '../nameAtEnd'
import { spansOf, type Aligned, type Laid, type Stretch } from './align'
import type { Door } from './designators'
import type { Span } from './doubt'
import { numberDoubts } from './numberDoubts'
import { placesOf } from './spelling'
import { FILLERS } from './vocabulary'
import { without, wordsOf } from './words'

/** A stretch of a text that was sent, without `end`, that has no counterpart in the answer. */
export interface LeftOver extends Span {
  text: string
  /**
   * Where it belongs: before the door that the answer has, as a firm, a care-of line or a flat of the same house; between its
   * parts or in place of them; behind the street; nowhere, as a country.
   */
  place: 'before' | 'in' | 'behind' | 'country'
  /** Whether it stands between a flat of the house and its street, as a house's name does. */
  isBehindFlat: boolean
}

const PART = /[^,;\r\n]+/g

/** A stretch without the blanks and punctuation at its ends; a sign for *care of* is a word. */
function trimmed(within: string, start: number): Span {
  const first = Math.max(0, within.search(/[\p{L}\p{N}℅]/u))
  const rest = /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]*$/u.exec(within)![0].length
  return { start: start + first, end: start + within.length - rest }
}

/** Whether words only join others; *Rear of* is a part of the house. */
const saysNothing = (text: string) => wordsOf(text).every(({ key }) => key !== 'rear' && FILLERS.has(key))

const meets = (a: Span, b: Span) => a.start < b.end && b.start < a.end

/** Doors inside a house. */
const IN_HOUSE = new Set<Door['place']>(['flat', 'floor', 'block'])

/**
 * What was sent and has no counterpart among the lines, the town and the postcode of the answer, in the order of the text: all
 * of a text that is too long to compare.
 */
export function leftOver({ text: sent, address, aligned }: Laid): LeftOver[] {
  if (!aligned) {
    const { start, end } = trimmed(sent, 0)
    return [{ text: sent.slice(start, end), start, end, place: 'in', isBehindFlat: false }]
  }
  const { words, found, slots, postcodes, outwards } = aligned
  // The answer has another number in the place of such a one.
  const replaced = numberDoubts(aligned)
    .filter(({ check }) => check === 'numberDiffers')
    .flatMap((doubt) => doubt.sent)
  const notWritten = [...spansOf(aligned, aligned.leftSent), ...replaced]
  const { lines, postTown, locality, organisation, department } = address
  const written = new Set(
    wordsOf([...lines, locality, postTown, organisation, department].join(', ')).map(({ key }) => key),
  )
  // A county is a counterpart, and on no envelope.
  const onEnvelope = found.places
    .filter((place) => place.words.every((key) => written.has(key)))
    .flatMap((place) => placesOf(words, place.words))
  const isWritten = (at: number) =>
    slots[at] !== 'place' || onEnvelope.some(({ from, to }) => from <= at && at <= to)
  const counterparts = [
    ...words.filter((_, at) => slots[at] !== undefined && isWritten(at)),
    ...[...postcodes, ...outwards].filter(({ readings }) =>
      readings.some((reading) => address.postcode.startsWith(reading)),
    ),
  ].filter((span) => !notWritten.some((other) => meets(span, other)))

  const { door, inFront, flats, last } = doorIn(aligned, replaced)
  const first = Math.min(...door.map(({ start }) => start))
  return Array.from(without(sent, counterparts).matchAll(PART)).flatMap(({ 0: rest, index }): LeftOver[] => {
    const { start, end } = trimmed(rest, index)
    const text = sent.slice(start, end)
    if (end <= start || saysNothing(text)) return []
    const isOf = (spans: Span[]) => spans.some((span) => meets(span, { start, end }))
    // `Co Durham` is in care of nobody.
    const isInFront = !isOf(door) && (end <= first || (isOf(inFront) && !isCounty(text)))
    const place = isInFront ? 'before' : start >= last ? 'behind' : 'in'
    const isBehindFlat = isInFront && start < last && flats.some((flat) => flat.end <= start)
    return countryApart({ text, start, end, place, isBehindFlat }, sent)
  })
}

/** A stretch, and the country that it is or, not before the door, ends with: `Leeds - UK`. */
function countryApart(each: LeftOver, sent: string): LeftOver[] {
  const { text, start, place } = each
  const isCountry = isUK(text) || (place === 'behind' && countryAbroad(text) !== null)
  const at = isCountry ? 0 : place === 'before' ? -1 : nameAtEnd(text, isUK)
  if (at < 0) return [each]
  // `U.K.` keeps its full stop.
  const end = each.end + Number(sent[each.end] === '.')
  const country: LeftOver = {
    ...each,
    text: sent.slice(start + at, end),
    start: start + at,
    end,
    place: 'country',
  }
  const before = trimmed(text.slice(0, at), start)
  return at === 0 ? [country] : [{ ...each, ...before, text: sent.slice(before.start, before.end) }, country]
}

/**
 * The words of a text that find its door, up to the end of its street; and the flats and firms that it has in the house that
 * was found.
 */
function doorIn(aligned: Aligned, replaced: Span[]) {
  const { found, building, pairs, left, leftSent, leftFound, inStreetPlace } = aligned
  const isFirm = ({ kind }: Stretch) => kind === 'organisation' || kind === 'person'
  const street = aligned.street ?? inStreetPlace.find((each) => !isFirm(each))

  const house = pairs.find(([, door]) => !IN_HOUSE.has(door.place))?.[0]
  // A bare number before that of the house is a flat's.
  const isInHouse = ({ place, to }: Door) =>
    IN_HOUSE.has(place) || (place === 'either' && house !== undefined && to < house.from)
  const isSameHouse =
    (house !== undefined || building !== undefined) &&
    leftSent.every(isInHouse) &&
    leftFound.every(({ place }) => IN_HOUSE.has(place)) &&
    (found.building === null || building !== undefined)
  const isFlat = (door: Door) => isSameHouse && leftFound.length === 0 && isInHouse(door)
  // A name before another house is that house's.
  const isOfHouse = ({ kind }: Stretch) => kind === 'building' && isSameHouse
  const names = left.filter((each) => each.kind === 'street' || (each.kind === 'building' && !isSameHouse))
  const parts = [
    ...[street, building].filter((part) => part !== undefined),
    ...pairs.map(([each]) => each),
    ...leftSent.filter((each) => !isFlat(each)),
    ...names,
  ]
  const door = [...spansOf(aligned, parts), ...replaced]
  const inFront = [...leftSent.filter(isFlat), ...left.filter((each) => isFirm(each) || isOfHouse(each))]
  const flats = pairs.flatMap(([each, { place }]) => (IN_HOUSE.has(place) ? [each] : []))
  return {
    door,
    inFront: spansOf(aligned, inFront),
    flats: spansOf(aligned, flats),
    // The street comes first.
    last: street ? door[0]!.end : Math.max(...door.map(({ end }) => end)),
  }
}
