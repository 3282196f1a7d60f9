import { createSelector } from '@reduxjs/toolkit'
import { addressText, readAnswer } from '../../answers/readAnswer'
import type { Point } from './plane'
import { selectFilteredAnywhere } from '../filterSelectors'
import { isMatched } from '../outcomes'
import { selectOutcomes, selectPlaces } from '../resultsSelectors'
import { selectResults } from '../../run/runSelectors'
import { countTowns, type MapRow } from './countTowns'
import type { Dot } from './MapDots'
import { mapMessages } from './mapMessages'

/** The matched rows, in the file's order. */
export const selectMapRows = createSelector(
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

/** Those of them that have a place, as dots. */
export const selectDots = createSelector([selectMapRows, selectResults], (rows, results): Dot[] => {
  const sharing = new Map<string, number>()
  const keyOf = ({ x, y }: Point) => `${x} ${y}`
  for (const { place } of rows) if (place) sharing.set(keyOf(place), (sharing.get(keyOf(place)) ?? 0) + 1)
  return rows.flatMap(({ row, place, isToReview }) => {
    if (!place) return []
    const others = sharing.get(keyOf(place))! - 1
    return {
      row,
      place,
      isToReview,
      name: mapMessages.dot(row, addressText(results[row]!), isToReview, others),
    }
  })
})

/** The post towns of the matched rows that pass the other filters, that with the most of them first. */
export const selectTowns = createSelector([selectMapRows, selectFilteredAnywhere], (rows, filtered) => {
  const passing = new Set(filtered)
  return countTowns(rows.filter(({ row }) => passing.has(row)))
})

/** How many rows have a result and no place on the map, and how many of those no address at all. */
export const selectWithoutPlace = createSelector([selectOutcomes, selectMapRows], (outcomes, matched) => {
  const withoutAddress = outcomes.filter((each) => each !== 'notRun').length - matched.length
  const withoutPlace = matched.filter(({ place }) => place === null).length
  return { count: withoutPlace + withoutAddress, withoutAddress }
})
