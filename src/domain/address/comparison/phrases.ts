import type { Stretch } from './reading'
import type { Range } from '../words/spelling'
import { FILLERS, isBuildingKind, isOrganisationKind, isStreetKind, TITLES } from '../words/vocabulary'
import type { Word } from '../words/words'

/** A name among words of theirs that have no label. */
export type Phrase = Pick<Stretch, 'from' | 'to' | 'kind'>

/** What a name is of, by the last of its words. */
function kindOf(words: Word[], { from, to }: Range): Stretch['kind'] {
  const [{ key: first }, { key }] = [words[from]!, words[to]!]
  // *Mr P Lane* comes first; a street may begin with *Lord*.
  if (TITLES.has(first) && (from === 0 || !isStreetKind(key))) return 'person'
  // *The Old School* is a house by now.
  if (isOrganisationKind(key)) return first === 'old' ? 'building' : 'organisation'
  if (isStreetKind(key)) return 'street'
  return isBuildingKind(key) ? 'building' : 'other'
}

/** The names among words without a label: `rose cottage`, `leeds`. */
export function phrasesOf(words: Word[], isFree: (at: number) => boolean): Phrase[] {
  const phrases: Phrase[] = []
  const isFiller = (at: number) => FILLERS.has(words[at]!.key)
  for (let from = 0; from < words.length; from++) {
    if (!isFree(from) || isFiller(from)) continue
    let end = from
    while (isFree(end + 1) && words[end + 1]?.part === words[from]!.part) end += 1
    let to = end
    while (isFiller(to)) to -= 1
    phrases.push({ from, to, kind: kindOf(words, { from, to }) })
    from = end
  }
  return phrases
}
