import { addressWords, type AddressWord } from './addressWords'
import { isSameWord } from './isSameWord'

/** A piece of an address, and whether the other address has it too. */
export interface Piece {
  text: string
  isSame: boolean
}

/** Pairs of words, one of each text, that make the longest sequence in both: by their places. */
function commonWords(sent: AddressWord[], found: AddressWord[]): [number, number][] {
  const isSame = sent.map((word) => found.map((other) => isSameWord(word, other)))
  // How many words the texts have in common from these two on.
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

/** A whole text in pieces. What parts two words is different only if both are. */
function piecesOf(text: string, words: AddressWord[], same: Set<number>): Piece[] {
  const pieces: Piece[] = []
  const add = (part: string, isSame: boolean) => {
    const last = pieces.at(-1)
    if (part === '') return
    if (last?.isSame === isSame) last.text += part
    else pieces.push({ text: part, isSame })
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

/**
 * What was sent and what was found, each in pieces that are the same in both or differ, word by word. The pieces
 * of a text are the whole text. `isSameWord` says when two words are the same.
 */
export function diffAddresses(sent: string, found: string): { sent: Piece[]; found: Piece[] } {
  const [sentWords, foundWords] = [addressWords(sent), addressWords(found)]
  const pairs = commonWords(sentWords, foundWords)
  return {
    sent: piecesOf(sent, sentWords, new Set(pairs.map(([at]) => at))),
    found: piecesOf(found, foundWords, new Set(pairs.map(([, at]) => at))),
  }
}
