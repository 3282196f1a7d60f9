// Every name of an address column that the page knows: no other code tells by a header's words what such a column is.

import type { Meaning } from './kinds'

/** Names of a first address line, and of a postcode, that win over all others, the most preferred first. */
export const PREFERRED = {
  line: 'address1 address_1 line1 line_1 addressline1 address_line_1 addr_line1 addr_line_1 address'.split(
    ' ',
  ),
  postcode: 'postcode postalcode postal_code zip post_code'.split(' '),
}

const HALF = '(?:part|half|section)'

/** The spellings of each meaning, in the words of `plainName`; the longest one that ends a name decides. */
const TABLE: [Meaning, ...string[]][] = [
  ['firm', '(?:organisation|company|business|firm)(?: name)?'],
  ['department', 'department(?: name)?'],
  [
    'flat',
    '(?:sub building|flat|apartment|unit|suite)(?: name| position)?(?: number)?',
    'saon?(?: text)?',
    'sao start number',
    'sub ?premises?(?: number)?',
    'secondary (?:addressable )?(?:object|name|address)(?: name)?',
  ],
  ['building', '(?:house|building|property|premises) name', 'building', 'pao text'],
  [
    'number',
    '(?:house|building|property|street|premises|door) number(?: (?:from|start|low|base))?',
    '(?:house|number) from|(?:from|start|low) (?:house )?number',
    'pao start number',
  ],
  [
    'numberPart',
    '(?:(?:house|building|property|street|premises|door) )?number (?:suffix|letter|alpha|extension|addition|fraction|ext|to|end|high)',
    '(?:house|building|property|premises|door) (?:suffix|letter|alpha|extension|addition|fraction|to)',
    '(?:to|end|high) (?:house )?number',
    'pao (?:start suffix|end (?:number|suffix))',
  ],
  [
    'flatPart',
    '(?:flat|apartment|unit) (?:number )?(?:suffix|letter|alpha)',
    'sao (?:start suffix|end (?:number|suffix))',
  ],
  [
    'house',
    '(?:house|building|property|premises)(?: name)? number(?: name)?',
    '(?:house|premises)',
    'paon',
    'primary (?:addressable )?(?:object|name)(?: name)?',
  ],
  [
    'street',
    '(?:(?:double )?dependent )?(?:street|stryd|road|thoroughfare)(?: name| descriptor| description)?',
  ],
  [
    'locality',
    '(?:(?:double )?dependent )?locality(?: name)?',
    '(?:village|pentref|suburb|hamlet|neighbourhood)(?: name)?',
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
  ['town', '(?:town|city|town city|city town)(?: name)?'],
  ['county', '(?:county|state|province)(?: name)?|administrative area level 2'],
  ['region', 'region(?: name)?|administrative area level 1'],
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

/** Names that count only whole and among other columns of an address, with the exports that need them. */
export const ALONE = (
  [
    // EMIS; Club; A practice list.
    ['number', 'number'],
    // OpenStreetMap; Parcel2Go.
    ['house', 'house|property'],
    // A register of HMOs, by location.
    ['line', '(?:(?:licensed|property|premises|site|hmo) )?(?:property|hmo|dwelling|site|location)'],
    // Housing.
    ['building', 'block(?: name)?'],
    // The letter of the number; Questions of a section.
    ['numberPart', 'suffix|letter|alpha|extension|addition|to|street number suffix'],
    // Business rates.
    ['flat', 'unit|suite|floor|plot|room'],
    // Google.
    ['street', 'route'],
    // Housing; A church list.
    ['locality', 'area|(?:industrial )?estate(?: name)?|parish'],
    // Pipedrive.
    ['district', 'district'],
    ['region', 'region'],
    // An order, with other numbers.
    ['county', 'state|province'],
  ] satisfies [Meaning, string][]
).map(([meaning, spellings]) => [meaning, new RegExp(`^(?:${spellings})$`)] as const)

/** The word for a bare number in a column whose name has one of these; in other flat columns it is a flat's. */
export const NUMBERED = /\b(?:apartment|unit|suite|floor|plot|room|block)\b/

export const ENDS = TABLE.map(([meaning, ...spellings]): [Meaning, RegExp] => [
  meaning,
  new RegExp(`(?:^| )(${spellings.join('|')})$`),
])

/** Words in names that are not of a place where post arrives, or that ask about one. */
export const NO_ADDRESS =
  /\b(?:e ?mails?|web|website|url|ip|mac|im|internet|wallet|domain|birth|postcode|date|years?|months?|time|moved|since|same|longer|gone|not|verified|valid|invalid|changed?|phone|type|length|proof|status|fax|mobile|bank|telephone|salutation)\b/

export const QUESTION = /^(?:do|does|did|is|are|has|have|can|would|will|how|when|why|who|where)\b/

/** Places that many rows share, each with an address of its own: the school of pupils, the depot of orders. */
const SHARED =
  'school|college|university|academy|nursery|setting|practice|surgery|clinic|hospital|pharmacy|branch|depot|warehouse|store|solicitors?|conveyancers?|accountants?|lawyers?|polling(?: (?:station|place))?|collection|pick ?up|from|origin|dispatch|despatch|returns?|sellers?|merchants?|vendors?|suppliers?|consignors?|venue|club|council|authority|head office|hq|insurers?|brokers?|executors?|referrers?'

/** Families that may come last, or in brackets: `City (Billing)`. */
export const LAST_FAMILY = new RegExp(
  `^(.+) (billing|shipping|delivery|mailing|invoice|home|work|office|business|correspondence|registered|main|primary|other|(?:bill|ship|deliver|sold) to|ship from|${SHARED}|pupils?|students?|child|patients?|clients?|customers?|members?|tenants?|residents?|recipients?|buyers?|donors?)$`,
)

/** Families of addresses that the customer has left, or that belong to somebody else. */
export const ELSEWHERE = new RegExp(
  `\\b(?:previous|former|old|past|emergency|deceased|kin|nok|employer|gp|doctor|landlords?|owners?|proprietors?|agents?|managers?|managing|applicants?|licensees?|holders?|guardian|sender|provider|${SHARED})\\b`,
)

/** Families of the place that a row is about. */
export const PLACE = /\b(?:property|site|premises|location|installation|supply|dwelling|hmo|licensed|risk)\b/
