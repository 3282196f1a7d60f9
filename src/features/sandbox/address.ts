import { isCountyThere, isTown, type Place } from './gazetteer'
import type { Sent } from './readQuery'
import { joinedTexts, hashBetween, pick, plainTextOf, writtenOut } from './text'

/** Streets for texts that name none. */
const STREETS = ['Church Road', 'Station Road', 'Mill Lane', 'Orchard Close', 'Park Avenue']

/** An address as the sandbox knows it; '' for a component that it lacks. */
export type Address = ReturnType<typeof addressOf>

/** The address that a text gives, written out, at a place. It makes up a missing street and door. */
export function addressOf(sent: Sent, place: Place, postcode: string) {
  const { number, poBox, organisation, building, flat, street } = sent
  const said = { ...sent, ...townOf(sent.places, place.town) }
  const isDoorKnown = [number, poBox, organisation, building].some(Boolean)
  const madeUp = isDoorKnown || flat ? '' : String(hashBetween(postcode, 1, 60))
  return {
    organisation: writtenOut(organisation, 60),
    poBox,
    flat: writtenOut(flat, 30),
    building: isDoorKnown || !flat ? writtenOut(building) : 'Rosewood House',
    number: number.replaceAll(' ', '').replace(/[–/]/, '-').toUpperCase() || madeUp,
    dependantStreet: writtenOut(sent.dependantStreet),
    // A named building comes back without a street that nobody sent.
    street:
      street || poBox || (!number && (organisation || building))
        ? writtenOut(street)
        : pick(STREETS, postcode),
    locality: writtenOut(said.locality),
    doubleLocality: writtenOut(said.doubleLocality),
    town: said.town && !isTown(said.town) ? writtenOut(said.town, 30) : place.town,
    postcode,
    place,
    /** The text that it came from, in the same components. */
    said,
  }
}

/** The post town is the last place that a text names, in London the last known one; others are localities. */
function townOf(places: string[], known: string) {
  const names = places.filter((name) => !isCountyThere(name) && !/\d/.test(name))
  const town = names.findLast((name) => known !== 'London' || isTown(name)) ?? ''
  const [locality = '', doubleLocality = ''] = names.filter((name) => name !== town).toReversed()
  return { town, locality, doubleLocality }
}

/** What every address here has in common. */
const KIND = { dataset: 'paf', language: 'en', country_iso: 'GBR', country_iso_2: 'GB' }
const BLANK = { umprn: '', county_code: '', department_name: '', delivery_point_suffix: '1A' }

/** The address in all fields that the provider's document requires: `uprn` is text, numbers are numbers. */
export function matchOf(address: Address) {
  const { organisation, poBox, flat, building, number, dependantStreet, street, place, postcode } = address
  const { doubleLocality, locality } = address
  const { county, country, town } = place
  // To the Postcode Address File, 12A and 400-404 are building names.
  const building_number = /^\d*$/.test(number) ? number : ''
  const building_name = joinedTexts([building, building_number ? '' : number])
  const box = poBox && `PO Box ${poBox}`
  const premise = joinedTexts([box, flat, building_name, building_number])
  const door = `${number} ${dependantStreet || street}`.trim()
  const top = [organisation, box, joinedTexts([flat, building]), door, dependantStreet && street]
  const [line_1 = '', line_2 = '', ...further] = [...top, doubleLocality, locality].filter(Boolean)
  const lines = { line_1, line_2, line_3: joinedTexts(further) }
  const [outward = '', inward = ''] = postcode.split(' ')
  const property = plainTextOf(joinedTexts([premise || organisation, street, postcode]))
  const udprn = hashBetween(`${property} udprn`, 1_000_000, 55_000_000)
  const near = (degrees: number, seed: string) =>
    Math.round(degrees * 1e6 + hashBetween(postcode + seed, -40_000, 40_000)) / 1e6
  const [latitude, longitude] = [near(place.latitude, 'north'), near(place.longitude, 'east')]
  return {
    ...KIND,
    ...BLANK,
    id: `paf_${udprn}`,
    udprn,
    uprn: String(hashBetween(property, 100_000_000_000, 100_999_999_999)),
    ...lines,
    post_town: address.town.toUpperCase(),
    postcode,
    premise,
    building_number,
    building_name,
    sub_building_name: flat,
    organisation_name: organisation,
    su_organisation_indicator: organisation ? 'Y' : '',
    po_box: poBox,
    postcode_type: poBox ? 'L' : 'S',
    postcode_outward: outward,
    postcode_inward: inward,
    thoroughfare: street,
    dependant_thoroughfare: dependantStreet,
    dependant_locality: locality,
    double_dependant_locality: doubleLocality,
    district: town,
    ward: `${town} Central`,
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
