import { isNameOf, townsNamed } from './postTowns'
import type { QueryParts } from './readQuery'
import type { PostTown } from './townTable'

/** How well one part of the query agrees with the address that was found (the provider's words). */
export type MatchLevel = 'FULL' | 'PARTIAL' | 'INCORRECT' | 'MISSING' | 'NA' | 'NO_MATCH'

export interface MatchLevels {
  organisation_match: MatchLevel
  premise_match: MatchLevel
  thoroughfare_match: MatchLevel
  locality_match: MatchLevel
  post_town_match: MatchLevel
  postcode_match: MatchLevel
}

export const NO_MATCH_LEVELS: MatchLevels = {
  organisation_match: 'NO_MATCH',
  premise_match: 'NO_MATCH',
  thoroughfare_match: 'NO_MATCH',
  locality_match: 'NO_MATCH',
  post_town_match: 'NO_MATCH',
  postcode_match: 'NO_MATCH',
}

/**
 * The match levels for a query whose address lies in `town`: FULL as written, PARTIAL when it had to be
 * completed or mended, INCORRECT when it contradicts the postcode, MISSING when the query lacks it, NA when the
 * address has no such part.
 */
export function matchLevels(parts: QueryParts, town: PostTown): MatchLevels {
  return {
    organisation_match: parts.organisation === '' ? 'NA' : 'FULL',
    premise_match: premiseLevel(parts),
    thoroughfare_match: thoroughfareLevel(parts),
    locality_match: parts.localities.length === 0 ? 'NA' : 'FULL',
    post_town_match: postTownLevel(parts.postTown, town),
    postcode_match: postcodeLevel(parts),
  }
}

function premiseLevel(parts: QueryParts): MatchLevel {
  const { poBox, buildingName, buildingNumber, subBuilding, organisation } = parts
  if (buildingNumber.includes('/')) return 'PARTIAL'
  if (poBox !== '' || buildingName !== '' || buildingNumber !== '') return 'FULL'
  // An organisation can be all that the mail needs.
  if (subBuilding !== '') return 'PARTIAL'
  return organisation === '' ? 'MISSING' : 'NA'
}

function thoroughfareLevel({ thoroughfareAs, poBox }: QueryParts): MatchLevel {
  if (thoroughfareAs === 'full') return 'FULL'
  if (thoroughfareAs !== 'none') return 'PARTIAL'
  return poBox === '' ? 'MISSING' : 'NA'
}

function postTownLevel(postTown: string, town: PostTown): MatchLevel {
  if (postTown === '') return 'MISSING'
  if (isNameOf(postTown, town)) return 'FULL'
  return townsNamed(postTown).length > 0 ? 'INCORRECT' : 'PARTIAL'
}

function postcodeLevel({ postcode }: QueryParts): MatchLevel {
  if (postcode === null) return 'MISSING'
  if (postcode.area === '') return 'INCORRECT'
  return postcode.inward === '' || postcode.mended ? 'PARTIAL' : 'FULL'
}
