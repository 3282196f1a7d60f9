import { FRAME, type Box, type Point } from './plane'

// What is seen of the map, how that changes, and which row is under the pointer.

/** The area of the map that is seen, whatever the size of the picture. */
export interface View {
  /** Its centre, in km. */
  x: number
  y: number
  /** From 1 (the whole country) to `MAX_ZOOM`. */
  zoom: number
}

/** Makes the next view, or returns the same object if nothing moves. */
export type Change = (view: View) => View

/** The size of the picture, in px. */
export interface Size {
  width: number
  height: number
}

export const WHOLE: View = { x: FRAME.width / 2, y: FRAME.height / 2, zoom: 1 }

/** Any closer, and the outline would be straight lines. */
export const MAX_ZOOM = 128

/** How far a single key or button zooms. */
export const STEP = 2

/** The share of the picture that an arrow key moves it by. */
const ARROW = 1 / 5

/** Space left free around the country, in px. */
const EDGE = 10

/** The closest zoom to a post town, whose rows may share one place, and the share of the picture it takes. */
const TOWN_ZOOM = 32
const TOWN_SHARE = 0.7

/** How far from a dot it can be pressed, in px: a finger is wider than a dot. */
const REACH = 12

export const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** Pixels per km. */
export const scaleOf = ({ zoom }: View, { width, height }: Size): number =>
  zoom * Math.max(0, Math.min((width - 2 * EDGE) / FRAME.width, (height - 2 * EDGE) / FRAME.height))

/** Where a point of the map is in the picture, in px from its upper left corner. */
export function toScreen({ x, y }: Point, view: View, size: Size): Point {
  const scale = scaleOf(view, size)
  return { x: size.width / 2 + (x - view.x) * scale, y: size.height / 2 + (y - view.y) * scale }
}

/** The area of the map that is seen. */
export function boxOf(view: View, size: Size): Box {
  const scale = scaleOf(view, size)
  const [across, down] = [size.width / 2 / scale, size.height / 2 / scale]
  return { left: view.x - across, top: view.y - down, right: view.x + across, bottom: view.y + down }
}

/**
 * The nearest permitted view. Its centre stays in the country, and in the country's centre at zoom 1, so that any
 * point of the country can be zoomed into without moving.
 */
function held(to: View): View {
  const zoom = between(1, to.zoom, MAX_ZOOM)
  const far = (1 - 1 / zoom) / 2
  return {
    x: between(FRAME.width * (0.5 - far), to.x, FRAME.width * (0.5 + far)),
    y: between(FRAME.height * (0.5 - far), to.y, FRAME.height * (0.5 + far)),
    zoom,
  }
}

/** Zooms by a factor about a point `at` of the picture, its centre by default. Returns the same view at either limit. */
export function zoomed(
  view: View,
  size: Size,
  factor: number,
  at: Point = { x: size.width / 2, y: size.height / 2 },
): View {
  const zoom = between(1, view.zoom * factor, MAX_ZOOM)
  if (zoom === view.zoom) return view
  const shift = 1 / scaleOf(view, size) - 1 / scaleOf({ ...view, zoom }, size)
  return held({
    x: view.x + (at.x - size.width / 2) * shift,
    y: view.y + (at.y - size.height / 2) * shift,
    zoom,
  })
}

/** Pans by px. Returns the same view at the edge. */
export function dragged(view: View, size: Size, by: Point): View {
  const scale = scaleOf(view, size)
  const to = held({ ...view, x: view.x - by.x / scale, y: view.y - by.y / scale })
  return view.x === to.x && view.y === to.y ? view : to
}

/** The view after a key; the same for a key without a meaning. */
export function viewAfterKey(view: View, size: Size, key: string): View {
  const [across, down] = [ARROW * size.width, ARROW * size.height]
  switch (key) {
    case '+':
    case '=':
      return zoomed(view, size, STEP)
    case '-':
    case '_':
      return zoomed(view, size, 1 / STEP)
    case '0':
      return WHOLE
    case 'ArrowLeft':
      return dragged(view, size, { x: across, y: 0 })
    case 'ArrowRight':
      return dragged(view, size, { x: -across, y: 0 })
    case 'ArrowUp':
      return dragged(view, size, { x: 0, y: down })
    case 'ArrowDown':
      return dragged(view, size, { x: 0, y: -down })
    default:
      return view
  }
}

/** The closest view of a post town that leaves some space around its rows. */
export function viewOfTown({ left, top, right, bottom }: Box, size: Size): View {
  const scale = scaleOf(WHOLE, size)
  const zoom = Math.min(
    TOWN_ZOOM,
    (TOWN_SHARE * size.width) / scale / (right - left),
    (TOWN_SHARE * size.height) / scale / (bottom - top),
  )
  return held({ x: (left + right) / 2, y: (top + bottom) / 2, zoom })
}

/**
 * The row that a press opens, at the nearest place within reach: the first there, or the one after the open one.
 *
 * @param rows with their places in the picture
 */
export function rowAt(
  rows: readonly { row: number; place: Point }[],
  at: Point,
  open: number | null,
): number | undefined {
  const distance = ({ x, y }: Point) => Math.hypot(x - at.x, y - at.y)
  const places = rows.map(({ place }) => place).filter((place) => distance(place) <= REACH)
  const [nearest] = places.toSorted((a, b) => distance(a) - distance(b))
  if (!nearest) return undefined
  const there = rows.flatMap(({ row, place: { x, y } }) => (x === nearest.x && y === nearest.y ? [row] : []))
  return there[(there.indexOf(open ?? -1) + 1) % there.length]
}
