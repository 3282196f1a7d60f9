import type { Answer } from '../../answers/readAnswer'
import { PART_NAMES, type AddressParts, type PartName } from './addressParts'
import { sentParts } from './sentParts'

/** One part of a matched row, what was sent beside what came back. */
export interface RowPart {
  name: PartName
  yours: string
  cleansed: string
  /** The provider's word for how it matched; empty where it gave none. */
  level: string
  /** The answer has it and the text that was sent has not. */
  isAdded: boolean
}

/** Shown only where the address has them. */
const OPTIONAL = new Set<PartName>(['organisation', 'locality'])

const NOT_GIVEN = new Set(['', 'MISSING', 'NA', 'NO_MATCH'])

/**
 * How building or number matched. The provider compares them as one: where one of the two is the same in both, the
 * level is about the other, and where an address has no such part, nothing is said of it.
 */
function premiseLevel(
  name: 'building' | 'number',
  yours: AddressParts,
  cleansed: AddressParts,
  level: string,
) {
  const other = name === 'building' ? 'number' : 'building'
  const isSame = (part: PartName) => yours[part].toLowerCase() === cleansed[part].toLowerCase()
  if (yours[name] === '' && cleansed[name] === '') {
    return yours[other] === '' && cleansed[other] === '' ? level : 'NA'
  }
  return isSame(name) && !isSame(other) ? 'FULL' : level
}

/** A matched row part by part; empty when no address was found. */
export function partsOfRow({ query, levels, address }: Answer): RowPart[] {
  if (!address) return []
  const { number, name, subBuilding } = address.premise
  const cleansed: AddressParts = {
    organisation: address.organisation,
    building: [subBuilding, name].filter((part) => part !== '').join(', '),
    number,
    street: address.street,
    locality: address.locality,
    town: address.postTown,
    postcode: address.postcode,
  }
  const yours = sentParts(query, cleansed, levels.premise === 'INCORRECT')
  const levelOf: AddressParts = {
    organisation: levels.organisation,
    building: premiseLevel('building', yours, cleansed, levels.premise),
    number: premiseLevel('number', yours, cleansed, levels.premise),
    street: levels.street,
    locality: levels.locality,
    town: levels.postTown,
    postcode: levels.postcode,
  }
  const isPremise = (part: PartName) => part === 'building' || part === 'number'

  return PART_NAMES.filter((part) => {
    const hasLevel = levelOf[part] !== '' && levelOf[part] !== 'NA'
    return !OPTIONAL.has(part) || (hasLevel && yours[part] + cleansed[part] !== '')
  }).map((part) => ({
    name: part,
    yours: yours[part],
    cleansed: cleansed[part],
    level: levelOf[part],
    // Where the provider found it in the text and we did not, its word stands.
    isAdded: cleansed[part] !== '' && yours[part] === '' && (isPremise(part) || NOT_GIVEN.has(levelOf[part])),
  }))
}
