import type { Row } from './rows'

/** What is sent: all but the postcode, which no way of writing may touch by the way, and the postcode. */
export interface Sent {
  body: string
  postcode: string
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(', ')

/** Number and street in one column, as most lists have them. */
const doorAndStreet = ({ firm, saon, paon, street }: Row) => joined(firm, saon, `${paon} ${street}`)

/** A building's name without a number is parted from the street even so. */
const isNamed = ({ paon }: Row) => !/\d/.test(paon)

const inLines = (row: Row) =>
  isNamed(row) ? joined(row.firm, row.saon, row.paon, row.street) : doorAndStreet(row)

const inColumns = ({ firm, saon, paon, street }: Row) => joined(firm, saon, paon, street)

/** The tables that the rows may be in, by name. Each gives the text of a row without its postcode. */
export const LAYOUTS: Record<string, (row: Row) => string> = {
  'a column each': (row) => joined(inColumns(row), row.locality, row.town).toUpperCase(),
  'with county': (row) => joined(inColumns(row), row.locality, row.town, row.district, row.county),
  lines: (row) => joined(inLines(row), row.locality, row.town),
  'no commas': (row) => joined(inLines(row), row.locality, row.town).replaceAll(',', ''),
  'house before flat': ({ firm, saon, paon, street, town }) => joined(firm, paon, saon, street, town),
  'flat behind the street': ({ firm, saon, paon, street, town }) =>
    joined(firm, `${paon} ${street}`, saon, town),
  'number before the house’s name': ({ firm, saon, found, paon, street, town }) =>
    joined(firm, saon, ...(found.name && found.number ? [found.number, found.name] : [paon]), street, town),
  'person first': (row) => joined(row.person, inLines(row), row.locality, row.town),
  'street only': inLines,
}

/** What is sent as the page starts: the first line; the others stay in columns of their own. */
export const FIRST_LINE = 'first line sent'

export function firstLine(row: Row): { sent: string; unsent: string[] } {
  const door = isNamed(row) ? [row.paon, row.street] : [`${row.paon} ${row.street}`]
  const [sent = '', ...unsent] = [row.firm, row.saon, ...door, row.locality, row.town].filter(Boolean)
  return { sent, unsent }
}

export const textOf = ({ body, postcode }: Sent): string => joined(body, postcode)

const SHORT: Record<string, string> = {
  road: 'Rd',
  street: 'St',
  lane: 'Ln',
  avenue: 'Ave',
  close: 'Cl',
  drive: 'Dr',
  crescent: 'Cres',
  gardens: 'Gdns',
  place: 'Pl',
  terrace: 'Terr',
  court: 'Ct',
  house: 'Hse',
  cottage: 'Cott',
  cottages: 'Cotts',
  industrial: 'Ind',
  estate: 'Est',
  flat: 'Flt',
  apartment: 'Apt',
}

const SHORT_WORDS = new RegExp(String.raw`\b(?:${Object.keys(SHORT).join('|')})\b`, 'gi')

const shortened = (text: string) => text.replace(SHORT_WORDS, (word) => SHORT[word.toLowerCase()]!)

const onBody =
  (write: (body: string) => string) =>
  ({ body, postcode }: Sent): Sent => ({ body: write(body), postcode })

const onPostcode =
  (write: (postcode: string) => string) =>
  ({ body, postcode }: Sent): Sent => ({ body, postcode: write(postcode) })

const floorsShort = (body: string) =>
  body
    .replace(/\bground floor flat\b/i, 'GFF')
    .replace(/\bfirst floor\b/i, '1st Floor')
    .replace(/\bsecond floor\b/i, '2nd Floor')

/** A flat with a number; `Ground Floor Flat 22 High Street` has none. */
const FLAT = /(?<!(?:floor|basement) )\b(flat|apartment) (?=\d)/i

/** Other ways to write the same address. */
export const WRITINGS: Record<string, (sent: Sent) => Sent> = {
  'as it stands': (sent) => sent,
  abbreviations: onBody(shortened),
  'abbreviations with points': onBody((body) =>
    body.replace(SHORT_WORDS, (word) => `${SHORT[word.toLowerCase()]!}.`),
  ),
  'small letters': ({ body, postcode }) => ({ body: body.toLowerCase(), postcode: postcode.toLowerCase() }),
  'apostrophes and hyphens dropped': onBody((body) =>
    body.replace(/['’]/g, '').replace(/(?<=\p{L})-(?=\p{L})/gu, ' '),
  ),
  'commas dropped': onBody((body) => body.replaceAll(',', '')),
  'blank columns, line breaks': onBody((body) => body.replace(', ', ', , ').replace(/, (?=[^,]*$)/, ',\n')),
  'Flat No. 3': onBody((body) => body.replace(FLAT, '$1 No. ')),
  flat3: onBody((body) => body.replace(FLAT, '$1')),
  'Apt for Flat, Flat for Apartment': onBody((body) =>
    body.replace(/(?<!(?:floor|basement) )\b(?:flat|apartment) (?=\d|\w\b)/i, (word) =>
      /^f/i.test(word) ? 'Apt ' : 'Flat ',
    ),
  ),
  'a bare number for the flat': onBody((body) => body.replace(/^(?:flat|apartment) (?=\d)/i, '')),
  'GFF, 1st Floor': onBody(floorsShort),
  '14 a, 12 to 14': onBody((body) =>
    body.replace(/\b(\d+)([A-H])\b/i, '$1 $2').replace(/\b(\d+) - (?=\d)/, '$1 to '),
  ),
  '12–14': onBody((body) => body.replace(/\b(\d+) - (?=\d)/, '$1–')),
  'No. 14': onBody((body) => body.replace(/^(?=\d)/, 'No. ')),
  'a line twice': onBody((body) => {
    const [first = ''] = body.split(', ')
    return /\d/.test(first) && /\p{L}{3}/u.test(first) ? `${first}, ${body}` : body
  }),
  'postcode without a blank': onPostcode((postcode) => postcode.replace(' ', '')),
  'NR12 RT for NR1 2RT': onPostcode((postcode) => postcode.replace(/ (\d)/, '$1 ')),
  'LE1 74UT for LE17 4UT': onPostcode((postcode) => postcode.replace(/(?<=\d)(\d) /, ' $1')),
  'LS1 4 AP for LS1 4AP': onPostcode((postcode) => postcode.replace(/ \d/, '$& ')),
  'O for 0 in the postcode': onPostcode((postcode) => postcode.replace(/ 0/, ' O')),
}
