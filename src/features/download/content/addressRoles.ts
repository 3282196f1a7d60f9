import type { MatchedAddress } from '../../../domain/address/matchedAddress'
import { LINE_ROLES, type Role, type Roles } from '../downloadChoices'

/** The parts of a door that may have columns of their own, in the order of an envelope. */
const DOOR = ['flat', 'building', 'number', 'street', 'locality'] as const

type DoorPart = (typeof DOOR)[number]

const rolesIn = <Each extends Role>(all: readonly Each[], roles: Roles): Each[] =>
  all.filter((role) => roles[role] !== undefined)

/** The customer's value of a role; blank without a column. */
export const valueOf = (row: string[], roles: Roles, role: Role): string =>
  roles[role] === undefined ? '' : (row[roles[role]] ?? '')

/** Whether the columns have a place for every address that has a street. */
export const hasPlace = (roles: Roles): boolean =>
  roles.street !== undefined || rolesIn(LINE_ROLES, roles).length > 0

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

const filled = (texts: string[]) => texts.filter((text) => text !== '')

/** The parts of a door. A column of numbers takes the name of a house that has none, unless names have their own. */
function partsOf({ premise, street, locality }: MatchedAddress, roles: Roles): Record<DoorPart, string> {
  const { subBuilding: flat, name, number } = premise
  const isNamed = number === '' && roles.building === undefined && roles.number !== undefined
  const [building, numberOrName] = isNamed ? ['', name] : [name, number]
  return { flat, building, number: numberOrName, street, locality }
}

/** Whether an address has parts. One that was typed has none, nor has that of a PO box. */
const hasParts = ({ premise, street }: MatchedAddress): boolean =>
  filled([street, ...Object.values(premise)]).length > 0

/** Town and postcode that have no columns of their own: they follow the rest, so that nothing is lost. */
const homeless = ({ postTown, postcode }: MatchedAddress, roles: Roles): string[] => [
  ...(roles.town === undefined ? [postTown] : []),
  ...(roles.postcode === undefined ? [postcode] : []),
]

/** The lines of an address without the parts that have columns of their own, which must have parts if any has. */
function linesBeside(address: MatchedAddress, roles: Roles): string[] {
  const parts = partsOf(address, roles)
  if (rolesIn(DOOR, roles).length === 0 || !hasParts(address)) return address.lines
  const left = (part: DoorPart) => (roles[part] === undefined ? parts[part] : '')
  const street = filled([left('number'), left('street')]).join(' ')
  return [
    roles.organisation === undefined ? address.organisation : '',
    left('flat'),
    left('building'),
    street,
    left('locality'),
  ]
}

/** The parts in their columns. One without a column of its own goes before the next part, or after the last. */
function inParts(address: MatchedAddress, roles: Roles): Partial<Record<Role, string>> {
  const columns = rolesIn(DOOR, roles)
  const last = columns.at(-1)!
  const columnOf = (part: DoorPart) =>
    columns.find((column) => DOOR.indexOf(column) >= DOOR.indexOf(part)) ?? last
  const { number, street, ...parts } = partsOf(address, roles)
  const isOneText = columnOf('number') === columnOf('street')
  const texts: [DoorPart, string][] = [
    ['flat', parts.flat],
    ['building', parts.building],
    ['number', isOneText ? '' : number],
    ['street', isOneText ? filled([number, street]).join(' ') : street],
    ['locality', parts.locality],
    [last, filled(homeless(address, roles)).join(', ')],
  ]
  return Object.fromEntries(
    columns.map((column) => [
      column,
      filled(texts.flatMap(([part, text]) => (columnOf(part) === column ? [text] : []))).join(', '),
    ]),
  )
}

/**
 * A cleansed address in the customer's columns, by role: lines in lines, parts in columns of their own, and what has
 * no column joined to its neighbour. An organisation is written only if there is one, a county only where the customer's
 * row has one, a country never.
 *
 * @returns null for an address without parts, such as one that was typed or of a PO box, if no column takes a line
 */
export function correctedAddress(
  address: MatchedAddress,
  row: string[],
  roles: Roles,
): Partial<Record<Role, string>> | null {
  const lineRoles = rolesIn(LINE_ROLES, roles)
  if (!hasParts(address) && lineRoles.length === 0) return null
  const lines = inPlaces(
    filled([...linesBeside(address, roles), ...homeless(address, roles)]),
    lineRoles.length,
  )
  const own = (role: Role) => valueOf(row, roles, role)
  return {
    ...(lineRoles.length > 0 ? partsOf(address, roles) : inParts(address, roles)),
    ...Object.fromEntries(lineRoles.map((role, at) => [role, lines[at]!])),
    organisation: address.organisation || own('organisation'),
    town: address.postTown,
    county: own('county').trim() === '' ? '' : address.county,
    postcode: address.postcode,
    country: own('country'),
  }
}

/** The address to use from a cleansed one: three lines, town, postcode. */
export const cleansedToUse = ({ lines, postTown, postcode }: MatchedAddress): string[] => [
  ...inPlaces(lines, 3),
  postTown,
  postcode,
]

/** The lines of the customer's own address that are not blank; its number goes before the street. */
export function customerLines(row: string[], roles: Roles): string[] {
  const value = (role: Role) => valueOf(row, roles, role)
  const below = ['street', ...LINE_ROLES, 'locality'] as const
  const [first = '', ...others] = below.map(value).filter((text) => text.trim() !== '')
  const numbered = filled([value('number').trim(), first]).join(' ')
  return [value('organisation'), value('flat'), value('building'), numbered, ...others].filter(
    (text) => text.trim() !== '',
  )
}

/** The same from the customer's columns. */
export const customerAddressToUse = (row: string[], roles: Roles): string[] => [
  ...inPlaces(customerLines(row, roles), 3),
  valueOf(row, roles, 'town'),
  valueOf(row, roles, 'postcode'),
]
