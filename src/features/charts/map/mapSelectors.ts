import { createAppSelector } from '../../../base/store/createAppSelector'
import type { Pile } from '../../../domain/cleanse/piles'
import { readAnswer } from '../../../domain/cleanse/readAnswer'
import { selectPiles } from '../../review/resultsSelectors'
import { toPlane, type Point } from './plane'
import { selectResults } from '../../run/runSlice'

/** The place of each row on the map, by row index; null where the answer gives none. */
const selectPlaces = createAppSelector([selectResults], (results) =>
  results.map((result) => {
    const coordinates = readAnswer(result)?.address?.coordinates
    return coordinates ? toPlane(coordinates) : null
  }),
)

/** Dots as a path in km: lines too short to be seen but for their round ends, one for all rows within a kilometre. */
const dots = (places: readonly Point[]) =>
  [...new Set(places.map(({ x, y }) => `M${Math.round(x)},${Math.round(y)}h.01`))].join('')

/** Rows as dots: how many, and the path of their dots. */
export interface Dots {
  rows: number
  path: string
}

/** All rows with a place, whatever the filters: those of the two piles that have an address. */
export const selectWholePicture = createAppSelector([selectPlaces, selectPiles], (places, piles) => {
  const dotsOf = (pile: Pile): Dots => {
    const rows = [...places.keys()].filter((row) => places[row] !== null && piles[row] === pile)
    return { rows: rows.length, path: dots(rows.map((row) => places[row]!)) }
  }
  return { toReview: dotsOf('toReview'), ready: dotsOf('ready') }
})
