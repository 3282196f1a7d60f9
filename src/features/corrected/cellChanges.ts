import type { RowWritten } from '../../domain/cleanse/writtenRow'
import { isOnlyWriting } from '../../domain/address/cells/sameWords'
import { valuesWritten } from './fates'

/** A stretch of a cell: words that stay, that differ from the other side, or that no cell has any more. */
export interface Stretch {
  at: number
  text: string
  mark: 'none' | 'differs' | 'goes'
}

interface CellChange {
  column: number
  before: Stretch[]
  after: Stretch[]
}

interface Word {
  key: string
  mark: Stretch['mark']
}

/** Splits a text into words, at its odd places, and what is between them. */
const WORDS = /([\p{L}\p{N}\p{M}]+)/u

const markable = (text: string, keyOf: (word: string) => string): Word[] =>
  text.split(WORDS).flatMap((part, place) => (place % 2 === 1 ? [{ key: keyOf(part), mark: 'none' }] : []))

const inLowerCase = (word: string) => word.toLowerCase()

/** Marks the words that the other side does not have as often. */
function markOthers(words: Word[], others: readonly Word[]) {
  const left = others.map(({ key }) => key)
  for (const word of words) {
    const at = left.indexOf(word.key)
    if (at < 0) word.mark = 'differs'
    else left.splice(at, 1)
  }
}

/** Marks the words of a text that goes; returns whether it found them. */
function markGoing(words: Word[], gone: readonly Word[]): boolean {
  const isThere = (start: number) =>
    gone.every(({ key }, at) => words[start + at]?.key === key && words[start + at]!.mark !== 'goes')
  const start = words.findIndex((_, at) => isThere(at))
  if (start < 0 || gone.length === 0) return false
  for (const word of words.slice(start, start + gone.length)) word.mark = 'goes'
  return true
}

/** The stretches of a text: neighbouring words with the same mark form one, with what is between them. */
function stretchesOf(text: string, words: readonly Word[]): Stretch[] {
  const stretches: Stretch[] = []
  let at = 0
  for (const [place, part] of text.split(WORDS).entries()) {
    // A word is on both sides of itself.
    const [before, after] = [words[Math.ceil(place / 2) - 1], words[Math.floor(place / 2)]]
    const mark = before && before.mark === after?.mark ? before.mark : 'none'
    const last = stretches.at(-1)
    if (last?.mark === mark) last.text += part
    else if (part !== '') stretches.push({ at, text: part, mark })
    at += part.length
  }
  return stretches
}

/**
 * How a row changes, cell by cell: changed cells, with the filled ones between them. It marks words that a cell has on one side
 * only, whatever their case unless nothing else differs, and words that go.
 *
 * @param lost the customer's texts that no cell has afterwards
 */
export function cellChanges(
  before: readonly string[],
  after: readonly string[],
  lost: readonly string[],
): CellChange[] {
  const changed = [...before.keys()].filter((column) => before[column] !== after[column])
  const [first = 0, last = -1] = [changed[0], changed.at(-1)]
  const columns = [...before.keys()].slice(first, last + 1)
  const shown = columns.filter((column) => changed.includes(column) || after[column]!.trim() !== '')
  const isOther = (column: number) => !isOnlyWriting(before[column]!, after[column]!)
  const isOnlyCapitals = !changed.some(isOther)
  const cells = shown.map((column) => {
    const keyOf = isOnlyCapitals ? (word: string) => word : inLowerCase
    const [was, is] = [markable(before[column]!, keyOf), markable(after[column]!, keyOf)]
    if (isOnlyCapitals || isOther(column)) {
      markOthers(is, was)
      markOthers(was, is)
    }
    return { column, was, is }
  })
  for (const text of lost) {
    const gone = markable(text, inLowerCase)
    const isFound = cells.some(({ was }) => markGoing(was, gone))
    if (!isFound) for (const word of gone) cells.some(({ was }) => markGoing(was, [word]))
  }
  return cells.map(({ column, was, is }) => ({
    column,
    before: stretchesOf(before[column]!, was),
    after: stretchesOf(after[column]!, is),
  }))
}

/** A row's cells before and after; null if none would change. It shows capitals as they would be, so that users can choose. */
export function cellsOf(
  own: readonly string[],
  written: RowWritten,
  changesCapitals: boolean,
): CellChange[] | null {
  const after = valuesWritten(written, changesCapitals || written.kind === 'capitals')
  return after === own ? null : cellChanges(own, after, written.lost)
}
