import { findPostcodes, POSTCODE, withSpace } from '../cells/postcodes'
import type { Span } from '../words/words'

/** The letters that a UK postcode can begin with. */
const AREAS = new Set(
  `AB AL B BA BB BD BF BH BL BN BR BS BT BX CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY
  G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW
  OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF
  WN WR WS WV YO ZE`.split(/\s+/),
)

const isOfArea = (postcode: string) => AREAS.has(/^[A-Z]+/.exec(postcode)?.[0] ?? '')

/** Letters and digits that people mistype for each other, both ways except L. */
const LOOK_ALIKES: Record<string, string> = Object.fromEntries(
  ['I1', 'L1', 'O0', 'S5', 'B8', '1I', '0O', '5S', '8B'].map((pair) => Array.from(pair)),
)

/** The forms of a postcode: `A` for a letter, `9` for a digit. */
const FORMS = ['A9', 'AA9', 'A99', 'A9A', 'AA99', 'AA9A'].map((outward) => `${outward}9AA`)

/** Five to seven letters and digits before the end of a line or a comma, with a gap, dot or dash: `NG9 2AK`, `NG9 2 AK`. */
const SHAPED =
  /(?<![\p{L}\p{N}])([a-z\d]{2,4})[\s.-]{0,2}([a-z\d])\s?([a-z\d]{2})(?=[.)]?\s*(?:[,;\r\n]|$))/giu

/**
 * The first half of a postcode, or a little more, at the end of a line or before a comma: `Leeds LS1`, `W1G 9Q`; not `Unit B1`.
 */
const OUTWARD =
  /(?<![\p{L}\p{N}]|(?:flat|apt|apartment|unit|suite|block|plot|room|no)\.?\s{0,3})([a-z]{1,2}\d[a-z\d]?)(?:\s+(\d)([a-z])?)?(?=\s*(?:[,;\r\n]|$))/giu

/** The postcodes that may be meant, with look-alikes put right, the fewest first; also impossible ones. */
function meantBy(written: string): string[] {
  const readings = FORMS.filter(({ length }) => length === written.length).map((form) => {
    const characters = Array.from(written, (character, at) =>
      (form[at] === '9') === /\d/.test(character) ? character : (LOOK_ALIKES[character] ?? ' '),
    )
    const changes = characters.filter((character, at) => character !== written[at]).length
    return { changes, reading: withSpace(characters.join('')) }
  })
  return readings
    .filter(({ changes, reading }) => changes <= 2 && isOfArea(reading) && /^\w+ \w+$/.test(reading))
    .toSorted((a, b) => a.changes - b.changes)
    .map(({ reading }) => reading)
}

export interface TypedPostcode extends Span {
  /** What it means, in capitals and with one space. */
  reading: string
}

/** Finds the postcodes of one form in a text, with what each means. */
const typedAs = (text: string, form: RegExp, meant: (typed: RegExpMatchArray) => string[]): TypedPostcode[] =>
  Array.from(text.matchAll(form)).flatMap((typed) =>
    meant(typed)
      .slice(0, 1)
      .map((reading) => ({ start: typed.index, end: typed.index + typed[0].length, reading })),
  )

/** The postcodes in a text; if there are none, mistyped or impossible ones, else first halves. */
function postcodesIn(text: string): TypedPostcode[] {
  const whole = typedAs(text, POSTCODE, ([written]) => findPostcodes(written))
  if (whole.length > 0) return whole
  const shaped = typedAs(text, SHAPED, ([written, ...halves]) =>
    /\d/.test(written) ? meantBy(halves.join('').toUpperCase()) : [],
  )
  return shaped.length > 0
    ? shaped
    : typedAs(text, OUTWARD, ([written]) => [written.toUpperCase().replace(/\s+/, ' ')].filter(isOfArea))
}

export const isWhole = (reading: string) => /\d[A-Z]{2}$/.test(reading)

/** Whether a reading is a postcode's whole, its first half, or its beginning beyond that. */
export const isPartOf = (reading: string, postcode: string) =>
  `${postcode.toUpperCase()} `.startsWith(reading.includes(' ') ? reading : `${reading} `)

/** Whether a character is a letter or a digit; false beyond the end of a text. */
export const isOfWord = (character = ' ') => /[\p{L}\p{N}]/u.test(character)

/** Where the postcode that begins at an index of a text ends, all in capitals; -1 if it is a different one. */
function endOfPostcode(text: string, start: number, postcode: string): number {
  let [at, wrong, blanks] = [start, 0, 0]
  for (let read = 0; read < postcode.length; at++) {
    const character = text[at] ?? ''
    if (character === postcode[read]) read += 1
    else if (LOOK_ALIKES[character] === postcode[read] && wrong < 2) [read, wrong] = [read + 1, wrong + 1]
    else if (at > start && /[\s.-]/.test(character) && blanks < 3) blanks += 1
    else return -1
  }
  return isOfWord(text[at]) ? -1 : at
}

/** Where a text has a postcode or its look-alike; null if it has neither. */
function placeOf(postcode: string, text: string): TypedPostcode | null {
  const plain = postcode.toUpperCase().replace(/\s/g, '')
  // Some letters have two capitals.
  const capitals = text.toUpperCase().length === text.length ? text.toUpperCase() : text
  if (plain === '') return null
  for (let start = 0; start < text.length; start++) {
    const end = isOfWord(text[start - 1]) ? -1 : endOfPostcode(capitals, start, plain)
    if (end > 0) return { start, end, reading: postcode }
  }
  return null
}

/**
 * The postcodes in a text, with at most two look-alikes: `LSI 4AP`, `LS1 4OP`. The expected one may have blanks, dots and
 * dashes anywhere: `LSl-4AP` and `LS1 4 AP` for `LS1 4AP`.
 */
export function typedPostcodes(text: string, postcode = ''): TypedPostcode[] {
  const typed = postcodesIn(text)
  if (typed.some(({ reading }) => reading === postcode)) return typed
  const own = placeOf(postcode, text)
  return own ? [own, ...typed.filter(({ start, end }) => end <= own.start || start >= own.end)] : typed
}
