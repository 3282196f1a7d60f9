import { createSelector } from '@reduxjs/toolkit'
import { readAnswer } from '../../../domain/cleanse/readAnswer'
import { selectResults } from '../../run/runSelectors'
import { selectFilteredAnywhere } from '../../review/filterSelectors'
import { isMatched } from '../../../domain/cleanse/outcomes'
import { selectOutcomes, selectPlaces } from '../../review/resultsSelectors'
import { countTowns, spotsOf, type MapRow } from './spots'

/** The matched rows, in the file's order. */
const selectMapRows = createSelector(
  [selectResults, selectOutcomes, selectPlaces],
  (results, outcomes, places): MapRow[] =>
    outcomes.flatMap((outcome, row) =>
      isMatched(outcome)
        ? {
            row,
            isToReview: outcome === 'toReview',
            postTown: readAnswer(results[row]!)?.address?.postTown ?? '',
            place: places[row]!,
          }
        : [],
    ),
)

/** The places of the matched rows. */
export const selectSpots = createSelector([selectMapRows], spotsOf)

/** The rows that pass all filters but the map's own. */
export const selectShown = createSelector([selectFilteredAnywhere], (rows) => new Set(rows))

/** Those of them that are matched. */
export const selectShownMatched = createSelector([selectMapRows, selectShown], (rows, shown) =>
  rows.filter(({ row }) => shown.has(row)),
)

/** The places of those. */
export const selectShownSpots = createSelector([selectShownMatched], spotsOf)

/** The places of all rows that pass, where they have one. */
export const selectShownPlaces = createSelector([selectFilteredAnywhere, selectPlaces], (rows, places) =>
  rows.flatMap((row) => places[row] ?? []),
)

/** The post towns of those that are matched, the largest first. */
export const selectTowns = createSelector([selectShownMatched], countTowns)

/** How many of the rows that pass are not on the map, and how many of them have no address. */
export const selectWithoutPlace = createSelector([selectShown, selectShownMatched], (shown, matched) => {
  const withoutAddress = shown.size - matched.length
  const withoutPlace = matched.filter(({ place }) => place === null).length
  return { count: withoutPlace + withoutAddress, withoutAddress }
})
