import { isCounty, isTown, placeAt, PLACES, placesInCounty, placesInTown, type Place } from './places'
import { proper, readQuery, type MatchLevel, type QueryComponents } from './readQuery'
import { hashBetween, hashText, isNearly, isSame, pick, plainName } from './text'

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
  const location = locate(sent)
  const result = location
    ? { query, count: 1, ...found(sent, location) }
    : { query, count: 0, fit: 0, confidence: 0, ...NO_MATCH, match: null }
  return { code: 2000, message: 'Success', result }
}

interface Location {
  place: Place
  postcode: string
  level: MatchLevel
}

const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ'

/** The place of an address: by its postcode, else its town, else its county; null unless the query names a known one. */
function locate({ postcode, places, street, buildingName }: QueryComponents): Location | null {
  const seed = plainName(`${street}|${buildingName}`)
  const madeUp = hashBetween(seed, 0, 9) + pick(LETTERS, `${seed}:first`) + pick(LETTERS, `${seed}:second`)
  const towns = places.flatMap(placesInTown)
  const there = postcode && placeAt(postcode.outward)
  const isOtherTown = towns.length > 0 && towns.every(({ town }) => town !== there?.town)
  // Where town and postcode contradict each other, the postcode is right for some streets, the town for others.
  if (there && !(isOtherTown && street && hashText(seed) % 3 === 0)) {
    // A zero is easily typed as an O.
    const inward = postcode.inward.replace(/^O/, '0') || madeUp
    const level = inward === postcode.inward ? 'FULL' : 'PARTIAL'
    return { place: there, postcode: `${postcode.outward} ${inward}`, level }
  }
  const anywhere = places.length === 0 ? PLACES : []
  const candidates = [towns, places.flatMap(placesInCounty), anywhere].find(({ length }) => length > 0)
  if (!street || !candidates) return null
  const place = pick(candidates, seed)
  return { place, postcode: `${place.outward} ${madeUp}`, level: postcode ? 'INCORRECT' : 'MISSING' }
}

const STREETS = ['Mill Lane', 'Church Road', 'Station Road', 'Orchard Close', 'Park Avenue']

/** The last house of a close, mews or court: a higher number is found as this one. */
const LAST_HOUSE = 60

function found(sent: QueryComponents, location: Location) {
  const { organisation, poBox, buildingName, buildingNumber } = sent
  const { place, postcode } = location
  const street = sent.street || (poBox ? '' : pick(STREETS, postcode))
  const isTooFar = /(?:Close|Mews|Court)$/.test(street) && parseInt(buildingNumber, 10) > LAST_HOUSE
  const isNumberMissing = !buildingNumber && !buildingName && !poBox && !organisation
  const madeUp = String(isTooFar ? LAST_HOUSE : hashBetween(postcode, 1, LAST_HOUSE))
  const town = townOf(sent.places, place)
  const levels: Levels = {
    organisation_match: organisation ? 'FULL' : 'NA',
    premise_match: isTooFar ? 'INCORRECT' : premiseLevel(sent),
    thoroughfare_match: street ? sent.streetMatch : 'NA',
    locality_match: town.localities.length > 0 ? 'FULL' : 'NA',
    post_town_match: town.level,
    postcode_match: location.level,
  }
  const address = { ...sent, street, buildingNumber: isTooFar || isNumberMissing ? madeUp : buildingNumber }
  return { ...scoresOf(levels), ...levels, match: matchOf(address, town, location) }
}

function premiseLevel(sent: QueryComponents): MatchLevel {
  const { buildingNumber, buildingName, subBuilding, poBox, organisation } = sent
  // 400-404: one of the two is the address.
  if (buildingNumber.includes('-')) return 'PARTIAL'
  if (buildingNumber || buildingName || poBox) return 'FULL'
  if (subBuilding) return 'PARTIAL'
  return organisation ? 'NA' : 'MISSING'
}

interface PostTown {
  name: string
  level: MatchLevel
  localities: string[]
}

/** The post town is the last place that the query names, unless that is the main town of another area. */
function townOf(places: string[], { town }: Place): PostTown {
  const names = places.filter((name) => !isCounty(name) && !/\d/.test(name))
  const typed = names.findLast((name) => isNearly(name, town)) ?? names.at(-1) ?? ''
  const localities = names.filter((name) => !isSame(name, typed)).map(proper)
  if (isSame(typed, town)) return { name: town, level: 'FULL', localities }
  if (isNearly(typed, town)) return { name: town, level: 'PARTIAL', localities }
  if (isTown(typed)) return { name: town, level: 'INCORRECT', localities }
  // Every other name in London is a locality.
  if (!typed || town === 'London') return { name: town, level: 'MISSING', localities: names.map(proper) }
  return { name: proper(typed).slice(0, 30), level: 'FULL', localities }
}

/** `fit` leaves out what the query does not contain, `confidence` counts it against; both leave out NA. */
function scoresOf(levels: Levels): { fit: number; confidence: number } {
  const worth = { FULL: 1, PARTIAL: 0.75, INCORRECT: 0, MISSING: 0, NA: 0, NO_MATCH: 0 }
  let [earned, sent, whole] = [0, 0, 0]
  for (const [name, weight] of Object.entries(WEIGHTS) as [keyof Levels, number][]) {
    const level = levels[name]
    if (level === 'NA') continue
    whole += weight
    if (level !== 'MISSING') sent += weight
    earned += weight * worth[level]
  }
  const share = (of: number) => (of === 0 ? 0 : Math.round((earned / of) * 10_000) / 10_000)
  return { fit: share(sent), confidence: share(whole) }
}

/** ISO codes of three letters; those of two are their beginning. */
const ISLANDS: Record<string, string> = { Guernsey: 'GGY', Jersey: 'JEY', 'Isle of Man': 'IMN' }

/** Every field that the provider's document requires: `uprn` is text, numbers are numbers. */
function matchOf(address: QueryComponents, town: PostTown, { place, postcode }: Location) {
  const { organisation, poBox, subBuilding, dependantStreet, street } = address
  // 12A and 400-404 are names of buildings to the Postcode Address File.
  const isNumber = /^\d*$/.test(address.buildingNumber)
  const number = isNumber ? address.buildingNumber : ''
  const buildingName = joined([address.buildingName, isNumber ? '' : address.buildingNumber])
  const [locality = '', doubleLocality = ''] = town.localities.toReversed()
  const [outward = '', inward = ''] = postcode.split(' ')
  const box = poBox && `PO Box ${poBox}`
  const [line1 = '', line2 = '', ...further] = [
    organisation,
    box,
    joined([subBuilding, address.buildingName]),
    `${address.buildingNumber} ${dependantStreet || street}`.trim(),
    dependantStreet && street,
    doubleLocality,
    locality,
  ].filter(Boolean)
  const premise = joined([box, subBuilding, buildingName, number])
  const property = [premise || organisation, street, postcode].map(plainName).join('|')
  const udprn = hashBetween(`${property}:udprn`, 1_000_000, 55_000_000)
  const iso = ISLANDS[place.country] ?? 'GBR'
  const near = (degrees: number, seed: string) =>
    Math.round(degrees * 1e6 + hashBetween(postcode + seed, -40_000, 40_000)) / 1e6
  const [latitude, longitude] = [near(place.latitude, 'north'), near(place.longitude, 'east')]
  return {
    id: `paf_${udprn}`,
    dataset: 'paf',
    country_iso: iso,
    country_iso_2: iso.slice(0, 2),
    country: place.country,
    language: 'en',
    line_1: line1,
    line_2: line2,
    line_3: joined(further),
    post_town: town.name.toUpperCase(),
    postcode,
    uprn: String(hashBetween(property, 100_000_000_000, 100_999_999_999)),
    udprn,
    umprn: '',
    latitude,
    longitude,
    // Accurate to a few kilometres, and within the document's six digits.
    eastings: Math.round(400_000 + (longitude + 2) * 67_000),
    northings: Math.min(Math.max(0, Math.round((latitude - 49.9) * 111_000)), 999_999),
    organisation_name: organisation,
    premise,
    building_number: number,
    building_name: buildingName,
    sub_building_name: subBuilding,
    dependant_locality: locality,
    double_dependant_locality: doubleLocality,
    thoroughfare: street,
    dependant_thoroughfare: dependantStreet,
    traditional_county: place.county,
    administrative_county: place.county,
    postal_county: place.county,
    county: place.county,
    county_code: '',
    district: place.town,
    ward: `${place.town} Central`,
    postcode_inward: inward,
    postcode_outward: outward,
    postcode_type: poBox ? 'L' : 'S',
    po_box: poBox,
    department_name: '',
    su_organisation_indicator: organisation ? 'Y' : '',
    delivery_point_suffix: '1A',
  }
}

const joined = (texts: string[]) => texts.filter(Boolean).join(', ')
