import type { Range } from './spelling'
import {
  FILLERS,
  isBuildingKind,
  isDirection,
  isGeneric,
  isKind,
  isOrganisationKind,
  isStreetKind,
  isWelshKind,
  TITLES,
} from './vocabulary'
import type { Word } from './words'

/** What a name in the text that was sent is of, by the last of its words that says it. */
type PhraseKind = 'street' | 'building' | 'organisation' | 'person' | 'other'

/** A name in the text that was sent. */
export interface Phrase extends Range {
  kind: PhraseKind
}

/** Whether a word ends a name. `St` does only at the end: `Bury St Edmunds`. */
function endsName(words: Word[], at: number, from: number, to: number): boolean {
  const { key } = words[at]!
  if (at === from || !isKind(key)) return false
  if (at === to) return true
  const next = words[at + 1]!.key
  return !isKind(next) && !(isDirection(next) && isStreetKind(key))
}

function kindOf(words: Word[], from: number, to: number): PhraseKind {
  // Behind a door, `Lord Street` is no person.
  if (TITLES.has(words[from]!.key) && (from === 0 || !isStreetKind(words[to]!.key))) return 'person'
  if (isWelshKind(words[from]!.key) && to > from) return 'street'
  let at = to
  while (at > from && isDirection(words[at]!.key)) at -= 1
  const { key } = words[at]!
  if (at === from && !isOrganisationKind(key)) {
    const isThe = words[from - 1]?.key === 'the' && words[from - 2]?.key !== 'by'
    if (isThe && isBuildingKind(key)) return 'building'
    return isThe && isStreetKind(key) ? 'street' : 'other'
  }
  // *The Old School* is a house by now, the Old School Surgery is not.
  if (isOrganisationKind(key))
    return words[from]!.key === 'old' && (!isGeneric(key) || words[at - 1]!.key === 'post')
      ? 'building'
      : 'organisation'
  // `Linden Court` is a building and a street: as a building it may be left out beside a number.
  if (isBuildingKind(key)) return isStreetKind(key) ? 'street' : 'building'
  // The bridge of *Pen y Bont* is part of a name.
  return isStreetKind(key) && !/^yr?$/.test(words[at - 1]!.key) ? 'street' : 'other'
}

/**
 * The names among words that nothing explains, cut where one ends: `rose cottage`, `mill lane`, `leeds`.
 *
 * @param isFree whether a word, by index, is explained by nothing
 */
export function phrasesOf(words: Word[], isFree: (at: number) => boolean): Phrase[] {
  const phrases: Phrase[] = []
  let from = 0
  const isFiller = (at: number) => FILLERS.has(words[at]!.key)
  while (from < words.length) {
    if (!isFree(from) || isFiller(from)) {
      from += 1
      continue
    }
    let end = from
    while (end + 1 < words.length && isFree(end + 1) && words[end + 1]!.part === words[from]!.part) end += 1
    while (isFiller(end)) end -= 1
    let to = from
    while (to < end && !endsName(words, to, from, end)) to += 1
    while (to < end && isDirection(words[to + 1]!.key) && isStreetKind(words[to]!.key)) to += 1
    phrases.push({ from, to, kind: kindOf(words, from, to) })
    from = to + 1
  }
  return phrases
}
