import { hashBetween, pick } from './hashText'
import { plainName } from './plainName'
import { MAIN_TOWNS, townOfOutward, townsNamed } from './postTowns'
import type { QueryParts } from './readQuery'
import type { PostTown } from './townTable'

/** Where the sandbox finds an address: a postcode, and its post town. */
export interface Place {
  outward: string
  inward: string
  town: PostTown
}

const INWARD_LETTERS = 'ABDEFGHJLNPQRSTUWXYZ'

/**
 * The place a query means. A postcode decides the town, whatever the query calls it. What is missing of a
 * postcode is made up from street and town, so that a street keeps its postcode.
 */
export function findPlace({ postcode, postTown, thoroughfare, buildingName }: QueryParts): Place {
  const street = plainName(`${thoroughfare}|${buildingName}`)
  const known = postcode && townOfOutward(postcode.outward)
  const town = known ?? townsNamed(postTown)[0] ?? pick(MAIN_TOWNS, thoroughfare)
  const seed = `${street}|${town.name}`
  return {
    outward: known ? postcode.outward : makeUpOutward(town, seed),
    inward: (known && postcode.inward) || makeUpInward(seed),
    town,
  }
}

function makeUpOutward({ area, districts }: PostTown, seed: string): string {
  // Districts of the City and Holborn end in a letter.
  const letter = area === 'EC' || area === 'WC' ? 'A' : ''
  return `${area}${pick(districts, `${seed}:district`)}${letter}`
}

function makeUpInward(seed: string): string {
  const letters = pick(INWARD_LETTERS, `${seed}:unit1`) + pick(INWARD_LETTERS, `${seed}:unit2`)
  return hashBetween(`${seed}:sector`, 0, 9) + letters
}
