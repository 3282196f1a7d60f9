import { FIRST_ADDED_COLUMN } from '../../../base/constants'
import { repeatedIn } from '../../../base/repeated'
import { areMost, isPostcode } from './columnContents'

/** The customer's headers: in a CleanSheet download, those before ours, since ours might pass for an address and be sent. */
export function customerHeaders(headers: string[]): string[] {
  const first = headers.indexOf(FIRST_ADDED_COLUMN)
  return first < 0 ? headers : headers.slice(0, first)
}

/** Whether a header says nothing: it is blank, or the number given to a column without a name. */
export const isNameless = (header: string) => /^(?:column \d+)?$/i.test(header.trim())

/** The columns of the Land Registry's price paid data, which is published without a header. */
const PRICE_PAID =
  'id,price,date,postcode,type,new,duration,paon,saon,street,locality,town,district,county,category,status'.split(
    ',',
  )

/** Values that give price paid data away, by column. */
const PRICE_PAID_VALUES: [number, (value: string) => boolean][] = [
  [3, isPostcode],
  [4, (value) => /^[DSTFO]$/.test(value)],
  [5, (value) => /^[YN]$/.test(value)],
  [6, (value) => /^[FLU]$/.test(value)],
]

/** The names of columns; those of a known list if the file has none. */
export function namesOf(headers: string[], rows: string[][]): string[] {
  const isPricePaid =
    headers.every(isNameless) &&
    headers.length >= PRICE_PAID.length - 2 &&
    PRICE_PAID_VALUES.every(([column, isSo]) => areMost(rows, column, isSo))
  return isPricePaid ? headers.map((_, column) => PRICE_PAID[column] ?? '') : withoutPaths(headers)
}

/** A name up to its last slash. */
const pathOf = (header: string) => /^(.*\S)\/(?=\S)[^/]*$/.exec(header)?.[1]

/** The names with blanks for the slashes of paths that several share: `address/city` beside `address/line_1`. */
function withoutPaths(headers: string[]): string[] {
  const shared = repeatedIn(headers.flatMap((header) => pathOf(header) ?? []))
  const isPath = (header: string) => shared.has(pathOf(header) ?? '')
  return shared.size === 0
    ? headers
    : headers.map((header) => (isPath(header) ? header.replaceAll('/', ' ') : header))
}
