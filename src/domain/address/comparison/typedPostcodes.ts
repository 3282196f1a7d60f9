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

/** What is taken for one another in typing, both ways but for L. */
const LOOK_ALIKES: Record<string, string> = {
  I: '1',
  L: '1',
  O: '0',
  S: '5',
  B: '8',
  1: 'I',
  0: 'O',
  5: 'S',
  8: 'B',
}

/** The forms of a postcode's first half: `A` for a letter, `9` for a digit. */
const OUTWARD_FORMS = ['A9', 'AA9', 'A99', 'A9A', 'AA99', 'AA9A']

/** Five to seven letters and digits before the end of a line or a comma, with at most one gap, dot or dash. */
const MISTYPED = /(?<![\p{L}\p{N}])([a-z\d]{2,4})[\s.-]?([a-z\d]{3})(?=[.)]?\s*(?:[,;\r\n]|$))/giu

/** Shaped like a postcode at the end of a line or before a comma, also with letters that none has: `NG9 2AK`, `NG9 2 AK`. */
const SHAPED = /(?<![\p{L}\p{N}])([a-z]{1,2}\d[a-z\d]?)\s*(\d)\s?([a-z]{2})(?=[.)]?\s*(?:[,;\r\n]|$))/giu

/** What a mistyped postcode may mean: one or two look-alike characters are put right. */
function readingsOf(written: string): string[] {
  return OUTWARD_FORMS.flatMap((form) => {
    const whole = `${form}9AA`
    if (whole.length !== written.length) return []
    const characters = Array.from(written.toUpperCase(), (character, at) =>
      (whole[at] === '9') === /\d/.test(character) ? character : (LOOK_ALIKES[character] ?? ' '),
    )
    const changes = characters.filter((character, at) => character !== written[at]!.toUpperCase()).length
    const reading = withSpace(characters.join(''))
    const isReal = changes <= 2 && isOfArea(reading) && findPostcodes(reading).length === 1
    return isReal ? [reading] : []
  })
}

/** A postcode as somebody typed it. */
export interface TypedPostcode extends Span {
  /** What it may be, in capitals and with one space: several if letters and digits are mixed up, as in `LSI 4AP`. */
  readings: string[]
}

/**
 * The postcodes in a text; if there is none, those that were mistyped in one or two look-alikes: `LSI 4AP`, `LS1 4OP`; else what
 * is shaped like one and cannot be.
 */
export function typedPostcodes(text: string): TypedPostcode[] {
  const exact = Array.from(text.matchAll(POSTCODE), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    readings: findPostcodes(written),
  }))
  if (exact.length > 0) return exact
  const mistyped = Array.from(
    text.matchAll(MISTYPED),
    ({ 0: written, 1: outward = '', 2: inward = '', index }) => ({
      start: index,
      end: index + written.length,
      readings: /\d/.test(written) ? readingsOf(outward + inward) : [],
    }),
  ).filter(({ readings }) => readings.length > 0)
  if (mistyped.length > 0) return mistyped
  return Array.from(
    text.matchAll(SHAPED),
    ({ 0: written, 1: outward = '', 2: sector = '', 3: unit = '', index }) => ({
      start: index,
      end: index + written.length,
      readings: [`${outward} ${sector}${unit}`.toUpperCase()],
    }),
  ).filter(({ readings: [reading = ''] }) => isOfArea(reading))
}

/** Whether a character is a letter or a digit; what is beyond a text is not. */
export const isOfWord = (character = ' ') => /[\p{L}\p{N}]/u.test(character)

/** Where a postcode ends that begins at a place of a text, both without blanks in capitals; -1 if it is another. */
function endOfPostcode(text: string, start: number, postcode: string): number {
  let [at, wrong, blanks] = [start, 0, 0]
  for (let read = 0; read < postcode.length; at++) {
    const character = text[at]!
    if (character === postcode[read]) read += 1
    else if (LOOK_ALIKES[character] === postcode[read] && wrong < 2) [read, wrong] = [read + 1, wrong + 1]
    else if (at > start && /[\s.-]/.test(character ?? '') && blanks < 3) blanks += 1
    else return -1
  }
  return isOfWord(text[at]) ? -1 : at
}

/**
 * The postcodes in a text, if this is one of them, with one or two look-alikes at most and blanks, dots and dashes
 * anywhere: `LSI 4AP`, `L51 4AP`, `LSl-4AP` and `LS1 4 AP` for `LS1 4AP`; null if it is not.
 */
export function postcodesWith(text: string, postcode: string): TypedPostcode[] | null {
  const exact = typedPostcodes(text)
  const plain = postcode.toUpperCase().replace(/\s/g, '')
  // Some letters have two capitals.
  const capitals = text.toUpperCase().length === text.length ? text.toUpperCase() : text
  if (plain === '') return null
  if (exact.some(({ readings }) => readings.length === 1 && readings[0]!.replace(' ', '') === plain))
    return exact
  for (let start = 0; start < text.length; start++) {
    const end = isOfWord(text[start - 1]) ? -1 : endOfPostcode(capitals, start, plain)
    if (end < 0) continue
    const own = { start, end, readings: [postcode] }
    return [own, ...exact.filter((other) => other.end <= start || other.start >= end)]
  }
  return null
}

/** Words before a code that make it a unit's, not the first half of a postcode: `Unit B1`. */
const OUTWARD =
  /(?<![\p{L}\p{N}]|(?:flat|apt|apartment|unit|suite|block|plot|room|no)\.?\s{0,3})([a-z]{1,2}\d[a-z\d]?)(?:\s+(\d)([a-z])?)?(?=\s*(?:[,;\r\n]|$))/giu

/** The first half of a postcode at the end of a line or before a comma, as in `Leeds LS1`, also cut later: `W1G 9Q`. */
export function typedOutwards(text: string): TypedPostcode[] {
  return Array.from(text.matchAll(OUTWARD), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    readings: [written.toUpperCase().replace(/\s+/, ' ')],
  })).filter(({ readings }) => isOfArea(readings[0]!))
}
