import type { Point } from './plane'

interface Placed {
  row: number
  place: Point
}

/**
 * The rows at the place that is nearest to a point: as many as have the very same coordinates.
 *
 * @param within how far off the place may be, in the same unit as the points
 * @returns the rows in their order; none where no place is as near
 */
export function rowsAt(rows: readonly Placed[], point: Point, within: number): number[] {
  let nearest: Point | null = null
  let least = within
  for (const { place } of rows) {
    const far = Math.hypot(place.x - point.x, place.y - point.y)
    if (far > least) continue
    least = far
    nearest = place
  }
  return rows.filter(({ place }) => place.x === nearest?.x && place.y === nearest.y).map(({ row }) => row)
}

/** The row to open of those at one place: the one after the open one, the first where none of them is open. */
export const nextOf = (rows: readonly number[], open: number | null): number | undefined =>
  rows[(rows.indexOf(open ?? -1) + 1) % rows.length]
