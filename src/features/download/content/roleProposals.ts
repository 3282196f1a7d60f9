import { partOf, type AddressPart } from '../../../domain/address/addressParts'
import { queryColumns, type Mapping } from '../../../domain/cleanse/query'
import { columnName } from '../../../domain/address/columnNames'
import { furtherColumns } from '../../mapping/furtherColumns'
import { LINE_ROLES, type Role, type Roles } from '../downloadChoices'

/**
 * The columns that hold the customer's address, sent or not, in the file's order. A town that the address repeats is
 * among them, although it is not offered to be sent.
 */
export function addressColumns(headers: string[], rows: string[][], mapping: Mapping): number[] {
  const named = furtherColumns(headers, [], mapping).filter(
    (column) => columnName(headers[column]!)?.component === 'further',
  )
  const all = new Set([...queryColumns(mapping), ...furtherColumns(headers, rows, mapping), ...named])
  return [...all].toSorted((a, b) => a - b)
}

/** Parts that tell a building from others in its street: with one of them, a street has a column of its own. */
const PREMISE = new Set<AddressPart>(['flat', 'building', 'number', 'house'])

/** The parts of an address, each seen with the others. */
function meaningOf(part: AddressPart, all: AddressPart[]): AddressPart {
  const hasStreet = all.includes('street') || all.includes('line')
  if (part === 'house') return hasStreet ? 'number' : 'line'
  if (part === 'street') return all.some((each) => PREMISE.has(each)) ? 'street' : 'line'
  return part
}

interface ProposedRoles {
  roles: Roles
  /** Columns of the address whose role is not known. */
  unknown: number[]
}

/** Proposes a role for each address column by its name and place. */
export function proposedRoles(
  headers: string[],
  columns: number[],
  { postcodeColumn }: Mapping,
): ProposedRoles {
  const named = columns.map((column) => (column === postcodeColumn ? 'postcode' : partOf(headers[column]!)))
  const parts = named.map((part) => meaningOf(part, named))
  const of = (part: AddressPart) => columns.filter((_, at) => parts[at] === part)

  const [lines, towns] = [of('line'), of('town')]
  const postTown = of('postTown')[0] ?? towns.pop()
  const one = (
    ['organisation', 'flat', 'building', 'number', 'street', 'county', 'postcode', 'country'] as const
  ).map((part): [Role, number | undefined] => [part, of(part)[0]])
  // A town above the post town is a locality.
  const found: [Role, number | undefined][] = [
    ...one,
    ...LINE_ROLES.map((role, at): [Role, number | undefined] => [role, lines[at]]),
    ['locality', of('locality')[0] ?? towns.pop()],
    ['town', postTown],
  ]
  const roles: Roles = Object.fromEntries(found.filter(([, column]) => column !== undefined))
  const known = new Set(Object.values(roles))
  return { roles, unknown: columns.filter((column, at) => !known.has(column) && parts[at] !== 'none') }
}
