import type { MatchedAddress } from '../../answers/readAnswer'
import { queryColumns, type Mapping } from '../../mapping/buildQuery'
import { wordsOf } from '../../mapping/columnNames'
import { furtherColumns } from '../../mapping/proposals'
import type { Role, Roles } from '../downloadChoices'

const LINES = ['line1', 'line2', 'line3', 'line4', 'line5'] as const

const POST_TOWN = /\bpost ?town\b/
const TOWN = /\b(?:town|city)\b/
const COUNTY = /\b(?:county|state|province)\b/
const POSTCODE = /\b(?:post ?code|postal ?code|zip)\b/
/** Not on an envelope. */
const NO_LINE = /\b(?:district|region|country)\b/

/** The columns that hold the customer's address, sent or not, in the file's order. */
export const addressColumns = (headers: string[], rows: string[][], mapping: Mapping): number[] =>
  [...new Set([...queryColumns(mapping), ...furtherColumns(headers, rows, mapping)])].toSorted(
    (a, b) => a - b,
  )

/** Proposes roles by name and order; any other address column is a line. */
export function proposedRoles(headers: string[], columns: number[], { postcodeColumn }: Mapping): Roles {
  const named = (name: RegExp, from: number[]) =>
    from.filter((column) => name.test(wordsOf(headers[column]!)))
  const towns = named(TOWN, columns)
  const town = named(POST_TOWN, columns)[0] ?? towns.at(-1)
  const county = named(COUNTY, columns)[0]
  const postcode = typeof postcodeColumn === 'number' ? postcodeColumn : named(POSTCODE, columns)[0]

  const others = new Set([town, county, postcode, ...named(COUNTY, columns), ...named(NO_LINE, columns)])
  const lines = columns.filter((column) => !others.has(column))
  const roles: [Role, number | undefined][] = [
    ...LINES.map((line, at): [Role, number | undefined] => [line, lines[at]]),
    ['town', town],
    ['county', county],
    ['postcode', postcode],
  ]
  return Object.fromEntries(roles.filter(([, column]) => column !== undefined))
}

/** Gives a column another role, or none. It takes the role from any other column that had it. */
export function withRole(roles: Roles, column: number, role: Role | null): Roles {
  const others = Object.entries(roles).filter(([name, at]) => at !== column && name !== role)
  return Object.fromEntries(role === null ? others : [...others, [role, column]])
}

/** Fits texts into places: the last takes all that are left, joined with commas; surplus places are blank. */
export const inPlaces = (texts: string[], count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    at === count - 1 ? texts.slice(at).join(', ') : (texts[at] ?? ''),
  )

/**
 * A cleansed address in the customer's columns, by role. Without columns of their own, town and postcode follow the
 * lines, so that nothing is lost; a county is written only where the customer's row has one.
 */
export function correctedAddress(
  address: MatchedAddress,
  row: string[],
  roles: Roles,
): Partial<Record<Role, string>> {
  const lineRoles = LINES.filter((line) => roles[line] !== undefined)
  const texts = [
    ...address.lines,
    ...(roles.town === undefined ? [address.postTown] : []),
    ...(roles.postcode === undefined ? [address.postcode] : []),
  ].filter((text) => text !== '')
  const lines = inPlaces(texts, lineRoles.length)
  const hadCounty = roles.county !== undefined && (row[roles.county] ?? '').trim() !== ''
  return {
    ...Object.fromEntries(lineRoles.map((line, at) => [line, lines[at]!])),
    town: address.postTown,
    county: hadCounty ? address.county : '',
    postcode: address.postcode,
  }
}

/** Three lines, town, postcode. */
type AddressToUse = [string, string, string, string, string]

const inFive = (lines: string[], town: string, postcode: string) =>
  [...inPlaces(lines, 3), town, postcode] as AddressToUse

/** The address to use from a cleansed one. */
export const cleansedToUse = ({ lines, postTown, postcode }: MatchedAddress): AddressToUse =>
  inFive(lines, postTown, postcode)

/** The address to use from the customer's columns. */
export function customerAddressToUse(row: string[], roles: Roles): AddressToUse {
  const valueOf = (role: Role) => {
    const column = roles[role]
    return column === undefined ? '' : (row[column] ?? '')
  }
  const lines = LINES.map(valueOf).filter((line) => line.trim() !== '')
  return inFive(lines, valueOf('town'), valueOf('postcode'))
}
