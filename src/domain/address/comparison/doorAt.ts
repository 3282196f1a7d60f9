import type { Range } from '../words/spelling'
import { BESIDE, FILLERS, isOrdinal, NUMBER_SIGNS, numberOfWord, ordinalWord } from '../words/vocabulary'
import { DESIGNATORS, ofKind, rowsOf } from '../words/wordTable'
import { endsPart, isLetter, isNumber, keyAt, startsPart, type Word } from '../words/words'

/** A number, a letter or a place in a house, with its words. */
export interface Door extends Range {
  /** What it is called: `flat`, `unit`, `floor`, `box`; empty for a bare number. */
  kind: string
  /** `3` and `a` of 3A, `12` and `14` of a range, `first` and `left` of a floor; empty for *The Flat*. */
  atoms: readonly string[]
  /** What joins the numbers: `/`, `-`, `&`. */
  joint: string
  /** It is a shop, whose number may be the house's. */
  mayBeHouse?: boolean
}

/** Places in a house, with other spellings, and floors in letters. */
const PLACES = new Map(rowsOf('inHouse').flatMap((row) => row.map((word) => [word, row[0]!] as const)))
const CODES = new Map(rowsOf('shortFloor').map(([code = '', ...places]) => [code, places] as const))

/** `2FR`, `1/R`, `2F/R`, `GFL`: a storey and its side. */
const STOREY_AND_SIDE = /^(\d|g)(?:f\/?|\/)([lr])$/
const SIDES: Record<string, string> = { l: 'left', r: 'right' }

/** `F3`, and `2F1`, `PF2`, `GF1` of a Scottish stair. */
const FLAT_NUMBER = /^(?:f\d+[a-z]?|(?:\d{1,2}|[bgpt])f\d{1,2})$/

const LONE = ofKind('loneDoor')
const BEYOND = ofKind('beyond')
const ALONE = ofKind('aloneInHouse')
const SHOPS = ofKind('onFloor')
const ENDS_NAMES = ofKind('firstInPart')
const PITCHES = ofKind('pitch')

const ROMAN = ' i ii iii iv v vi vii viii ix x xi xii'.split(' ')

/** The parts of a number: `14a`, `12-14`, `2/1`, `g/1`, `12¾`. */
const atomsOf = (value: string) =>
  value
    .replace(/^g(?=\/)/, '0')
    .replace(/^f(?=\d)/, '')
    .replace(/\p{No}/gu, (sign) => ` ${sign.normalize('NFKD')}`)
    .match(/\d+|[a-z]+/g) ?? []

const jointOf = (value: string) => /[-/&]/.exec(value)?.[0] ?? ''

/** The storey and side that a word gives in letters or figures; undefined if it gives none. */
function codeAt(words: Word[], at: number): readonly string[] | undefined {
  const key = keyAt(words, at)
  const [, storey, side] = STOREY_AND_SIDE.exec(key) ?? []
  if (!storey) return CODES.get(key)
  return [storey === 'g' ? 'ground' : ordinalWord(Number(storey))!, SIDES[side!]!]
}

/** The words of a place in a house, sorted and each once. */
export const sortedAtoms = (atoms: readonly string[]) => [...new Set(atoms)].toSorted()

/** (c) The door that begins at a word; null if none does. */
export const doorAt = (words: Word[], from: number, isFree: (at: number) => boolean): Door | null =>
  boxAt(words, from) ??
  blockAt(words, from) ??
  placedAt(words, from, isFree) ??
  designatedAt(words, from) ??
  beyond(words, from, isFree) ??
  loneAt(words, from, isFree) ??
  numberAt(words, from)

/** @param value empty for *The Flat* */
const valued = (from: number, to: number, kind: string, value = ''): Door => ({
  from,
  to,
  kind,
  atoms: atomsOf(value),
  joint: jointOf(value),
})

/** `PO Box 17`, `P.O. Box no. 17`. */
function boxAt(words: Word[], from: number): Door | null {
  const box = keyAt(words, from) === 'po' ? from + 1 : from
  const value = DESIGNATORS.get(keyAt(words, box))?.place === 'box' ? valueAt(words, box) : null
  return value && valued(from, value.to, 'box', value.value)
}

/** `C Block`, `East Wing`. */
function blockAt(words: Word[], from: number): Door | null {
  const [key, kind] = [keyAt(words, from), keyAt(words, from + 1)]
  const isBlock = /^(?:[a-z]|north|south|east|west) (?:block|wing)$/.test(`${key} ${kind}`)
  return isBlock ? valued(from, from + 1, kind, key) : null
}

/** Whether a number comes before another one, or at the end of its part: then it is not the house's. */
const isFirstOfTwo = (words: Word[], at: number) => endsPart(words, at) || isNumber(keyAt(words, at + 1))

/** The number or letter after a word for a door; null if another word follows. */
function valueAt(words: Word[], designator: number): { to: number; value: string } | null {
  let to = designator + 1
  while (NUMBER_SIGNS.has(keyAt(words, to))) to += 1
  if (words[to]?.part !== words[designator]!.part) return null
  const value = keyAt(words, to)
  if (STOREY_AND_SIDE.test(value)) return null
  // `Units A & B`.
  const next = keyAt(words, to + 1) === 'and' ? to + 2 : to + 1
  if (/^[a-z] [a-z]$/.test(`${value} ${keyAt(words, next)}`) && !endsPart(words, to))
    return { to: next, value: `${value}&${keyAt(words, next)}` }
  if (isNumber(value) || isLetter(value)) return { to, value }
  const inWords = numberOfWord(value) ?? (ROMAN.indexOf(value) > 1 ? String(ROMAN.indexOf(value)) : undefined)
  if (inWords) return { to, value: inWords }
  // `Flat AB`, but `Flat St Johns` and `Plot at 12`.
  return /^[a-z]{2}$/.test(value) && !FILLERS.has(value) && isFirstOfTwo(words, to) ? { to, value } : null
}

/** `Ground Floor Flat Left`, `3rd Floor`, `Flat, First Floor`, `Top Flat`, `Basement`, `GFF`, `Rear of`. */
function placedAt(words: Word[], from: number, isFree: (at: number) => boolean): Door | null {
  const { part } = words[from]!
  const atoms: string[] = []
  let [at, kind, hasFloor] = [from, '', false]
  for (; words[at]?.part === part && isFree(at); at++) {
    const key = keyAt(words, at)
    const code = codeAt(words, at)
    const designator = DESIGNATORS.get(key)
    const value = designator && valueAt(words, at)
    if (value && at === from && designator.place === 'flat') return null
    const place = PLACES.get(key) ?? (isOrdinal(key) ? key : undefined)
    if (code) {
      atoms.push(...code)
      hasFloor = true
    } else if (place) atoms.push(place)
    else if (designator?.place === 'floor') {
      if (atoms.length === 0) {
        // `Fl 3` is a flat.
        if (!value || key === 'fl') return null
        atoms.push(ordinalWord(Number(value.value)) ?? value.value)
        at = value.to
      }
      hasFloor = true
    } else if (/^(?:flat|room)$/.test(designator?.kind ?? '')) {
      // The number after it is the flat's only if another one follows: `First Floor Flat 3, 12`, but `Top Flat 12 High Street`.
      if (value && isFirstOfTwo(words, value.to)) break
      kind = 'flat'
    } else if (hasFloor && SHOPS.has(key)) kind = 'shop'
    else if (key !== 'and') break
  }
  if (atoms.length === 0) return null
  let behind = at
  while (FILLERS.has(keyAt(words, behind))) behind += 1
  const next = words[behind]?.part === part ? keyAt(words, behind) : ''
  // `At the rear of 12`, `Rear of Rose Cottage`; but `Rear of shop` is no door of the house.
  let first = from
  while (!startsPart(words, first) && FILLERS.has(keyAt(words, first - 1))) first -= 1
  const isFirst = startsPart(words, first) || !isFree(first - 1)
  const isAtDoor = next === '' || isNumber(next) || !isFree(behind)
  const isAlone = isFirst && isAtDoor && atoms.some((atom) => ALONE.has(atom))
  const isSided = /\b(?:left|right)\b/.test(atoms.join(' '))
  const isWhole = isSided || hasFloor || kind !== '' || isAlone
  return isWhole ? { from, to: at - 1, kind: kind || 'floor', atoms: sortedAtoms(atoms), joint: '' } : null
}

/** `Flat 3`, `Unit no. B12`, `Block C`, `Apartment Two`. */
function designatedAt(words: Word[], from: number): Door | null {
  const key = keyAt(words, from)
  const { kind, place } = DESIGNATORS.get(key) ?? {}
  const value = kind ? valueAt(words, from) : null
  if (!kind || !value) return null
  const isName = ENDS_NAMES.has(key) && !startsPart(words, from)
  const isPitch = PITCHES.has(key) && endsPart(words, value.to)
  if (isName && !isPitch) return null
  return { ...valued(from, value.to, kind, value.value), mayBeHouse: place === 'either' }
}

/** What may follow a door without a number: `Flat above`, `Land adjoining`, `Mobile Home`. */
const BEHIND_LONE = new Set(['', 'home', ...FILLERS, ...BEYOND, ...BESIDE])

/** `The Flat`, `Land at`, `Flat above the bakery`, `Mobile Home`, `Managers Flat Red Lion`. */
function loneAt(words: Word[], from: number, isFree: (at: number) => boolean): Door | null {
  const key = keyAt(words, from)
  const next = endsPart(words, from) ? '' : keyAt(words, from + 1)
  if (!LONE.has(key) || (isFree(from + 1) && !BEHIND_LONE.has(next))) return null
  return valued(from, beyond(words, from + 1, isFree)?.to ?? from, DESIGNATORS.get(key)?.kind ?? key)
}

/** `Over Shop`, `Above the bakery, High Street`, `Above 12 High Street`, `Above Rose Cottage`: a flat. */
function beyond(words: Word[], from: number, isFree: (at: number) => boolean): Door | null {
  if (!BEYOND.has(keyAt(words, from))) return null
  // After all names it may be a village: `12 High Street, Over`.
  const isBeforeName = words.some((_, at) => at > from && !isFree(at))
  return isBeforeName || isNumber(keyAt(words, from + 1)) ? valued(from, from, 'flat') : null
}

/** A bare number, `12`, `14a`, `12-14`, `2/1`, `F3`; or a letter right before a number. */
function numberAt(words: Word[], at: number): Door | null {
  const key = keyAt(words, at)
  const isFlatLetter = isLetter(key) && isNumber(keyAt(words, at + 1))
  if (!isFlatLetter && !isNumber(key)) return null
  return valued(at, at, FLAT_NUMBER.test(key) ? 'flat' : '', key)
}
