import { findPostcodes, POSTCODE, withSpace } from '../postcodes'

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

/** What a mistyped postcode may mean: it becomes one with one or two look-alikes put right. */
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
export interface TypedPostcode {
  /** Its place in the text, without `end`. */
  start: number
  end: number
  /** What it may be, in capitals and with one space: several if letters and digits are mixed up, as in `LSI 4AP`. */
  readings: string[]
}

/** The postcodes in a text; if there is none, those that were mistyped in one or two look-alikes: `LSI 4AP`, `LS1 4OP`. */
export function typedPostcodes(text: string): TypedPostcode[] {
  const exact = Array.from(text.matchAll(POSTCODE), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    readings: findPostcodes(written),
  }))
  if (exact.length > 0) return exact
  return Array.from(text.matchAll(MISTYPED), ({ 0: written, 1: outward = '', 2: inward = '', index }) => ({
    start: index,
    end: index + written.length,
    readings: /\d/.test(written) ? readingsOf(outward + inward) : [],
  })).filter(({ readings }) => readings.length > 0)
}

/** How each character may be typed: one or two look-alikes in the whole are forgiven. */
const typedAs = (character: string) =>
  `[${character}${Object.entries(LOOK_ALIKES)
    .flatMap(([typed, meant]) => (meant === character ? typed : []))
    .join('')}]`

const patterns = new Map<string, RegExp>()
const MOST_PATTERNS = 10_000

/**
 * Where a text has this postcode, with one or two look-alikes at most and blanks, dots and dashes anywhere: `LSI 4AP`,
 * `L51 4AP`, `LSl-4AP` and `LS1 4 AP` for `LS1 4AP`; null where it has not.
 */
export function postcodeIn(text: string, postcode: string): TypedPostcode[] | null {
  const plain = postcode.toUpperCase().replace(/\s/g, '')
  if (!/^[A-Z\d]{5,7}$/.test(plain)) return null
  const pattern =
    patterns.get(plain) ??
    new RegExp(
      `(?<![\\p{L}\\p{N}])${plain.split('').map(typedAs).join('[\\s.-]{0,2}')}(?![\\p{L}\\p{N}])`,
      'giu',
    )
  if (patterns.size >= MOST_PATTERNS) patterns.clear()
  patterns.set(plain, pattern)
  const places = Array.from(text.matchAll(pattern), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    readings: [postcode],
  })).filter(({ start, end }) => {
    const typed = text
      .slice(start, end)
      .toUpperCase()
      .replace(/[\s.-]/g, '')
    return Array.from(typed).filter((character, at) => character !== plain[at]).length <= 2
  })
  if (places.length === 0) return null
  const others = typedPostcodes(text).filter(({ start, end }) =>
    places.every((place) => end <= place.start || start >= place.end),
  )
  return [...places, ...others]
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
