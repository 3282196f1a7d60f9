import { FRAME, type Box, type Point } from './plane'

/** What is seen of the map; it does not depend on the picture's size. */
export interface View {
  /** The middle of the picture, in km. */
  x: number
  y: number
  /** From 1 (the whole country) to `MAX_ZOOM`. */
  zoom: number
}

/** The size of the picture, in px. */
export interface Size {
  width: number
  height: number
}

export const WHOLE: View = { x: FRAME.width / 2, y: FRAME.height / 2, zoom: 1 }

/** Any closer, and the outline would be straight lines. */
const MAX_ZOOM = 128

/** Space left free around the whole country, in px. */
const EDGE = 10

/** Pixels per km: above 0 even where there is no room. */
export const scaleOf = (zoom: number, { width, height }: Size): number =>
  zoom * Math.max(0.01, Math.min((width - 2 * EDGE) / FRAME.width, (height - 2 * EDGE) / FRAME.height))

/** Where a point of the map is in the picture, in px from its upper left corner. */
export function toScreen({ x, y }: Point, view: View, size: Size): Point {
  const scale = scaleOf(view.zoom, size)
  return { x: size.width / 2 + (x - view.x) * scale, y: size.height / 2 + (y - view.y) * scale }
}

/** The point of the map at a place in the picture. */
export function fromScreen({ x, y }: Point, view: View, size: Size): Point {
  const scale = scaleOf(view.zoom, size)
  return { x: view.x + (x - size.width / 2) / scale, y: view.y + (y - size.height / 2) / scale }
}

/** The area of the map that is seen. */
export function boxOf(view: View, size: Size): Box {
  const { x: left, y: top } = fromScreen({ x: 0, y: 0 }, view, size)
  const { x: right, y: bottom } = fromScreen({ x: size.width, y: size.height }, view, size)
  return { left, top, right, bottom }
}

/** The view that has a point of the map at a place in the picture, as near to a zoom as there is. */
export function viewWith(point: Point, { x, y }: Point, wanted: number, size: Size): View {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, wanted))
  return { ...fromScreen({ x: size.width - x, y: size.height - y }, { ...point, zoom }, size), zoom }
}

/**
 * How much larger than the picture the map is that scrolls behind it, in px: as far as its middle, which any point of
 * the country can be zoomed into from where it is, goes from one edge of the country to the other.
 */
export function overflowOf(zoom: number, size: Size): Size {
  const more = scaleOf(zoom, size) - scaleOf(1, size)
  return { width: FRAME.width * more, height: FRAME.height * more }
}

/** How far that map is scrolled for a view, in px. */
export function scrollOf({ x, y, zoom }: View, size: Size): Point {
  const scale = scaleOf(zoom, size)
  return { x: (x - WHOLE.x / zoom) * scale, y: (y - WHOLE.y / zoom) * scale }
}

/** The view of a map that is scrolled so far: the reverse of `scrollOf`. */
export function viewAt({ x, y }: Point, zoom: number, size: Size): View {
  const scale = scaleOf(zoom, size)
  return { x: x / scale + WHOLE.x / zoom, y: y / scale + WHOLE.y / zoom, zoom }
}
