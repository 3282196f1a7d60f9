import { addressOf, matchOf, type Address } from './address'
import { placeAt, PLACES, placesInCounty, placesInTown } from './places'
import { readQuery, type Sent } from './readQuery'
import { withSlip } from './slips'
import { hashBetween, hashText, isNearly, pick, plainName, plainWords, written } from './text'

type MatchLevel = 'FULL' | 'PARTIAL' | 'INCORRECT' | 'MISSING' | 'NA' | 'NO_MATCH'

/** What each level weighs in the scores. */
const WEIGHTS = {
  organisation_match: 0.05,
  premise_match: 0.25,
  thoroughfare_match: 0.25,
  locality_match: 0.05,
  post_town_match: 0.15,
  postcode_match: 0.25,
}
type Levels = Record<keyof typeof WEIGHTS, MatchLevel>

const NO_MATCH = Object.fromEntries(Object.keys(WEIGHTS).map((name) => [name, 'NO_MATCH'])) as Levels

/**
 * Answers a query as the provider answers POST /v1/cleanse/addresses with 200. The address is made up from the text
 * alone, so a query has the same answer every time; county, country and coordinates follow from the postcode.
 */
export function answerQuery(query: string) {
  const sent = readQuery(query)
  const [found] = addressesMeant(sent, 1).map(withSlip)
  const levels = found ? levelsOf(sent, found) : NO_MATCH
  const match = found ? matchOf(found) : null
  const result = { query, count: found ? 1 : 0, ...scoresOf(levels), ...levels, match }
  return { code: 2000, message: 'Success', result }
}

const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ'

/**
 * The addresses that a text may mean, at most so many, the likeliest first: by its postcode, else in the towns or
 * counties that it names, else anywhere. None unless it has a postcode, or a street and a known place or none.
 */
export function addressesMeant(sent: Sent, most: number): Address[] {
  const { postcode, places, street, building } = sent
  const seed = plainName(written(`${building} ${street}`))
  const inward = hashBetween(seed, 0, 9) + pick(LETTERS, `${seed}:first`) + pick(LETTERS, `${seed}:second`)
  const there = placeAt(postcode.outward, places)
  if (there) return [addressOf(sent, there, `${postcode.outward} ${postcode.inward || inward}`)]
  const anywhere = places.length === 0 ? PLACES : []
  const named = [places.flatMap(placesInTown), places.flatMap(placesInCounty), anywhere]
  const candidates = (street && named.find(({ length }) => length > 0)) || []
  const first = hashText(seed) % candidates.length
  return [...candidates.slice(first), ...candidates.slice(0, first)]
    .slice(0, most)
    .map((place) => addressOf(sent, place, `${place.outward} ${inward}`))
}

function levelsOf(sent: Sent, found: Address): Levels {
  const level = (...fields: Field[]) =>
    levelOf(
      fields.flatMap((field) => plainWords(sent[field])),
      fields.flatMap((field) => plainWords(found[field])),
    )
  const premise = level('poBox', 'flat', 'building', 'number')
  return {
    organisation_match: level('organisation'),
    premise_match: premise === 'NA' ? level('organisation') : premise,
    thoroughfare_match: level('dependantStreet', 'street'),
    locality_match: found.localities.length > 0 ? 'FULL' : 'NA',
    post_town_match: levelOf(plainWords(found.townSent), plainWords(found.town)),
    postcode_match: levelOf(halvesOf(sent.postcode.typed), halvesOf(found.postcode)),
  }
}

const halvesOf = (postcode: string): string[] => postcode.replace(' ', '').match(/^.{2,4}(?=...$)|.+$/g) ?? []

type Field = 'organisation' | 'poBox' | 'flat' | 'building' | 'number' | 'dependantStreet' | 'street'

/** How the words of a component that was sent agree with those of the one that was found. */
function levelOf(sent: string[], found: string[]): MatchLevel {
  if (found.length === 0) return 'NA'
  if (sent.length === 0) return 'MISSING'
  if (sent.join(' ') === found.join(' ')) return 'FULL'
  return sent.some((word) => found.some((other) => isNearly(word, other))) ? 'PARTIAL' : 'INCORRECT'
}

const WORTH = { FULL: 1, PARTIAL: 0.75, INCORRECT: 0, MISSING: 0, NA: 0, NO_MATCH: 0 }

/** `fit` leaves out what the query does not contain, `confidence` counts it against; both leave out NA. */
function scoresOf(levels: Levels): { fit: number; confidence: number } {
  const shareOf = (left: MatchLevel[]) => {
    const counted = (Object.keys(WEIGHTS) as (keyof Levels)[]).filter((name) => !left.includes(levels[name]))
    const whole = counted.reduce((sum, name) => sum + WEIGHTS[name], 0)
    const earned = counted.reduce((sum, name) => sum + WEIGHTS[name] * WORTH[levels[name]], 0)
    return Math.round((earned / whole) * 10_000) / 10_000
  }
  return { fit: shareOf(['NA', 'MISSING']), confidence: shareOf(['NA']) }
}
