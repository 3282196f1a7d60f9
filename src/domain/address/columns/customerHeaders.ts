import { FIRST_ADDED_COLUMN } from '../../../base/constants'
import { repeatedIn } from '../../../base/repeated'

/** The customer's headers: in a CleanSheet download those before ours, which might be taken for an address and sent. */
export function customerHeaders(headers: string[]): string[] {
  const first = headers.indexOf(FIRST_ADDED_COLUMN)
  return first < 0 ? headers : headers.slice(0, first)
}

/** Whether a header says nothing: it is blank, or the number given to a column without a name. */
export const isNameless = (header: string) => /^(?:column \d+)?$/i.test(header.trim())

/** A name up to its last slash. */
const pathOf = (header: string) => /^(.*\S)\/(?=\S)[^/]*$/.exec(header)?.[1]

/** The names with the slashes of paths, which several have, as blanks: `address/city` beside `address/line_1`. */
export function withoutPaths(headers: string[]): string[] {
  const shared = repeatedIn(headers.flatMap((header) => pathOf(header) ?? []))
  const isPath = (header: string) => shared.has(pathOf(header) ?? '')
  return shared.size === 0
    ? headers
    : headers.map((header) => (isPath(header) ? header.replaceAll('/', ' ') : header))
}
