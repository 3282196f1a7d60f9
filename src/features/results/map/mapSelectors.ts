import { createSelector } from '@reduxjs/toolkit'
import { addressText, readAnswer } from '../../answers/readAnswer'
import { selectResults } from '../../run/runSelectors'
import { selectFilteredAnywhere } from '../filterSelectors'
import { isMatched } from '../outcomes'
import { selectOutcomes, selectPlaces } from '../resultsSelectors'
import { mapMessages } from './mapMessages'
import type { Point } from './plane'
import { countTowns, type MapRow } from './towns'

/** A row on the map. */
export interface Dot {
  row: number
  place: Point
  isToReview: boolean
  /** Its address, outcome and how many rows share its place, in words. */
  name: string
}

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

/** The matched rows that have a place. */
export const selectDots = createSelector([selectMapRows, selectResults], (rows, results): Dot[] => {
  const sharing = new Map<string, number>()
  const keyOf = ({ x, y }: Point) => `${x} ${y}`
  for (const { place } of rows) if (place) sharing.set(keyOf(place), (sharing.get(keyOf(place)) ?? 0) + 1)
  return rows.flatMap(({ row, place, isToReview }) => {
    if (!place) return []
    const others = sharing.get(keyOf(place))! - 1
    const name = mapMessages.dot(row, addressText(results[row]!), isToReview, others)
    return { row, place, isToReview, name }
  })
})

/** The post towns of the matched rows that pass all filters but the map's own, the largest first. */
export const selectTowns = createSelector([selectMapRows, selectFilteredAnywhere], (rows, filtered) => {
  const passing = new Set(filtered)
  return countTowns(rows.filter(({ row }) => passing.has(row)))
})

/** How many rows with a result are not on the map, and how many of them have no address. */
export const selectWithoutPlace = createSelector([selectOutcomes, selectMapRows], (outcomes, matched) => {
  const withoutAddress = outcomes.filter((each) => each !== 'notRun').length - matched.length
  const withoutPlace = matched.filter(({ place }) => place === null).length
  return { count: withoutPlace + withoutAddress, withoutAddress }
})
