import { isTown, placeAt } from './places'
import { isSame } from './text'

export type MatchLevel = 'FULL' | 'PARTIAL' | 'INCORRECT' | 'MISSING' | 'NA' | 'NO_MATCH'

const POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)\s*([\dO][A-Z]{2})\b/gi
const FIRST_HALF = /(?<=^|,)\s*([A-Z]{1,2}\d[A-Z\d]?)\s*$/i
const IGNORED =
  /^(?:n\/?a|none|unknown|tb[ac]|uk|united kingdom|great britain|cymru|england|scotland|wales|northern ireland)$/i

const PREMISE = new RegExp(
  String.raw`^(?:p\.?\s?o\.? box (?<poBox>\w{1,6})\b *)?` +
    String.raw`(?<flat>(?:flat|flt|apartment|apt|unit|suite|room)\.? (?:\d{1,4}[a-z]?|[a-z]\d{0,3})\b|\S{1,9} floor(?: flat)?)? *` +
    String.raw`(?<number>\d{1,4}[a-z]?(?: ?[-–/] ?\d{1,4}[a-z]?)?(?= |$))? *(?<text>.*)$`,
  'i',
)
const ORGANISATION =
  /\b(?:ltd|limited|plc|llp|& (?:co|sons?)|surgery|cent(?:re|er)|ct(?:re|r)|practice|school|college|hospital|clinic|church|hotel|club|bakery|shop|trust|company|garage|nursery)\.?$/i
const BUILDING =
  /\b(?:house|hse|cottages?|c(?:our)?t|farm|lodge|villa|hall|barn|mill|manor|towers?|chambers|buildings?|works|rectory|vicarage|boathouse|park|estate)$|^t[ŷy] /i
const WELSH_STREET = /^(?:heol|ffordd|stryd|l[oô]n|rhodfa|maes) /i

/** Each kind of street with its abbreviations and misspellings. */
const STREET_KINDS = `Street st str stret, Road rd raod, Lane ln, Avenue ave av, Close cl, Drive dr, Crescent cres,
  Terrace ter, Place pl, Grove gr, Gardens gdns, Court ct, Square sq, Park pk, Way, Walk, Row, Hill, Green, Mews, Parade,
  Rise, View, Quay, Wharf, Gate, Vale, Yard`
const kindOfWord = new Map(
  STREET_KINDS.split(/,\s+/).flatMap((row) =>
    row.split(' ').map((word, _, [kind = '']) => [word.toLowerCase(), kind]),
  ),
)
const STREET = new RegExp(`^(.+) (${[...kindOfWord.keys()].join('|')})\\b\\.? *(.*)$`, 'i')

/** The components found in a query; '' if absent. */
export type QueryComponents = ReturnType<typeof readQuery>

/** Splits a query into its components: at commas and line breaks, then by house number and kind of street. */
export function readQuery(query: string) {
  const { postcode, rest } = cutPostcode(query.normalize('NFC').replace(/[\r\n\t;"]+/g, ', '))
  const found = {
    organisation: '',
    poBox: '',
    subBuilding: '',
    buildingName: '',
    buildingNumber: '',
    dependantStreet: '',
    street: '',
    /** PARTIAL: abbreviated, misspelt, or of no known kind. INCORRECT: text where the street should be. */
    streetMatch: 'MISSING' as MatchLevel,
    /** Localities, town and county, as typed. */
    places: [] as string[],
    postcode,
  }
  const unclear: string[] = []
  for (const part of rest.split(',').map((text) => text.trim().replace(/\s+/g, ' '))) {
    if (!/[\p{L}\d]/u.test(part) || IGNORED.test(part)) continue
    if (isTown(part)) found.places.push(part)
    else if (!found.street) unclear.push(...readPremiseAndStreet(part, found))
    else {
      const second = found.places.length === 0 ? readStreet(part) : null
      if (second?.after === '') Object.assign(found, { dependantStreet: found.street, street: second.name })
      else found.places.push(part)
    }
  }
  if (found.street) found.buildingName ||= proper(unclear[0] ?? '')
  else {
    const isNamed = found.organisation || found.buildingName || found.poBox
    if (!isNamed && unclear.shift()) found.streetMatch = 'INCORRECT'
    found.places.unshift(...unclear)
  }
  return found
}

/** The last postcode in a known area, and the text without it. */
function cutPostcode(query: string) {
  const all = [...query.matchAll(POSTCODE)]
  const hit =
    all.findLast(([, outward]) => placeAt(outward!.toUpperCase())) ?? all.at(-1) ?? FIRST_HALF.exec(query)
  if (!hit) return { postcode: null, rest: query }
  const [outward, inward] = [hit[1]!.toUpperCase(), (hit[2] ?? '').toUpperCase()]
  const rest = `${query.slice(0, hit.index)},${query.slice(hit.index + hit[0].length)}`
  const town = placeAt(outward)?.town
  // `12 High St Leeds LS1 4AB` is all in one part.
  const parted = town ? rest.replace(new RegExp(` (${town}) *(?=,)`, 'i'), ', $1') : rest
  return { postcode: { outward, inward }, rest: parted }
}

/** Moves what a part of the query says into `found`; returns text that it cannot place. */
function readPremiseAndStreet(part: string, found: QueryComponents): string[] {
  const { poBox = '', flat = '', number = '', text = '' } = PREMISE.exec(part)?.groups ?? {}
  found.poBox ||= poBox.toUpperCase()
  found.subBuilding ||= proper(flat)
  found.buildingNumber ||= number.replaceAll(' ', '').replace(/[–/]/, '-').toUpperCase()
  if (text === '') return []
  if (!number && BUILDING.test(text)) found.buildingName ||= proper(text)
  else if (!number && ORGANISATION.test(text)) found.organisation ||= proper(text)
  else {
    const street = readStreet(text)
    if (!street && !number) return [text]
    found.street = street?.name ?? proper(text)
    found.streetMatch = street?.match ?? 'PARTIAL'
    if (street?.after) found.places.push(street.after)
  }
  return []
}

/** The street in a text, its kind written out, and what follows it; null when no word is a kind. */
function readStreet(text: string): { name: string; match: MatchLevel; after: string } | null {
  if (WELSH_STREET.test(text)) return { name: proper(text), match: 'FULL', after: '' }
  const [, name = '', word = '', after = ''] = STREET.exec(text) ?? []
  const kind = kindOfWord.get(word.toLowerCase())
  return kind
    ? { name: `${proper(name)} ${kind}`, match: isSame(word, kind) ? 'FULL' : 'PARTIAL', after }
    : null
}

/** Initial capitals for a text that is all capitals or has none, cut to what the provider's document allows. */
export function proper(text: string): string {
  const lower = text.toLowerCase()
  const isMixed = text !== lower && text !== text.toUpperCase()
  const name = isMixed
    ? text
    : lower.replace(/(?<![\p{L}\p{M}\d'’])\p{L}/gu, (letter) => letter.toUpperCase())
  return Array.from(name).slice(0, 35).join('').trim()
}
