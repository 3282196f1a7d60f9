import { createAppSelector } from '../../../base/store/createAppSelector'
import { readAnswer } from '../../../domain/cleanse/readAnswer'
import { selectOutcomes } from '../../review/resultsSelectors'
import { selectDecisions } from '../../review/decisionsSlice'
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

/** All rows, whatever the filters: those to review that nobody has decided, and the others. */
export const selectWholePicture = createAppSelector(
  [selectPlaces, selectOutcomes, selectDecisions],
  (places, outcomes, decisions) => {
    const placed = [...places.keys()].filter((row) => places[row] !== null)
    const isOpen = (row: number) => outcomes[row] === 'toReview' && decisions[row] === undefined
    const dotsOf = (rows: number[]): Dots => ({
      rows: rows.length,
      path: dots(rows.map((row) => places[row]!)),
    })
    return {
      toReview: dotsOf(placed.filter(isOpen)),
      good: dotsOf(placed.filter((row) => !isOpen(row))),
    }
  },
)
