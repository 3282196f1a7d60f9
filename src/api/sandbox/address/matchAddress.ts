import { hashBetween, hashText } from './hashText'
import { areasOfTown, nearTownOfArea, POSTCODE_AREAS, townOfArea, type PostcodeArea } from './postTowns'
import type { QueryParts } from './readQuery'
import { toProperCase } from './toProperCase'

const STREETS = [
  'Mill Lane',
  'Church Road',
  'Station Road',
  'Victoria Street',
  'Orchard Close',
  'Park Avenue',
]
const WARDS = ['Central', 'Riverside', 'Northfield', 'St Johns', 'Priory', 'Westgate', 'Castle', 'Moorside']
const INWARD_LETTERS = 'ABDEFGHJLNPQRSTUWXYZ'
const UNKNOWN_AREA: PostcodeArea = { country: 'England', county: '', towns: ['London'] }

/**
 * The address that the sandbox finds for a query in postcode area `area`: every field that fills a
 * column (ANSWER-2). What the query says is kept, what it lacks is made up from its text. Numbers are numbers,
 * `uprn` is text, missing values are empty strings, as the provider gives them.
 */
export function matchAddress(parts: QueryParts, area: string) {
  const { country, county, towns } = POSTCODE_AREAS[area] ?? UNKNOWN_AREA
  const place = [parts.thoroughfare, parts.buildingName, parts.postTown].join('|').toLocaleLowerCase('en-GB')
  const [outward, inward] = completePostcode(parts, area, place)
  const postcode = `${outward} ${inward}`

  const town = postTown(parts, area, towns[0] ?? '')
  const thoroughfare =
    parts.thoroughfareAs === 'none' && parts.poBox === '' ? pick(STREETS, postcode) : parts.thoroughfare
  const number = parts.buildingNumber.replace(/[/–]/g, '-')
  const needsNumber = (number || parts.buildingName || parts.poBox || parts.organisation) === ''
  const premise = needsNumber ? String(hashBetween(`${postcode}:number`, 1, 120)) : number
  // 12A and 400-404 are names of buildings to the Postcode Address File: a building number is digits only.
  const isNumber = /^\d+$/.test(premise)
  const [dependantLocality = '', doubleDependantLocality = ''] = parts.localities.toReversed()

  const lines = [
    parts.organisation,
    parts.poBox && `PO Box ${parts.poBox}`,
    joined([parts.subBuilding, parts.buildingName], ', '),
    joined([premise, parts.dependantThoroughfare || thoroughfare], ' '),
    parts.dependantThoroughfare && thoroughfare,
    doubleDependantLocality,
    dependantLocality,
  ].filter((line) => line !== '')

  const seed = [...lines, postcode].join('|').toLocaleLowerCase('en-GB')
  const eastings = hashBetween(`${postcode}:eastings`, 330_000, 530_000)
  const northings = hashBetween(`${postcode}:northings`, 170_000, 560_000)

  return {
    line_1: lines[0] ?? '',
    line_2: lines[1] ?? '',
    line_3: joined(lines.slice(2), ', '),
    post_town: town.toLocaleUpperCase('en-GB'),
    postcode,
    uprn: hashText(`${seed}:uprn`) % 3 === 0 ? shortUprn(seed) : longUprn(seed),
    udprn: hashBetween(`${seed}:udprn`, 1_000_000, 55_000_000),
    ...coordinates(eastings, northings),
    eastings,
    northings,
    organisation_name: parts.organisation,
    building_number: isNumber ? premise : '',
    building_name: joined([parts.buildingName, isNumber ? '' : premise], ', '),
    sub_building_name: parts.subBuilding,
    dependant_locality: dependantLocality,
    double_dependant_locality: doubleDependantLocality,
    thoroughfare,
    dependant_thoroughfare: parts.dependantThoroughfare,
    traditional_county: county,
    administrative_county: hashText(`${postcode}:county`) % 2 === 0 ? county : '',
    postal_county: county,
    district: toProperCase(town),
    ward: pick(WARDS, postcode),
    county,
    country,
    postcode_inward: inward,
    postcode_outward: outward,
    po_box: parts.poBox,
    department_name: '',
    postcode_type: parts.poBox === '' ? 'S' : 'L',
    su_organisation_indicator: parts.organisation !== '' && parts.poBox === '' ? 'Y' : '',
    delivery_point_suffix: hashBetween(seed, 1, 9) + pick(INWARD_LETTERS, seed),
    umprn: parts.subBuilding === '' ? '' : hashBetween(`${seed}:umprn`, 50_000_000, 59_999_999),
  }
}

const joined = (texts: string[], between: string) => texts.filter((text) => text !== '').join(between)

function pick(choices: string | readonly string[], seed: string): string {
  return choices[hashText(seed) % choices.length] ?? ''
}

const shortUprn = (seed: string) => String(hashBetween(`${seed}:uprn8`, 10_000_000, 99_999_999))
const longUprn = (seed: string) =>
  `100${String(hashBetween(`${seed}:uprn9`, 0, 999_999_999)).padStart(9, '0')}`

function postTown({ postTown: named, postcode }: QueryParts, area: string, main: string): string {
  const known = townOfArea(named, area) ?? nearTownOfArea(named, area)
  if (known !== undefined) return known
  const isBelieved = named !== '' && postcode !== null && postcode.area !== ''
  return isBelieved && areasOfTown(named).length === 0 ? named : main
}

function completePostcode({ postcode }: QueryParts, area: string, place: string): [string, string] {
  const known = postcode !== null && postcode.area !== '' ? postcode : null
  // Districts of the City and Holborn end in a letter.
  const letter = area === 'EC' || area === 'WC' ? 'A' : ''
  const outward =
    known?.outward ?? `${area}${hashBetween(`${place}:district`, 1, letter === '' ? 15 : 2)}${letter}`
  if (known && known.inward !== '') return [outward, known.inward]
  const sector = hashBetween(`${place}:sector`, 0, 9)
  return [outward, sector + pick(INWARD_LETTERS, `${place}:unit1`) + pick(INWARD_LETTERS, `${place}:unit2`)]
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

// Roughly what goes with a place on the National Grid: an answer must not contradict itself on a map.
function coordinates(eastings: number, northings: number): { longitude: number; latitude: number } {
  const latitude = 49.77 + (northings + 14_000) / 111_250
  const longitude = -2 + (eastings - 400_000) / (111_320 * Math.cos((latitude * Math.PI) / 180))
  return { longitude: rounded(longitude), latitude: rounded(latitude) }
}
