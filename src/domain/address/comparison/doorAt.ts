import { DESIGNATORS, isFirstOfTwo } from '../words/designators'
import type { Range } from '../words/spelling'
import { BESIDE, FILLERS, isOrdinal, numberOfWord, ordinalWord, sensesOf } from '../words/vocabulary'
import { ofKind, rowsOf } from '../words/wordTable'
import { endsPart, isLetter, isNumber, keyAt, startsPart, type Word } from '../words/words'

/** A number, a letter or a place in a house, with the words that it is written in. */
export interface Door extends Range {
  /** What it is called: `flat`, `unit`, `floor`, `box`; empty for a bare number. */
  kind: string
  /** `3` and `a` of 3A, `12` and `14` of a range, `first` and `left` of a floor; none of *The Flat*. */
  atoms: readonly string[]
  /** What joins the numbers: `/`, `-`, `&`. */
  joint: string
  /** Of a shop: its number may be the house's. */
  mayBeHouse?: true
}

/** Where in a house a door is, with other spellings, and floors in letters. */
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
const BUSINESSES = ofKind('business')

const SIGNS = ofKind('numberSign')
const ROMAN = ' i ii iii iv v vi vii viii ix x xi xii'.split(' ')

/** A number as its parts: `14a`, `12-14`, `2/1`, `g/1`, `12½`. */
const atomsOf = (value: string) =>
  value
    .replace(/^g(?=\/)/, '0')
    .replace(/^f(?=\d)/, '')
    .replace('½', ' 1 2')
    .match(/\d+|[a-z]+/g) ?? []

const jointOf = (value: string) => /[-/&]/.exec(value)?.[0] ?? ''

/** The storey and side that a word says in letters or figures. */
function codeAt(words: Word[], at: number): readonly string[] | undefined {
  const key = keyAt(words, at)
  const [, storey, side] = STOREY_AND_SIDE.exec(key) ?? []
  if (!storey) return CODES.get(key)
  return [storey === 'g' ? 'ground' : ordinalWord(Number(storey))!, SIDES[side!]!]
}

/** The words of a place in a house, in one order and each once. */
export const sortedAtoms = (atoms: readonly string[]) => [...new Set(atoms)].toSorted()

/** (c) The door that begins at a word, if one does. */
export function doorAt(
  words: Word[],
  from: number,
  isFree: (at: number) => boolean,
  last?: Door,
): Door | null {
  return (
    boxAt(words, from) ??
    blockAt(words, from) ??
    placedAt(words, from, isFree) ??
    designatedAt(words, from, last) ??
    numberAt(words, from)
  )
}

const valued = (from: number, to: number, kind: string, value: string): Door => ({
  from,
  to,
  kind,
  atoms: atomsOf(value),
  joint: jointOf(value),
})

function behindSigns(words: Word[], at: number): number {
  let next = at
  while (SIGNS.has(keyAt(words, next))) next += 1
  return next
}

/** `PO Box 17`, `P O Box no. 17`. */
function boxAt(words: Word[], from: number): Door | null {
  const box =
    keyAt(words, from) === 'po'
      ? from + 1
      : keyAt(words, from) === 'p' && keyAt(words, from + 1) === 'o'
        ? from + 2
        : from
  if (DESIGNATORS.get(keyAt(words, box))?.place !== 'box') return null
  const to = behindSigns(words, box + 1)
  const value = keyAt(words, to)
  return isNumber(value) || isLetter(value) ? valued(from, to, 'box', value) : null
}

/** `C Block`, `East Wing`. */
function blockAt(words: Word[], from: number): Door | null {
  const [key, kind] = [keyAt(words, from), keyAt(words, from + 1)]
  if ((kind !== 'block' && kind !== 'wing') || endsPart(words, from)) return null
  const isCompass =
    /^(?:north|south|east|west)$/.test(key) && startsPart(words, from) && endsPart(words, from + 1)
  if (!(isLetter(key) || isCompass) || isNumber(keyAt(words, from + 2))) return null
  return { from, to: from + 1, kind, atoms: [key], joint: '' }
}

/** The number or letter behind a word for a door; null if another word is there. */
function valueAt(words: Word[], designator: number): { to: number; value: string } | null {
  const to = behindSigns(words, designator + 1)
  if (words[to]?.part !== words[designator]!.part) return null
  const value = keyAt(words, to)
  if (STOREY_AND_SIDE.test(value)) return null
  const next = endsPart(words, to) ? '' : keyAt(words, to + 1)
  // `Units A & B`.
  if (
    isLetter(value) &&
    isLetter(next) &&
    (keyAt(words, designator).endsWith('s') || isFirstOfTwo(words, to + 1))
  )
    return { to: to + 1, value: `${value}&${next}` }
  if (isNumber(value) || isLetter(value)) return { to, value }
  const inWords = numberOfWord(value) ?? (ROMAN.indexOf(value) > 1 ? String(ROMAN.indexOf(value)) : undefined)
  if (inWords) return { to, value: inWords }
  // `Flat AB`, but `Flat St Johns`.
  return /^[a-z]{2}$/.test(value) && !sensesOf(value) && isFirstOfTwo(words, to) ? { to, value } : null
}

/** `Ground Floor Flat Left`, `3rd Floor`, `Flat, First Floor`, `Top Flat`, `Basement`, `GFF`, `Rear of`. */
function placedAt(words: Word[], from: number, isFree: (at: number) => boolean): Door | null {
  const { part } = words[from]!
  const atoms: string[] = []
  let [at, kind, hasFloor, hasCode] = [from, '', false, false]
  for (; words[at]?.part === part && isFree(at); at++) {
    const key = keyAt(words, at)
    const code = codeAt(words, at)
    const designator = DESIGNATORS.get(key)
    const place = PLACES.get(key) ?? (isOrdinal(key) ? key : undefined)
    if (code) {
      atoms.push(...code)
      hasCode = true
    } else if (place && !(place === 'penthouse' && valueAt(words, at) && isFirstOfTwo(words, at + 1)))
      atoms.push(place)
    else if (designator?.place === 'floor') {
      if (atoms.length === 0) {
        const storey = key === 'fl' ? null : valueAt(words, at)
        if (!storey || !/^\d{1,2}$/.test(storey.value)) return null
        atoms.push(ordinalWord(Number(storey.value)) ?? storey.value)
        at = storey.to
      }
      hasFloor = true
    } else if (kind === '' && (designator?.kind === 'flat' || key === 'room' || key === 'maisonette')) {
      const value = valueAt(words, at)
      if (at === from && value) return null
      // The number behind it is the flat's only if another one follows: `First Floor Flat 3, 12`, but `Top Flat 12 High Street`.
      if (value && hasFloor && isFirstOfTwo(words, value.to)) break
      kind = 'flat'
    } else if (kind === '' && hasFloor && SHOPS.has(key) && !valueAt(words, at)) kind = 'shop'
    else if (!(key === 'and' && atoms.length > 0)) break
  }
  if (atoms.length === 0) return null
  const next = words[at]?.part === part ? keyAt(words, at) : ''
  const isFirst =
    startsPart(words, from) ||
    (keyAt(words, from - 1) === 'the' && startsPart(words, from - 1)) ||
    !isFree(from - 1)
  // `Rear of 12`; but `Rear of shop` is no door of the house.
  const isJoined = next === 'of' || next === 'at'
  const isBefore =
    isNumber(isJoined ? keyAt(words, at + 1) : next) || (isJoined && (endsPart(words, at) || !isFree(at + 1)))
  const isAlone = atoms.some((atom) => ALONE.has(atom)) && (next === '' || isBefore)
  const isSided = atoms.length > 1 && atoms.some((atom) => atom === 'left' || atom === 'right')
  const isWhole = isSided || hasFloor || hasCode || kind !== '' || (isAlone && isFirst)
  return isWhole ? { from, to: at - 1, kind: kind || 'floor', atoms: sortedAtoms(atoms), joint: '' } : null
}

/** `Flat 3`, `Unit no. B12`, `Block C`, `Apartment Two`, `The Flat`, `Land at`, `Above the shop`. */
function designatedAt(words: Word[], from: number, last?: Door): Door | null {
  const key = keyAt(words, from)
  const { kind = key, place } = DESIGNATORS.get(key) ?? {}
  const isFirst = startsPart(words, from)
  const next = endsPart(words, from) ? '' : keyAt(words, from + 1)
  const isThe = keyAt(words, from - 1) === 'the' && LONE.has(kind)
  const value = place && place !== 'floor' && !isThe ? valueAt(words, from) : null
  const isName = ENDS_NAMES.has(key) && !isFirst && !(last?.to === from - 1 && last.kind !== '')
  const isPitch = value !== null && PITCHES.has(key) && endsPart(words, value.to)
  const isBusiness = value !== null && BUSINESSES.has(key) && !isFirstOfTwo(words, value.to)
  if (value && (isPitch || !isName) && !isBusiness) {
    const side = endsPart(words, value.to) ? undefined : PLACES.get(keyAt(words, value.to + 1))
    const isSided = side !== undefined && isFirstOfTwo(words, value.to + 1)
    const door = valued(from, isSided ? value.to + 1 : value.to, kind, value.value)
    if (place === 'either') door.mayBeHouse = true
    return isSided ? { ...door, atoms: [...door.atoms, side] } : door
  }
  if (BEYOND.has(key) && isFirst) return beyond(words, from)
  if (!LONE.has(kind)) return null
  const isLast = next === '' && kind === 'flat' && !key.endsWith('s')
  const isRelated = FILLERS.has(next) || BESIDE.has(next) || BEYOND.has(next)
  const isFollowed = next === '' || isNumber(next) || isRelated || next === 'home'
  return (isFirst || isThe || isLast || (isRelated && kind === key)) && isFollowed
    ? {
        from,
        to: next === 'home' ? from + 1 : (beyond(words, from + 1)?.to ?? from),
        kind,
        atoms: [],
        joint: '',
      }
    : null
}

/** `Over Shop`, `Above the shop`, `Above 12 High Street`: a flat. */
function beyond(words: Word[], from: number): Door | null {
  if (!BEYOND.has(keyAt(words, from))) return null
  const shop = keyAt(words, from + 1) === 'the' ? from + 2 : from + 1
  const isShop = keyAt(words, shop) === 'shop' && isFirstOfTwo(words, shop)
  if (!isShop && !isNumber(keyAt(words, from + 1))) return null
  return { from, to: isShop ? shop : from, kind: 'flat', atoms: [], joint: '' }
}

/** A bare number, `12`, `14a`, `12-14`, `2/1`, `F3`; a letter right before a number. */
function numberAt(words: Word[], at: number): Door | null {
  const key = keyAt(words, at)
  const isFlatLetter = isLetter(key) && startsPart(words, at) && isNumber(keyAt(words, at + 1))
  return isFlatLetter || isNumber(key)
    ? valued(at, at, FLAT_NUMBER.test(key) || isFlatLetter ? 'flat' : '', key)
    : null
}
