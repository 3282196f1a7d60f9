import type { Answer } from '../../answers/readAnswer'

/** A component of a cleansed address, and how it matches what was sent. */
export interface AddressComponent {
  name: 'organisation' | 'premise' | 'street' | 'locality' | 'postTown' | 'postcode'
  /** Empty where the address has none. */
  value: string
  /** The provider's word for how it matched; empty where it gave none. */
  level: string
}

/** Shown only where the address has them, or the provider says how they match. */
const OPTIONAL = new Set<AddressComponent['name']>(['organisation', 'locality'])

const SILENT = new Set(['', 'NA', 'MISSING'])

/** A cleansed address component by component, as on an envelope; empty where no address was found. */
export function componentsOf({ levels, address }: Answer): AddressComponent[] {
  if (!address) return []
  const { subBuilding, name, number } = address.premise
  const components: AddressComponent[] = [
    { name: 'organisation', value: address.organisation, level: levels.organisation },
    {
      name: 'premise',
      value: [subBuilding, name, number].filter((text) => text !== '').join(', '),
      level: levels.premise,
    },
    { name: 'street', value: address.street, level: levels.street },
    { name: 'locality', value: address.locality, level: levels.locality },
    { name: 'postTown', value: address.postTown, level: levels.postTown },
    { name: 'postcode', value: address.postcode, level: levels.postcode },
  ]
  return components.filter(
    ({ name: each, value, level }) => value !== '' || !OPTIONAL.has(each) || !SILENT.has(level),
  )
}
