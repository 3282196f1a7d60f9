import type { Place } from './findPlace'
import { hashBetween, hashText, pick } from './hashText'
import { plainName } from './plainName'
import type { QueryParts } from './readQuery'
import { toGrid } from './toGrid'

const STREETS = [
  'Mill Lane',
  'Church Road',
  'Station Road',
  'Victoria Street',
  'Orchard Close',
  'Park Avenue',
]
const WARDS = ['Central', 'Riverside', 'Northfield', 'St Johns', 'Priory', 'Westgate', 'Castle', 'Moorside']
const SUFFIX_LETTERS = 'ABDEFGHJLNPQRSTUWXYZ'

/**
 * The address that the sandbox finds for a query at a place: every field that the provider's document requires. What the query says is kept, what it lacks is made up. What describes the place follows from the
 * postcode alone, and both property numbers from premise, street and postcode alone. Numbers are numbers,
 * `uprn` is text, missing values are empty strings, as the provider gives them.
 */
export function matchAddress(parts: QueryParts, { outward, inward, town }: Place) {
  const postcode = `${outward} ${inward}`
  const isLargeUser = parts.poBox !== ''
  const poBox = cut(parts.poBox, 6)
  const organisation = cut(parts.organisation, 60)
  const subBuilding = cut(parts.subBuilding, 30)
  const dependantThoroughfare = cut(parts.dependantThoroughfare, 80)
  const thoroughfare =
    parts.thoroughfareAs === 'none' && !isLargeUser ? pick(STREETS, postcode) : cut(parts.thoroughfare, 80)
  const [dependantLocality = '', doubleDependantLocality = ''] = parts.localities
    .toReversed()
    .map((locality) => cut(locality, 35))

  const typedNumber = parts.buildingNumber.replace(/[/–]/g, '-')
  // A flat is in a building, while an organisation can be all that the mail needs.
  const needsNumber =
    (typedNumber || parts.buildingName || poBox) === '' && (organisation === '' || subBuilding !== '')
  const number = needsNumber ? String(hashBetween(`${postcode}:number`, 1, 120)) : typedNumber
  // 12A and 400-404 are names of buildings to the Postcode Address File: a building number is four digits at most.
  const isNumber = /^\d{1,4}$/.test(number)
  const buildingNumber = isNumber ? number : ''
  const buildingName = cut(joined([parts.buildingName, isNumber ? '' : number], ', '), 50)
  const poBoxLine = poBox && `PO Box ${poBox}`

  const lines = [
    organisation,
    poBoxLine,
    joined([subBuilding, parts.buildingName], ', '),
    joined([number, dependantThoroughfare || thoroughfare], ' '),
    dependantThoroughfare && thoroughfare,
    doubleDependantLocality,
    dependantLocality,
  ].filter((line) => line !== '')

  const premise = joined([poBoxLine, subBuilding, buildingName, buildingNumber], ', ')
  const property = [premise || organisation, dependantThoroughfare, thoroughfare, postcode]
    .map(plainName)
    .join('|')
  const udprn = hashBetween(`${property}:udprn`, 1_000_000, 55_000_000)
  const { county, country } = town

  return {
    id: `paf_${udprn}`,
    dataset: 'paf',
    country_iso: 'GBR',
    country_iso_2: 'GB',
    country,
    language: 'en',
    line_1: lines[0] ?? '',
    line_2: lines[1] ?? '',
    line_3: joined(lines.slice(2), ', '),
    post_town: town.name.toLocaleUpperCase('en-GB'),
    postcode,
    uprn: makeUpUprn(property),
    udprn,
    umprn: '',
    ...positionOf(postcode, town),
    organisation_name: organisation,
    premise: cut(premise, 84),
    building_number: buildingNumber,
    building_name: buildingName,
    sub_building_name: subBuilding,
    dependant_locality: dependantLocality,
    double_dependant_locality: doubleDependantLocality,
    thoroughfare,
    dependant_thoroughfare: dependantThoroughfare,
    traditional_county: county,
    administrative_county: hashText(`${postcode}:county`) % 2 === 0 ? county : '',
    postal_county: county,
    county,
    county_code: '',
    district: town.name,
    ward: pick(WARDS, postcode),
    postcode_inward: inward,
    postcode_outward: outward,
    postcode_type: isLargeUser ? 'L' : 'S',
    po_box: poBox,
    department_name: '',
    su_organisation_indicator: organisation !== '' && !isLargeUser ? 'Y' : '',
    delivery_point_suffix: isLargeUser ? '1A' : hashBetween(property, 1, 9) + pick(SUFFIX_LETTERS, property),
  }
}

/** A value as long as its field in the Postcode Address File may be. */
const cut = (text: string, longest: number) => Array.from(text).slice(0, longest).join('').trim()

const joined = (texts: string[], between: string) => texts.filter((text) => text !== '').join(between)

function makeUpUprn(property: string): string {
  const isShort = hashText(`${property}:uprn`) % 3 === 0
  if (isShort) return String(hashBetween(`${property}:uprn8`, 10_000_000, 99_999_999))
  return `100${String(hashBetween(`${property}:uprn9`, 0, 999_999_999)).padStart(9, '0')}`
}

/** Where the postcode lies, within two kilometres of the middle of its town, in degrees and on the national grid. */
function positionOf(postcode: string, town: Place['town']) {
  const near = (degrees: number, seed: string) =>
    Math.round(degrees * 1e6 + hashBetween(`${postcode}:${seed}`, -12_000, 12_000)) / 1e6
  const [latitude, longitude] = [near(town.latitude, 'latitude'), near(town.longitude, 'longitude')]
  return { longitude, latitude, ...toGrid(latitude, longitude, town.country) }
}
