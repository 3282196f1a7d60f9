import type { MatchedAddress } from '../matchedAddress'
import { align, buildingAt, streetAt } from './align'
import { inStreetPlace } from './nameDoubts'

/** A stretch of a text that was sent, without `end`, that has no counterpart in the answer. */
export interface LeftOver {
  text: string
  start: number
  end: number
  /** Where it stands: before the door, between its parts, or behind the street. */
  place: 'before' | 'in' | 'behind'
}

/**
 * What was sent and has no counterpart in the answer, in the order of the text: names, places, and numbers that find a
 * door. Telephone numbers, notes of another door and postcodes are none of it.
 */
export function leftOver(sent: string, address: MatchedAddress): LeftOver[] {
  const aligned = align(sent, address)
  const { words, phrases, leftSent, pairs } = aligned
  const ranges = [...phrases, ...leftSent].toSorted((a, b) => a.from - b.from)
  const [street, building] = [streetAt(aligned) ?? inStreetPlace(aligned)[0], buildingAt(aligned)]
  const door = [...pairs.map(([each]) => each), street, building].filter((range) => range !== undefined)
  const first = Math.min(...door.map(({ from }) => from))
  const last = street ? street.to : Math.max(...door.map(({ to }) => to))
  return ranges.map(({ from, to }) => {
    const { start } = words[from]!
    const { end } = words[to]!
    const place = to < first ? 'before' : from > last ? 'behind' : 'in'
    return { text: sent.slice(start, end), start, end, place }
  })
}
