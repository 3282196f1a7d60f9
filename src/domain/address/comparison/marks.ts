import { doorsOf, pairDoors, type Door } from './doors'
import { type Doubt } from './doubt'
import { isSameWord, type Range } from '../words/spelling'
import { isOfWord, typedPostcodes } from './typedPostcodes'
import { LONGEST_TEXT, type Span, withoutNoise, wordsOf } from '../words/words'

/** A text cut where marks begin and end; a person should look at the marked parts. */
export type MarkedText = { text: string; isMarked: boolean }[]

/** The first place of a phrase in a text, as whole words in any case. */
export function spanOf(text: string, phrase: string): Span[] {
  const within = text.toLowerCase()
  const words = phrase.toLowerCase()
  if (words === '') return []
  for (let start = within.indexOf(words); start >= 0; start = within.indexOf(words, start + 1)) {
    const end = start + words.length
    if (!isOfWord(text[start - 1]) && !isOfWord(text[end])) return [{ start, end }]
  }
  return []
}

/** A text with marks on stretches of it, in any order. */
function markedText(text: string, spans: Span[]): MarkedText {
  const parts: MarkedText = []
  let end = 0
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    if (span.start > end) parts.push({ text: text.slice(end, span.start), isMarked: false })
    const more = text.slice(Math.max(end, span.start), span.end)
    const last = parts.at(-1)
    if (last?.isMarked) last.text += more
    else if (more !== '') parts.push({ text: more, isMarked: true })
    end = Math.max(end, span.end)
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false })
  return parts
}

/** A cleansed address or a component of one, with marks on the words in doubt. */
export const markFound = (text: string, doubts: readonly Doubt[]): MarkedText =>
  markedText(
    text,
    doubts.flatMap(({ found }) => found.flatMap((phrase) => spanOf(text, phrase))),
  )

/** Unsent words of a row's address, with marks on what contradicts the answer. */
export const markUnsent = (text: string, doubts: readonly Doubt[]): MarkedText =>
  markedText(
    text,
    doubts.flatMap(({ unsent = [] }) => unsent.flatMap((each) => spanOf(text, each.text))),
  )

/** A text that was sent, with marks on the words in doubt. */
export const markSent = (text: string, doubts: readonly Doubt[]): MarkedText =>
  markedText(
    text,
    doubts.flatMap(({ sent }) => sent),
  )

/** Doors whose bare number beside a flat's is the house's. */
const houseNumbers = (doors: Door[]) =>
  doors.map((door) => ({ ...door, isHouse: door.kind === '' && doors.some(({ kind }) => kind !== '') }))

/**
 * Marks the words of a suggestion that a text lacks, however spelt, and the numbers of another door. If the text is too long to
 * compare, it marks nothing.
 */
export function markNewWords(suggestion: string, text: string): MarkedText {
  if (Math.max(suggestion.length, text.length) > LONGEST_TEXT) return markedText(suggestion, [])
  const postcodes = typedPostcodes(suggestion)
  const words = wordsOf(withoutNoise(suggestion, postcodes))
  const sent = wordsOf(withoutNoise(text, typedPostcodes(text)))
  const doors = houseNumbers(doorsOf(words))
  const { leftFound } = pairDoors(houseNumbers(doorsOf(sent)), doors, sent)
  const isIn =
    (at: number) =>
    ({ from, to }: Range) =>
      from <= at && at <= to
  const isKnown = (key: string) => sent.some((word) => isSameWord(word.key, key))
  const newWords = words.filter(
    ({ key }, at) => !isKnown(key) || (/^[a-z]?\d|^[a-z]$/.test(key) && leftFound.some(isIn(at))),
  )
  // A suggestion may end with the first half of a postcode.
  const isTyped = (postcode: string) =>
    typedPostcodes(text, postcode).some(({ reading }) => `${reading} `.startsWith(`${postcode} `))
  const newPostcodes = postcodes.filter(({ reading }) => !isTyped(reading))
  const spans: Span[] = []
  for (const { start, end } of [...newWords, ...newPostcodes]) {
    const last = spans.at(-1)
    // Words beside each other share a mark.
    if (last && suggestion.slice(last.end, start).trim() === '') last.end = end
    else spans.push({ start, end })
  }
  return markedText(suggestion, spans)
}

/** The customer's words that a doubt is about. */
export const ownWordsOf = (query: string, { sent, unsent = [] }: Doubt): string[] => [
  ...sent.map(({ start, end }) => query.slice(start, end)),
  ...unsent.map(({ text }) => text),
]

/** The words that a doubt is about: `yours 14A, cleansed 14C`; empty if only the provider says so. */
export const wordsOfDoubt = (query: string, doubt: Doubt): string =>
  [['yours', ownWordsOf(query, doubt)] as const, ['cleansed', doubt.found] as const]
    .flatMap(([side, words]) => (words.length > 0 ? [`${side} ${[...new Set(words)].join(', ')}`] : []))
    .join(', ')
