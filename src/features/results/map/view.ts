import { FRAME, type Box, type Point } from './plane'

/** What is seen of the map, whatever room it is given. */
export interface View {
  /** The middle, in kilometres of the plane. */
  x: number
  y: number
  /** From 1, at which the whole country is seen, to `MAX_ZOOM`. */
  zoom: number
}

/** Another view made of the present one; the same one where nothing moves. */
export type Change = (view: View) => View

/** The room that the map is given, in px. */
export interface Size {
  width: number
  height: number
}

/** Closer, the outline would be straight lines. */
export const MAX_ZOOM = 128

/** How many times as close a key or a press of a button brings the map. */
export const STEP = 2

export const WHOLE: View = { x: FRAME.width / 2, y: FRAME.height / 2, zoom: 1 }

/** Room left free around the country, in px. */
const EDGE = 10

/** Of the room, what a part of the map takes that is brought into view. */
const SHARE = 0.7

/** A value held between two bounds. */
export const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** How many px a kilometre is. */
export const scaleOf = ({ zoom }: View, { width, height }: Size): number =>
  zoom * Math.max(0, Math.min((width - 2 * EDGE) / FRAME.width, (height - 2 * EDGE) / FRAME.height))

/** Where a point of the plane stands, in px from the upper left corner of the room. */
export function toScreen({ x, y }: Point, view: View, size: Size): Point {
  const scale = scaleOf(view, size)
  return { x: size.width / 2 + (x - view.x) * scale, y: size.height / 2 + (y - view.y) * scale }
}

/** The part of the plane that is seen. */
export function boxOf(view: View, size: Size): Box {
  const scale = scaleOf(view, size)
  const [across, down] = [size.width / 2 / scale, size.height / 2 / scale]
  return { left: view.x - across, top: view.y - down, right: view.x + across, bottom: view.y + down }
}

/**
 * A view that can be had: the country cannot be lost. The further in, the further the middle may be from the
 * country's own; whatever point of the country is zoomed in on can so stay where it is.
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

/** The view as it is where another one is the same: nothing has moved then. */
const unlessSame = (view: View, to: View): View =>
  view.x === to.x && view.y === to.y && view.zoom === to.zoom ? view : to

/**
 * The view `factor` times as close, with what is under a point still under it.
 *
 * @param at in px from the upper left corner; the middle when left out
 * @returns the same view where it is as close, or as far, as can be
 */
export function zoomed(
  view: View,
  size: Size,
  factor: number,
  at: Point = { x: size.width / 2, y: size.height / 2 },
): View {
  const zoom = between(1, view.zoom * factor, MAX_ZOOM)
  if (zoom === view.zoom) return view
  const kept = 1 / scaleOf(view, size) - 1 / scaleOf({ ...view, zoom }, size)
  return held({
    x: view.x + (at.x - size.width / 2) * kept,
    y: view.y + (at.y - size.height / 2) * kept,
    zoom,
  })
}

/** The view with the map drawn along, in px; the same view where it cannot be drawn further. */
export function dragged(view: View, size: Size, by: Point): View {
  const scale = scaleOf(view, size)
  return unlessSame(view, held({ ...view, x: view.x - by.x / scale, y: view.y - by.y / scale }))
}

/** The view that shows a part of the map as large as it goes, with some room around it, up to a closeness. */
export function showing({ left, top, right, bottom }: Box, size: Size, closest = MAX_ZOOM): View {
  const scale = scaleOf(WHOLE, size)
  const zoom = Math.min(
    closest,
    (SHARE * size.width) / scale / (right - left),
    (SHARE * size.height) / scale / (bottom - top),
  )
  return held({ x: (left + right) / 2, y: (top + bottom) / 2, zoom })
}
