import type { Box, Point } from './plane'
import type { Size } from './view'

/** A row with an address. */
export interface MapRow {
  row: number
  isToReview: boolean
  postTown: string
  /** Null without coordinates. */
  place: Point | null
}

/** A post town with its number of rows. */
export interface Town {
  name: string
  rows: number
  toReview: number
  /** The bounds of its rows with a place, and the most central of those places; null if there are none. */
  area: { box: Box; middle: Point } | null
}

/** Counts rows by post town: the largest first, equal ones by name. Rows without a post town are left out. */
export function countTowns(rows: readonly MapRow[]): Town[] {
  const byName = new Map<string, MapRow[]>()
  for (const row of rows) {
    const others = byName.get(row.postTown)
    if (others) others.push(row)
    else byName.set(row.postTown, [row])
  }
  byName.delete('')
  return [...byName]
    .map(([name, inTown]) => ({
      name,
      rows: inTown.length,
      toReview: inTown.filter(({ isToReview }) => isToReview).length,
      area: areaOf(inTown.flatMap(({ place }) => place ?? [])),
    }))
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

/** A name that fits in the picture: where it begins, or ends if it is left of its dot, in px. */
interface Label extends Point {
  name: string
  side: 'right' | 'left'
}

/** The size of a capital as `RowMap.css` draws it, in px. */
const LETTER = { width: 7.4, height: 13 }
/** From the middle of a dot to its name, and between two names, in px. */
const BESIDE = 10
const APART = 3

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * The names that fit beside their dots without touching each other or an edge.
 *
 * @param towns the most important first, at px of the picture
 * @param free an area of the picture to keep free, in px
 */
export function fitLabels(
  towns: readonly { name: string; at: Point }[],
  { width, height }: Size,
  free: Box,
): Label[] {
  const taken = [free]
  return towns.flatMap(({ name, at: { x, y } }): Label[] => {
    const length = name.length * LETTER.width
    const fits = (left: number) => {
      const box: Box = {
        left: left - APART,
        right: left + length + APART,
        top: y - LETTER.height / 2 - APART,
        bottom: y + LETTER.height / 2 + APART,
      }
      const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height
      if (!isInside || taken.some((other) => overlap(other, box))) return false
      taken.push(box)
      return true
    }
    if (fits(x + BESIDE)) return [{ name, side: 'right', x: x + BESIDE, y }]
    if (fits(x - BESIDE - length)) return [{ name, side: 'left', x: x - BESIDE, y }]
    return []
  })
}
