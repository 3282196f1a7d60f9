import { isCountyOrCountry, isNearlyNameOf, townOfOutward, townsNamed } from './postTowns'
import { readPostcode, type ReadPostcode } from './readPostcode'
import { readStreet } from './readStreet'
import { toProperCase } from './toProperCase'

/** What a query says, part by part; empty where it says nothing. */
export interface QueryParts {
  organisation: string
  subBuilding: string
  buildingName: string
  buildingNumber: string
  poBox: string
  dependantThoroughfare: string
  thoroughfare: string
  /** How the street was written; `assumed` when only the number before it says that it is one. */
  thoroughfareAs: 'full' | 'abbreviated' | 'assumed' | 'none'
  localities: string[]
  postTown: string
  postcode: ReadPostcode | null
}

const PLACEHOLDER = /^(n\/?a|none|unknown|not known|tbc|tba|null|test)$/i
const PO_BOX = /^p\.?\s?o\.?\s?box\s+(\w+)\s*/i
const SUB_BUILDING =
  /^((?:flat|apartment|apt|unit|suite|room|studio)\.?\s+(?:\d+[a-z]?|[a-z]\d*)\b|(?:ground|first|second|third|top|basement|lower|upper|\d(?:st|nd|rd|th))\s+floor(?:\s+flat)?)\s*/i
const NUMBER = /^(?:no\.?\s*)?(\d+(?:\s?[a-z](?![a-z]))?(?:\s*[-–/]\s*\d+[a-z]?)?)(?=\s|$)\s*/i
const ORGANISATION_ANYWHERE = /\b(ltd|limited|plc|llp|& sons?|& co)\b/i
const ORGANISATION_LAST =
  /\b(surgery|centre|center|practice|school|college|academy|university|hospital|clinic|pharmacy|church|library|hotel|club|solicitors|bakery|council|trust|company|stores?|caf[eé]|garage|nursery|museum|theatre|association|charity)$/i
const BUILDING_LAST =
  /\b(house|cottages?|court|farm|farmhouse|lodge|villa|hall|barn|mill|manor|tower|towers|chambers|buildings?|works|mansions|rectory|vicarage|bungalow|business park|retail park|(?:industrial|trading) estate|business centre)$/i
const WELSH_HOUSE = /^t[ŷy]\s/i

/** Words of the longest post town that is looked for inside a part. */
const LONGEST_TOWN = 3

const isBuilding = (text: string) => BUILDING_LAST.test(text) || WELSH_HOUSE.test(text)
const isOrganisation = (text: string) =>
  ORGANISATION_ANYWHERE.test(text) || (ORGANISATION_LAST.test(text) && !BUILDING_LAST.test(text))

/**
 * Takes a query apart into what an address is made of, in the order in which addresses are written in the UK:
 * organisation, premise, street, locality, post town, postcode. Commas and line breaks part it; within a part
 * the number and the kind of street do.
 */
export function readQuery(query: string): QueryParts {
  const { postcode, rest } = readPostcode(
    query
      .normalize('NFC')
      .replace(/[\r\n\t;]+/g, ', ')
      .replaceAll('"', ' '),
  )
  const parts: QueryParts = {
    organisation: '',
    subBuilding: '',
    buildingName: '',
    buildingNumber: '',
    poBox: '',
    dependantThoroughfare: '',
    thoroughfare: '',
    thoroughfareAs: 'none',
    localities: [],
    postTown: '',
    postcode,
  }
  const beforeStreet: string[] = []
  const afterStreet: string[] = []

  for (const part of rest.split(',').map((text) => text.trim().replace(/\s+/g, ' '))) {
    if (!/[\p{L}\d]/u.test(part) || PLACEHOLDER.test(part) || isCountyOrCountry(part)) continue
    if (townsNamed(part).length > 0) {
      afterStreet.push(part)
    } else if (parts.thoroughfareAs === 'none') {
      const left = readPremiseAndStreet(part, parts)
      if (left === '') continue
      if (parts.thoroughfareAs === 'none') beforeStreet.push(left)
      else afterStreet.push(left)
    } else {
      const second = afterStreet.length === 0 ? readStreet(part) : null
      if (second && second.after === '') {
        parts.dependantThoroughfare = parts.thoroughfare
        parts.thoroughfare = second.name
        parts.thoroughfareAs = second.abbreviated ? 'abbreviated' : 'full'
      } else afterStreet.push(part)
    }
  }

  placeLeftovers(parts, beforeStreet, afterStreet)
  return parts
}

/** Moves what a part says into `parts`; returns what it cannot place. */
function readPremiseAndStreet(part: string, parts: QueryParts): string {
  let text = part
  const take = (pattern: RegExp): string => {
    const hit = pattern.exec(text)
    if (!hit) return ''
    text = text.slice(hit[0].length)
    return hit[1] ?? ''
  }

  const startsWithPremise = PO_BOX.test(text) || SUB_BUILDING.test(text) || NUMBER.test(text)
  if (!startsWithPremise && parts.organisation === '' && isOrganisation(text)) {
    parts.organisation = toProperCase(text)
    return ''
  }
  parts.poBox ||= take(PO_BOX).toUpperCase()
  parts.subBuilding ||= toProperCase(take(SUB_BUILDING).replace(/^apt\.?/i, 'Apartment')).replace(
    /\d+[a-z]$/,
    (number) => number.toUpperCase(),
  )
  const number = take(NUMBER)
  parts.buildingNumber ||= number.replace(/\s+/g, '').toUpperCase()
  if (text === '') return ''
  if (number === '' && parts.buildingName === '' && isBuilding(text)) {
    parts.buildingName = toProperCase(text)
    return ''
  }
  const street = readStreet(text)
  if (street) {
    parts.thoroughfare = street.name
    parts.thoroughfareAs = street.abbreviated ? 'abbreviated' : 'full'
    return street.after
  }
  if (number !== '') {
    parts.thoroughfare = toProperCase(text)
    parts.thoroughfareAs = 'assumed'
    return ''
  }
  return text
}

function placeLeftovers(parts: QueryParts, beforeStreet: string[], afterStreet: string[]) {
  let places = afterStreet
  if (parts.thoroughfareAs === 'none') places = [...beforeStreet, ...afterStreet]
  else if (parts.buildingName === '') parts.buildingName = toProperCase(beforeStreet.join(', '))
  else if (parts.organisation === '') parts.organisation = toProperCase(beforeStreet.join(', '))

  const names = places.flatMap(splitOffTown)
  const there = townOfOutward(parts.postcode?.outward ?? '')
  const isTown = (name: string) =>
    townsNamed(name).length > 0 || (there !== undefined && isNearlyNameOf(name, there))
  // A name that no table knows is a locality: the postcode says which post town it belongs to.
  parts.postTown = names.findLast(isTown) ?? ''
  // Several columns of one row often repeat the town.
  parts.localities = names
    .filter((name) => name.toLocaleLowerCase('en-GB') !== parts.postTown.toLocaleLowerCase('en-GB'))
    .map(toProperCase)
}

/** `Sparkbrook Birmingham` written without its comma is a locality and a post town. */
function splitOffTown(name: string): string[] {
  if (townsNamed(name).length > 0) return [name]
  const words = name.split(' ')
  for (let at = Math.max(1, words.length - LONGEST_TOWN); at < words.length; at++) {
    const town = words.slice(at).join(' ')
    if (townsNamed(town).length > 0) return [words.slice(0, at).join(' '), town]
  }
  return [name]
}
