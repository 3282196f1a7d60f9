import { POST_TOWNS, type Country, type PostTown } from './postTowns'
import { readQuery, type QueryComponents } from './readQuery'
import { hashBetween, hashText, pick, plainName } from './text'

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

const NO_MATCH: Levels = {
  organisation_match: 'NO_MATCH',
  premise_match: 'NO_MATCH',
  thoroughfare_match: 'NO_MATCH',
  locality_match: 'NO_MATCH',
  post_town_match: 'NO_MATCH',
  postcode_match: 'NO_MATCH',
}

/**
 * Answers a query as the provider answers POST /v1/cleanse/addresses with 200. The address is made up from the text
 * alone, so a query has the same answer every time; what describes the place (town, county, country, coordinates)
 * follows from the postcode.
 */
export function answerQuery(query: string) {
  const sent = readQuery(query)
  const place = placeOf(sent)
  const result = place
    ? { query, count: 1, ...found(sent, place) }
    : { query, count: 0, fit: 0, confidence: 0, ...NO_MATCH, match: null }
  return { code: 2000, message: 'Success', result }
}

interface Place {
  town: PostTown
  outward: string
  inward: string
}

/**
 * Where the sandbox finds an address; null when the text names no place that it knows. Where town and postcode
 * contradict each other, the postcode is right for some streets, the town for others.
 */
function placeOf(sent: QueryComponents): Place | null {
  const { postcode, towns, county, street, streetAs, localities, isAbroad } = sent
  const seed = plainName(`${street}|${sent.buildingName}`)
  const there = postcode?.town
  if (there && (!contradicts(there, towns) || !street || hashText(seed) % 3 > 0)) {
    return {
      town: there,
      outward: postcode.outward,
      inward: postcode.inward || inwardOf(`${seed}|${there.name}`),
    }
  }
  if (streetAs !== 'full' && streetAs !== 'abbreviated') return null
  if (isAbroad || (towns.length === 0 && localities.length > 0)) return null
  const near = POST_TOWNS.filter((each) => plainName(each.county) === plainName(county))
  const town = towns[0] ?? pick(near.length > 0 ? near : POST_TOWNS, seed)
  const letter = town.area === 'EC' || town.area === 'WC' ? 'A' : ''
  const outward = `${town.area}${pick(town.districts, `${seed}|${town.name}:district`)}${letter}`
  return { town, outward, inward: inwardOf(`${seed}|${town.name}`) }
}

const contradicts = (town: PostTown, named: readonly PostTown[]) =>
  named.length > 0 && named.every(({ name }) => name !== town.name)

const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ'
const inwardOf = (seed: string) =>
  hashBetween(seed, 0, 9) + pick(LETTERS, `${seed}:first`) + pick(LETTERS, `${seed}:second`)

/** Streets that are short: a number beyond is found as the last house. */
const SHORT_STREET = /\b(?:close|mews|court)$/i
const LAST_HOUSE = 60

const STREETS = [
  'Mill Lane',
  'Church Road',
  'Station Road',
  'Victoria Street',
  'Orchard Close',
  'Park Avenue',
]

function found(sent: QueryComponents, place: Place) {
  const { poBox, organisation, buildingName, subBuilding } = sent
  const postcode = `${place.outward} ${place.inward}`
  const street = sent.street || (poBox ? '' : pick(STREETS, postcode))
  const isTooFar = SHORT_STREET.test(street) && parseInt(sent.buildingNumber, 10) > LAST_HOUSE
  const isNumberMissing =
    !sent.buildingNumber && !buildingName && !poBox && (!organisation || subBuilding !== '')
  const made = isTooFar ? LAST_HOUSE : isNumberMissing ? hashBetween(`${postcode}:number`, 1, 60) : ''
  const number = made ? String(made) : sent.buildingNumber
  const levels: Levels = {
    organisation_match: organisation ? 'FULL' : 'NA',
    premise_match: isTooFar ? 'INCORRECT' : premiseLevel(sent),
    thoroughfare_match: streetLevel(sent),
    locality_match: sent.localities.length > 0 ? 'FULL' : 'NA',
    post_town_match: townLevel(sent, place.town),
    postcode_match: postcodeLevel(sent, place),
  }
  return { ...scoresOf(levels), ...levels, match: matchOf(sent, place, street, number) }
}

function premiseLevel({
  buildingNumber,
  buildingName,
  subBuilding,
  poBox,
  organisation,
}: QueryComponents): MatchLevel {
  // 400-404: one of the two is the address.
  if (buildingNumber.includes('-')) return 'PARTIAL'
  if (buildingNumber || buildingName || poBox) return 'FULL'
  if (subBuilding) return 'PARTIAL'
  return organisation ? 'NA' : 'MISSING'
}

function streetLevel({ streetAs, poBox, unknown }: QueryComponents): MatchLevel {
  if (streetAs !== 'none') return streetAs === 'full' ? 'FULL' : 'PARTIAL'
  if (poBox) return 'NA'
  return unknown ? 'INCORRECT' : 'MISSING'
}

function townLevel({ town, towns, isAbroad }: QueryComponents, there: PostTown): MatchLevel {
  if (isAbroad || contradicts(there, towns)) return 'INCORRECT'
  if (!town) return 'MISSING'
  return towns.length > 0 ? 'FULL' : 'PARTIAL'
}

function postcodeLevel({ postcode }: QueryComponents, { outward, inward }: Place): MatchLevel {
  if (!postcode) return 'MISSING'
  if (postcode.outward !== outward) return 'INCORRECT'
  return postcode.inward === inward && !postcode.mended ? 'FULL' : 'PARTIAL'
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

const ISLES: Partial<Record<Country, [string, string]>> = {
  Guernsey: ['GGY', 'GG'],
  Jersey: ['JEY', 'JE'],
  'Isle of Man': ['IMN', 'IM'],
}
const WARDS = ['Central', 'Riverside', 'Northfield', 'St Johns', 'Priory', 'Westgate', 'Castle', 'Moorside']

/** Every field that the provider's document requires: `uprn` is text, numbers are numbers, nothing is empty text. */
function matchOf(sent: QueryComponents, { town, outward, inward }: Place, street: string, number: string) {
  const { organisation, poBox, subBuilding, dependantStreet } = sent
  const postcode = `${outward} ${inward}`
  // 12A and 400-404 are names of buildings to the Postcode Address File.
  const isNumber = /^\d{1,4}$/.test(number)
  const buildingName = joined([sent.buildingName, isNumber ? '' : number], ', ')
  const [locality = '', doubleLocality = ''] = sent.localities.toReversed()
  const [line1 = '', line2 = '', ...further] = [
    organisation,
    poBox && `PO Box ${poBox}`,
    joined([subBuilding, sent.buildingName], ', '),
    joined([number, dependantStreet || street], ' '),
    dependantStreet && street,
    doubleLocality,
    locality,
  ].filter((line) => line !== '')
  const building = [buildingName, isNumber ? number : '']
  const premise = joined([poBox && `PO Box ${poBox}`, subBuilding, ...building], ', ')
  const house = [joined(building, ', ') || poBox || organisation, dependantStreet, street, postcode]
    .map(plainName)
    .join('|')
  const property = `${plainName(subBuilding)}|${house}`
  // Some flats have the UPRN of their building, and are told apart by their UMPRN.
  const sharesUprn = subBuilding !== '' && hashText(house) % 3 === 0
  const [iso3, iso2] = ISLES[town.country] ?? ['GBR', 'GB']
  const udprn = hashBetween(`${property}:udprn`, 1_000_000, 55_000_000)
  return {
    id: `paf_${udprn}`,
    dataset: 'paf',
    country_iso: iso3,
    country_iso_2: iso2,
    country: town.country,
    language: 'en',
    line_1: line1,
    line_2: line2,
    line_3: joined(further, ', '),
    post_town: town.name.toUpperCase(),
    postcode,
    uprn: `100${String(hashBetween(sharesUprn ? house : property, 0, 999_999_999)).padStart(9, '0')}`,
    udprn,
    umprn: sharesUprn ? hashBetween(property, 1_000_000, 55_000_000) : '',
    ...positionOf(postcode, town),
    organisation_name: organisation,
    premise,
    building_number: isNumber ? number : '',
    building_name: buildingName,
    sub_building_name: subBuilding,
    dependant_locality: locality,
    double_dependant_locality: doubleLocality,
    thoroughfare: street,
    dependant_thoroughfare: dependantStreet,
    traditional_county: town.county,
    administrative_county: hashText(postcode) % 2 === 0 ? town.county : '',
    postal_county: town.county,
    county: town.county,
    county_code: '',
    district: town.name,
    ward: pick(WARDS, postcode),
    postcode_inward: inward,
    postcode_outward: outward,
    postcode_type: poBox ? 'L' : 'S',
    po_box: poBox,
    department_name: '',
    su_organisation_indicator: organisation && !poBox ? 'Y' : '',
    delivery_point_suffix: poBox ? '1A' : hashBetween(property, 1, 9) + pick(LETTERS, property),
  }
}

const joined = (texts: string[], between: string) => texts.filter((text) => text !== '').join(between)

/** Within two kilometres of the middle of the town, in degrees and roughly (1 km) on its national grid. */
function positionOf(postcode: string, town: PostTown) {
  const near = (degrees: number, seed: string) =>
    Math.round(degrees * 1e6 + hashBetween(`${postcode}:${seed}`, -12_000, 12_000)) / 1e6
  const [latitude, longitude] = [near(town.latitude, 'latitude'), near(town.longitude, 'longitude')]
  const [lat0, long0, east0, north0] =
    town.country === 'Northern Ireland' ? [53.5, -8, 200_000, 250_000] : [49, -2, 400_000, -100_000]
  const angle = (degrees: number) => (degrees * Math.PI) / 180
  const east = 111_350 * (longitude - long0) * Math.cos(angle(latitude))
  const north =
    111_250 * (latitude - lat0) + (east * angle(longitude - long0) * Math.sin(angle(latitude))) / 2
  const [eastings, northings] = [Math.round(east0 + east), Math.round(north0 + north)]
  // The document has no room for the seven digits of Orkney and Shetland.
  const isOnGrid = northings >= 0 && northings <= 999_999
  return { longitude, latitude, eastings: isOnGrid ? eastings : '', northings: isOnGrid ? northings : '' }
}
