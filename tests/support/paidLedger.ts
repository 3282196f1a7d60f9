import type { Results } from '../../src/features/answers/rowResult'
import { ADDED_HEADERS } from './addedHeaders'

/** Answers that a page may have had and not saved when it crashes: those of one batch. */
const MOST_LOST = 5

const MESSAGE = ADDED_HEADERS.indexOf('Message')

/** The number of the paid answer that a row holds, or null. */
const numberOf = (result: Results[number] | undefined) =>
  result?.kind === 'answered' ? Number(result.cells[MESSAGE]) : null

/** Results without the numbers of their answers. */
export const withoutNumber = (cells: string[]) => cells.with(MESSAGE, '')

/**
 * The provider's own book: every answer that it gave, by a number that the answer carries in its message. Each has to
 * be in a row, until that row is looked up again; only a crash may lose some.
 */
export function createPaidLedger(broken: string[]) {
  let paid = new Set<number>()
  const lookups = new Set<number>()
  let count = 0
  let before: Results = []
  /** Rows that a person has looked up again: another answer may take the place of theirs. */
  let again: number[] = []

  const missingFrom = (results: Results) => {
    const held = new Set(results.map(numberOf))
    return [...paid].filter((number) => !held.has(number))
  }

  return {
    /** Gives the next answer its number. */
    pay(isLookup: boolean): string {
      count += 1
      paid.add(count)
      if (isLookup) lookups.add(count)
      return String(count)
    },
    /** The page has other results now: only an answer that was asked for takes the place of another. */
    look(results: Results) {
      for (const [row, result] of before.entries()) {
        const [old, next] = [numberOf(result), numberOf(results[row])]
        if (old === null || old === next) continue
        if (next === null || !(lookups.has(next) || again.includes(row)))
          broken.push(`row ${row} lost its paid answer`)
        else paid.delete(old)
      }
      before = results
    },
    /** A person looks up some rows again, until that run is over. */
    sentAgain(rows: number[]) {
      again = rows
    },
    /** Nothing is under way: whatever was paid for is in a row. */
    settled(results: Results) {
      const missing = missingFrom(results)
      if (missing.length > 0) broken.push(`${missing.length} paid answers are in no row`)
    },
    /** The page is thrown away: what it was given and had not saved is lost, by a crash alone. */
    pageGone(results: Results, isCrash: boolean) {
      const lost = missingFrom(results)
      if (lost.length > (isCrash ? MOST_LOST : 0))
        broken.push(`${lost.length} answers were lost with the page`)
      for (const number of lost) paid.delete(number)
    },
    /** The session starts over: nothing of it was kept. */
    startedOver() {
      paid = new Set()
      before = []
    },
  }
}
