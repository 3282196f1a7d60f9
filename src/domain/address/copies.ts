import { isUK } from './homeCountries'
import { LONGEST_TEXT, MOST_VALUES } from './words/words'
import type { Kind, Slot } from './kinds'
import { isOfFirm, leadsOn, senseOf } from './pieces'
import { isSpelt } from './said'

/** A cell of a row as it was and as it is written. */
interface WrittenCell {
  column: number
  /** Null for a column of no address. */
  kind: Kind | null
  before: string
  after: string
}

/** A cell's text within a copy. */
interface Found extends WrittenCell {
  start: number
  end: number
}

const POSTCODES = new Set<Kind | null>(['postcode', 'outwardCode', 'inwardCode'])

/** What stands below a door. */
const BELOW = new Set<Kind | null>([...POSTCODES, 'town', 'townAndPostcode', 'county'])

/** What parts the lines of a cell. */
const LINES = /(?<!\s)\s*[\r\n]\s*/

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** A text that ends a word where it ends: what follows is of another class, as the A behind 12. */
const edgeOf = (letter: string) => (/\p{N}/u.test(letter) ? '\\p{N}' : '\\p{L}')

/** Finds the words of a cell in a text, in any case and with any signs between them; in a postcode also without its blank. */
function patternOf({ kind, before }: WrittenCell): RegExp | null {
  const words = POSTCODES.has(kind) ? wordsOf(before).join('').split('') : wordsOf(before)
  if (words.length === 0) return null
  const [first, last] = [words[0]![0]!, words.at(-1)!.at(-1)!]
  const text = words.join(POSTCODES.has(kind) ? '\\s*' : '[^\\p{L}\\p{N}]+')
  return new RegExp(`(?<!${edgeOf(first)})${text}(?!${edgeOf(last)})`, 'giu')
}

/** Where cells stand in a text, each once: long ones first, and those of the address before others. */
function placesIn(text: string, cells: readonly WrittenCell[]): Found[] {
  const found: Found[] = []
  if (text.length > LONGEST_TEXT) return found
  const length = ({ before }: WrittenCell) => wordsOf(before).length
  const isOther = ({ kind }: WrittenCell) => Number(kind === null)
  const short = cells.filter(({ before }) => before.length <= LONGEST_TEXT)
  for (const cell of short.toSorted((a, b) => isOther(a) - isOther(b) || length(b) - length(a))) {
    const pattern = patternOf(cell)
    const free = (pattern ? [...text.matchAll(pattern)] : []).find(
      ({ 0: said, index }) => !found.some(({ start, end }) => index < end && start < index + said.length),
    )
    if (free) found.push({ ...cell, start: free.index, end: free.index + free[0].length })
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** The text of a cell as it stands in a copy, with its lines parted as they are there. */
function textIn(copy: string, { start, end, before, after }: Found): string {
  const said = copy.slice(start, end)
  if (after === before) return said
  const [lines] = LINES.exec(said) ?? []
  if (lines === undefined) return after.replaceAll(new RegExp(LINES, 'g'), ', ')
  return LINES.test(before) ? after : after.replaceAll(', ', lines)
}

/**
 * A cell that repeats others of its row, as these are written: joined as it was.
 *
 * @param cells the others, in the order of the file
 * @returns null if it has words of its own, so that it cannot be told what it repeats
 */
function followed(copy: string, cells: readonly WrittenCell[]): string | null {
  const found = placesIn(copy, cells)
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last) return null
  const gaps = new Map(found.slice(1).map((cell, at) => [cell, copy.slice(found[at]!.end, cell.start)]))
  const [head, tail] = [copy.slice(0, first.start), copy.slice(last.end)]
  if ([head, ...gaps.values()].some((gap) => wordsOf(gap).length > 0)) return null
  if (wordsOf(tail).length > 0 && !isUK(tail)) return null

  // What repeats all that was filled of the door, or of what is below it, repeats what is new there.
  const repeats = (isSo: (kind: Kind) => boolean) => {
    const filled = cells.filter(({ kind, before }) => kind && isSo(kind) && before.trim() !== '')
    return filled.length > 0 && filled.every(({ column }) => found.some((each) => each.column === column))
  }
  const isDoor = (kind: Kind) => !BELOW.has(kind) && !isOfFirm({ kind })
  const isNew = ({ kind, before, after }: WrittenCell) =>
    kind !== null &&
    !isOfFirm({ kind }) &&
    before.trim() === '' &&
    after !== '' &&
    repeats(isDoor(kind) ? isDoor : (each) => BELOW.has(each))
  const all: (Found | WrittenCell)[] = [...found]
  for (const cell of cells.filter(isNew)) {
    const at = all.findLastIndex(({ column }) => column < cell.column)
    all.splice(at + 1, 0, cell)
  }

  const strong = [...gaps.values()].find((gap) => LINES.test(gap)) ?? ', '
  const kept = all.filter(({ after }) => after.trim() !== '')
  const texts = kept.map((cell, at) => {
    const before = kept[at - 1]
    const text = 'start' in cell ? textIn(copy, cell) : cell.after
    if (!before) return text
    const isNext = 'start' in cell && all[all.indexOf(cell) - 1] === before
    const gap = isNext ? gaps.get(cell) : undefined
    const isNumber = before.kind === 'number' && leadsOn({ kind: 'number', text: before.after })
    const isLoose = gap?.trim() === '' && before.kind === 'number' && !isNumber
    return (gap !== undefined && !isLoose ? gap : isNumber ? ' ' : strong) + text
  })
  return texts.length > 0 ? head + texts.join('') + tail : null
}

/**
 * Writes what repeats others of its row: a copy of several, and a column of the address that says the same as another and has
 * nothing of its own to take.
 *
 * @param cells what is written into the columns of the address; copies are added
 * @returns false if it cannot be told what a copy repeats
 */
export function followCopies(
  { row, slots, copies }: { row: readonly string[]; slots: readonly Slot[]; copies: readonly Slot[] },
  own: (column: number) => string,
  cells: Map<number, string>,
): boolean {
  const parts = slots.filter(({ kind, column }) => kind !== 'line' && own(column).trim() !== '')
  for (const { column } of parts.filter((slot) => cells.get(slot.column) === '')) {
    const isSame = (slot: Slot) =>
      senseOf(own(slot.column)) === senseOf(own(column)) && cells.get(slot.column) !== ''
    const other = parts.find(isSame)
    if (other) cells.set(column, cells.get(other.column) ?? own(column))
  }
  if (copies.length === 0) return true
  const isCopy = new Set(copies.map(({ column }) => column))
  const kindOf = new Map(slots.map(({ column, kind }) => [column, kind]))
  const beside = [...row.keys()].filter((column) => !kindOf.has(column) && !isCopy.has(column))
  const written = [...kindOf.keys(), ...beside.slice(0, MOST_VALUES)].map((column): WrittenCell => {
    const before = own(column)
    return { column, kind: kindOf.get(column) ?? null, before, after: cells.get(column) ?? before }
  })
  const address = written.flatMap(({ kind, after }) => (kind ? [after] : []))
  return copies.every(({ column, stays }) => {
    if (stays) return true
    const text = followed(own(column), written)
    // A word that went elsewhere shows that it repeats more than can be told.
    const kept = wordsOf(own(column)).filter((word) => isSpelt(word, address))
    if (text !== null && !isSpelt(kept.join(' '), [wordsOf(text).join(' ')])) return false
    if (text !== null) cells.set(column, text === own(column) ? row[column]! : text)
    return text !== null || isSpelt(own(column), address)
  })
}
