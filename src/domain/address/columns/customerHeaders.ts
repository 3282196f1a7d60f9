import { FIRST_ADDED_COLUMN } from '../../../base/constants'
import { repeatedIn } from '../../../base/repeated'

/** The customer's headers: in a CleanSheet download, those before ours, since ours might pass for an address and be sent. */
export function customerHeaders(headers: string[]): string[] {
  const first = headers.indexOf(FIRST_ADDED_COLUMN)
  return first < 0 ? headers : headers.slice(0, first)
}

/** Whether a header says nothing: it is blank, or the number given to a column without a name. */
export const isNameless = (header: string) => /^(?:column \d+)?$/i.test(header.trim())

/** A name up to its last slash. */
const pathOf = (header: string) => /^(.*\S)\/(?=\S)[^/]*$/.exec(header)?.[1]

/** The names with blanks for the slashes of paths that several share: `address/city` beside `address/line_1`. */
export function withoutPaths(headers: string[]): string[] {
  const shared = repeatedIn(headers.flatMap((header) => pathOf(header) ?? []))
  const isPath = (header: string) => shared.has(pathOf(header) ?? '')
  return shared.size === 0
    ? headers
    : headers.map((header) => (isPath(header) ? header.replaceAll('/', ' ') : header))
}
