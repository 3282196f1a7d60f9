import { headerWords, plainName, spaced } from './columnWords'
import type { Kind } from './kinds'

/** What a column's name says that it holds: a kind that can be written, or what is a kind only beside other columns. */
export type Meaning =
  | Exclude<Kind, 'street' | 'town'>
  /** With or without its number. */
  | 'street'
  /** A building's name or number. */
  | 'house'
  | 'box'
  | 'town'
  | 'postTown'
  | 'district'
  | 'region'
  | 'country'

/** What a column's name says. */
export interface ColumnName {
  meaning: Meaning
  /** Which line of the address; 0 for one that may be all of it. Of other meanings 0. */
  nth: number
  /** The words before that: `billing` for “Billing Street”; empty if there are none. */
  family: string
  /** Whether it says so only among other columns of an address: alone, `Region` may be a sales team’s. */
  isWeak: boolean
}

/** Names of the first line of an address, and of a postcode, that are taken before all others, the preferred first. */
const PREFERRED = {
  line: 'address1 address_1 line1 line_1 addressline1 address_line_1 addr_line1 addr_line_1 address'.split(
    ' ',
  ),
  postcode: 'postcode postalcode postal_code zip post_code'.split(' '),
}

/** Index of the column with the preferred name of a meaning, however it is spaced; -1 if there is none. */
export function preferredColumn(headers: string[], meaning: keyof typeof PREFERRED): number {
  const plain = headers.map((header) =>
    header
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  )
  return PREFERRED[meaning].map((name) => plain.indexOf(name)).find((column) => column >= 0) ?? -1
}

const HALF = '(?:part|half|section)'

/** The spellings of each meaning, in the words that `plainName` makes; the longest that ends a name is what it says. */
const TABLE: [Meaning, ...string[]][] = [
  ['firm', '(?:organisation|company|business|firm)(?: name)?'],
  ['department', 'department(?: name)?'],
  [
    'flat',
    '(?:sub building|flat|apartment|unit|suite)(?: name)?(?: number)?',
    'saon?(?: text)?',
    'sao (?:start|end) (?:number|suffix)',
    'secondary (?:addressable )?(?:object|name|address)(?: name)?',
  ],
  ['building', '(?:house|building|property|premises) name', 'building', 'pao text'],
  [
    'number',
    '(?:house|building|property|street|premises|door) number',
    'pao (?:start|end) (?:number|suffix)',
    'building number suffix',
  ],
  [
    'house',
    '(?:house|building|property|premises)(?: name)? number(?: name)?',
    '(?:house|premises)',
    'paon',
    'primary (?:addressable )?(?:object|name)(?: name)?',
  ],
  ['street', '(?:(?:double )?dependent )?(?:street|road|thoroughfare)(?: name| descriptor| description)?'],
  [
    'locality',
    '(?:(?:double )?dependent )?locality(?: name)?',
    '(?:village|suburb|hamlet|neighbourhood)(?: name)?',
  ],
  ['district', 'district'],
  [
    'line',
    'address(?: line)?',
    '(?:street )?address',
    '(?:address|street|(?:street )?address street|line|street address)(?: (?:line|field|part))? \\d+',
    '(?:address )?\\d+ line',
    '(?:supplemental|additional|extended|extra|secondary) (?:street )?address(?: line)?(?: \\d+)?',
    '(?:formatted|combined|concatenated)(?: address)?',
  ],
  ['box', 'po box(?: number)?'],
  ['postTown', 'post(?:al)? town(?: name)?'],
  ['town', '(?:town|city)(?: name)?'],
  ['county', '(?:county|state|province)(?: name)?'],
  ['region', 'region(?: name)?'],
  ['postcode', 'postcode(?: locator)?', 'pcds?'],
  [
    'outwardCode',
    `outward(?: (?:code|postcode))?|out ?code|postcode (?:outward|out|1|a)|postcode ${HALF} 1|1 ${HALF} postcode`,
  ],
  [
    'inwardCode',
    `inward(?: (?:code|postcode))?|in ?code|postcode (?:inward|in|2|b)|postcode ${HALF} 2|2 ${HALF} postcode`,
  ],
  ['country', 'country(?: code| name| region)*'],
]

/** Names that say something only where they are the whole name and stand among other columns of an address. */
const ALONE = (
  [
    ['number', 'number'],
    ['house', 'house|property'],
    ['line', '(?:(?:licensed|property|premises|site|hmo) )?(?:property|hmo|dwelling|site|location)'],
    ['building', 'block(?: name)?'],
    ['flat', 'unit|suite|floor|plot|room'],
    ['locality', 'area|(?:industrial )?estate(?: name)?|parish'],
    ['district', 'district'],
    ['region', 'region'],
    ['county', 'state|province'],
  ] satisfies [Meaning, string][]
).map(([meaning, spellings]) => [meaning, new RegExp(`^(?:${spellings})$`)] as const)

const ENDS = TABLE.map(([meaning, ...spellings]): [Meaning, RegExp] => [
  meaning,
  new RegExp(`(?:^| )(${spellings.join('|')})$`),
])

/** Words of names that are of no place where post arrives, or that ask about one. */
const NO_ADDRESS =
  /\b(?:e ?mails?|web|website|url|ip|mac|im|internet|wallet|domain|birth|postcode|date|years?|months?|time|moved|since|same|verified|valid|invalid|changed?|phone|type|length|proof|status|fax|mobile|bank|telephone|salutation)\b/

const QUESTION = /^(?:do|does|did|is|are|has|have|can|would|will|how|when|why|who|where)\b/

/** Families that may come last, or in brackets: `City (Billing)`. */
const LAST_FAMILY =
  /^(.+) (billing|shipping|delivery|mailing|invoice|home|work|office|business|correspondence|registered|main|primary|other)$/

/**
 * What brackets hold comes last if it names a family, or the part where the name has none: `Address (City)`. An
 * explanation goes.
 */
function withoutBrackets(header: string): string {
  const [, outside, inside] = /^([^([]+)[([]([^)\]]*)[)\]]\W*$/.exec(header) ?? []
  if (outside === undefined || inside === undefined) return header
  if (LAST_FAMILY.test(`x ${headerWords(inside)}`)) return `${outside} ${inside}`
  const name = columnName(outside)
  const isOpen = name === null || (name.meaning === 'line' && name.nth === 0)
  return isOpen && columnName(inside)?.family === '' ? `${outside} ${inside}` : outside
}

/** Families and numbers that are taken from the end of a name: `Main Office` has nothing else. */
const MOST_TURNS = 3

/** Reads a name of one thing, in the words of the table: what its end says. */
function readPlain(name: string, turns = MOST_TURNS): ColumnName | null {
  const alone = ALONE.find(([, spelling]) => spelling.test(name))
  if (alone) return { meaning: alone[0], nth: 0, family: '', isWeak: true }
  const [best] = ENDS.flatMap(([meaning, end]) => {
    const said = end.exec(name)?.[1]
    return said === undefined ? [] : [{ meaning, said }]
  }).toSorted((a, b) => b.said.length - a.said.length)
  if (!best) {
    // `City (Billing)`; `Town 2` of a second address.
    const [, before, family] = LAST_FAMILY.exec(name) ?? /^(.*\D) \d+$/.exec(name) ?? []
    return before === undefined || turns === 0
      ? null
      : readPlain(`${family ?? ''} ${before}`.trim(), turns - 1)
  }
  const before = name.slice(0, name.length - best.said.length).trim()
  if (NO_ADDRESS.test(before)) return null
  // `Delivery Address Town` belongs with `Delivery Address Line 1`.
  const family = spaced(before.replace(/\baddress\b(?! \d)/g, ''))
  const nth = best.meaning === 'line' ? lineOf(best.said) : 0
  return { meaning: best.meaning, nth, family, isWeak: false }
}

/** Which line a spelling names: `supplemental address 1` follows the street's. */
function lineOf(said: string): number {
  const number = Number(/\d+/.exec(said)?.[0] ?? 0)
  if (/^(?:supplemental|additional|extended|extra|secondary)/.test(said)) return Math.max(number, 1) + 1
  return number
}

const PREMISE = new Set<Meaning | undefined>(['flat', 'building', 'number', 'house'])

/** What a name says that names several things: alternatives, of which the first is meant, or what stands in one cell. */
function readSeveral(names: string[]): ColumnName | null {
  const read = names.map((name) => readPlain(name)).filter((name) => name !== null)
  // What is named beside an address is in its lines.
  const lines = read.filter(({ meaning }) => meaning === 'line')
  const first = lines.find(({ nth }) => nth > 0) ?? lines[0] ?? read[0]
  if (!first) return null
  // `Licence holder name and address` is the holder's.
  const holder = readPlain(names[0]!) ? undefined : /^(.+) names?$/.exec(names[0]!)?.[1]
  const family = first.family || (holder ?? '')
  const said = read.map(({ meaning }) => meaning)
  const isWeak = read.length === 1 && first.isWeak
  const as = (meaning: Meaning): ColumnName => ({ ...first, meaning, family, isWeak })
  const isTown = (meaning: Meaning) => meaning === 'town' || meaning === 'postTown'
  if (said.includes('postcode') && said.some(isTown)) return as('townAndPostcode')
  if (PREMISE.has(first.meaning) && said.includes('street')) return as('line')
  if (first.meaning === 'street' && said.some((meaning) => PREMISE.has(meaning))) return as('line')
  if (said.includes('number') && (said.includes('building') || said.includes('house'))) return as('house')
  if (first.meaning === 'locality' && said.includes('town')) return as('town')
  if (first.meaning === 'district' && said.includes('locality')) return as('locality')
  if (first.meaning === 'region' && said.includes('county')) return as('county')
  return as(first.meaning)
}

const turnedRound = (name: string) => name.split(' of ').toReversed().join(' ')

/** Reads a column's name, however it is written. Null if it names no part of an address. */
export function columnName(header: string): ColumnName | null {
  const name = plainName(withoutBrackets(header))
  if (QUESTION.test(headerWords(header)) || /\b(?:e ?mail|website|url)\b/.test(name)) return null
  // `Address of property` is the property's address, but `Next of kin address` is none of those.
  const isOneThing = !name.split(' of ').at(-1)!.includes('/')
  const turned = isOneThing ? turnedRound(name) : name.split(' / ').map(turnedRound).join(' / ')
  return (turned === name ? null : readName(turned)) ?? readName(name)
}

/** Reads a name of one or several things. */
function readName(name: string): ColumnName | null {
  const names = name.split(' / ')
  const several = names.length > 1 ? readSeveral(names) : null
  return several ?? readPlain(spaced(name.replaceAll('/', ' ')))
}
