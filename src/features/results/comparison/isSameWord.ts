import type { AddressWord } from './addressWords'

/** Each kind of street by what is written for it. */
const KINDS = new Map(
  [
    ['street', 'st'],
    ['road', 'rd'],
    ['avenue', 'ave', 'av'],
    ['lane', 'ln'],
    ['drive', 'dr'],
    ['close', 'cl'],
    ['court', 'ct'],
    ['crescent', 'cres'],
    ['gardens', 'gdns'],
    ['grove', 'gr'],
    ['place', 'pl'],
    ['square', 'sq'],
    ['terrace', 'ter', 'terr'],
    ['park', 'pk'],
    ['way', 'wy'],
  ].flatMap((spellings) => spellings.map((spelling) => [spelling, spellings[0]] as const)),
)

/**
 * Whether two kinds of street are one, however abbreviated: as the last word of a street alone, since in
 * `St Johns Road` it is a saint. Customers often write no commas, so it is enough that one text ends a part there.
 */
function isSameKind(a: AddressWord, b: AddressWord): boolean {
  const kind = KINDS.get(a.key)
  if (!kind || kind !== KINDS.get(b.key)) return false
  return !a.isFirst && !b.isFirst && (a.isLast || b.isLast)
}

/**
 * Whether a word of one address is that of another: the same but for case and punctuation, or the same kind of
 * street. A flat's number is never a house's.
 */
export function isSameWord(a: AddressWord, b: AddressWord): boolean {
  return a.isFlatNumber === b.isFlatNumber && (a.key === b.key || isSameKind(a, b))
}
