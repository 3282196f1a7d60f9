import { POST_TOWNS, type PostTown } from './postTowns'
import { plainName, toProperCase } from './text'

export interface Postcode {
  outward: string
  /** Empty when the query has only the outward half, or an impossible inward one. */
  inward: string
  /** The main town of the area where its district is not in the table; undefined for an area that does not exist. */
  town: PostTown | undefined
  /** Part of it was mistyped. */
  mended: boolean
}

/** What a query says, in the order in which addresses are written in the UK. Text it lacks is empty. */
export interface QueryComponents {
  organisation: string
  poBox: string
  subBuilding: string
  buildingName: string
  buildingNumber: string
  dependantStreet: string
  street: string
  /** `assumed`: a number comes before it, but no word says what kind of street it is. */
  streetAs: 'none' | 'full' | 'abbreviated' | 'assumed'
  localities: string[]
  /** As typed. */
  town: string
  /** Post towns of that name, none for a misspelt one. */
  towns: readonly PostTown[]
  county: string
  /** Names that stand where a street is expected, when no street was recognised. */
  unknown: string
  isAbroad: boolean
  postcode: Postcode | null
}

// The lookahead: `Unit B1 2nd Floor` does not hold a postcode.
const WHOLE_POSTCODE = /\b([a-z]{1,2}\d[a-z\d]?)\s*([\do][a-z]{2})\b(?!\s+(?:floor|ave))/gi
const INWARD = /^\d[ABD-HJLNP-UW-Z]{2}$/
const OUTWARD_ALONE = /(?:^|,)\s*([a-z]{1,2}\d[a-z\d]?)\s*$/i
const NO_ANSWER = /^(?:n\/?a|none|unknown|not known|tbc|tba|null|test)$/i
const ABROAD =
  /^(?:usa|u\.?s\.?a?\.?|united states.*|canada|australia|new zealand|(?:republic of )?ireland|eire|france|germany|deutschland|spain|españa|italy|italia|portugal|poland|netherlands|holland|belgium|switzerland|austria|sweden|norway|denmark|finland|india|china|japan|south africa|dublin\b.*|cork|galway|paris|berlin|münchen|munich|new york.*|amsterdam|madrid|rome)$/i
const COUNTRY =
  /^(?:uk|u\.k\.|gb|great britain|united kingdom|cymru|england|scotland|wales|northern ireland)$/i

const PO_BOX = /^p\.?\s?o\.?\s?box\s+(\w{1,6})\w*\s*/i
const SUB_BUILDING =
  /^((?:flat|flt|apartment|apt|unit|suite|room|studio)\.?\s+(?:\d{1,5}[a-z]?|[a-z]\d{0,5})\b|(?:ground|first|second|third|top|basement|lower|upper|\dst|\dnd|\drd|\dth)\s+floor(?:\s+flat)?)\s*/i
const NUMBER = /^(?:no\.?\s*)?(\d{1,4}(?:\s?[a-z](?![a-z]))?(?:\s*[-–/]\s*\d{1,4}[a-z]?)?)(?=\s|$)\s*/i
const ORGANISATION =
  /\b(ltd|limited|plc|llp|& sons?|& co|surgery|cent(re|er)|practice|school|college|academy|university|hospital|clinic|pharmacy|church|library|hotel|club|solicitors|bakery|council|trust|company|stores?|caf[eé]|garage|nursery|museum|theatre|association|charity)$/i
const BUILDING =
  /\b(house|cottages?|court|farm|farmhouse|lodge|villa|hall|barn|mill|manor|towers?|chambers|buildings?|works|mansions|rectory|vicarage|bungalow|boathouse|(?:business|retail) park|(?:industrial|trading) estate|business centre)$|^t[ŷy]\s/i

const STREET_KINDS =
  'street road lane avenue close drive way crescent terrace place grove gardens court square hill green park row mews ' +
  'walk parade rise view broadway boulevard quay wharf yard gate approach vale mount circus esplanade promenade croft'
const ABBREVIATIONS = new Map(
  (
    'st Street, str Street, stret Street, steet Street, rd Road, raod Road, ln Lane, ave Avenue, av Avenue, cl Close, ' +
    'dr Drive, cres Crescent, ter Terrace, pl Place, gr Grove, gdns Gardens, sq Square, pk Park'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
)
const KINDS = new Set([...STREET_KINDS.split(' '), ...ABBREVIATIONS.keys()])
const MAIN_KIND = /^(?:street|road|lane|avenue|close|drive|way|crescent|terrace)$/
const WELSH_STREET = /^(?:heol|ffordd|stryd|l[oô]n|rhodfa|maes)\s+\S/i

const townsByName = new Map<string, PostTown[]>()
for (const town of POST_TOWNS) {
  const name = plainName(town.name)
  townsByName.set(name, [...(townsByName.get(name) ?? []), town])
}
const OTHER_COUNTIES =
  'Antrim, Avon, Ceredigion, Cleveland, Down, Humberside, Mid Glamorgan, Sussex, Tyrone, Yorkshire'
const counties = new Set(
  [...POST_TOWNS.map(({ county }) => county), ...OTHER_COUNTIES.split(', ')].map(plainName),
)

const townsNamed = (name: string) => townsByName.get(plainName(name)) ?? []

/** A misspelling or the beginning of the town's name (Birmingam, Tunbridge). */
function isNearly(name: string, town: PostTown | undefined): boolean {
  const [typed, known] = [plainName(name), plainName(town?.name ?? '')]
  if (typed.length < 4) return false
  const sameEnds = (from: number, to: number) =>
    typed.slice(0, from) === known.slice(0, from) && typed.slice(to) === known.slice(to)
  const isAlike = Math.abs(known.length - typed.length) <= 2 && (sameEnds(2, -2) || sameEnds(4, known.length))
  return isAlike || known.startsWith(`${typed} `)
}

/**
 * Takes a query apart. Commas and line breaks separate its components; within one, the number and the kind of street
 * do. No component is longer than the provider's document allows.
 */
export function readQuery(query: string): QueryComponents {
  const { postcode, rest } = takePostcode(query.normalize('NFC').replace(/[\r\n\t;"]+/g, ', '))
  const found: QueryComponents = {
    organisation: '',
    poBox: '',
    subBuilding: '',
    buildingName: '',
    buildingNumber: '',
    dependantStreet: '',
    street: '',
    streetAs: 'none',
    localities: [],
    town: '',
    towns: [],
    county: '',
    unknown: '',
    isAbroad: false,
    postcode,
  }
  const unplaced: string[] = []
  const places: string[] = []
  for (const segment of rest.split(',').map((text) => text.trim().replace(/\s+/g, ' '))) {
    if (!/[\p{L}\d]/u.test(segment) || NO_ANSWER.test(segment) || COUNTRY.test(segment)) continue
    if (ABROAD.test(segment)) found.isAbroad = true
    else if (townsNamed(segment).length > 0) places.push(segment)
    else if (counties.has(plainName(segment))) found.county = segment
    else if (found.streetAs === 'none') {
      const left = readPremiseAndStreet(segment, found)
      if (left) (found.streetAs === 'none' ? unplaced : places).push(left)
    } else {
      const second = places.length === 0 ? readStreet(segment) : null
      if (second?.after === '') Object.assign(found, second, { dependantStreet: found.street })
      else places.push(segment)
    }
  }
  if (found.streetAs !== 'none') {
    if (unplaced.length > 0 && !found.buildingName) found.buildingName = proper(unplaced.join(', '))
  } else if (!found.buildingName && !found.poBox && !found.organisation)
    found.unknown = unplaced.shift() ?? ''
  placeTown(found, [...(found.streetAs === 'none' ? unplaced : []), ...places])
  return found
}

/** The longest that any component may be by the provider's document. */
const LONGEST = 35
const proper = (text: string) => toProperCase(Array.from(text).slice(0, LONGEST).join('').trim())

function takePostcode(query: string): { postcode: Postcode | null; rest: string } {
  const hits = [...query.matchAll(WHOLE_POSTCODE)]
  const hit = hits.findLast(([, outward]) => townOf(outward!)) ?? hits.at(-1) ?? OUTWARD_ALONE.exec(query)
  if (!hit) return { postcode: null, rest: query }
  const [outward, typed] = [hit[1]!.toUpperCase(), (hit[2] ?? '').toUpperCase()]
  const town = townOf(outward)
  // `Flat 2, B7` of a place that does not exist is a flat.
  if (!typed && !town) return { postcode: null, rest: query }
  const read = typed.replace(/^O/, '0')
  const inward = INWARD.test(read) ? read : ''
  return {
    postcode: { outward, inward, town, mended: inward !== typed },
    rest: `${query.slice(0, hit.index)},${query.slice(hit.index + hit[0].length)}`,
  }
}

function townOf(outward: string): PostTown | undefined {
  const [, letters, district] = /^([A-Z]+)(\d+)/.exec(outward.toUpperCase()) ?? []
  const towns = POST_TOWNS.filter(({ area }) => area === letters)
  return towns.find(({ districts }) => districts.includes(Number(district))) ?? towns[0]
}

/** Moves what a segment says into `found`; returns what it cannot place. */
function readPremiseAndStreet(segment: string, found: QueryComponents): string {
  let text = segment
  const take = (pattern: RegExp): string => {
    const hit = pattern.exec(text)
    text = text.slice(hit?.[0].length ?? 0)
    return hit?.[1] ?? ''
  }
  const startsWithPremise = [PO_BOX, SUB_BUILDING, NUMBER].some((pattern) => pattern.test(text))
  if (!startsWithPremise && !found.organisation && ORGANISATION.test(text) && !BUILDING.test(text)) {
    found.organisation = proper(text)
    return ''
  }
  found.poBox ||= take(PO_BOX).toUpperCase()
  found.subBuilding ||= proper(
    take(SUB_BUILDING).replace(/^(?:apt\.?|flt)/i, (word) =>
      word.toLowerCase() === 'flt' ? 'Flat' : 'Apartment',
    ),
  ).replace(/\d+[a-z]$/, (number) => number.toUpperCase())
  const number = take(NUMBER)
  found.buildingNumber ||= number.replace(/\s+/g, '').replace(/[/–]/g, '-').toUpperCase()
  if (!number && !found.buildingName && BUILDING.test(text)) {
    found.buildingName = proper(text)
    return ''
  }
  const street = readStreet(text)
  if (street) {
    const { after, ...rest } = street
    Object.assign(found, rest)
    return after
  }
  if (!number || !text) return text
  Object.assign(found, { street: proper(text), streetAs: 'assumed' })
  return ''
}

/** The street in a text without its premise, its kind written out, and what follows it; null when no word is a kind. */
function readStreet(text: string): (Pick<QueryComponents, 'street' | 'streetAs'> & { after: string }) | null {
  if (WELSH_STREET.test(text)) return { street: proper(text), streetAs: 'full', after: '' }
  const words = text.split(' ')
  const kinds = words.map((word) => word.toLowerCase().replace(/\.$/, ''))
  // The first word is a name (St Mary's Close), and a name may hold another kind (Park Road).
  const isMain = (kind: string, at: number) => at > 0 && MAIN_KIND.test(kind)
  const isAny = (kind: string, at: number) => (at > 0 || kind === 'broadway') && KINDS.has(kind)
  const main = kinds.findLastIndex(isMain)
  const at = main >= 0 ? main : kinds.findIndex(isAny)
  if (at < 0) return null
  const written = ABBREVIATIONS.get(kinds[at]!)
  return {
    street: proper(
      [words.slice(0, at).join(' '), written ?? words[at]!.replace(/\.$/, '')].map(toProperCase).join(' '),
    ),
    streetAs: written ? 'abbreviated' : 'full',
    after: words.slice(at + 1).join(' '),
  }
}

function placeTown(found: QueryComponents, places: string[]) {
  const names = places.flatMap(splitOffTown)
  const there = found.postcode?.town
  found.town = names.findLast((name) => townsNamed(name).length > 0 || isNearly(name, there)) ?? ''
  found.towns = townsNamed(found.town)
  found.localities = names.filter((name) => plainName(name) !== plainName(found.town)).map(proper)
}

/** `Sparkbrook Birmingham` without its comma is a locality and a post town. */
function splitOffTown(name: string): string[] {
  if (townsNamed(name).length > 0) return [name]
  const words = name.split(' ')
  const at = words.findIndex((_, start) => start > 0 && townsNamed(words.slice(start).join(' ')).length > 0)
  return at < 0 ? [name] : [words.slice(0, at).join(' '), words.slice(at).join(' ')]
}
