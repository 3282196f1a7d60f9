import { isCounty } from '../words/homePlaces'
import type { Kind, Slot } from '../columns/kinds'
import { ENDS, isBox, isOfFirm, itemsOf, joined, leadsOn, type Envelope, type Part } from './pieces'
import { isSaid } from '../cells/sameWords'
import { LINE_SIGNS } from '../columns/columnContents'

/** Where a part goes: columns of one kind. */
interface Place {
  kind: Kind
  columns: number[]
}

/** What comes below the pieces, in this order. */
const BELOW = ['town', 'county', 'postcode', 'outwardCode', 'inwardCode', 'country'] as const

/** Parts before the door, in its first column. */
const IN_FRONT = new Set<Part['kind']>(['firm', 'department', 'line'])

/** An address and the columns that take it. */
interface Pouring {
  /** In envelope order. */
  parts: readonly Part[]
  /** In file order. */
  slots: readonly Slot[]
  /** The customer's value of a column: which of two columns of a kind is in use, and how a cell parts its lines. */
  own: (column: number) => string
  /** The column in which a part stays, if any. */
  columnOf: (part: Part) => number | null
  /** Where lines go; null if no column takes any. */
  lines: Place | null
}

/**
 * Pours an address into columns. A part goes into a column of its kind; else where a flat or building says the same; else into
 * the lines between its neighbours' columns, one part a line; else before the next part, into any lines, or after the last part.
 * Parts that do not fit are joined; columns left over become blank.
 *
 * @returns the text of each column; null if some part has no column
 */
export function fillSlots(
  envelope: Envelope,
  slots: Pouring['slots'],
  own: Pouring['own'],
  columnOf: Pouring['columnOf'] = () => null,
): Map<number, string> | null {
  const { pieces } = envelope
  const forBox = slots.find(({ isForBox }) => isForBox)
  if (forBox) {
    const others = slots.filter((slot) => slot !== forBox)
    const rest = { ...envelope, pieces: pieces.filter((piece) => !isBox(piece)) }
    return fillSlots(rest, others, own, columnOf)?.set(forBox.column, pieces.find(isBox)?.text ?? '') ?? null
  }
  if (!placeIn(slots, 'line', 'street') && !pieces.every(({ kind }) => placeIn(slots, kind))) return null
  const parts = partsFor(slots, envelope)
  // For an address without a street, the street's column is a line.
  const hasStreet = pieces.some(({ kind }) => kind === 'street')
  const lines = hasStreet ? placeIn(slots, 'line') : placeIn(slots, 'line', 'street')
  const pouring: Pouring = { parts, slots, own, columnOf, lines }
  const texts = pour(pouring)
  const moved = texts ? closeUp(texts, slots, own) : new Map<number, number>()
  const columnNow = (part: Part) => moved.get(columnOf(part) ?? -1) ?? columnOf(part)
  if (!texts || parts.every((part) => columnNow(part) === columnOf(part))) return texts
  // What stays in a line that has moved up makes room below it.
  const ownNow = (column: number) => texts.get(column)!
  const again = pour({ ...pouring, own: ownNow, columnOf: columnNow })
  if (again) closeUp(again, slots, ownNow)
  return again
}

/** The columns of some kinds, as a place for the first of them; null if there are none. */
function placeIn(slots: readonly Slot[], ...kinds: [Kind, ...Kind[]]): Place | null {
  // A number goes with its letter only if it has no place of its own.
  const columns = slots
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((a, b) => Number(a.partOf !== undefined) - Number(b.partOf !== undefined))
    .map(({ column }) => column)
  return columns.length > 0 ? { kind: kinds[0], columns } : null
}

/** The parts of an address that these columns are to take, in envelope order. */
function partsFor(slots: readonly Slot[], envelope: Envelope): Part[] {
  const hasHalves = placeIn(slots, 'outwardCode') && placeIn(slots, 'inwardCode')
  const [outwardCode = '', inwardCode = ''] = hasHalves ? envelope.postcode.split(' ') : []
  const isWhole = !hasHalves || placeIn(slots, 'postcode', 'townAndPostcode')
  const below = { ...envelope, postcode: isWhole ? envelope.postcode : '', outwardCode, inwardCode }
  return [...envelope.pieces, ...BELOW.map((kind) => ({ kind, text: below[kind] }))].filter(
    ({ kind, text }) => text !== '' && (kind !== 'county' || placeIn(slots, 'county')),
  )
}

/** The texts of the columns, before gaps are closed; null if some part has no column. */
function pour(pouring: Pouring): Map<number, string> | null {
  const { parts, slots, own } = pouring
  const groups = groupsOf(pouring)
  if (!groups) return null
  const cells = new Map(slots.map(({ column }) => [column, [] as Part[][]]))
  // Groups may share lines: the one with fewer to choose from goes first.
  for (const { kind, columns, parts: here } of groups.toSorted(byWidth)) {
    // In a column that is not a line, everything before a part of its kind goes with that part.
    const items = itemsOf(here, (part, next) => (kind === 'line' ? leadsOn(part, next) : part.kind !== kind))
    const free = columns.filter((column) => cells.get(column)!.length === 0)
    const isBefore = (part: Part) => parts.indexOf(part) < parts.indexOf(here[0]!)
    // If each line has something, behind what comes before it.
    const behind = columns.findLast((column) => cells.get(column)!.flat().some(isBefore))
    const used =
      kind === 'line' && free.length === 0 && behind !== undefined
        ? [behind]
        : inUse(kind, free.length > 0 ? free : columns, items.length, own)
    for (const [at, column] of used.entries())
      cells.get(column)!.push(...(at === used.length - 1 ? items.slice(at) : items.slice(at, at + 1)))
  }
  const inOrder = (items: Part[][]) => items.flat().toSorted((a, b) => parts.indexOf(a) - parts.indexOf(b))
  return new Map(
    slots.map(({ column, kind }) => {
      const texts = itemsOf(inOrder(cells.get(column)!)).map(joined)
      return [column, joinedAs(own(column), texts, kind === 'townAndPostcode' ? ' ' : ', ')]
    }),
  )
}

/** Which parts share a place: their own column's, else one between their neighbours' columns; null if a part has none. */
function groupsOf(pouring: Pouring): (Place & { parts: Part[] })[] | null {
  const { parts } = pouring
  const homes = parts.map((part) => homeOf(part, pouring))
  const groups = new Map<string, Place & { parts: Part[] }>()
  for (const [at, part] of parts.entries()) {
    const place = homes[at] ?? placeBeside(at, homes, pouring)
    if (!place) return null
    const group = groups.get(place.columns.join()) ?? { ...place, parts: [] }
    groups.set(place.columns.join(), { ...group, parts: [...group.parts, part] })
  }
  return [...groups.values()]
}

/** The place of a part's own: where it stays, a column of its kind, or one that says the same; null if it has none. */
function homeOf(part: Part, { parts, slots, own, columnOf, lines }: Pouring): Place | null {
  const { kind, text } = part
  const column = columnOf(part)
  if (column !== null && lines?.columns.includes(column)) return { kind: 'line', columns: [column] }
  if (kind === 'line') return null
  if (kind === 'country') {
    // It goes after the text that it followed; in lines it is the last anyway.
    const there = slots.find((slot) => ENDS.has(slot.kind) && isSaid(text, own(slot.column)))
    return there ? placeIn(slots, there.kind) : null
  }
  const home = placeIn(slots, kind)
  if (home) return home
  const said =
    kind !== 'number' && slots.find((slot) => isPremise(slot.kind) && isPartOf(text, own(slot.column)))
  if (said) return placeIn(slots, said.kind)
  if (kind === 'town') return placeIn(slots, 'townAndPostcode') ?? placeIn(slots, 'locality')
  if (kind === 'postcode') return placeIn(slots, 'townAndPostcode')
  // A column of numbers takes the name of a house without a number.
  const isHouse = kind === 'building' && !parts.some((each) => each.kind === 'number')
  return isHouse ? placeIn(slots, 'number') : null
}

/** The place of the part at an index that has none of its own, by those of the parts before and after it. */
function placeBeside(at: number, homes: readonly (Place | null)[], pouring: Pouring): Place | null {
  const { parts, slots, own, lines } = pouring
  // A column of names takes nothing else.
  const isName = (place: Place) =>
    isOfFirm(place) && place.columns.some((column) => own(column).trim() !== '')
  const last = homes.slice(0, at).findLast((home) => home !== null && home.kind !== 'county') ?? null
  const after = homes.slice(at).filter((home) => home !== null && !isName(home)) as Place[]
  const [next = null] = IN_FRONT.has(parts[at]!.kind) ? after.toSorted(byColumn) : after
  const to = next?.columns[0] ?? Infinity
  const from = last?.columns.at(-1) ?? -1
  // A name's column may follow the address.
  const between = (lines?.columns ?? []).filter((column) => (column > from || from > to) && column < to)
  if (between.length > 0) return { kind: 'line', columns: between }
  if (next && !ENDS.has(next.kind)) return next
  // Below a line that stays where it was, nothing goes above it.
  const isBehind = last?.kind === 'street' || last?.kind === 'locality' || last?.kind === 'line'
  return isBehind ? last : (lines ?? placeIn(slots, 'street'))
}

/**
 * Closes gaps where a filled line became blank above another: lines below move up; an unsent county goes. Returns where the
 * moved ones were, and are.
 */
function closeUp(texts: Map<number, string>, slots: readonly Slot[], own: (column: number) => string) {
  const moved = new Map<number, number>()
  for (const [at, { kind, column, isUnsent }] of slots.entries()) {
    if (kind !== 'line' || texts.get(column) !== '' || own(column).trim() === '') continue
    const others = slots.slice(at).findIndex((slot) => slot.kind !== 'line')
    const lines = slots.slice(at, others < 0 ? undefined : at + others)
    const below = lines.find((slot) => texts.get(slot.column) !== '')
    if (!below) continue
    const text = texts.get(below.column)!
    const isMoved = !isUnsent === !below.isUnsent
    if (!isMoved && !isCounty(text)) continue
    if (isMoved) {
      texts.set(column, text)
      moved.set(below.column, column)
    }
    texts.set(below.column, '')
  }
  return moved
}

const isPremise = (kind: Kind) => kind === 'flat' || kind === 'building'

/** Whether a part of a text, between commas or line breaks, has the same words as another text. */
const isPartOf = (part: string, text: string) =>
  text.split(/[,\r\n]/).some((each) => isSaid(each, part) && isSaid(part, each))

const byWidth = (a: Place, b: Place) => a.columns.length - b.columns.length

/** In file order, but with what ends an address last. */
const byColumn = (a: Place, b: Place) =>
  Number(ENDS.has(a.kind)) - Number(ENDS.has(b.kind)) || a.columns[0]! - b.columns[0]!

/**
 * The columns to use: those where the row has something, then the first. Of columns for flats (*Unit*, *Flat*) and buildings,
 * only filled ones, if any.
 */
function inUse(kind: Kind, columns: number[], count: number, own: (column: number) => string): number[] {
  const filled = columns.filter((column) => own(column).trim() !== '')
  const others = isPremise(kind) && filled.length > 0 ? [] : columns
  const chosen = [...new Set([...filled, ...others])].slice(0, Math.max(1, count))
  return chosen.toSorted((a, b) => columns.indexOf(a) - columns.indexOf(b))
}

/** What separates the parts of an address in one cell, the strongest first: the first one present splits the text. */
const SEPARATORS = [
  /\r?\n/,
  /(?<=[^,;\s]) {2,}(?=\S.*[^,;\s] {2,}\S)/,
  /(?<=\S\s*),\s*(?=\S)/,
  /(?<=\S\s*);\s*(?=\S)/,
  / {2,}/,
  ...Object.values(LINE_SIGNS),
]

/**
 * Joins the texts of a cell with the separator of its own text. A flat and a number are no range.
 *
 * @param usual the separator if it has none
 */
function joinedAs(own: string, [first = '', ...texts]: readonly string[], usual: string): string {
  const between = SEPARATORS.map((form) => own.trim().match(form)?.[0]).find(Boolean) ?? usual
  const isRange = (left: string, right: string) => /\d\p{L}?$/u.test(left) && /^\d/.test(right)
  return texts.reduce(
    (whole, text) => whole + (/[-–—/]/.test(between) && isRange(whole, text) ? ', ' : between) + text,
    first,
  )
}
