/** So that one row among a thousand is seen. */
const LOWEST = 3

/**
 * How high a bar is, in pixels: in proportion to the largest count, which takes all the room there is.
 *
 * @param count what the bar stands for; without anything there is no bar
 * @param largest the largest count of all bars
 * @param room the height of the highest bar, in pixels
 */
export function barHeight(count: number, largest: number, room: number): number {
  return count === 0 ? 0 : Math.max(LOWEST, (count / largest) * room)
}
