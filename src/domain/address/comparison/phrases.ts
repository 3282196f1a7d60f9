import type { Stretch } from './reading'
import type { Range } from '../words/spelling'
import {
  FILLERS,
  isBuildingKind,
  isGeneric,
  isKind,
  isOrganisationKind,
  isPartOfName,
  isStreetKind,
  TITLES,
} from '../words/vocabulary'
import { keyAt, type Word } from '../words/words'

/** A name among words of theirs that have no label. */
export type Phrase = Pick<Stretch, 'from' | 'to' | 'kind'>

/** What a name is of, by the last of its words. */
function kindOf(words: Word[], { from, to }: Range): Stretch['kind'] {
  const [{ key: first }, { key }] = [words[from]!, words[to]!]
  // *Mr P Lane* comes first; a street may begin with *Lord*.
  if (TITLES.has(first) && (from === 0 || !isStreetKind(key))) return 'person'
  // *The Old School* is a house by now, the Old School Surgery is not.
  if (isOrganisationKind(key)) return first === 'old' && !isGeneric(key) ? 'building' : 'organisation'
  if (isStreetKind(key) && to > from) return 'street'
  return isBuildingKind(key) ? 'building' : 'other'
}

/** The names among words without a label, cut where one ends: `rose cottage`, `mill lane`, `leeds`. */
export function phrasesOf(words: Word[], isFree: (at: number) => boolean): Phrase[] {
  const phrases: Phrase[] = []
  const isFiller = (at: number) => FILLERS.has(words[at]!.key)
  // `St` ends a name only at the end: `Bury St Edmunds`.
  const isEnd = (at: number) => isKind(words[at]!.key) && !isPartOfName(keyAt(words, at + 1))
  for (let from = 0; from < words.length; from++) {
    if (!isFree(from) || isFiller(from)) continue
    let end = from
    while (isFree(end + 1) && words[end + 1]?.part === words[from]!.part) end += 1
    while (isFiller(end)) end -= 1
    let to = from
    while (to < end && (to === from || !isEnd(to))) to += 1
    phrases.push({ from, to, kind: kindOf(words, { from, to }) })
    from = to
  }
  return phrases
}
