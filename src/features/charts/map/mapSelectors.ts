import { createAppSelector } from '../../../base/store/createAppSelector'
import { readAnswer } from '../../../domain/cleanse/readAnswer'
import { selectFilteredRows, selectRowsInAnyTown, selectTowns } from '../../review/filterSelectors'
import { selectDecisions, selectOutcomes } from '../../review/resultsSelectors'
import { selectResults } from '../../run/runSelectors'
import { toPlane, type Point } from './plane'

/** The place of each row on the map, by row index; null where the answer gives none. */
const selectPlaces = createAppSelector([selectResults], (results) =>
  results.map((result) => {
    const coordinates = readAnswer(result)?.address?.coordinates
    return coordinates ? toPlane(coordinates) : null
  }),
)

/** Whether any row has a place on the map. */
export const selectHasPlaces = createAppSelector([selectPlaces], (places) =>
  places.some((place) => place !== null),
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

/** The rows that pass the filters: the paths of their dots, how many rows each stands for, and how many have none. */
export const selectPicture = createAppSelector(
  [selectFilteredRows, selectPlaces, selectTowns, selectOutcomes],
  (filtered, places, towns, outcomes) => {
    const rows = filtered.filter((row) => outcomes[row] !== 'notRun')
    const placed = rows.filter((row) => places[row] !== null)
    const [toReview, good] = [true, false].map((isToReview) => {
      const these = placed.filter((row) => (outcomes[row] === 'toReview') === isToReview)
      return { rows: these.length, path: dots(these.map((row) => places[row]!)) }
    })
    return {
      toReview: toReview!,
      good: good!,
      withoutPlace: rows.length - placed.length,
      withoutAddress: rows.filter((row) => towns[row] === null).length,
    }
  },
)

/** The post towns of the rows that pass the other filters, the largest first, equal ones by name. */
export const selectTownCounts = createAppSelector(
  [selectRowsInAnyTown, selectTowns, selectOutcomes],
  (rows, towns, outcomes) => {
    const counts = new Map<string, { name: string; rows: number; toReview: number }>()
    for (const row of rows) {
      const name = towns[row]
      if (!name) continue
      const count = counts.get(name) ?? { name, rows: 0, toReview: 0 }
      count.rows += 1
      if (outcomes[row] === 'toReview') count.toReview += 1
      counts.set(name, count)
    }
    return [...counts.values()].toSorted((a, b) => b.rows - a.rows || a.name.localeCompare(b.name, 'en-GB'))
  },
)
