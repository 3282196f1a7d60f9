import type { MatchLevels } from './matchLevels'

const WEIGHTS: Record<keyof MatchLevels, number> = {
  organisation_match: 0.05,
  premise_match: 0.25,
  thoroughfare_match: 0.25,
  locality_match: 0.05,
  post_town_match: 0.15,
  postcode_match: 0.25,
}

const WORTH = { FULL: 1, PARTIAL: 0.75, INCORRECT: 0, MISSING: 0, NO_MATCH: 0 }

/**
 * The two scores, 0 to 1, of some match levels: `fit` leaves out what the query does not contain, `confidence`
 * counts it against (the provider's definition). What the address has no use for (NA) counts in neither.
 */
export function scoreLevels(levels: MatchLevels): { fit: number; confidence: number } {
  let earned = 0
  let asked = 0
  let whole = 0
  for (const [part, weight] of Object.entries(WEIGHTS) as [keyof MatchLevels, number][]) {
    const level = levels[part]
    if (level === 'NA') continue
    whole += weight
    if (level !== 'MISSING') asked += weight
    earned += weight * WORTH[level]
  }
  const share = (of: number) => (of === 0 ? 0 : Math.round((earned / of) * 10_000) / 10_000)
  return { fit: share(asked), confidence: share(whole) }
}
