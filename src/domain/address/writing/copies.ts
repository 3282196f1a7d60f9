import { isUK } from '../words/homePlaces'
import { LONGEST_TEXT, MOST_VALUES } from '../words/words'
import { typedWords } from '../cells/sameWords'
import type { Kind, Slot } from '../columns/kinds'
import { isOfFirm, senseOf } from './pieces'
import { isSpelt } from './said'

interface WrittenCell {
  kind: Kind | null
  before: string
  after: string
}

const hasWords = (text: string) => typedWords(text).length > 0

/** Finds the letters of a cell in a copy, in any case and with any signs between them. */
const patternOf = (text: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${Array.from(typedWords(text).join('')).join(String.raw`[^\p{L}\p{N}]*`)}(?![\p{L}\p{N}])`,
    'giu',
  )

const isKept = ({ before, after }: WrittenCell) => after === before

const keptLast = (a: WrittenCell, b: WrittenCell) => Number(isKept(a)) - Number(isKept(b))

/**
 * A copy with the texts of cells replaced by what we write there, the longest first, each once; of equal ones first those that
 * change. A text that goes takes the sign after it along.
 *
 * @returns null if it has words that these cells lack, apart from a country at its end
 */
function replaced(copy: string, cells: readonly WrittenCell[]): string | null {
  const found: { start: number; end: number; after: string }[] = []
  const isFree = (from: number, to: number) => !found.some(({ start, end }) => from < end && start < to)
  for (const cell of cells.toSorted((a, b) => b.before.length - a.before.length || keptLast(a, b))) {
    const places = [...copy.matchAll(patternOf(cell.before))].map(({ 0: text, index: start }) => {
      const after = /[\r\n]/.test(copy) ? cell.after : cell.after.replaceAll(/\s*[\r\n]\s*/g, ', ')
      return { start, end: start + text.length, after: isKept(cell) ? text : after }
    })
    found.push(...places.filter(({ start, end }) => isFree(start, end)).slice(0, 1))
  }
  found.sort((a, b) => a.start - b.start)
  const gaps = found.map(({ end }, at) => copy.slice(end, found[at + 1]?.start))
  const [head, tail] = [copy.slice(0, found[0]?.start), gaps.pop() ?? '']
  if ([head, ...gaps].some(hasWords) || (hasWords(tail) && !isUK(tail))) return null
  const kept = [...found.entries()].filter(([, { after }]) => after.trim() !== '')
  const texts = kept.map(([at, { after }], nth) => (nth === kept.length - 1 ? after : after + gaps[at]!))
  return head + texts.join('') + tail
}

/**
 * Writes copies of several columns, and address columns that repeat another and take nothing themselves.
 *
 * @param cells what goes into the columns of the address; copies are added to it
 * @returns the columns of copies that stay as they were: they have words of their own, or a blank cell was filled
 */
export function followCopies(
  { row, slots, copies }: { row: readonly string[]; slots: readonly Slot[]; copies: readonly Slot[] },
  own: (column: number) => string,
  cells: Map<number, string>,
): number[] {
  const parts = slots.filter(({ kind, column }) => kind !== 'line' && own(column).trim() !== '')
  for (const { column } of parts.filter((slot) => cells.get(slot.column) === '')) {
    const isSame = (slot: Slot) =>
      senseOf(own(slot.column)) === senseOf(own(column)) && cells.get(slot.column) !== ''
    const other = parts.find(isSame)
    if (other) cells.set(column, cells.get(other.column) ?? own(column))
  }
  const kindOf = new Map(slots.map(({ column, kind }) => [column, kind]))
  const isBeside = (column: number) => !kindOf.has(column) && !copies.some((copy) => copy.column === column)
  const columns = [...kindOf.keys(), ...[...row.keys()].filter(isBeside).slice(0, MOST_VALUES)]
  const written = columns.map((column): WrittenCell => {
    const before = own(column)
    return { kind: kindOf.get(column) ?? null, before, after: cells.get(column) ?? before }
  })
  const address = written.filter(({ kind }) => kind !== null)
  if (address.every(({ before, after }) => after === before)) return []
  const filled = written.filter(({ before }) => hasWords(before) && before.length <= LONGEST_TEXT)
  const isNew = ({ kind, before, after }: WrittenCell) =>
    !isOfFirm({ kind: kind! }) && !hasWords(before) && hasWords(after)
  const hasNew = address.some(isNew)
  const all = address.map(({ after }) => after)
  return copies.flatMap(({ column, stays }) => {
    if (stays) return []
    const copy = own(column)
    const text = hasNew || copy.length > LONGEST_TEXT ? null : replaced(copy, filled)
    // If a word that went is still there, the copy repeats more than we can tell.
    const kept = typedWords(copy)
      .filter((word) => isSpelt(word, all))
      .join(' ')
    if (text === null || !isSpelt(kept, [typedWords(text).join(' ')])) return [column]
    cells.set(column, text === copy ? row[column]! : text)
    return []
  })
}
