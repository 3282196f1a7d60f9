import { headerWords } from './columnNames'

/** The part of an address that a column holds. A line may hold several. */
export type AddressPart =
  | 'organisation'
  | 'flat'
  | 'building'
  | 'number'
  /** A building's name or number. */
  | 'house'
  | 'street'
  | 'locality'
  | 'line'
  | 'postTown'
  | 'town'
  | 'county'
  | 'postcode'
  | 'country'
  /** On no envelope. */
  | 'none'

/** Ends of names, in this order. */
const ENDS: [RegExp, AddressPart][] = [
  [/country(?: code| region)?$/, 'country'],
  [/(?:post ?code|postal ?code|zip|postal zip|zip ?code|p ?code)$/, 'postcode'],
  [/post ?town$/, 'postTown'],
  [/(?:town|city)$/, 'town'],
  [/^(?:region|state)$|district(?: code)?$|(?:county|state|province) code$/, 'none'],
  [/(?:county|state|province|region)$/, 'county'],
  [/(?:locality|village|suburb|hamlet|neighbourhood)$/, 'locality'],
  [/(?:sub building|flat|apartment|apt|unit|suite)(?: name| number| no)?$/, 'flat'],
  [/(?:house|building|property) name$|building$/, 'building'],
  [
    /name(?: or| and)? (?:number|no)$|(?:number|no)(?: or| and)? name$|(?:house|property|premises?)$/,
    'house',
  ],
  [/(?:house|building|property|street|premises?) (?:number|no)$|^(?:number|no)$/, 'number'],
  [/(?:organi[sz]ation|company|business)(?: name)?$/, 'organisation'],
  [/(?:street|road|thoroughfare)(?: name)?$/, 'street'],
]

/** The part that a column's name says; a line if it says none. */
export function partOf(header: string): AddressPart {
  // The family may come last: `City (Billing)`.
  const name = headerWords(header).replace(/ (?:billing|shipping|delivery|mailing|invoice|home)$/, '')
  return ENDS.find(([end]) => end.test(name))?.[1] ?? 'line'
}
