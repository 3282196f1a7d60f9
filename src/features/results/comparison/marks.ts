import { addressText, readAnswer } from '../../answers/readAnswer'
import type { RowResult } from '../../answers/rowResult'
import { addressWords, isSameWord, type AddressWord } from './words'

/** An address cut where marks begin and end; what is marked the other address lacks. */
export type MarkedText = { text: string; isMarked: boolean }[]

/** The longest common sequence of words, as pairs of their indexes. */
function commonWords(sent: AddressWord[], found: AddressWord[]): [number, number][] {
  const isSame = sent.map((word) => found.map((other) => isSameWord(word, other)))
  // The length of the longest common sequence from these two words on.
  const common = Array.from({ length: sent.length + 1 }, () => new Uint32Array(found.length + 1))
  for (let i = sent.length - 1; i >= 0; i--) {
    for (let j = found.length - 1; j >= 0; j--) {
      common[i]![j] = isSame[i]![j]
        ? common[i + 1]![j + 1]! + 1
        : Math.max(common[i + 1]![j]!, common[i]![j + 1]!)
    }
  }

  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < sent.length && j < found.length;) {
    if (isSame[i]![j]) pairs.push([i++, j++])
    else if (common[i + 1]![j]! >= common[i]![j + 1]!) i += 1
    else j += 1
  }
  return pairs
}

/** Marks all words but the common ones, and what is between two marked words. */
function markedText(text: string, words: AddressWord[], common: Set<number>): MarkedText {
  const marked: MarkedText = []
  const add = (start: number, end: number, isMarked: boolean) => {
    const last = marked.at(-1)
    if (start === end) return
    if (last?.isMarked === isMarked) last.text += text.slice(start, end)
    else marked.push({ text: text.slice(start, end), isMarked })
  }

  let end = 0
  let isMarked = false
  for (const [at, word] of words.entries()) {
    const wasMarked = isMarked
    isMarked = !common.has(at)
    add(end, word.start, wasMarked && isMarked)
    add(word.start, word.end, isMarked)
    end = word.end
  }
  add(end, text.length, false)
  return marked
}

/** Two addresses, compared word by word. */
export function diffAddresses(sent: string, found: string): { sent: MarkedText; found: MarkedText } {
  const [sentWords, foundWords] = [addressWords(sent), addressWords(found)]
  const pairs = commonWords(sentWords, foundWords)
  return {
    sent: markedText(sent, sentWords, new Set(pairs.map(([at]) => at))),
    found: markedText(found, foundWords, new Set(pairs.map(([, at]) => at))),
  }
}

type Diff = ReturnType<typeof diffAddresses>

const known = new WeakMap<RowResult, Diff>()

/** What was sent for a row and what was found, with marks, compared once; null if no address was found. */
export function diffOfResult(result: RowResult | null): Diff | null {
  const answer = readAnswer(result)
  const found = addressText(result)
  if (!result || !answer || found === '') return null
  const diff = known.get(result) ?? diffAddresses(answer.query, found)
  known.set(result, diff)
  return diff
}
