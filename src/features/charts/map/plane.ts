/** A point on the map, in km east and south of the frame's upper left corner. */
export interface Point {
  x: number
  y: number
}

/** The size of the map in km: the United Kingdom, the Isle of Man and the Channel Islands. */
export const FRAME = { width: 656, height: 1302 }

/** The radius of the earth, and from its centre line on the map (2° W, as the National Grid's) and the equator, in km. */
const EARTH = { radius: 6371, meridian: -2, west: 400, north: 6768 }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Projects a place in degrees onto the map by the spherical transverse Mercator.
 *
 * @returns null outside the frame, such as for the 0, 0 of an unknown place
 */
export function toPlane({ longitude, latitude }: { longitude: number; latitude: number }): Point | null {
  const east = radians(longitude - EARTH.meridian)
  const north = radians(latitude)
  const x = EARTH.west + EARTH.radius * Math.atanh(Math.cos(north) * Math.sin(east))
  const y = EARTH.north - EARTH.radius * Math.atan2(Math.tan(north), Math.cos(east))
  return x >= 0 && x <= FRAME.width && y >= 0 && y <= FRAME.height ? { x, y } : null
}
