import { addressOf, matchOf, type Address } from './address'
import { placeAt, PLACES, placesIn } from './gazetteer'
import { readQuery, type Sent } from './readQuery'
import {
  joinedTexts,
  hashBetween,
  hashText,
  isNearly,
  pick,
  plainTextOf,
  plainWords,
  writtenOut,
} from './text'

/** What each level is worth in the scores. */
const WORTH = { FULL: 1, PARTIAL: 0.75, INCORRECT: 0, MISSING: 0, NA: 0, NO_MATCH: 0 }
type Level = keyof typeof WORTH

/** The weight of each component in the scores, and its fields. */
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
 * Answers a query as the provider answers POST /v1/cleanse/addresses with 200. It makes up the address from the text alone, so a
 * query gets the same answer every time; county, country and coordinates follow from the postcode.
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
 * The addresses that a text may mean, at most `most`, the likeliest first: by its postcode, else in the towns or counties that it
 * names, else anywhere. Empty unless it has a postcode, or a street with a known place or no place.
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

/** How the sent words of a component agree with those found; a postcode's words are its halves. */
function levelOf(found: Address | undefined, [name, , fields]: Component): Level {
  if (!found) return 'NO_MATCH'
  const wordsOf = (from: Address | Address['said']) =>
    fields.flatMap((field) => (field === 'postcode' ? from.postcode.split(' ') : plainWords(from[field])))
  const [sent, other] = [wordsOf(found.said), wordsOf(found)]
  // Without a door, the organisation counts as the premise.
  if (other.length === 0) return name === 'premise_match' ? levelOf(found, COMPONENTS[0]) : 'NA'
  if (sent.join('') === '') return 'MISSING'
  if (sent.join(' ') === other.join(' ')) return 'FULL'
  return sent.some((word) => other.some((known) => isNearly(word, known))) ? 'PARTIAL' : 'INCORRECT'
}

/** `fit` ignores what the query lacks, `confidence` counts it against the address; both ignore NA. */
function scoresOf(levels: Levels): { fit: number; confidence: number } {
  const shareOf = (left: Level[]) => {
    const counted = COMPONENTS.filter(([name]) => !left.includes(levels[name]))
    const whole = counted.reduce((sum, [, weight]) => sum + weight, 0)
    const earned = counted.reduce((sum, [name, weight]) => sum + weight * WORTH[levels[name]], 0)
    return Math.round((earned / whole) * 10_000) / 10_000
  }
  return { fit: shareOf(['NA', 'MISSING']), confidence: shareOf(['NA']) }
}

type Field = 'organisation' | 'flat' | 'building' | 'number' | 'dependantStreet' | 'street' | 'postcode'

/** Mistakes: one street in how many has it, in which field, the text found there, what it becomes, perhaps only in Wales. */
const SLIPS: [oneIn: number, field: Field, found: RegExp, becomes: string, country?: 'Wales'][] = [
  [6, 'flat', /.+/, ''],
  [6, 'flat', /(?<=^\w+ )\d$/, '1$&'],
  [4, 'number', /(?<=\d)A$/, 'C'],
  [16, 'number', /(?<=^\d\d)\d$/, ''],
  [6, 'number', /-.*/, ''],
  [3, 'dependantStreet', /.+/, ''],
  [6, 'building', /^.* (?=(?:Cottage|House|Lodge)$)/, 'Ivy '],
  [2, 'street', /^Bridge Street$/, 'Heol y Bont', 'Wales'],
  [2, 'street', /^Church Street$/, 'Stryd yr Eglwys', 'Wales'],
  [2, 'street', /^High Street$/, 'Stryd Fawr', 'Wales'],
  [2, 'street', /^Mill Lane$/, 'Lôn y Felin', 'Wales'],
  [2, 'street', /^Station Road$/, 'Ffordd yr Orsaf', 'Wales'],
  [40, 'street', /(?<= )Street$/, 'Road'],
  [40, 'street', /(?<= )Road$/, 'Street'],
  [40, 'street', /(?<= )Lane$/, 'Close'],
  [40, 'street', /(?<= )Avenue$/, 'Drive'],
  [45, 'flat', /^$/, 'Flat 3'],
  [45, 'organisation', /^$/, 'Hartwell Surgery'],
  [60, 'organisation', /.+/, 'Northgate Dental Care'],
  [70, 'postcode', /.$/, 'X'],
]

/** An address as a provider finds it: now and then wrong, in the same way along a whole street. */
function withSlip(address: Address): Address {
  const { dependantStreet, street, flat, postcode, place } = address
  const seed = plainTextOf(`${dependantStreet} ${street} ${postcode} ${flat}`)
  for (const [at, [oneIn, field, found, becomes, country = place.country]] of SLIPS.entries()) {
    // The lowest bits of the hash depend little on the order of letters.
    const isDrawn = (hashText(`no ${at} ${seed}`) >>> 12) % oneIn === 0
    if (isDrawn && country === place.country && found.test(address[field]))
      return { ...address, [field]: address[field].replace(found, becomes) }
  }
  return address
}

/** As many as the provider lists by default. */
const MOST = 10

/** How many towns to suggest for a street whose town is unclear. */
const MOST_TOWNS = 3

const ID_START = 'sandbox_'

/**
 * What the provider's GET /v1/autocomplete/addresses lists for a text: the addresses that it may mean, the flats of the house,
 * other numbers in the street. Empty for a text without a street or postcode, or in an unknown place.
 */
export function suggest(text: string) {
  const meant = addressesMeant(readQuery(text), MOST_TOWNS)
  const suggestions = [...meant, ...meant.slice(0, 1).flatMap(neighboursOf)].map(suggestionOf)
  return suggestions
    .filter(({ id }, at) => suggestions.findIndex((other) => other.id === id) === at)
    .slice(0, MOST)
}

function neighboursOf(address: Address): Address[] {
  const { poBox, flat, number, building, street } = address
  if (poBox) return []
  const door = (parts: Partial<Address>): Address => ({ ...address, organisation: '', ...parts })
  const flats = number || building ? [flat && '', 'Flat 1', 'Flat 2', 'Flat 3'] : []
  const next = parseInt(number || '1', 10)
  const steps = street ? [2, -2, 4, 6] : []
  const numbers = steps.map((step) => next + step).filter((other) => other > 0)
  return [
    ...flats.map((other) => door({ flat: other })),
    ...numbers.map((other) => door({ flat: '', building: '', number: String(other) })),
  ]
}

/** A suggestion's id is its address, so that the page can fetch it after a reload. */
function suggestionOf(address: Address) {
  const { line_1, line_2, line_3, udprn, postcode, postcode_outward } = matchOf(address)
  const text = joinedTexts([line_1, line_2, line_3, address.town])
  return {
    id: `${ID_START}${text}, ${postcode}`,
    suggestion: `${text}, ${postcode_outward}`,
    udprn,
    urls: { udprn: `/v1/udprn/${udprn}` },
  }
}

/** The address with a suggestion's id, as the provider's GET /v1/autocomplete/addresses/{id}/gbr gives it; or null. */
export function addressWithId(id: string) {
  const [meant] = id.startsWith(ID_START) ? addressesMeant(readQuery(id.slice(ID_START.length)), 1) : []
  return meant ? matchOf(meant) : null
}
