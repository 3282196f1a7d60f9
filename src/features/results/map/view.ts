import { FRAME, type Box, type Point } from './plane'

// The view of the map, and how it changes.

/** The area of the map in view; it does not depend on the picture's size. */
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
const MAX_ZOOM = 128

/** How far a single key or button zooms. */
export const STEP = 2

/** The share of the picture that a key brings into sight: from the right, and from below. */
const ARROWS: Partial<Record<string, [across: number, down: number]>> = {
  ArrowLeft: [0.2, 0],
  ArrowRight: [-0.2, 0],
  ArrowUp: [0, 0.2],
  ArrowDown: [0, -0.2],
}

/** Space left free around the country, in px. */
const EDGE = 10

/** How close a post town is seen: 55 km across, which is all of London. */
const TOWN_ZOOM = 12

export const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** Pixels per km. */
export const scaleOf = ({ zoom }: Pick<View, 'zoom'>, { width, height }: Size): number =>
  zoom * Math.max(0, Math.min((width - 2 * EDGE) / FRAME.width, (height - 2 * EDGE) / FRAME.height))

/** Where a point of the map is in the picture, in px from its upper left corner. */
export function toScreen({ x, y }: Point, view: View, size: Size): Point {
  const scale = scaleOf(view, size)
  return { x: size.width / 2 + (x - view.x) * scale, y: size.height / 2 + (y - view.y) * scale }
}

/** The point of the map at a place in the picture. */
export function fromScreen({ x, y }: Point, view: View, size: Size): Point {
  const scale = scaleOf(view, size)
  return { x: view.x + (x - size.width / 2) / scale, y: view.y + (y - size.height / 2) / scale }
}

/** The area of the map that is seen. */
export function boxOf(view: View, size: Size): Box {
  const { x: left, y: top } = fromScreen({ x: 0, y: 0 }, view, size)
  const { x: right, y: bottom } = fromScreen({ x: size.width, y: size.height }, view, size)
  return { left, top, right, bottom }
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

const middleOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 })

/**
 * Zooms by a factor, and moves what is at one place of the picture, its middle by default, to another. Returns the
 * same view if nothing moves, as at the limits.
 */
export function moved(view: View, size: Size, factor: number, from = middleOf(size), to = from): View {
  const zoom = between(1, view.zoom * factor, MAX_ZOOM)
  const [before, after] = [scaleOf(view, size), scaleOf({ zoom }, size)]
  const middle = middleOf(size)
  const next = held({
    x: view.x + ((from.x - middle.x) / before - (to.x - middle.x) / after),
    y: view.y + ((from.y - middle.y) / before - (to.y - middle.y) / after),
    zoom,
  })
  return next.x === view.x && next.y === view.y && zoom === view.zoom ? view : next
}

/** The view after a key; the same for a key without a meaning. */
export function viewAfterKey(view: View, size: Size, key: string): View {
  if (key === '0') return WHOLE
  if ('+='.includes(key)) return moved(view, size, STEP)
  if ('-_'.includes(key)) return moved(view, size, 1 / STEP)
  const [across, down] = ARROWS[key] ?? [0, 0]
  const { x, y } = middleOf(size)
  return moved(view, size, 1, { x, y }, { x: x + across * size.width, y: y + down * size.height })
}

/** The view of a post town. */
export const viewOfTown = (middle: Point): View => held({ ...middle, zoom: TOWN_ZOOM })
