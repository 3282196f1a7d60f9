import { countryAbroad } from '../columns/abroad'
import { isUK, nameAtEnd } from '../words/homeCountries'
import { isCounty } from '../words/counties'
import type { Place } from '../words/designators'
import { wordsIn } from '../cells/sameWords'
import type { MatchedAddress } from './matchedAddress'
import {
  keysIn,
  spansOf,
  type DoorRead,
  type Label,
  type NameRead,
  type Reading,
  type Stretch,
} from './reading'
import { FILLERS, isDirection, isGeneric, isKind, isLegal, TITLES } from '../words/vocabulary'
import { ofKind } from '../words/wordTable'
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
const CARE_OF = ofKind('careOf')

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
const IN_HOUSE = new Set<Place>(['flat', 'floor', 'block'])

/**
 * What was sent and has no counterpart among the lines, the town and the postcode of the answer, in the order of the text: all
 * of a text that is too long to compare.
 */
export function leftOver(reading: Reading): LeftOver[] {
  const { text: sent, address, words, labels, names: found } = reading
  if (reading.isTooLong) {
    const whole = trimmed(sent, 0)
    const text = sent.slice(whole.start, whole.end)
    return [{ text, ...whole, place: 'in', isBehindFlat: false, isTorn: false, names: null }]
  }
  // The answer has another number or building there.
  const replaced = reading.doubts
    .filter(({ check }) => check === 'numberDiffers' || check === 'buildingDiffers')
    .flatMap((doubt) => doubt.sent)
  const notWritten = [...spansOf(reading, reading.leftSent), ...replaced]
  // A county is a counterpart, and on no envelope.
  const isOnEnvelope = onEnvelopeOf(address)
  const onEnvelope = found.filter(isOnEnvelope).flatMap((name) => name.at)
  const isWritten = (at: number) =>
    labels[at] !== 'place' || onEnvelope.some(({ from, to }) => from <= at && at <= to)
  const isKept = (span: Span) => !notWritten.some((other) => meets(span, other))
  const kept = words
    .flatMap(({ start, end }, at) => (labels[at] && isWritten(at) ? [{ start, end, label: labels[at] }] : []))
    .filter(isKept)
  const counterparts = [...kept, ...reading.postcodes.filter(isKept)]
  if (!/[\p{L}\p{N}]/u.test(without(sent, counterparts))) return []

  const { door, isOtherHouse, inFront, flats, last } = doorIn(reading, replaced)
  const firms = spansOf(
    reading,
    reading.left.filter((each) => isTellingFirm(reading, each)),
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
      if (start < done || saysNothing(sent.slice(start, end))) return []
      const inPart = kept.filter((span) => meets(span, part))
      // The Greater of *Greater London* beside the town.
      if (inPart.length > 0 && isCounty(sent.slice(part.start, part.end))) return []
      const before = inPart.findLast((span) => span.end <= start)?.label
      const after = inPart.find((span) => span.start >= end)?.label
      const [{ key: title }] = wordsOf(sent.slice(start, end)) as [Word]
      // A firm's Co. is not *c/o*.
      const isCompany = title === 'co' && before !== undefined && !/^c\W/i.test(sent.slice(start))
      const isAddressed = TITLES.has(title) && !isCompany
      // *c/o Acme Ltd* stays whole, up to the door.
      if (isAddressed) {
        const behind = inPart.find((span) => span.start >= end && span.label !== 'organisation')?.start
        ;({ start, end } = trimmed(sent.slice(start, behind ?? part.end), start, true, behind === undefined))
        done = end
      }
      const text = sent.slice(start, end)
      const isOf = (spans: Span[]) => spans.some((span) => meets(span, { start, end }))
      const names = isAddressed ? 'addressee' : isOf(firms) ? 'firm' : null
      // Beside another house a person or a company stays.
      const isNoHouse = isAddressed || wordsOf(text).some(({ key }) => isLegal(key))
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
      const isTorn = isBehindDoor || isOfPart
      return countryApart({ text, start, end, place, isBehindFlat, isTorn, names }, sent)
    },
  )
}

/** Tells whether a place that stands in the text is on the envelope of the answer, too. */
function onEnvelopeOf({ lines, postTown, locality, organisation, department, localities }: MatchedAddress) {
  let written: Set<string> | undefined
  return ({ of, text, words, at }: NameRead): boolean => {
    if (of !== 'place' || at.length === 0) return false
    if (text === postTown || localities.includes(text)) return true
    written ??= new Set(keysOf([...lines, locality, postTown, organisation, department].join(', ')))
    return words.every((key) => written!.has(key))
  }
}

/** Whether a name is of a firm, and tells it: not *The Shop*. */
const isTellingFirm = (reading: Reading, stretch: Stretch) =>
  stretch.kind === 'organisation' && keysIn(reading, stretch).some((key) => !isGeneric(key))

/** Whether a text belongs to the firm right before or behind it in its part, as `Ltd` does. */
const isOfFirm = (text: string, before?: Label, after?: Label): boolean =>
  before === 'organisation' || (after === 'organisation' && !/\bof$/i.test(text))

/** Whether a text belongs to the building or street right before or behind it in its part: `Centre`, the Upper of a street. */
function isOfName(text: string, before?: Label, after?: Label): boolean {
  const keys = keysOf(text)
  const isNamed = (label?: Label) => label === 'building' || label === 'street'
  return (isNamed(before) && keys.every(isKind)) || (isNamed(after) && keys.every(isDirection))
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
function doorIn(reading: Reading, replaced: readonly Span[]) {
  const { names, pairs, left, leftSent, leftFound, street } = reading
  const isFirm = ({ kind }: Stretch) => kind === 'organisation' || kind === 'person'
  const hasBuilding = names.some(({ of }) => of === 'building')
  const building = names.find(({ of }) => of === 'building')?.at[0]

  const house = pairs.find(([, door]) => !IN_HOUSE.has(door.place))?.[0]
  // A bare number before the house number is a flat's.
  const isInHouse = ({ place, to }: DoorRead) =>
    IN_HOUSE.has(place) || (place === 'either' && house !== undefined && to < house.from)
  const isSameHouse =
    (house !== undefined || building !== undefined) &&
    leftSent.every(isInHouse) &&
    leftFound.every(({ place }) => IN_HOUSE.has(place)) &&
    (!hasBuilding || building !== undefined)
  const isFlat = isSameHouse && leftFound.length === 0
  // A name before another house is that house's.
  const isOfHouse = ({ kind }: Stretch) => kind === 'building'
  const isOther = ({ kind }: Stretch) => kind === 'street' || (kind === 'building' && !isSameHouse)
  const otherStreet = street && !reading.isStreetSent ? [street] : []
  const others = [...(isFlat ? [] : leftSent), ...left.filter(isOther), ...otherStreet]
  const located = [
    ...[street, building].filter((part) => part !== undefined),
    ...pairs.map(([each]) => each),
    ...others,
  ]
  // A firm without a street or a house is found by its name.
  const byName = names.flatMap(({ of, at }) => (of === 'organisation' ? at.slice(0, 1) : []))
  const door = [...spansOf(reading, located.length > 0 ? located : byName), ...replaced]
  const inHouse = spansOf(reading, isFlat ? leftSent : [])
  const inFront = spansOf(
    reading,
    left.filter((each) => isFirm(each) || isOfHouse(each)),
  )
  const flats = pairs.flatMap(([each, { place }]) => (IN_HOUSE.has(place) ? [each] : []))
  return {
    door,
    isOtherHouse: others.length > 0 || replaced.length > 0 || door.length === 0,
    inFront: [...inHouse, ...inFront],
    flats: spansOf(reading, flats),
    // The street comes first.
    last: street || door.length === 0 ? (door[0]?.end ?? Infinity) : Math.max(...door.map(({ end }) => end)),
  }
}
