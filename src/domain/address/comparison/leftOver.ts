import type { MatchedAddress } from '../matchedAddress'
import { align } from './align'
import { isTooLong } from './compare'
import type { Span } from './doubt'
import { numberDoubts } from './numberDoubts'
import type { Range } from './spelling'
import { FILLERS } from './vocabulary'
import { wordsOf } from './words'

/** A stretch of a text that was sent, without `end`, that has no counterpart in the answer. */
export interface LeftOver extends Span {
  text: string
  /** Where it stands: before the door, between its parts, or behind the street. */
  place: 'before' | 'in' | 'behind'
  /** Whether it would find a door: a number, a building or a street. */
  findsDoor: boolean
}

const PART = /[^,;\r\n]+/g

/** The stretches of a text outside the given ones, none of which goes beyond a comma or a line break. */
function outside(text: string, spans: Span[]): Span[] {
  const sorted = spans.toSorted((a, b) => a.start - b.start)
  return Array.from(text.matchAll(PART)).flatMap(({ index, 0: part }) => {
    const end = index + part.length
    const cuts = sorted.filter((span) => span.end > index && span.start < end)
    const edges = [index, ...cuts.flatMap((span) => [span.start, span.end]), end]
    const stretches: Span[] = []
    for (let at = 0; at < edges.length; at += 2)
      if (edges[at]! < edges[at + 1]!) stretches.push({ start: edges[at]!, end: edges[at + 1]! })
    return stretches
  })
}

/** A stretch without the blanks and punctuation at its ends. */
function trimmed(text: string, { start, end }: Span): Span {
  const within = text.slice(start, end)
  const first = Math.max(0, within.search(/[\p{L}\p{N}]/u))
  const rest = /[^\p{L}\p{N}]*$/u.exec(within)![0].length
  return { start: start + first, end: end - rest }
}

const meets = (a: Span, b: Span) => a.start < b.end && b.start < a.end

/**
 * What was sent and has no counterpart among the lines, the town and the postcode of the answer, in the order of the text: all
 * of a text that is too long to compare.
 */
export function leftOver(sent: string, address: MatchedAddress): LeftOver[] {
  if (isTooLong(sent, address)) {
    const { start, end } = trimmed(sent, { start: 0, end: sent.length })
    return [{ text: sent.slice(start, end), start, end, place: 'in', findsDoor: true }]
  }
  const aligned = align(sent, address)
  const { words, slots, left, leftSent, pairs, building, postcodes } = aligned
  const spanOf = ({ from, to }: Range): Span => ({ start: words[from]!.start, end: words[to]!.end })
  // The answer has another number in the place of such a one.
  const replaced = numberDoubts(aligned)
    .filter(({ check }) => check === 'numberDiffers')
    .flatMap((doubt) => doubt.sent)
  const finding = [
    ...leftSent.map(spanOf),
    ...left.filter(({ kind }) => kind === 'street' || kind === 'building').map(spanOf),
    ...replaced,
  ]
  const { lines, postTown, locality, organisation, department } = address
  const written = new Set(
    wordsOf([...lines, locality, postTown, organisation, department].join(', ')).map(({ key }) => key),
  )
  // A county is a counterpart, and on no envelope.
  const isWritten = (at: number) => slots[at] !== 'place' || written.has(words[at]!.key)
  const counterparts = [
    ...words.filter((_, at) => slots[at] !== undefined && isWritten(at)),
    ...pairs.map(([each]) => spanOf(each)),
    ...postcodes,
  ].filter((span) => ![...leftSent.map(spanOf), ...replaced].some((other) => meets(span, other)))

  const street = aligned.street ?? aligned.inStreetPlace[0]
  const parts = [...pairs.map(([each]) => each), street, building].filter((range) => range !== undefined)
  const door = [...parts.map(spanOf), ...replaced]
  const first = Math.min(...door.map(({ start }) => start))
  const last = street ? spanOf(street).end : Math.max(...door.map(({ end }) => end))
  return outside(sent, counterparts).flatMap((stretch): LeftOver[] => {
    const { start, end } = trimmed(sent, stretch)
    const text = sent.slice(start, end)
    if (end <= start || wordsOf(text).every(({ key }) => FILLERS.has(key))) return []
    const place = end <= first ? 'before' : start >= last ? 'behind' : 'in'
    return [{ text, start, end, place, findsDoor: finding.some((span) => meets(span, { start, end })) }]
  })
}
