/** A place on the map, in kilometres from the upper left corner of its frame: `x` to the east, `y` to the south. */
export interface Point {
  x: number
  y: number
}

/** A part of the map, in the kilometres of its points. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** How the map lies on the earth, for whoever draws on it. Its vertical is that of the National Grid. */
export const PLANE = {
  /** In degrees. */
  meridian: -2,
  /** Of the earth, in kilometres. */
  radius: 6371,
  /** From the frame's left edge to the meridian, and from its upper edge to the equator, in kilometres. */
  west: 400,
  north: 6768,
}

/** What the map holds, in kilometres: the United Kingdom, the Isle of Man and the Channel Islands, as they lie. */
export const FRAME = { width: 656, height: 1302 }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Where a place on the earth lies on the map: the transverse Mercator of a sphere, the one that the outline was drawn
 * by.
 *
 * @param coordinates in degrees
 * @returns null for what is not within the frame, such as the 0, 0 of a place that nobody knows
 */
export function toPlane({ longitude, latitude }: { longitude: number; latitude: number }): Point | null {
  const east = radians(longitude - PLANE.meridian)
  const north = radians(latitude)
  const x = PLANE.west + PLANE.radius * Math.atanh(Math.cos(north) * Math.sin(east))
  const y = PLANE.north - PLANE.radius * Math.atan2(Math.tan(north), Math.cos(east))
  return isWithin({ x, y }, { left: 0, top: 0, right: FRAME.width, bottom: FRAME.height }) ? { x, y } : null
}

/** Whether a place lies in a part of the map, its edges included. */
export const isWithin = ({ x, y }: Point, { left, top, right, bottom }: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom
