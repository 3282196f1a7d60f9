import { countryAbroad } from '../columns/abroad'
import { isUK, nameAtEnd } from '../words/homeCountries'
import { isCounty } from '../words/counties'
import type { Place } from '../words/designators'
import { wordsIn } from '../cells/sameWords'
import { keysIn, spansOf, type DoorRead, type Label, type Reading, type Stretch } from './reading'
import { FILLERS, isDirection, isGeneric, isKind, isLegal, TITLES } from '../words/vocabulary'
import { ofKind } from '../words/wordTable'
import { keysOf, type Span, without, wordsOf, type Word } from '../words/words'

/**
 * What a stretch is that the answer lacks: whom a letter is for or in care of, or a company, which are at any door; a firm; what
 * stands in front of a door, `Rear of` or a house's name; a flat; of another door, a number, building or street, or between
 * the parts of the answer's; behind the street; torn out of a name or a line that the answer has, the Ltd of a firm that it
 * knows without; a country.
 */
export const LEFT = [
  'addressee',
  'company',
  'firm',
  'front',
  'flat',
  'door',
  'place',
  'torn',
  'country',
] as const

/** A stretch of a text, without `end`, that has no counterpart in the answer. */
export interface LeftOver extends Span {
  text: string
  is: (typeof LEFT)[number]
  /** Whether it stands between a flat of the house and its street, as a house's name does. */
  isBehindFlat: boolean
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

/** What stands before a door, not behind one. */
const IN_FRONT = new Set<LeftOver['is']>(['addressee', 'company', 'firm', 'front', 'flat'])

/** Doors inside a house. */
const IN_HOUSE = new Set<Place>(['flat', 'floor', 'block'])

/**
 * What was sent and has no counterpart among the lines, the town and the postcode of the answer, in the order of the text: all
 * of a text that is too long to compare.
 */
export function leftOver(reading: Reading): LeftOver[] {
  const { text: sent, address, words, labels, names } = reading
  if (reading.isTooLong) {
    const { start, end } = trimmed(sent, 0)
    return [{ text: sent.slice(start, end), start, end, is: 'door', isBehindFlat: false }]
  }
  // The answer has another number or building there.
  const replaced = reading.doubts
    .filter(({ check }) => check === 'numberDiffers' || check === 'buildingDiffers')
    .flatMap((doubt) => doubt.sent)
  const notWritten = [...spansOf(reading, reading.leftSent), ...replaced]
  // A county is a counterpart, and on no envelope.
  const places = names.filter(({ of, at }) => of === 'place' && at.length > 0)
  const { lines, locality, postTown, organisation, department } = address
  const envelope =
    places.length > 0 ? [...lines, locality, postTown, organisation, department].join(', ') : ''
  const onEnvelope = new Set(keysOf(envelope))
  const written = places
    .filter((name) => name.words.every((key) => onEnvelope.has(key)))
    .flatMap(({ at }) => at)
  const isWritten = (at: number) =>
    labels[at] !== 'place' || written.some(({ from, to }) => from <= at && at <= to)
  const isKept = (span: Span) => !notWritten.some((other) => meets(span, other))
  const kept = words
    .flatMap(({ start, end }, at) => (labels[at] && isWritten(at) ? [{ start, end, label: labels[at] }] : []))
    .filter(isKept)
  const counterparts = [...kept, ...reading.postcodes.filter(isKept)]
  if (!/[\p{L}\p{N}]/u.test(without(sent, counterparts))) return []

  const { others, inHouse, inFront, flats, firms, first, last, isNowhere } = doorIn(reading, replaced)
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
      if (isAddressed && after === 'organisation') {
        const behind = inPart.find((span) => span.start >= end && span.label !== 'organisation')?.start
        ;({ start, end } = trimmed(sent.slice(start, behind ?? part.end), start, true, behind === undefined))
        done = end
      }
      const text = sent.slice(start, end)
      const isOf = (spans: readonly Span[]) => spans.some((span) => meets(span, { start, end }))
      // `Co Durham` is in care of nobody.
      const isInFront = end <= first || (isOf(inFront) && !isCounty(text))
      const isBehind = start >= last
      const what = (): LeftOver['is'] => {
        if (isOf(others)) return 'door'
        if (isAddressed && isInFront) return 'addressee'
        // The Royal of *Royal Tunbridge Wells*, and a village before its town without a comma.
        if (isOfFirm(text, before, after) || (isBehind && inPart.length > 0)) return 'torn'
        if (isOf(inHouse)) return 'flat'
        if (isOfName(text, before, after)) return 'door'
        const isFirm = isInFront && isOf(firms)
        if (isFirm && wordsOf(text).some(({ key }) => isLegal(key))) return 'company'
        if (isNowhere) return 'door'
        return isFirm ? 'firm' : isInFront ? 'front' : isBehind ? 'place' : 'door'
      }
      const isBehindFlat = isInFront && !isBehind && flats.some((flat) => flat.end <= start)
      return countryApart({ text, start, end, is: what(), isBehindFlat }, sent)
    },
  )
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
  const { text, start, is } = each
  const isCountry = isUK(text) || (is === 'place' && countryAbroad(text) !== null)
  const at = isCountry ? 0 : IN_FRONT.has(is) ? -1 : nameAtEnd(text, isUK)
  if (at < 0) return [each]
  // `U.K.` keeps its full stop, `(UK)` no brackets.
  const [bare] = /[\p{L}\p{N}](?:[^()]*[^()\s])?/u.exec(text.slice(at))!
  const from = sent.indexOf(bare, start + at)
  const end = from + bare.length
  const country: LeftOver = { ...each, text: bare, start: from, end, is: 'country' }
  const before = trimmed(text.slice(0, at), start, true, false)
  return at === 0 ? [country] : [{ ...each, ...before, text: sent.slice(before.start, before.end) }, country]
}

/** What a text has of another door than the answer's, and where in it the answer's begins and its street ends. */
function doorIn(reading: Reading, replaced: readonly Span[]) {
  const { names, pairs, left, leftSent, leftFound, street } = reading
  const isFirm = ({ kind }: Stretch) => kind === 'organisation' || kind === 'person'
  const hasBuilding = names.some(({ of }) => of === 'building')
  const building = names.find(({ of }) => of === 'building')?.at[0]
  const house = pairs.find(([, door]) => !IN_HOUSE.has(door.place))?.[0]
  // A bare number before the house number is a flat's.
  const isInHouse = ({ place, to }: DoorRead) =>
    IN_HOUSE.has(place) || (place === 'either' && house !== undefined && to < house.from)
  const isStreet = ({ kind, from }: Stretch) => kind === 'street' && !(street && from > street.to)
  const streets = [...left.filter(isStreet), ...(street && !reading.isStreetSent ? [street] : [])]
  const isSameHouse =
    (house !== undefined || building !== undefined) &&
    streets.length === 0 &&
    leftSent.every(isInHouse) &&
    leftFound.every(({ place }) => IN_HOUSE.has(place)) &&
    (!hasBuilding || building !== undefined)
  // Another flat is another door.
  const flatsLeft = isSameHouse && leftFound.length === 0 ? leftSent : []
  const isBuilding = ({ kind }: Stretch) => kind === 'building'
  const inHouse = spansOf(reading, flatsLeft)
  const others = [
    ...spansOf(reading, [
      ...leftSent.filter((each) => !flatsLeft.includes(each)),
      ...streets,
      ...(isSameHouse ? [] : left.filter(isBuilding)),
    ]),
    ...replaced,
  ]
  const located = spansOf(reading, [
    ...[reading.isStreetSent ? street : undefined, building].filter((part) => part !== undefined),
    ...pairs.map(([each]) => each),
  ])
  // A firm without a street or a house is found by its name.
  const byName = names.flatMap(({ of, at }) => (of === 'organisation' ? at.slice(0, 1) : []))
  const all = [...located, ...others]
  const door = all.length > 0 ? all : spansOf(reading, byName)
  return {
    others,
    inHouse,
    // A name beside another house is that house's.
    inFront: spansOf(reading, [
      ...flatsLeft,
      ...left.filter((each) => isFirm(each) || (isBuilding(each) && isSameHouse)),
    ]),
    flats: spansOf(
      reading,
      pairs.flatMap(([each, { place }]) => (IN_HOUSE.has(place) ? [each] : [])),
    ),
    firms: spansOf(
      reading,
      left.filter((each) => isTellingFirm(reading, each)),
    ),
    first: Math.min(...door.map(({ start }) => start)),
    last: Math.max(...(street ? spansOf(reading, [street]) : door).map(({ end }) => end)),
    isNowhere: located.length === 0 && (others.length > 0 || door.length === 0),
  }
}
