import type { Dialect } from './records'

/** Names of columns that number their rows themselves. */
const NUMBERS = /\b(?:id|no|nr|num|numbers?|ref(?:erence)?s?|codes?|index|rows?|urn|orders?|accounts?)\b|#/i

/**
 * Whether each row has one value more than the header has names, since it begins with its number, as R writes tables. A comma
 * may also be one within an address: there the first values must count up, and the first header must not be a number's.
 */
export function hasRowNumbers(names: string[], rows: string[][], { delimiter }: Dialect): boolean {
  const firsts = rows.map(([first = '']) => first.trim())
  if (rows.length === 0 || rows.some(({ length }) => length !== names.length + 1)) return false
  // A row that ends in a delimiter has no further value.
  if (rows.every((row) => row.at(-1)!.trim() === '')) return false
  if (delimiter !== ',') return new Set(firsts).size === rows.length && !firsts.includes('')
  const start = Number(firsts[0])
  return (
    !NUMBERS.test(names[0]!) &&
    firsts.every((first, at) => /^\d+$/.test(first) && Number(first) === start + at)
  )
}
