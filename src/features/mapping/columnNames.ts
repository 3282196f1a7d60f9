/** What a column's name says: the part of an address that it names, and what comes before that. */
export interface ColumnName {
  part: 'address' | 'further' | 'postcode'
  /** How well it names that part; the lower, the better. */
  rank: number
  /** `billing` for “Billing Street”; blank for a name without more. */
  family: string
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six']

const NUMBER_WORDS = new RegExp(`\\b(?:${NUMBERS.slice(1).join('|')})\\b`, 'g')

/** Spellings of one thing, each with the one that is kept; in this order. */
const SAME: [RegExp, string][] = [
  [/\b(?:full|complete|uk|gb)\b/g, ''],
  // Words that were written without a gap.
  [/(?<=\p{L}{2})(?=(?:addressline|address|street|city|postalcode|postcode|zipcode)(?:\s|$))/gu, ' '],
  // Whose it is may stand behind it: `City (Billing)`.
  [/^(.*) (billing|shipping|delivery|mailing|invoice)$/, '$2 $1'],
  [/\b(?:addressline|addrline|address line|addr line|adress|addr)\b/g, 'address'],
  [/\badd (?=\d)/g, 'address '],
  [/\b(?:zip postal code|zip post ?code|postal ?code|post code|zip ?code|zip|p ?code)\b/g, 'postcode'],
  [/\bstreet address\b/g, 'address'],
  [/\baddress 1 (?:and )?2\b/g, 'address 1'],
  [/\bstate (?:or )?(?:region|province|county)\b/g, 'county'],
  [
    /\bstreet (?:number|no)\b|\b(?:house|building) (?:name|number|no)(?: (?:or|and))?(?: (?:name|number|no))?\b/g,
    'house',
  ],
  [/\bpremises?\b/g, 'house'],
  [/\bstreet name\b|\bthoroughfare\b/g, 'street'],
  [/\bpost ?town\b|\btown(?: or)? city\b|\bcity(?: or)? town\b/g, 'town'],
]

/** The names of an address's first line, the best first. */
const FIRST_LINES = ['address 1', 'line 1', 'address', 'house', 'street 1', 'street']

/** Further parts of an address, besides those of its first line. */
const FURTHER =
  /(?:^| )((?:address|line|street) [2-9]|building|flat|unit|road|locality|village|suburb|town|city|district|region|state|county)$/

/** What is called an address and is none that a letter goes to. */
const NO_POSTAL_ADDRESS = /\b(?:e ?mail|web|website|url|ip|mac|im|internet)\b/

/** A name in lower case, its words apart: `POAddressLine1` is `po address line 1`. */
const wordsOf = (header: string) =>
  header
    .replace(/([\p{Ll}\d])(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})|(\p{L})(?=\d)|(\d)(?=\p{L})/gu, '$& ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const withFigures = (name: string) => name.replace(NUMBER_WORDS, (word) => String(NUMBERS.indexOf(word)))

const plain = (header: string) =>
  SAME.reduce((name, [spelling, kept]) => name.replace(spelling, kept), withFigures(wordsOf(header)))
    .replace(/ +/g, ' ')
    .trim()

/** What comes before the end of a name, as a word for whose it is; null unless it ends so. */
function familyOf(name: string, end: string): string | null {
  if (name === end) return ''
  if (!name.endsWith(` ${end}`)) return null
  // `Delivery Address Town` is of the delivery, as `Delivery Address Line 1` is.
  return name.slice(0, -end.length - 1).replace(/(?:^| )address$/, '')
}

/**
 * Reads the name of a column, however it is written. Null for one that names no part of an address.
 */
export function columnName(header: string): ColumnName | null {
  const name = plain(header)
  if (NO_POSTAL_ADDRESS.test(name)) return null
  const postcode = familyOf(name, 'postcode')
  if (postcode !== null) return { part: 'postcode', rank: 0, family: postcode }
  // Alone it is that of a time zone or of a sales team.
  if (name === 'region' || name === 'state') return null
  for (const [rank, end] of FIRST_LINES.entries()) {
    const family = familyOf(name, end)
    if (family !== null) return { part: 'address', rank, family }
  }
  const [, end] = FURTHER.exec(name) ?? []
  return end === undefined ? null : { part: 'further', rank: 0, family: familyOf(name, end)! }
}
