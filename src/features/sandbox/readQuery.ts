import { spaced } from '../../base/values'
import { typedPostcodes, type TypedPostcode } from '../../domain/address/comparison/typedPostcodes'
import {
  isBuildingKind,
  isDirection,
  isOrganisationKind,
  isStreetKind,
} from '../../domain/address/words/vocabulary'
import { isCountyThere, isTown, placeAt } from './gazetteer'
import { joinedTexts, wordMeant } from './text'

const PREMISE = new RegExp(
  String.raw`^(?:c/o )?(?:p\.?\s?o\.? box (?<poBox>\w{1,6})\b *)?` +
    String.raw`(?<flat>(?:flat|flt|apartment|apt|unit|suite|room)\.? (?:\d{1,4}(?:[a-z]|/\d{1,2})?|[a-z]\d{0,3})\b|(?:\S{1,9} ){1,2}floor(?: flat)?)? *` +
    String.raw`(?<number>\d{1,4}[a-z]?(?: ?[-–/] ?\d{1,4}[a-z]?)?(?= |$))? *(?<text>.*)$`,
  'i',
)

/** Words that tell nothing about the address. */
const IGNORED =
  /^(?:[^\p{L}\d]*|n\/?a|none|unknown|tb[ac]|uk|united kingdom|great britain|cymru|england|scotland|wales|northern ireland)$/iu

/** A street off which another lies, not a place such as `Forest Gate`. */
const THROUGH_STREET = /^[^\d]+ (?:street|st|road|rd|lane|ln|avenue|ave)\.?(?: \w+)?$/i

/** A number in its own column: the street follows, whatever its name. */
const HOUSE_NUMBER = /^\d{1,4}[a-z]?$/i

const DOOR = { organisation: '', poBox: '', flat: '', building: '', number: '' }

/** What a text says, as typed; '' for missing parts. `places` are localities, town and county. */
export type Sent = ReturnType<typeof readQuery>

/** Splits a text into the components of an address: at commas and line breaks, then by house number and kind of street. */
export function readQuery(query: string) {
  const { postcode, rest } = cutPostcode(query.normalize('NFC').replace(/[\r\n\t;"]+/g, ', '))
  const sent = { ...DOOR, dependantStreet: '', street: '', places: [] as string[], postcode }
  const unclear: string[] = []
  const parts = rest.split(',').map(spaced)
  const said = parts.filter((text) => !IGNORED.test(text))
  for (const [at, part] of said.entries()) {
    const isThrough = sent.places.length === 0 && !sent.dependantStreet && THROUGH_STREET.test(part)
    if (isTown(part) || isCountyThere(part)) sent.places.push(part)
    else if (!sent.street && HOUSE_NUMBER.test(said[at - 1] ?? '') && isName(part)) sent.street = part
    else if (!sent.street) readPart(part, sent, unclear)
    else if (isThrough) Object.assign(sent, { dependantStreet: sent.street, street: part })
    else sent.places.push(part)
  }
  // A name before a street is the building's; without a street it may be one, if there is a postcode.
  if (sent.street) sent.building = joinedTexts([sent.building, ...unclear])
  else {
    if (placeAt(postcode)) sent.street = unclear.shift() ?? ''
    sent.places.unshift(...unclear)
  }
  return sent
}

/** Whether a part has no number and does not name a building or an organisation. */
function isName(part: string): boolean {
  const last = wordMeant(part.split(' ').at(-1)!)
  return !/\d/.test(part) && (isStreetKind(last) || !(isBuildingKind(last) || isOrganisationKind(last)))
}

/** Moves what a part of the query says into `sent`, and a name that may mean anything into `unclear`. */
function readPart(part: string, sent: Sent, unclear: string[]) {
  const { poBox = '', flat = '', number = '', text = '' } = PREMISE.exec(part)?.groups ?? {}
  const words = text.split(' ')
  const keys = words.map(wordMeant)
  // A street ends with its kind, `High St` or `Sedgley Road West`; after a number a place may follow.
  const isEnd = (key: string, at: number) => at > 0 && isStreetKind(isDirection(key) ? keys[at - 1]! : key)
  const end = keys.findLastIndex(isEnd) + 1
  const isStreet = number ? end > 0 : end === words.length
  sent.poBox ||= poBox.toUpperCase()
  sent.flat ||= flat
  if (!number && isOrganisationKind(keys.at(-1)!)) sent.organisation = joinedTexts([sent.organisation, text])
  else if (!(number && isStreet) && (isBuildingKind(keys.at(-1)!) || /^t[ŷy] /i.test(text))) {
    sent.building = joinedTexts([sent.building, text])
    sent.flat ||= number && `Flat ${number}`
  } else if (isStreet || number) {
    sent.number ||= number
    sent.street = isStreet ? words.slice(0, end).join(' ') : text
    if (isStreet && end < words.length) sent.places.push(words.slice(end).join(' '))
  } else if (text) unclear.push(text)
}

/** The first postcode in a known area, a whole one if possible, with typing errors put right; and the text without it. */
function cutPostcode(query: string) {
  const hits = typedPostcodes(query)
  const sectorOf = ({ reading }: TypedPostcode) => reading.replace(/ ..?$/, '')
  const hit = hits.find((each) => placeAt(sectorOf(each))) ?? hits[0]
  if (!hit) return { postcode: '', rest: query }
  const rest = `${query.slice(0, hit.start)},${query.slice(hit.end)}`
  // `12 High St Leeds LS1 4AB` is one part.
  const inOnePart = new RegExp(`^([^,]*) (${placeAt(sectorOf(hit))?.town}) *(?=,)`, 'i')
  return { postcode: sectorOf(hit), rest: rest.replace(inOnePart, '$1, $2') }
}
