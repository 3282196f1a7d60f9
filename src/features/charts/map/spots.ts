import type { Point } from './plane'

// Rows by place and by post town, in one pass each.

/** A row with an address. */
export interface MapRow {
  row: number
  isToReview: boolean
  postTown: string
  /** Null without coordinates. */
  place: Point | null
}

/** A place with its rows: those of a postcode often share one. */
export interface Spot {
  place: Point
  rows: MapRow[]
}

/** A post town with its number of rows, and the middle of their places. */
export interface Town {
  name: string
  rows: number
  toReview: number
  /** Null if no row has a place. */
  middle: Point | null
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): [Key, Row[]][] {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups]
}

/** The places of rows: one for all within ten metres. */
export function spotsOf(rows: readonly MapRow[]): Spot[] {
  const placed = rows.flatMap((row) => (row.place ? { row, place: row.place } : []))
  // A number, since a text of two decimals takes ten times as long.
  const keyOf = ({ place }: { place: Point }) => Math.round(place.x * 100) * 1e6 + Math.round(place.y * 100)
  return groupBy(placed, keyOf).map(([, group]) => ({
    place: group[0]!.place,
    rows: group.map(({ row }) => row),
  }))
}

/** How many rows are at some places. */
export const countRows = (spots: readonly Spot[]) => spots.reduce((sum, { rows }) => sum + rows.length, 0)

/** Counts rows by post town: the largest first, equal ones by name. Rows without a post town are left out. */
export const countTowns = (rows: readonly MapRow[]): Town[] =>
  groupBy(rows, ({ postTown }) => postTown)
    .filter(([name]) => name !== '')
    .map(([name, inTown]) => ({
      name,
      rows: inTown.length,
      toReview: inTown.filter(({ isToReview }) => isToReview).length,
      middle: middleOf(inTown.flatMap(({ place }) => place ?? [])),
    }))
    .toSorted((a, b) => b.rows - a.rows || a.name.localeCompare(b.name, 'en-GB'))

function middleOf(places: readonly Point[]): Point | null {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return places.length > 0 ? { x: mean(places.map(({ x }) => x)), y: mean(places.map(({ y }) => y)) } : null
}

/** The rows at the place that is nearest to `at`, if it is within `reach`, both in km. */
export function rowsAt(spots: readonly Spot[], at: Point, reach: number): MapRow[] {
  let [nearest, least]: [MapRow[], number] = [[], reach]
  for (const { place, rows } of spots) {
    const distance = Math.hypot(place.x - at.x, place.y - at.y)
    if (distance <= least) [nearest, least] = [rows, distance]
  }
  return nearest
}

/** The row that a press opens: the first of those at its place, or the one after the open one. */
export const nextOf = (rows: readonly MapRow[], open: number | null): MapRow | undefined =>
  rows[(rows.findIndex(({ row }) => row === open) + 1) % rows.length]
