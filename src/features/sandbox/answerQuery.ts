import { addressOf, matchOf, type Address } from './address'
import { placeAt, PLACES, placesIn } from './gazetteer'
import { readQuery, type Sent } from './readQuery'
import { withSlip } from './slips'
import { hashBetween, hashText, isNearly, pick, plainTextOf, plainWords, writtenOut } from './text'

/** What each level is worth in the scores. */
const WORTH = { FULL: 1, PARTIAL: 0.75, INCORRECT: 0, MISSING: 0, NA: 0, NO_MATCH: 0 }
type Level = keyof typeof WORTH

/** What each component weighs in them, and what it consists of. */
const COMPONENTS = [
  ['organisation_match', 0.05, ['organisation']],
  ['premise_match', 0.25, ['poBox', 'flat', 'building', 'number']],
  ['thoroughfare_match', 0.25, ['dependantStreet', 'street']],
  ['locality_match', 0.05, ['doubleLocality', 'locality']],
  ['post_town_match', 0.15, ['town']],
  ['postcode_match', 0.25, ['postcode']],
] as const
type Component = (typeof COMPONENTS)[number]
type Levels = Record<Component[0], Level>

/**
 * Answers a query as the provider answers POST /v1/cleanse/addresses with 200. The address is made up from the text
 * alone, so a query has the same answer every time; county, country and coordinates follow from the postcode.
 */
export function answerQuery(query: string) {
  const [found] = addressesMeant(readQuery(query), 1).map(withSlip)
  const levels = Object.fromEntries(COMPONENTS.map((each) => [each[0], levelOf(found, each)])) as Levels
  const match = found ? matchOf(found) : null
  const result = { query, count: found ? 1 : 0, ...scoresOf(levels), ...levels, match }
  return { code: 2000, message: 'Success', result }
}

const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ'

/**
 * The addresses that a text may mean, at most `most`, the likeliest first: by its postcode, else in the towns or
 * counties that it names, else anywhere. None unless it has a postcode, or a street and a known place or none.
 */
export function addressesMeant(sent: Sent, most: number): Address[] {
  const { postcode, places, street, building } = sent
  const seed = plainTextOf(writtenOut(`${building} ${street}`))
  const madeUp = hashBetween(seed, 0, 9) + pick(LETTERS, `${seed}:first`) + pick(LETTERS, `${seed}:second`)
  const [outward, inward = madeUp] = postcode.split(' ')
  const there = placeAt(postcode, places)
  if (there) return [addressOf(sent, there, `${outward} ${inward}`)]
  const named = (['town', 'county'] as const).map((kind) => places.flatMap((name) => placesIn(kind, name)))
  const candidates = [...named, places.length === 0 ? PLACES : []].find(({ length }) => length > 0)
  if (!street || !candidates) return []
  const first = hashText(seed) % candidates.length
  const likely = [...candidates, ...candidates].slice(first, first + most)
  return likely.map((place) => addressOf(sent, place, `${place.outward} ${madeUp}`))
}

/** How the words of a component that were sent agree with those found; a postcode's are its halves. */
function levelOf(found: Address | undefined, [name, , fields]: Component): Level {
  if (!found) return 'NO_MATCH'
  const wordsOf = (from: Address | Address['said']) =>
    fields.flatMap((field) => (field === 'postcode' ? from.postcode.split(' ') : plainWords(from[field])))
  const [sent, other] = [wordsOf(found.said), wordsOf(found)]
  // Where there is no door, the organisation is what is found.
  if (other.length === 0) return name === 'premise_match' ? levelOf(found, COMPONENTS[0]) : 'NA'
  if (sent.join('') === '') return 'MISSING'
  if (sent.join(' ') === other.join(' ')) return 'FULL'
  return sent.some((word) => other.some((known) => isNearly(word, known))) ? 'PARTIAL' : 'INCORRECT'
}

/** `fit` leaves out what the query does not contain, `confidence` counts it against; both leave out NA. */
function scoresOf(levels: Levels): { fit: number; confidence: number } {
  const shareOf = (left: Level[]) => {
    const counted = COMPONENTS.filter(([name]) => !left.includes(levels[name]))
    const whole = counted.reduce((sum, [, weight]) => sum + weight, 0)
    const earned = counted.reduce((sum, [name, weight]) => sum + weight * WORTH[levels[name]], 0)
    return Math.round((earned / whole) * 10_000) / 10_000
  }
  return { fit: shareOf(['NA', 'MISSING']), confidence: shareOf(['NA']) }
}
