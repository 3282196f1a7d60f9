import { isCounty, isTown, type Place } from './places'
import type { Sent } from './readQuery'
import { hashBetween, isNearly, joined, pick, plainName, written } from './text'

/** An address as the sandbox knows it; '' where it has no such component. */
export interface Address extends Omit<Sent, 'places' | 'postcode'> {
  localities: string[]
  town: string
  /** The text that the town was read from. */
  townSent: string
  place: Place
  postcode: string
}

/** Where a text names no street. */
const STREETS = ['Church Road', 'Station Road', 'Mill Lane', 'Orchard Close', 'Park Avenue']

/** The last house of a made-up street. */
const LAST_HOUSE = 60

/** The address that a text says, written out, at a place. Street and door are made up where it says none. */
export function addressOf(sent: Sent, place: Place, postcode: string): Address {
  const { number, poBox, organisation, building, flat, street } = sent
  const isDoorKnown = [number, poBox, organisation, building].some(Boolean)
  const madeUp = isDoorKnown || flat ? '' : String(hashBetween(postcode, 1, LAST_HOUSE))
  return {
    organisation: written(organisation, 60),
    poBox,
    flat: written(flat.replace(/^flt\b/i, 'Flat'), 30),
    building: isDoorKnown || !flat ? written(building) : 'Rosewood House',
    number: number.replaceAll(' ', '').replace(/[–/]/, '-').toUpperCase() || madeUp,
    dependantStreet: written(sent.dependantStreet),
    street: street || poBox ? written(street) : pick(STREETS, postcode),
    ...townOf(sent.places, place),
    place,
    postcode,
  }
}

/** The post town is the last place that the query names, unless that is a town of another area. */
function townOf(places: string[], { town }: Place) {
  const names = places.filter((name) => !isCounty(name) && !/\d/.test(name))
  const isThisTown = (name: string) =>
    isNearly(plainName(name), plainName(town)) || plainName(town).startsWith(`${plainName(name)} `)
  // Every other name in London is a locality.
  const isOther = (name: string) => town !== 'London' || isTown(name)
  const townSent = names.findLast(isThisTown) ?? names.findLast(isOther) ?? ''
  const localities = names
    .filter((name) => plainName(name) !== plainName(townSent))
    .map((name) => written(name))
  const isElsewhere = townSent === '' || isThisTown(townSent) || isTown(townSent)
  return { localities, townSent, town: isElsewhere ? town : written(townSent, 30) }
}

/** What every address here has in common. */
const KIND = {
  dataset: 'paf',
  language: 'en',
  country_iso: 'GBR',
  country_iso_2: 'GB',
  delivery_point_suffix: '1A',
}
const BLANK = { umprn: '', county_code: '', department_name: '' }

/** The address in the provider's fields, all that its document requires: `uprn` is text, numbers are numbers. */
export function matchOf(address: Address) {
  const { organisation, poBox, flat, number, dependantStreet, street, localities, town, place, postcode } =
    address
  const { country, county } = place
  // 12A and 400-404 are names of buildings to the Postcode Address File.
  const isNumber = /^\d*$/.test(number)
  const building = joined([address.building, isNumber ? '' : number])
  const box = poBox && `PO Box ${poBox}`
  const premise = joined([box, flat, building, isNumber ? number : ''])
  const [locality = '', doubleLocality = ''] = localities.toReversed()
  const [outward = '', inward = ''] = postcode.split(' ')
  const [line_1 = '', line_2 = '', ...further] = [
    organisation,
    box,
    joined([flat, address.building]),
    `${number} ${dependantStreet || street}`.trim(),
    dependantStreet && street,
    doubleLocality,
    locality,
  ].filter(Boolean)
  const lines = { line_1, line_2, line_3: joined(further), post_town: town.toUpperCase(), postcode }

  const property = plainName(joined([premise || organisation, street, postcode]))
  const udprn = hashBetween(`${property} udprn`, 1_000_000, 55_000_000)
  const uprn = String(hashBetween(property, 100_000_000_000, 100_999_999_999))
  const near = (degrees: number, seed: string) =>
    Math.round(degrees * 1e6 + hashBetween(postcode + seed, -40_000, 40_000)) / 1e6
  const [latitude, longitude] = [near(place.latitude, 'north'), near(place.longitude, 'east')]
  return {
    ...KIND,
    ...BLANK,
    ...lines,
    id: `paf_${udprn}`,
    udprn,
    uprn,
    premise,
    organisation_name: organisation,
    building_number: isNumber ? number : '',
    building_name: building,
    sub_building_name: flat,
    po_box: poBox,
    postcode_type: poBox ? 'L' : 'S',
    su_organisation_indicator: organisation ? 'Y' : '',
    thoroughfare: street,
    dependant_thoroughfare: dependantStreet,
    dependant_locality: locality,
    double_dependant_locality: doubleLocality,
    postcode_outward: outward,
    postcode_inward: inward,
    district: place.town,
    ward: `${place.town} Central`,
    county,
    administrative_county: county,
    postal_county: county,
    traditional_county: county,
    country,
    latitude,
    longitude,
    // Accurate to a few kilometres, and within the document's six digits.
    eastings: Math.round(400_000 + (longitude + 2) * 67_000),
    northings: Math.min(Math.max(0, Math.round((latitude - 49.9) * 111_000)), 999_999),
  }
}
