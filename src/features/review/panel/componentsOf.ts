import type { Component } from '../../../domain/address/comparison/matchedAddress'
import type { Answer } from '../../../domain/cleanse/readAnswer'

/** A component of a cleansed address, and how well it matches what was sent. */
export interface AddressComponent {
  name: Component
  /** Empty if the address has none. */
  value: string
  /** The provider's word for the match; empty if it gave none. */
  level: string
}

/** Shown only if the address has them, or the provider says how they match. */
const OPTIONAL = new Set<Component>(['organisation', 'locality'])

const SILENT = new Set(['', 'NA', 'MISSING'])

/** The components of a cleansed address, in the order of an envelope; none if no address was found. */
export function componentsOf({ levels, address }: Answer): AddressComponent[] {
  if (!address) return []
  const { organisation, street, locality, postTown, postcode } = address
  const { subBuilding, name: building, number } = address.premise
  const premise = [subBuilding, building, number].filter((text) => text !== '').join(', ')
  return Object.entries({ organisation, premise, street, locality, postTown, postcode })
    .map(([key, value]) => ({ name: key as Component, value, level: levels[key as Component] }))
    .filter(({ name, value, level }) => value !== '' || !OPTIONAL.has(name) || !SILENT.has(level))
}
