import { addressText, readAnswer } from '../../answers/readAnswer'
import type { RowResult } from '../../answers/rowResult'
import { addressWords, isSameWord, type AddressWord } from './words'

/** A piece of an address, and whether the other address has it too: a mark is put on what it has not. */
export interface Piece {
  text: string
  isSame: boolean
}

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

/** A whole text in pieces. What is between two words differs only if both words do. */
function piecesOf(text: string, words: AddressWord[], same: Set<number>): Piece[] {
  const pieces: Piece[] = []
  const add = (piece: string, isSame: boolean) => {
    const last = pieces.at(-1)
    if (piece === '') return
    if (last?.isSame === isSame) last.text += piece
    else pieces.push({ text: piece, isSame })
  }

  let end = 0
  words.forEach((word, at) => {
    const isSame = same.has(at)
    add(text.slice(end, word.start), at === 0 || isSame || same.has(at - 1))
    add(text.slice(word.start, word.end), isSame)
    end = word.end
  })
  add(text.slice(end), true)
  return pieces
}

/** Two addresses, each whole, in pieces that both have or that differ, word by word. */
export function diffAddresses(sent: string, found: string): { sent: Piece[]; found: Piece[] } {
  const [sentWords, foundWords] = [addressWords(sent), addressWords(found)]
  const pairs = commonWords(sentWords, foundWords)
  return {
    sent: piecesOf(sent, sentWords, new Set(pairs.map(([at]) => at))),
    found: piecesOf(found, foundWords, new Set(pairs.map(([, at]) => at))),
  }
}

type Diff = ReturnType<typeof diffAddresses>

const known = new WeakMap<RowResult, Diff>()

/** What was sent for a row and what was found, in pieces; null for a row without an address. Each result is compared once. */
export function diffOfResult(result: RowResult | null): Diff | null {
  const answer = readAnswer(result)
  const found = addressText(result)
  if (!result || !answer || found === '') return null
  let diff = known.get(result)
  if (!diff) {
    diff = diffAddresses(answer.query, found)
    known.set(result, diff)
  }
  return diff
}
