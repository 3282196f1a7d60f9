import type { Box, Point } from './plane'

/** A row with an address, as the map knows it. */
export interface MapRow {
  /** Its index in the file. */
  row: number
  isToReview: boolean
  postTown: string
  /** Null where nobody knows where it lies. */
  place: Point | null
}

/** A post town and its rows. */
export interface Town {
  name: string
  rows: number
  good: number
  toReview: number
  /** What holds all of its rows that have a place, and the place of the one in their midst; null without any. */
  area: { box: Box; middle: Point } | null
}

/** Rows counted by post town: the town with the most rows first, of equal ones by name. Blanks are left out. */
export function countTowns(rows: readonly MapRow[]): Town[] {
  const byName = new Map<string, MapRow[]>()
  for (const row of rows) {
    if (row.postTown === '') continue
    const own = byName.get(row.postTown)
    if (own) own.push(row)
    else byName.set(row.postTown, [row])
  }
  return [...byName]
    .map(([name, own]): Town => {
      const toReview = own.filter(({ isToReview }) => isToReview).length
      const places = own.flatMap(({ place }) => place ?? [])
      return { name, rows: own.length, good: own.length - toReview, toReview, area: areaOf(places) }
    })
    .toSorted((a, b) => b.rows - a.rows || a.name.localeCompare(b.name, 'en-GB'))
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function areaOf(places: Point[]): Town['area'] {
  if (places.length === 0) return null
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [x, y] = [mean(xs), mean(ys)]
  const far = (place: Point) => Math.hypot(place.x - x, place.y - y)
  return {
    box: {
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    },
    middle: places.reduce((nearest, place) => (far(place) < far(nearest) ? place : nearest)),
  }
}
