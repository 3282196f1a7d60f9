import { countryAbroad } from '../columns/abroad'
import { isUK } from '../words/homeCountries'
import { isCounty } from '../words/counties'
import { nameAtEnd } from '../words/nameAtEnd'
import { keysIn, spansOf, type Aligned, type Counterpart, type Laid, type Stretch } from './align'
import type { Door } from '../words/designators'
import { nameDoubts } from './nameDoubts'
import { numberDoubts } from './numberDoubts'
import { wordsIn } from '../cells/sameWords'
import { placesOf } from '../words/spelling'
import { FILLERS, isDirection, isGeneric, isKind, isLegal, TITLES } from '../words/vocabulary'
import { keysOf, type Span, without, wordsOf, type Word } from '../words/words'

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
  /** Whether it is torn out of a name or a line that the answer has: the Ltd of a firm that it knows without. */
  isTorn: boolean
  /** Whom it names: a firm, by a word that tells it from others, or the one that a letter is for or in care of. */
  names: 'firm' | 'addressee' | null
}

const PART = /[^,;\r\n]+/g

/** Words that say nothing without the name behind them. */
const CARE_OF = new Set(['c', 'o', 'co', 'fao', 'attn', 'attention', 'care', 'of', 'the'])

/** Whether a text says at most that somebody is written to in care of another, or for attention. */
export const isCareOf = (text: string) => wordsIn(text).every((word) => CARE_OF.has(word))

/** A text of the same length in which such words are in one part with the name behind them. */
const withCareOf = (text: string) =>
  text.replace(/([^,;\r\n]+)([,;\r\n]+)/g, (all, part: string, signs: string) =>
    isCareOf(part) ? part + ' '.repeat(signs.length) : all,
  )

/**
 * A stretch without the blanks at its ends, and without the signs that join it to what stands before or behind it; a name
 * keeps its full stop and its brackets.
 */
function trimmed(within: string, start: number, isFirst = true, isLast = true): Span {
  const before = (isFirst ? /^\s*/ : /^[^\p{L}\p{N}(℅]*/u).exec(within)![0].length
  const behind = (isLast ? /(?<!\s)\s*$/ : /(?<![^\p{L}\p{N}.)])[^\p{L}\p{N}.)]*$/u).exec(within)![0].length
  return { start: start + before, end: start + within.length - behind }
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
    return [
      {
        text: sent.slice(start, end),
        start,
        end,
        place: 'in',
        isBehindFlat: false,
        isTorn: false,
        names: null,
      },
    ]
  }
  const { words, found, slots, postcodes, outwards } = aligned
  // The answer has another number or building there.
  const replaced = [...numberDoubts(aligned), ...nameDoubts(aligned)]
    .filter(({ check }) => check === 'numberDiffers' || check === 'buildingDiffers')
    .flatMap((doubt) => doubt.sent)
  const notWritten = [...spansOf(aligned, aligned.leftSent), ...replaced]
  const { lines, postTown, locality, organisation, department } = address
  const written = new Set(keysOf([...lines, locality, postTown, organisation, department].join(', ')))
  // A county is a counterpart, and on no envelope.
  const onEnvelope = found.places
    .filter((place) => place.words.every((key) => written.has(key)))
    .flatMap((place) => placesOf(words, place.words))
  const isWritten = (at: number) =>
    slots[at] !== 'place' || onEnvelope.some(({ from, to }) => from <= at && at <= to)
  const isKept = (span: Span) => !notWritten.some((other) => meets(span, other))
  const kept = words
    .flatMap(({ start, end }, at) => (slots[at] && isWritten(at) ? [{ start, end, slot: slots[at] }] : []))
    .filter(isKept)
  const known = [...postcodes, ...outwards].filter(({ readings }) =>
    readings.some((reading) => address.postcode.startsWith(reading)),
  )
  const counterparts = [...kept, ...known.filter(isKept)]

  const { door, isOtherHouse, inHouse, inFront, flats, last } = doorIn(aligned, replaced)
  const firms = spansOf(
    aligned,
    aligned.left.filter((each) => isTellingFirm(aligned, each)),
  )
  const first = Math.min(...door.map(({ start }) => start))
  const parted = withCareOf(sent)
  const parts = Array.from(parted.matchAll(PART), ({ 0: part, index }) => ({
    start: index,
    end: index + part.length,
  }))
  let done = 0
  return Array.from(without(parted, counterparts).matchAll(PART)).flatMap(
    ({ 0: rest, index }): LeftOver[] => {
      const part = parts.find(({ end }) => end > index)!
      const isFirst = index === part.start
      const isLast = index + rest.length === part.end
      let { start, end } = trimmed(rest, index, isFirst, isLast)
      if (end <= start || start < done || saysNothing(sent.slice(start, end))) return []
      const inPart = kept.filter((span) => meets(span, part))
      // The Greater of *Greater London* beside the town.
      if (inPart.length > 0 && isCounty(sent.slice(part.start, part.end))) return []
      const before = inPart.findLast((span) => span.end <= start)?.slot
      const after = inPart.find((span) => span.start >= end)?.slot
      const [{ key: title }] = wordsOf(sent.slice(start, end)) as [Word]
      // A firm's Co. is not *c/o*.
      const isCompany = title === 'co' && before !== undefined && !/^c\W/i.test(sent.slice(start))
      const isAddressed = TITLES.has(title) && !isCompany
      // *c/o Acme Ltd* stays whole, up to the door.
      if (isAddressed && after === 'organisation') {
        const behind = inPart.find((span) => span.start >= end && span.slot !== 'organisation')?.start
        ;({ start, end } = trimmed(sent.slice(start, behind ?? part.end), start, true, behind === undefined))
        done = end
      }
      const text = sent.slice(start, end)
      const isOf = (spans: Span[]) => spans.some((span) => meets(span, { start, end }))
      const names = isAddressed ? 'addressee' : isOf(firms) ? 'firm' : null
      // Beside another house only what says that it is none stays.
      const isNoHouse = isAddressed || (names === 'firm' && wordsOf(text).some(({ key }) => isLegal(key)))
      // `Co Durham` is in care of nobody.
      const isInFront =
        !isOf(door) && (end <= first || (isOf(inFront) && !isCounty(text))) && (isNoHouse || !isOtherHouse)
      const isFirms = !isAddressed && isOfFirm(text, before, after)
      const place = isInFront || isFirms ? 'before' : start >= last ? 'behind' : 'in'
      const isBehindFlat = isInFront && start < last && flats.some((flat) => flat.end <= start)
      // The Royal of *Royal Tunbridge Wells*, and a village before its town without a comma.
      const isBehindDoor = place === 'behind' && inPart.length > 0
      const isBehindTown = before === 'place' && start >= last
      const isOfPart = isFirms || isBehindTown || isOfName(text, before, after)
      const isTorn = isBehindDoor || (!isAddressed && !isOf(inHouse) && isOfPart)
      return countryApart({ text, start, end, place, isBehindFlat, isTorn, names }, sent)
    },
  )
}

/** Whether a name is of a firm, and tells it: not *The Shop*. */
const isTellingFirm = (aligned: Aligned, stretch: Stretch) =>
  stretch.kind === 'organisation' &&
  keysIn(aligned, stretch).some((key) => !FILLERS.has(key) && !isGeneric(key))

/** Whether a text belongs to the firm right before or behind it in its part, as `Ltd` does. */
const isOfFirm = (text: string, before?: Counterpart, after?: Counterpart): boolean =>
  before === 'organisation' || (after === 'organisation' && !/\bof$/i.test(text))

/** Whether a text belongs to the building or street right before or behind it in its part: `Centre`, the Upper of a street. */
function isOfName(text: string, before?: Counterpart, after?: Counterpart): boolean {
  const keys = keysOf(text)
  const isNamed = (slot?: Counterpart) => slot === 'building' || slot === 'street'
  return (
    (isNamed(before) && keys.every((key) => isKind(key) || isDirection(key))) ||
    (isNamed(after) && keys.every(isDirection))
  )
}

/** A stretch, and the country that it is or, not before the door, ends with: `Leeds - UK`. */
function countryApart(each: LeftOver, sent: string): LeftOver[] {
  const { text, start, place } = each
  const isCountry = isUK(text) || (place === 'behind' && countryAbroad(text) !== null)
  const at = isCountry ? 0 : place === 'before' ? -1 : nameAtEnd(text, isUK)
  if (at < 0) return [each]
  // `U.K.` keeps its full stop, `(UK)` no brackets.
  const [bare] = /[\p{L}\p{N}](?:[^()]*[^()\s])?/u.exec(text.slice(at))!
  const from = sent.indexOf(bare, start + at)
  const end = from + bare.length
  const country: LeftOver = { ...each, text: bare, start: from, end, place: 'country' }
  const before = trimmed(text.slice(0, at), start, true, false)
  return at === 0 ? [country] : [{ ...each, ...before, text: sent.slice(before.start, before.end) }, country]
}

/**
 * The words of a text that find its door, up to the end of its street; and the flats and firms that it has in the house that
 * was found.
 */
function doorIn(aligned: Aligned, replaced: Span[]) {
  const { found, at, building, pairs, left, leftSent, leftFound, inStreetPlace } = aligned
  const isFirm = ({ kind }: Stretch) => kind === 'organisation' || kind === 'person'
  const other = aligned.street ? undefined : inStreetPlace.find((each) => !isFirm(each))
  const street = aligned.street ?? other

  const house = pairs.find(([, door]) => !IN_HOUSE.has(door.place))?.[0]
  // A bare number before the house number is a flat's.
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
  const others = [...leftSent.filter((each) => !isFlat(each)), ...names, ...(other ? [other] : [])]
  const located = [
    ...[street, building].filter((part) => part !== undefined),
    ...pairs.map(([each]) => each),
    ...others,
  ]
  // A firm without a street or a house is found by its name.
  const byName = found.organisations.flatMap((name) => at.get(name) ?? [])
  const door = [...spansOf(aligned, located.length > 0 ? located : byName), ...replaced]
  const inHouse = spansOf(aligned, leftSent.filter(isFlat))
  const inFront = spansOf(
    aligned,
    left.filter((each) => isFirm(each) || isOfHouse(each)),
  )
  const flats = pairs.flatMap(([each, { place }]) => (IN_HOUSE.has(place) ? [each] : []))
  return {
    door,
    isOtherHouse: others.length > 0 || replaced.length > 0 || door.length === 0,
    inHouse,
    inFront: [...inHouse, ...inFront],
    flats: spansOf(aligned, flats),
    // The street comes first.
    last: street || door.length === 0 ? (door[0]?.end ?? Infinity) : Math.max(...door.map(({ end }) => end)),
  }
}
