import { joinedNumber, ordinalWord } from './vocabulary'

/** The longest address text that we compare, in characters. */
export const LONGEST_TEXT = 500

/** How many of a row's values we search for an organisation: no file has it further on. */
export const MOST_VALUES = 200

/** A stretch of a text, without `end`. */
export interface Span {
  start: number
  end: number
}

export interface Word extends Span {
  /**
   * In lower case, without accents and apostrophes; numbers joined where they belong together: `14a`, `12-14`, `2/1`,
   * `twentyone`.
   */
  key: string
  /** Counts the parts between commas, line breaks and spaced dashes. */
  part: number
}

/** A number with or without letters, `14`, `14a`, `b12`, `1f2`, `pf1`, or several joined, `12-14`, `2/1`, `g/1`. */
export const isNumber = (key: string): boolean => /^[a-z]{0,3}\/?\d/.test(key) && !/^\d+th$/.test(key)

export const isLetter = (key: string): boolean => /^[a-z]$/.test(key)

/** Telephone and account numbers, internet addresses, times, and numbers that find another door. */
const NOISE = new RegExp(
  [
    String.raw`(?:\+44\s?(?:\(0\)\s?)?|\(?0)[1-9](?:[\s()-]{0,2}\d){8,9}`,
    String.raw`\S{1,64}@\S+|(?:https?:\/\/|www\.)\S+`,
    // `DX 1234 Leeds`, `A/C no. 123`, `gate code 1234`.
    String.raw`(?:dx|a\/c|acc(?:oun)?t?|tel(?:ephone)?|phone|mob(?:ile)?|fax|ref(?:erence)?|cust(?:omer)?|order|invoice|code|safe|pin|ext|bell|buzzer|intercom|uprn|id|junction|jct)\b[\s.:#-]*(?:(?:numbers?|no|nr|is)[\s.:#-]*)?[a-z]{0,4}\d[\w/-]*(?:\s\d{3,6}){0,3}`,
    String.raw`(?:opp(?:osite)?|facing|behind|(?:along|out)side(?: of)?|o\/s|in front of|beside|between|next(?: door)? to|adj(?:acent|oining)?(?: to)?|near(?: to)?|(?<!(?:flat|apt|apartment|unit|suite|room|house)\s)nr)\b\.?\s*(?:(?:(?:numbers?|no)\.?|\.)\s*)?\d+[a-z]?(?:\s*(?:and|&|-)\s*\d+[a-z]?)?`,
    String.raw`(?:before|after|until|from|till)\s+\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm)?|(?:since|established)\s+\d{4}|\d{1,2}(?:[:.]\d\d)?\s?[ap]m`,
    // A date, an account, a prisoner, a road.
    String.raw`\d{1,2}\/\d{1,2}\/\d{4}|\d{5,}|[a-z]\d{4}[a-z]{2}|(?<=\(|\bthe )[abm]\d{1,4}`,
  ]
    .map((each) => `(?:${each})`)
    .join('|')
    .replace(/^(.*)$/s, String.raw`(?<![\p{L}\p{N}])(?:$1)(?![\p{L}\p{N}])`),
  'giu',
)

const PIECE = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}]|['’‘´`](?=\p{L}))*/gu

const NEW_PART = /[,;:()[\]{}|•"\r\n\t]|\s[-‐‑‒–—]|[-‐‑‒–—]\s|\.\s{2}/

/** What may stand between the words of a number: `Twenty-One`, `One Hundred & Twelve`. */
const NUMBER_GAP = /^(?:\s|-|\s?&\s?)$/

/** What joins two numbers. */
const JOINT = /^\s*[-‐‑‒–—/&+]\s*$/

/** `12 to 14`, `4 and 5`. */
const JOINT_WORD = /(?<=\d[a-z]?)(\s+)(to|and)(?=\s+\d)/gi

const GLUED =
  /^(flats?|flt|apt|apartment|no|nr|box|pobox|bfpo|units?|suite|room|block|plot|floor|level|studio)(\d.*)$/

/** `1st`, `22nd`; but `12St Johns` is a house. */
const ORDINAL = /^(\d*1)st$|^(\d*2)nd$|^(\d*3)rd$|^(\d+)th$/

/** `12High`; but `2fr` is a flat. */
const HOUSE_AND_WORD = /^(\d+)(?!f[lr]$)(\p{L}{2,})$/u

const plain = (piece: string) => {
  const key = piece.toLowerCase().replace(/['’‘´`]/g, '')
  // oxlint-disable-next-line no-control-regex -- ASCII, which has no accents
  return /^[\u0000-\u007f]*$/.test(key) ? key : key.normalize('NFD').replace(/\p{M}/gu, '')
}

const withoutZeros = (key: string) => key.replace(/^0+(?=[1-9]\d*[a-z]?$|0[a-z]?$)/, '')

/** A piece as one word or two: `flat3`, `12High`; ordinals as words. */
function pieceKeys(piece: string): [key: string, length: number][] {
  const key = plain(piece)
  if (key === 'hmp')
    return [
      ['hm', 2],
      ['prison', 1],
    ]
  if (!/\d/.test(key)) return [[key, piece.length]]
  const ordinal = ORDINAL.exec(key)
  if (ordinal) {
    const number = Number(ordinal.slice(1).find(Boolean))
    return [[ordinalWord(number) ?? `${number}th`, piece.length]]
  }
  const [, before = '', after = ''] = GLUED.exec(key) ?? HOUSE_AND_WORD.exec(key) ?? []
  if (before === '' || piece.length !== key.length) return [[withoutZeros(key), piece.length]]
  return [
    [withoutZeros(before), before.length],
    [withoutZeros(after), after.length],
  ]
}

/**
 * A text of the same length, with commas in place of telephone numbers, accounts and other doors.
 *
 * @param blanks further stretches to take out, such as its postcodes
 */
export const withoutNoise = (text: string, blanks: readonly Span[]): string =>
  without(text, blanks)
    .replace(NOISE, commas)
    .replace(JOINT_WORD, (_, gap: string, word: string) => `${gap}${word === 'to' ? '- ' : '&  '}`)

/** A text of the same length, with commas in place of some stretches. */
export const without = (text: string, stretches: readonly Span[]): string =>
  stretches.reduce(
    (rest, { start, end }) => rest.slice(0, start) + commas(rest.slice(start, end)) + rest.slice(end),
    text,
  )

const commas = (text: string) => ','.repeat(text.length)

/** The key of a word by its index; empty if there is none. */
export const keyAt = (words: readonly Word[], at: number): string => words[at]?.key ?? ''

/** Whether a word is the first of its part. */
export const startsPart = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.part !== words[at]?.part

/** Whether a word is the last of its part. */
export const endsPart = (words: readonly Word[], at: number): boolean => startsPart(words, at + 1)

/** The words of an address in their order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let part = 0
  let end = 0
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    let start = index
    for (const [key, length] of pieceKeys(piece)) {
      const before = words.at(-1)
      const gap = text.slice(end, start)
      const after = text.slice(start + length, start + length + 2)
      end = start + length
      const joined = before && joinedKey(before, gap, key, after, words.at(-2)?.key)
      if (before && joined !== undefined) {
        before.key = joined
        before.end = end
      } else {
        if (before && NEW_PART.test(gap)) part += 1
        words.push({ start, end, key, part })
      }
      start = end
    }
  }
  return words
}

/** The longest that a number can get by joining. */
const LONGEST_KEY = 60

/** A word joined to the one before it, if it continues that one's number or initials. */
function joinedKey(before: Word, gap: string, key: string, after: string, first = ''): string | undefined {
  if (before.key.length > LONGEST_KEY) return undefined
  const inWords = joinedNumber(before.key, key)
  if (inWords !== undefined && NUMBER_GAP.test(gap)) return inWords
  if (!joins(before, gap, key, after) && !areSpaced(before, gap, key, first)) return undefined
  const areInitials = isLetter(key) && !/\d/.test(before.key)
  return before.key + (areInitials ? '' : jointOf(gap)) + key
}

/** Whether a letter continues the initials before it: `Y M C A`, `M & S`; but `Flat A B Block` is flat A. */
const areSpaced = (before: Word, gap: string, key: string, first: string) =>
  /^\s?[\s&+]\s?$/.test(gap) &&
  isLetter(key) &&
  /^[a-z]+$/.test(before.key) &&
  before.end - before.start === before.key.length * 2 - 1 &&
  !GLUED.test(`${first}1`)

function jointOf(gap: string): string {
  const sign = gap.trim()
  if (/[&+]/.test(sign)) return '&'
  return /^[.(]?$/.test(sign) ? '' : sign === '/' ? '/' : '-'
}

/** Whether a word belongs to the number before it: `12 - 14`, `2/1`, `14 a`, `14(a)`. */
function joins(before: Word, gap: string, key: string, after: string): boolean {
  const isBehindNumber = /\d[a-z]?$/.test(before.key)
  // A range goes up: `Plot 27 - 8 Harebell Close` is number 8.
  const goesUp = gap.trim() === gap || parseInt(key, 10) > parseInt(before.key, 10)
  if (isBehindNumber && /^\d+[a-z]?$/.test(key)) return JOINT.test(gap) && goesUp
  // `12A-C`.
  if (/\d[a-z]$/.test(before.key) && isLetter(key)) return /^[-/]$/.test(gap)
  if (/\d$/.test(before.key) && isLetter(key))
    // An initial, as in `Flat 3 J. Smith`, is not the number's letter, nor is the letter in `6 c/o` or `6 O Connell Road`.
    return /^(?:\s|\s?[-/]\s?|\.)?$/.test(gap)
      ? !/^(?:[.'’]|\/o)/i.test(after) && key !== 'o'
      : /^\s?\($/.test(gap) && after[0] === ')'
  if (isLetter(before.key) && /^\d+$/.test(key)) return /^[/-]$/.test(gap)
  // `c/o`, `B.F.P.O.`
  if (isLetter(key) && /^[/.]$/.test(gap))
    return isLetter(before.key) || before.end - before.start === before.key.length * 2 - 1
  return false
}

/** The words of a text, as we compare addresses. */
export const keysOf = (text: string): string[] => wordsOf(text).map(({ key }) => key)
