import { markedText, type MarkedText } from './marks'
import { isSameWord } from './spelling'
import { wordsOf } from './words'
import type { Span } from './doubt'

/** A suggested address with marks on the words that a text does not have, however they are spelt. */
export function markNewWords(suggestion: string, text: string): MarkedText {
  const known = wordsOf(text).map(({ key }) => key)
  const spans: Span[] = []
  for (const { start, end, key } of wordsOf(suggestion)) {
    if (known.some((word) => isSameWord(word, key))) continue
    const last = spans.at(-1)
    // Words beside each other share a mark.
    if (last && suggestion.slice(last.end, start).trim() === '') last.end = end
    else spans.push({ start, end })
  }
  return markedText(suggestion, spans)
}
