import { addressKey } from './addressKey'

const glued = (key: string) => key.replaceAll(' ', '')

const numbersIn = (key: string) => key.match(/\d+/g)?.join() ?? ''

/** Whether two texts differ in capitals, blanks or punctuation alone: `flat3, 14 a` and `Flat 3 14A`. */
export function isOnlyWriting(one: string, other: string): boolean {
  if (one === other) return true
  const [a, b] = [addressKey(one), addressKey(other)]
  return a === b || (glued(a) === glued(b) && numbersIn(a) === numbersIn(b))
}
