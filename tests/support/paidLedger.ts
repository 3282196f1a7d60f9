import { takenFromOf, type Results } from '../../src/domain/cleanse/rowResult'
import { ADDED_HEADERS } from './addedHeaders'

const MESSAGE = ADDED_HEADERS.indexOf('Message')
const UDPRN = ADDED_HEADERS.indexOf('UDPRN')

/** The number of the paid answer in a row, or null: one that was typed has none, and one that was chosen no message. */
const numberOf = (result: Results[number] | undefined) => {
  if (result?.kind !== 'answered' || result.origin === 'typed') return null
  return Number(result.cells[result.origin === 'chosen' ? UDPRN : MESSAGE])
}

const numbersIn = (results: Results) => new Set(results.flatMap((result) => numberOf(result) ?? []))

/** Results without the numbers of their answers. */
export const withoutNumber = (cells: string[]) => cells.with(MESSAGE, '')

/**
 * The provider's account of every answer, by the number that the answer has as its message. Each must be in a row until
 * that row is looked up again; only a page that is killed may lose some.
 */
export function createPaidLedger(broken: string[]) {
  let paid = new Set<number>()
  const lookups = new Set<number>()
  let count = 0
  let before: Results = []
  /** Rows being looked up again: their answers may be replaced. */
  let again: readonly number[] = []

  const missingFrom = (results: Results) => {
    const held = numbersIn(results)
    return [...paid].filter((number) => !held.has(number))
  }

  /** The number of an answer that need not be in a row: no row waits for it, or it was paid for last month. */
  const nextNumber = () => {
    count += 1
    return String(count)
  }

  return {
    number: nextNumber,
    /** The number of an answer that must be in a row. */
    pay(isLookup: boolean): string {
      const number = nextNumber()
      paid.add(count)
      if (isLookup) lookups.add(count)
      return number
    },
    /** The page has new results: an answer may be replaced only by one that was asked for. */
    look(results: Results) {
      for (const [row, result] of results.entries()) {
        const number = numberOf(result)
        if (!before[row] && takenFromOf(result) && number !== null) paid.add(number)
      }
      for (const [row, result] of before.entries()) {
        const [old, next] = [numberOf(result), numberOf(results[row])]
        if (old === null || old === next) continue
        if (next === null || !(lookups.has(next) || again.includes(row)))
          broken.push(`row ${row} lost its paid answer`)
        else paid.delete(old)
      }
      before = results
    },
    /** A person has gone a step back or forward: rows have the answers that they had then. */
    stepped(results: Results) {
      for (const [row, result] of before.entries()) {
        const [old, next] = [numberOf(result), numberOf(results[row])]
        if (old === next) continue
        if (old !== null) paid.delete(old)
        if (next !== null) paid.add(next)
      }
      before = results
    },
    /** A person looks up these rows again, until that run is over. */
    sentAgain(rows: readonly number[]) {
      again = rows
    },
    /** Nothing is in flight: every paid answer must be in a row. */
    settled(results: Results) {
      const missing = missingFrom(results)
      if (missing.length > 0) broken.push(`${missing.length} paid answers are in no row`)
    },
    /** The page is gone, and the next one has these results: the page may have lost so many answers, and no more. */
    pageGone(results: Results, mostLost: number) {
      const lost = missingFrom(results)
      if (lost.length > mostLost) broken.push(`${lost.length} answers were lost with the page`)
      paid = numbersIn(results)
      before = results
      again = []
    },
  }
}
