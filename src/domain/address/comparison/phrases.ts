import type { Stretch } from './reading'
import type { Range } from '../words/spelling'
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
} from '../words/vocabulary'
import { keyAt, type Word } from '../words/words'

/** A name among words of theirs that have no label. */
export type Phrase = Pick<Stretch, 'from' | 'to' | 'kind'>

/** Whether a word ends a name. `St` does only at the end: `Bury St Edmunds`. */
function endsName(words: Word[], at: number, { from, to }: Range): boolean {
  if (at === from || !isKind(words[at]!.key)) return false
  const next = keyAt(words, at + 1)
  return at === to || (!isKind(next) && !(isDirection(next) && isStreetKind(words[at]!.key)))
}

/** What a name is of, by the last of its words that says it. */
function kindOf(words: Word[], { from, to }: Range): Stretch['kind'] {
  if (TITLES.has(words[from]!.key) && (from === 0 || !isStreetKind(words[to]!.key))) return 'person'
  if (isWelshKind(words[from]!.key) && to > from) return 'street'
  let at = to
  while (at > from && isDirection(words[at]!.key)) at -= 1
  const { key } = words[at]!
  const isThe = words[from - 1]?.key === 'the' && words[from - 2]?.key !== 'by'
  if (at === from && !isOrganisationKind(key))
    return isThe && isBuildingKind(key) ? 'building' : isThe && isStreetKind(key) ? 'street' : 'other'
  // *The Old School* is a house by now, the Old School Surgery is not.
  if (isOrganisationKind(key))
    return words[from]!.key === 'old' && (!isGeneric(key) || words[at - 1]!.key === 'post')
      ? 'building'
      : 'organisation'
  // `Linden Court` is a building and a street.
  if (isBuildingKind(key) && !isStreetKind(key)) return 'building'
  // The bridge of *Pen y Bont* is part of a name.
  return isStreetKind(key) && !/^yr?$/.test(words[at - 1]!.key) ? 'street' : 'other'
}

/** The names among words without a label, cut where one ends: `rose cottage`, `mill lane`, `leeds`. */
export function phrasesOf(words: Word[], isFree: (at: number) => boolean): Phrase[] {
  const runs: Phrase[] = []
  const isFiller = (at: number) => FILLERS.has(words[at]!.key)
  for (let from = 0; from < words.length; from++) {
    if (!isFree(from) || isFiller(from)) continue
    let end = from
    while (isFree(end + 1) && words[end + 1]?.part === words[from]!.part) end += 1
    while (isFiller(end)) end -= 1
    let to = from
    while (to < end && !endsName(words, to, { from, to: end })) to += 1
    while (to < end && isDirection(words[to + 1]!.key) && isStreetKind(words[to]!.key)) to += 1
    runs.push({ from, to, kind: kindOf(words, { from, to }) })
    from = to
  }
  return runs
}
