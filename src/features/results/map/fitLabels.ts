import type { Point } from './plane'
import type { Size } from './view'

/** A name that fits, and where: in px from the upper left corner of the room, at the middle of its height. */
export interface Label extends Point {
  name: string
  /** On which side of its dot it stands. */
  side: 'right' | 'left'
}

/** Of the letters as `RowMap.css` draws them, in px: capitals are wide. */
const LETTER = 7.4
const HEIGHT = 13
/** From the middle of the dot to the name. */
const BESIDE = 10
/** Between two names. */
const APART = 3

/** A part of the room, in px from its upper left corner. */
interface Room {
  left: number
  right: number
  top: number
  bottom: number
}

const overlap = (a: Room, b: Room) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * The names that can stand beside their dots without touching each other or an edge.
 *
 * @param towns the most important first: it takes its place before the others; `at` in px
 * @param size the room that they must keep within
 * @param kept a part of it that is kept free
 */
export function fitLabels(
  towns: readonly { name: string; at: Point }[],
  { width, height }: Size,
  ...kept: Room[]
): Label[] {
  const taken = [...kept]
  const labels: Label[] = []
  for (const { name, at } of towns) {
    const long = name.length * LETTER
    const sides: Label[] = [
      { name, side: 'right', x: at.x + BESIDE, y: at.y },
      { name, side: 'left', x: at.x - BESIDE, y: at.y },
    ]
    for (const label of sides) {
      const left = label.side === 'right' ? label.x : label.x - long
      const room: Room = {
        left: left - APART,
        right: left + long + APART,
        top: label.y - HEIGHT / 2 - APART,
        bottom: label.y + HEIGHT / 2 + APART,
      }
      const isInside = room.left >= 0 && room.right <= width && room.top >= 0 && room.bottom <= height
      if (!isInside || taken.some((other) => overlap(other, room))) continue
      taken.push(room)
      labels.push(label)
      break
    }
  }
  return labels
}
