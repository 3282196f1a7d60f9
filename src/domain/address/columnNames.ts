import type { Kind } from './kinds'

/** What a column's name says that it holds: a kind that can be written, or one that only tells what to do with it. */
export type Meaning =
  | Kind
  /** A building's name or number. */
  | 'house'
  /** A place between street and town in some lists, an authority in others. */
  | 'district'
  /** A county in some lists, a part of England in others. */
  | 'region'
  | 'country'

/** A column's name as it is read. */
export interface ColumnName {
  meaning: Meaning
  /** The number of a line, from 1; 0 for a whole address, and for all that is no line. */
  nth: number
  /** The words before: `billing` for “Billing Street”; empty if there are none. */
  family: string
}

/** Numbers as words, each two at its number. */
const NUMBERS = [
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['four', 'fourth'],
  ['five', 'fifth'],
  ['six', 'sixth'],
  ['seven', 'seventh'],
]

/** A name in lower case, its words apart: `POAddressLine1` is `po address line 1`. */
export const headerWords = (header: string) =>
  header
    .replace(/([\p{Ll}\d])(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})|(\p{L})(?=\d)|(\d)(?=\p{L})/gu, '$& ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Spellings and what replaces them, in this order. */
const SAME: [RegExp, string][] = [
  // Questions of a form: `What is your postcode?`, `Full address (including postcode)`, `2nd line of your address`.
  [/ (?:including|incl|inc) .*$| (?:optional|required)$/g, ''],
  [/^(?:if known )?(?:(?:please )?(?:enter|provide|give|type)|what is|what s|whats) /g, ''],
  [
    /\b(?:(?:property|customer|client|tenant|applicant|landlord|organi[sz]ation) s|your|our|the|this|of)\b/g,
    '',
  ],
  [/\b(?:full|complete|uk|gb)\b/g, ''],
  [/\b(\d) (?:st|nd|rd|th)\b/g, '$1'],
  [/ {2,}/g, ' '],
  // Words written without a gap.
  [/(?<=\p{L}{2})(?=(?:addressline|address|street|city|postalcode|postcode|zipcode)(?:\s|$))/gu, ' '],
  // The family may come last: `City (Billing)`.
  [/^(.*) (billing|shipping|delivery|mailing|invoice|home)$/, '$2 $1'],
  [/\b(?:addressline|addrline|address line|addr line|adress|addr|adr)\b/g, 'address'],
  [/\b(?:address )?street line (?=\d)/g, 'address '],
  [/\b0(?=[1-9]$)/g, ''],
  [/\b(town|county|locality) name\b/g, '$1'],
  [/\badd (?=\d)/g, 'address '],
  [/\b(\d) line(?: address)?\b|\bline (\d) address\b/g, 'address $1$2'],
  [
    /\b(?:zip postal code|zip post ?code|postal zip|postal ?code|post ?code|zip ?code|zip|p ?code)(?: locator)?\b/g,
    'postcode',
  ],
  [/\bstreet address\b/g, 'address'],
  [/\baddress 1 (?:and )?2\b/g, 'address 1'],
  // `Address Line 2/District/Neighborhood`, `Address line 2 (flat or unit)`.
  [/\baddress ([2-9]) \p{L}.*$/gu, 'address $1'],
  [/\bstate (?:or )?(?:region|province|prov region|county)\b.*$/g, 'county'],
]

/** Names by their ends, the first that fits: what a column means. A digit in the end is the number of a line. */
const ENDS: [Meaning, string][] = [
  ['outwardCode', 'outward(?: code| postcode)?|outcode|postcode outward|postcode out'],
  ['inwardCode', 'inward(?: code| postcode)?|incode|postcode inward|postcode in'],
  ['townAndPostcode', '(?:town|city|town city)(?: and)? postcode'],
  ['postcode', 'postcode'],
  ['country', 'country(?: code| region| name)?'],
  [
    'line',
    '(?:supplemental address (?<further>\\d)|(?:address|line|street|address street) (?<nth>[1-9])|address)',
  ],
  [
    'flat',
    '(?:sub building|flat|apartment|apt|unit|suite)(?: name| number| no)?|saon|sao (?:text|start number|start suffix|end number|end suffix)',
  ],
  ['building', '(?:house|building|property|premises?) name|building|pao text'],
  [
    'house',
    '(?:house|building|property|premises?) (?:name(?: or| and)? (?:number|no)|(?:number|no)(?: or| and)? name)|house|premises?|paon',
  ],
  [
    'number',
    '(?:house|building|property|street|premises?) (?:number|no)|pao (?:start|end) (?:number|suffix)',
  ],
  ['department', 'department(?: name)?'],
  ['firm', '(?:organi[sz]ation|company|business|firm)(?: name)?'],
  ['street', '(?:double )?(?:depend[ae]nt )?(?:street|road|thoroughfare)(?: name| descriptor| description)?'],
  ['locality', '(?:double )?(?:depend[ae]nt )?locality|village|hamlet|suburb|neighbou?rhood'],
  ['town', 'post ?town|postal town|town(?: or)? city|city(?: or)? town|town|city'],
  ['district', 'district'],
  ['region', 'region'],
  ['county', 'county|state'],
]

const READERS = ENDS.map(([meaning, end]) => ({
  meaning,
  end: new RegExp(`^(?:(?<family>.*?) )??(?:${end})$`),
}))

/** Addresses that no letter can reach, and columns about an address that are none. */
const NO_POSTAL_ADDRESS = /\b(?:e ?mail|web|website|url|ip|mac|im|internet|phone|telephone|mobile|fax)\b/

/** Alone it is that of a time zone or of a sales team. */
const NEEDS_FAMILY = /^(?:region|state)$/

const plain = (header: string) =>
  SAME.reduce(
    (name, [spelling, replacement]) => name.replace(spelling, replacement),
    headerWords(header).replace(/\p{L}+/gu, (word) => {
      const number = NUMBERS.findIndex((words) => words.includes(word))
      return number < 0 ? word : String(number + 1)
    }),
  ).trim()

/** Reads a column's name, however it is written. Null if it names no part of an address. */
export function columnName(header: string): ColumnName | null {
  const name = plain(header)
  if (NO_POSTAL_ADDRESS.test(name) || NEEDS_FAMILY.test(name)) return null
  for (const { meaning, end } of READERS) {
    const found = end.exec(name)
    if (!found) continue
    const { family = '', nth = '0', further } = found.groups ?? {}
    return {
      meaning,
      nth: further === undefined ? Number(nth) : Number(further) + 1,
      // `Delivery Address Town` belongs with `Delivery Address Line 1`.
      family: family.replace(/(?:^| )address$/, ''),
    }
  }
  return null
}

/** Names of an address's first line, the best first. */
const FIRST_LINES: ((name: ColumnName) => boolean)[] = [
  ({ meaning, nth }) => meaning === 'line' && nth === 1,
  ({ meaning, nth }) => meaning === 'line' && nth === 0,
  ({ meaning }) => meaning === 'house' || meaning === 'number',
  ({ meaning }) => meaning === 'street',
]

/** How well a name fits the first line of an address, lower is better; -1 if it does not. */
export const firstLineRank = (name: ColumnName) => FIRST_LINES.findIndex((fits) => fits(name))
