import { FILLERS, isKind, isWelshKind, numberOfWord, sensesOf } from './vocabulary'
import type { Word } from './words'

/** What may be wrong in a name: no letter; letters that a slip leaves out, adds or swaps; any letter, as in a town's name. */
type Forgives = 'nothing' | 'slips' | 'letters'

/** How many letters may be wrong in a word of this length. */
const allowance = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Whether two words are within `limit` edits of each other; swapping two neighbours is one edit. */
export function isWithinEdits(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, beforeLast[j - 2]! + 1)
      row.push(edits)
    }
    beforeLast = last
    last = row
  }
  return last[b.length]! <= limit
}

/** Whether two words are the same: abbreviated, with a letter or two wrong but never the first, as a number or in letters. */
export function isSameWord(sent: string, found: string, forgives: Forgives = 'slips'): boolean {
  if (sent === found) return true
  // *Heol* and *Stryd* are both streets, but not the same one.
  if (isWelshKind(sent) && isWelshKind(found)) return false
  const [sentSenses, foundSenses] = [sensesOf(sent), sensesOf(found)]
  if (sentSenses && foundSenses) return sentSenses.some((sense) => foundSenses.includes(sense))
  if (sent[0] !== found[0]) return numberOfWord(found) === sent || numberOfWord(sent) === found
  if (/\d/.test(sent + found)) return false
  // A known word never misspells another: `Hill` and `Hall`. An unknown one may: `Gardns`.
  const meant = foundSenses?.length === 1 ? foundSenses[0]! : found
  if (sentSenses) return `${sent}s` === found
  if (forgives === 'nothing') return false
  const isSlip = isWithinEdits(sent, meant, allowance(meant.length))
  return (isSlip && (forgives === 'letters' || !isOther(sent, meant))) || isShortened(sent, meant)
}

/**
 * Whether another letter in a short name, or two in any, make another name: Rose and Ross, Hillcrest and Hillcroft; not Abby and
 * Abbey.
 */
function isOther(sent: string, meant: string): boolean {
  const wrong = Array.from(sent).filter((letter, at) => letter !== meant[at]).length
  const isSwapped = Array.from(sent).toSorted().join() === Array.from(meant).toSorted().join()
  return sent.length === meant.length && !isSwapped && (wrong > 1 || meant.length < 6)
}

/** Whether a word is the kind of a street or building with letters left out: `Crec` and `Crescent`. */
function isShortened(short: string, kind: string): boolean {
  if (short.length < 3 || !isKind(kind)) return false
  let at = 0
  for (const letter of kind) if (letter === short[at]) at += 1
  return at === short.length
}

/** A stretch of words, by index, with `to` included. */
export interface Range {
  from: number
  to: number
}

/** Where a name that begins at a word ends, or -1. Words may be joined or parted: `Greenbank`, `Green Bank`. */
function endOf(words: Word[], at: number, name: readonly string[], forgives: Forgives): number {
  let i = at
  let j = 0
  let joined = 0
  while (j < name.length) {
    const word = words[i]?.key
    const wanted = name[j]!
    if (word === undefined) return FILLERS.has(wanted) && j === name.length - 1 ? i - 1 : -1
    if (isSameWord(word, wanted, forgives)) {
      i += 1
      j += 1
    } else if ((joined = joinedAs(wanted, (step) => words[i + step]?.key)) > 0) {
      i += joined
      j += 1
    } else if ((joined = joinedAs(word, (step) => name[j + step])) > 0) {
      i += 1
      j += joined
    } else if (FILLERS.has(wanted)) j += 1
    else if (FILLERS.has(word) && i > at) i += 1
    else return -1
  }
  return i - 1
}

/** How many words together make up a whole one, `Green Bank` and `Greenbank`, `Bryn y Mor` and `Brynymor`; 0 if they do not. */
function joinedAs(whole: string, wordAt: (at: number) => string | undefined): number {
  let joined = wordAt(0) ?? ''
  if (joined[0] !== whole[0]) return 0
  for (let count = 2; count <= 3; count++) {
    joined += wordAt(count - 1) ?? ' '
    if (/[\d ]/.test(joined)) return 0
    if (isWithinEdits(joined, whole, joined.length < 8 ? 0 : 1)) return count
  }
  return 0
}

/** The Welsh kinds of street come before the name: `Heol Mostyn`, `Mostyn Road`. */
function orders(words: Word[], name: readonly string[]): (readonly string[])[] {
  const [first = '', last = ''] = [name[0], name.at(-1)]
  if (isWelshKind(first)) return [name, [...name.slice(1), first]]
  const isWelsh = words.some(({ key }) => isWelshKind(key))
  return isWelsh ? [name, [last, ...name.slice(0, -1)]] : [name]
}

/** All places of a name among words. */
export function placesOf(words: Word[], name: readonly string[], forgives: Forgives = 'slips'): Range[] {
  const places: Range[] = []
  for (const order of orders(words, name)) {
    for (let from = 0; from < words.length; from++) {
      const to = endOf(words, from, order, forgives)
      if (to >= from) places.push({ from, to })
    }
  }
  return places
}

/** The words that match no key in any spelling. */
export const lacking = (words: readonly string[], keys: Iterable<string>): string[] => {
  const all = [...keys]
  return words.filter((word) => !all.some((key) => isSameWord(word, key)))
}
