/** What a column's name says. */
export interface ColumnName {
  /** The component of an address that it names. */
  component: 'address' | 'further' | 'postcode'
  /** How well it names that component; lower is better. */
  rank: number
  /** The words before that component: `billing` for “Billing Street”; empty if there are none. */
  family: string
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six']

const NUMBER_WORDS = new RegExp(`\\b(?:${NUMBERS.slice(1).join('|')})\\b`, 'g')

/** Spellings and what replaces them, in this order. */
const SAME: [RegExp, string][] = [
  [/\b(?:full|complete|uk|gb)\b/g, ''],
  // Words written without a gap.
  [/(?<=\p{L}{2})(?=(?:addressline|address|street|city|postalcode|postcode|zipcode)(?:\s|$))/gu, ' '],
  // The family may come last: `City (Billing)`.
  [/^(.*) (billing|shipping|delivery|mailing|invoice)$/, '$2 $1'],
  [/\b(?:addressline|addrline|address line|addr line|adress|addr)\b/g, 'address'],
  [/\badd (?=\d)/g, 'address '],
  [
    /\b(?:zip postal code|zip post ?code|postal zip|postal ?code|post code|zip ?code|zip|p ?code)\b/g,
    'postcode',
  ],
  [/\bstreet address\b/g, 'address'],
  [/\baddress 1 (?:and )?2\b/g, 'address 1'],
  [/\bstate (?:or )?(?:region|province|prov region|county)\b/g, 'county'],
  [/\bsub building(?: name| number| no)?\b/g, 'flat'],
  [
    /\bstreet (?:number|no)\b|\b(?:house|building) (?:name|number|no)(?: (?:or|and))?(?: (?:name|number|no))?\b/g,
    'house',
  ],
  [/\bpremises?\b/g, 'house'],
  [/\bstreet name\b|\bthoroughfare\b/g, 'street'],
  [/\bpost ?town\b|\btown(?: or)? city\b|\bcity(?: or)? town\b/g, 'town'],
]

/** Names of an address's first line, the best first. */
const FIRST_LINES = ['address 1', 'line 1', 'address', 'house', 'street 1', 'street']

/** Names of further components of an address. */
const FURTHER =
  /(?:^| )((?:address|line|street) [2-9]|building|(?:flat|apartment|apt|unit|suite)(?: name| number| no)?|road|(?:(?:double )?depend[ae]nt )?locality|depend[ae]nt street|village|hamlet|suburb|town|city|district|region|state|county)$/

/** Addresses that no letter can reach. */
const NO_POSTAL_ADDRESS = /\b(?:e ?mail|web|website|url|ip|mac|im|internet)\b/

/** A name in lower case, its words apart: `POAddressLine1` is `po address line 1`. */
export const headerWords = (header: string) =>
  header
    .replace(/([\p{Ll}\d])(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})|(\p{L})(?=\d)|(\d)(?=\p{L})/gu, '$& ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const withFigures = (name: string) => name.replace(NUMBER_WORDS, (word) => String(NUMBERS.indexOf(word)))

const plain = (header: string) =>
  SAME.reduce(
    (name, [spelling, replacement]) => name.replace(spelling, replacement),
    withFigures(headerWords(header)),
  )
    .replace(/ +/g, ' ')
    .trim()

/** The words before the `end` of a name; null for a name that ends otherwise. */
function familyOf(name: string, end: string): string | null {
  if (name === end) return ''
  if (!name.endsWith(` ${end}`)) return null
  // `Delivery Address Town` belongs with `Delivery Address Line 1`.
  return name.slice(0, -end.length - 1).replace(/(?:^| )address$/, '')
}

/** Reads a column's name, however it is written. Null if it names no component of an address. */
export function columnName(header: string): ColumnName | null {
  const name = plain(header)
  if (NO_POSTAL_ADDRESS.test(name)) return null
  const postcode = familyOf(name, 'postcode')
  if (postcode !== null) return { component: 'postcode', rank: 0, family: postcode }
  // Alone they may name a time zone or a sales team.
  if (name === 'region' || name === 'state') return null
  const [, end] = FURTHER.exec(name) ?? []
  for (const [rank, line] of FIRST_LINES.entries()) {
    const family = end?.endsWith(line) ? null : familyOf(name, line)
    if (family !== null) return { component: 'address', rank, family }
  }
  return end === undefined ? null : { component: 'further', rank: 0, family: familyOf(name, end)! }
}
