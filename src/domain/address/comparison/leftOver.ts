import { countryAbroad } from '../columns/abroad'
import { isUK, nameAtEnd, isCounty } from '../words/homePlaces'
import { otherStreet } from './doorDoubts'
import { placeFound, placeSent, type SentDoor } from './doors'
import { wordsIn } from '../cells/sameWords'
import { isParty, keysIn, spansOf, type Label, type Reading, type Stretch } from './reading'
import { isPartOf } from './typedPostcodes'
import { FILLERS, isGeneric, isLegal, NUMBER_SIGNS, TITLES } from '../words/vocabulary'
import { ofKind, type Place } from '../words/wordTable'
import { type Span, without, wordsOf, type Word } from '../words/words'

/**
 * What a stretch that the answer lacks is: the addressee, the care-of, or a company, which may be at any door; a firm; what comes
 * before a door, `Rear of` or a house's name; a flat; a part of another door (number, building, street), or words between the
 * parts of the answer's; a place after the street; a piece torn from a name or a line that the answer has, such as the Ltd of a
 * firm that it lists without; a country.
 */
type Left = 'addressee' | 'company' | 'firm' | 'front' | 'flat' | 'door' | 'place' | 'torn' | 'country'

/** A stretch of a text, without `end`, that has no counterpart in the answer. */
export interface LeftOver extends Span {
  text: string
  is: Left
  /** Whether it stands between a flat of the house and its street, like a house's name. */
  isBehindFlat: boolean
}

const PART = /[^,;\r\n]+/g

/** Words that say nothing without the name after them. */
const CARE_OF = ofKind('careOf')

/** Whether a text says no more than *care of* or *for the attention of*. */
export const isCareOf = (text: string) => wordsIn(text).every((word) => CARE_OF.has(word))

/** A text of the same length in which such words share a part with the name after them. */
const withCareOf = (text: string) =>
  text.replace(/([^,;\r\n]+)([,;\r\n]+)/g, (all, part: string, signs: string) =>
    isCareOf(part) ? part + ' '.repeat(signs.length) : all,
  )

/** A stretch without blanks and signs at its ends, but with a name's full stop and bracket. */
function trimmed(within: string, start: number): Span {
  const before = /^[^\p{L}\p{N}(℅]*/u.exec(within)![0].length
  const behind = /(?<![^\p{L}\p{N}.)])[^\p{L}\p{N}.)]*$/u.exec(within)![0].length
  return { start: start + before, end: start + within.length - behind }
}

/** Whether words only join others, or come before a number; *Rear of* is part of the house. */
const saysNothing = (text: string) =>
  wordsOf(text).every(({ key }) => key !== 'rear' && (FILLERS.has(key) || NUMBER_SIGNS.has(key)))

const meets = (a: Span, b: Span) => a.start < b.end && b.start < a.end

/** What comes before a door, not after it. */
export const IN_FRONT: ReadonlySet<Left> = new Set<Left>(['addressee', 'company', 'firm', 'front', 'flat'])

const IN_HOUSE = new Set<Place>(['flat', 'floor', 'block'])

/** What was sent and the answer's lines, town and postcode lack, in order; the whole text if it is too long to compare. */
export function leftOver(reading: Reading): LeftOver[] {
  const { text: sent } = reading
  if (reading.isTooLong) {
    const { start, end } = trimmed(sent, 0)
    return [{ text: sent.slice(start, end), start, end, is: 'door', isBehindFlat: false }]
  }
  const kept = keptWords(reading)
  const postcodes = reading.postcodes.filter((typed) => isPartOf(typed.reading, reading.address.postcode))
  const counterparts = [...kept, ...postcodes]
  if (!/[\p{L}\p{N}]/u.test(without(sent, counterparts))) return []

  const { others, inHouse, inFront, flats, firms, companies, first, last, isNowhere } = doorIn(reading)
  const parted = withCareOf(sent)
  const parts = Array.from(parted.matchAll(PART), ({ 0: part, index }) => ({
    start: index,
    end: index + part.length,
  }))
  let done = 0
  return Array.from(without(parted, counterparts).matchAll(PART)).flatMap(
    ({ 0: rest, index }): LeftOver[] => {
      let { start, end } = trimmed(rest, index)
      if (start < done || saysNothing(sent.slice(start, end))) return []
      const part = parts.find((each) => each.end > index)!
      const inPart = kept.filter((span) => meets(span, part))
      // The Greater of *Greater London* beside the town.
      if (inPart.length > 0 && isCounty(sent.slice(part.start, part.end))) return []
      const before = inPart.findLast((span) => span.end <= start)?.label
      const after = inPart.find((span) => span.start >= end)?.label
      const [{ key: title }] = wordsOf(sent.slice(start, end)) as [Word]
      // A firm's Co. is not *c/o*.
      const isAddressed = TITLES.has(title) && !/^co\b/i.test(sent.slice(start))
      // *c/o Acme Ltd* stays whole, up to the door.
      if (isAddressed && after === 'organisation') {
        const behind = inPart.find((span) => span.start >= end && span.label !== 'organisation')?.start
        ;({ start, end } = trimmed(sent.slice(start, behind ?? part.end), start))
        done = end
      }
      const text = sent.slice(start, end)
      const isOf = (spans: readonly Span[]) => spans.some((span) => meets(span, { start, end }))
      // `Co Durham` is in care of nobody.
      const isInFront = end <= first || (isOf(inFront) && !isCounty(text))
      const isBehind = start >= last
      const what = (): Left => {
        if (isOf(others)) return 'door'
        if (isAddressed && isInFront) return 'addressee'
        // The Ltd of a firm, the Royal of *Royal Tunbridge Wells*, and a village before its town without a comma.
        if ([before, after].includes('organisation') || (isBehind && inPart.length > 0)) return 'torn'
        if (isOf(inHouse)) return 'flat'
        if (isOf(companies)) return 'company'
        if (isNowhere) return 'door'
        if (isInFront) return isOf(firms) ? 'firm' : 'front'
        return isBehind ? 'place' : 'door'
      }
      const isBehindFlat = isInFront && flats.some((flat) => flat.end <= start)
      return countryApart({ text, start, end, is: what(), isBehindFlat }, sent)
    },
  )
}

/** Words that the answer's envelope has too, and what of it they are. */
function keptWords(reading: Reading): (Span & { label: Label })[] {
  const { address, words, labels, answer, at, leftSent } = reading
  // No envelope has a county.
  const areas = answer.places.filter(
    ({ text }) => address.areas.includes(text) && ![address.postTown, ...address.localities].includes(text),
  )
  const notWritten = [
    ...spansOf(reading, [...leftSent, ...areas.flatMap((name) => at.get(name) ?? [])]),
    ...replacedIn(reading),
  ]
  return words.flatMap(({ start, end }, nth) => {
    const label = labels[nth]
    const isKept = !notWritten.some((other) => meets({ start, end }, other))
    return label && isKept ? [{ start, end, label }] : []
  })
}

/** Numbers and buildings for which the answer has others. */
const replacedIn = ({ doubts }: Reading): Span[] =>
  doubts
    .filter(({ check }) => ['numberDiffers', 'buildingDiffers'].includes(check))
    .flatMap(({ sent }) => sent)

/** A stretch and, after the door, the country that it is or ends with: `Leeds - UK`. */
function countryApart(each: LeftOver, sent: string): LeftOver[] {
  const { text, start, is } = each
  const isCountry = isUK(text) || (is === 'place' && countryAbroad(text) !== null)
  const at = isCountry ? 0 : IN_FRONT.has(is) ? -1 : nameAtEnd(text, isUK)
  if (at < 0) return [each]
  // `U.K.` keeps its full stop, `(UK)` no brackets, `United Kingdom (UK)` all of it.
  const [bare] = /[\p{L}\p{N}][^()]*(?:\([^()]*\))?(?<!\s)/u.exec(text.slice(at))!
  const from = sent.indexOf(bare, start + at)
  const end = from + bare.length
  const country: LeftOver = { ...each, text: bare, start: from, end, is: 'country' }
  const before = trimmed(text.slice(0, at), start)
  return at === 0 ? [country] : [{ ...each, ...before, text: sent.slice(before.start, before.end) }, country]
}

/** What a text has of a door other than the answer's, and where the answer's door begins and its street ends. */
function doorIn(reading: Reading) {
  const { answer, at, pairs, left, leftSent, leftFound, building } = reading
  const other = reading.street ? undefined : otherStreet(reading)
  const street = reading.street ?? other
  const house = pairs.find(([, door]) => !IN_HOUSE.has(placeFound(door)))?.[0]
  // A bare number before the house number is a flat's.
  const isInHouse = (door: SentDoor) => {
    const place = placeSent(door)
    return IN_HOUSE.has(place) || (place === 'either' && door.to < (house?.from ?? 0))
  }
  const isStreet = ({ kind, from }: Stretch) => kind === 'street' && from <= (street?.to ?? Infinity)
  const streets = [...left.filter(isStreet), ...(other ? [other] : [])]
  const isSameHouse =
    (house !== undefined || building !== undefined) &&
    leftSent.every(isInHouse) &&
    (answer.building === null || building !== undefined)
  // A different flat is a different door.
  const flatsLeft = isSameHouse && leftFound.length === 0 ? leftSent : []
  const isBuilding = ({ kind }: Stretch) => kind === 'building'
  // *The Shop* does not tell which firm.
  const isTelling = (each: Stretch) => keysIn(reading, each).some((key) => !isGeneric(key))
  const firms = left.filter(({ kind }) => kind === 'organisation').filter(isTelling)
  const inHouse = spansOf(reading, flatsLeft)
  const others = [
    ...spansOf(reading, [
      ...leftSent.filter((each) => !flatsLeft.includes(each)),
      ...streets,
      ...(isSameHouse ? [] : left.filter(isBuilding)),
    ]),
    ...replacedIn(reading),
  ]
  const located = spansOf(reading, [
    ...[reading.street, building].filter((part) => part !== undefined),
    ...pairs.map(([each]) => each),
  ])
  // Its name finds a firm without a street or a house.
  const byName = answer.firms.flatMap((name) => at.get(name)?.slice(0, 1) ?? [])
  const all = [...located, ...others]
  const door = all.length > 0 ? all : spansOf(reading, byName)
  return {
    others,
    inHouse,
    // A name beside another house is that house's.
    inFront: spansOf(reading, [
      ...flatsLeft,
      ...left.filter((each) => isParty(each) || (isBuilding(each) && isSameHouse)),
    ]),
    flats: spansOf(
      reading,
      pairs.flatMap(([each, of]) => (IN_HOUSE.has(placeFound(of)) ? [each] : [])),
    ),
    firms: spansOf(reading, firms),
    companies: spansOf(
      reading,
      firms.filter((each) => keysIn(reading, each).some(isLegal)),
    ),
    first: Math.min(...door.map(({ start }) => start)),
    last: Math.max(...(street ? spansOf(reading, [street]) : door).map(({ end }) => end)),
    isNowhere: located.length + byName.length === 0,
  }
}
