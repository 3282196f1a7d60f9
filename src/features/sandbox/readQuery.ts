import { typedOutwards, typedPostcodes } from '../answers/comparison/typedPostcodes'
import {
  isBuildingKind,
  isDirection,
  isOrganisationKind,
  isStreetKind,
  isWelshKind,
} from '../answers/comparison/vocabulary'
import { isCounty, isTown, placeAt } from './places'
import { joined, keyOf } from './text'

const PREMISE = new RegExp(
  String.raw`^(?:c/o )?(?:p\.?\s?o\.? box (?<poBox>\w{1,6})\b *)?` +
    String.raw`(?<flat>(?:flat|flt|apartment|apt|unit|suite|room)\.? (?:\d{1,4}[a-z]?|[a-z]\d{0,3})\b|(?:\S{1,9} ){1,2}floor(?: flat)?)? *` +
    String.raw`(?<number>\d{1,4}[a-z]?(?: ?[-–/] ?\d{1,4}[a-z]?)?(?= |$))? *(?<text>.*)$`,
  'i',
)
const IGNORED =
  /^(?:n\/?a|none|unknown|tb[ac]|uk|united kingdom|great britain|cymru|england|scotland|wales|northern ireland)$/i

/** Another street, off which one lies, and not a place such as `Forest Gate`. */
const THROUGH_STREET = /^[^\d]+ (?:street|st|road|rd|lane|ln|avenue|ave)\.?(?: \w+)?$/i

/** What a text says, as it was typed; '' where it says nothing. */
export type Sent = ReturnType<typeof readQuery>

/** Splits a text into the components of an address: at commas and line breaks, then by house number and kind of street. */
export function readQuery(query: string) {
  const { postcode, rest } = cutPostcode(query.normalize('NFC').replace(/[\r\n\t;"]+/g, ', '))
  const sent = {
    organisation: '',
    poBox: '',
    flat: '',
    building: '',
    number: '',
    dependantStreet: '',
    street: '',
    /** Localities, town and county. */
    places: [] as string[],
    postcode,
  }
  const unclear: string[] = []
  for (const part of rest.split(',').map((text) => text.trim().replace(/\s+/g, ' '))) {
    if (!/[\p{L}\d]/u.test(part) || IGNORED.test(part)) continue
    if (isTown(part) || isCounty(part)) sent.places.push(part)
    else if (!sent.street) readPart(part, sent, unclear)
    else if (sent.places.length === 0 && !sent.dependantStreet && THROUGH_STREET.test(part))
      Object.assign(sent, { dependantStreet: sent.street, street: part })
    else sent.places.push(part)
  }
  // A name before a street is the building's; without a street it may be one, where a postcode says that it exists.
  if (sent.street) sent.building = joined([sent.building, ...unclear])
  else {
    if (placeAt(postcode.outward)) sent.street = unclear.shift() ?? ''
    sent.places.unshift(...unclear)
  }
  return sent
}

/** Moves what a part of the query says into `sent`, and a name that may be anything's into `unclear`. */
function readPart(part: string, sent: Sent, unclear: string[]) {
  const { poBox = '', flat = '', number = '', text = '' } = PREMISE.exec(part)?.groups ?? {}
  const last = keyOf(text.split(' ').at(-1)!)
  const { street, after } = streetIn(text, number !== '')
  sent.poBox ||= poBox.toUpperCase()
  sent.flat ||= flat
  if (!number && isOrganisationKind(last)) sent.organisation = joined([sent.organisation, text])
  else if (!(number && street) && (isBuildingKind(last) || /^t[ŷy] /i.test(text))) {
    sent.building = joined([sent.building, text])
    sent.flat ||= number && `Flat ${number}`
  } else {
    sent.number ||= number
    if (street || number) sent.street = street || text
    else if (text !== '') unclear.push(text)
    if (after) sent.places.push(after)
  }
}

/** The street in a text up to its kind, `High St` or `Sedgley Road West`, and after a house all that follows. */
function streetIn(text: string, isBehindNumber: boolean) {
  const words = text.split(' ')
  if (isWelshKind(keyOf(words[0]!))) return { street: text, after: '' }
  let end = words.findLastIndex((word, at) => at > 0 && isStreetKind(keyOf(word))) + 1
  while (end > 0 && end < words.length && isDirection(keyOf(words[end]!))) end++
  // `Townsend Lane Surgery` is not a street.
  if (end === 0 || (end < words.length && !isBehindNumber)) return { street: '', after: '' }
  return { street: words.slice(0, end).join(' '), after: words.slice(end).join(' ') }
}

/** The last postcode in a known area, read right where it is mistyped, and the text without it. */
function cutPostcode(query: string) {
  const whole = typedPostcodes(query)
  const hits = (whole.length > 0 ? whole : typedOutwards(query)).map(({ start, end, readings }) => {
    const reading = readings.find((each) => placeAt(each)) ?? readings[0]!
    const [outward = '', inward = ''] = reading.split(' ')
    const typed = query.slice(start, end).replace(/\s/g, '').toUpperCase()
    return { start, end, postcode: { typed, outward, inward: whole.length > 0 ? inward : '' } }
  })
  const hit = hits.findLast(({ postcode }) => placeAt(postcode.outward)) ?? hits.at(-1)
  if (!hit) return { postcode: { typed: '', outward: '', inward: '' }, rest: query }
  const rest = `${query.slice(0, hit.start)},${query.slice(hit.end)}`
  // `12 High St Leeds LS1 4AB` is all in one part.
  const inOnePart = new RegExp(`^([^,]*) (${placeAt(hit.postcode.outward)?.town}) *(?=,)`, 'i')
  return { postcode: hit.postcode, rest: rest.replace(inOnePart, '$1, $2') }
}
