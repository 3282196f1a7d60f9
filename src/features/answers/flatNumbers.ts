// `Ground Floor 12 High Street`, `Top Flat 12 High Street`: the flat has its name, the number is the house's.
const NAMED = String.raw`(?<!\p{L})(?:ground|first|second|third|fourth|fifth|top|basement|attic|garden|lower|upper|middle|front|rear|back|the|\d(?:st|nd|rd|th))\s+(?:floor\s+)?`

const FLAT = String.raw`(?<![\p{L}\p{N}])(?:(?<!${NAMED})(?:flat|floor)s?|(?:apartment|appt|apt|unit|suite|room|studio)s?)`

const NUMBER_SIGN = String.raw`\.?\s*(?:(?:number|no|nr)\.?\s*|#\s*)?`

// `3`, `2B`, `B12`, `3F2`, Scottish `2/1` and `G/1`, `4-6`, or a letter alone, but not the D of D'Arcy House.
const NUMBER = String.raw`(?:(?=\d)|(?<!\p{L}))(?=[\p{L}\d/–-]*\d|\p{L}(?![\p{L}\d'’]))[\p{L}\d]+(?:[/–-][\p{L}\d]+)*`

const MORE = String.raw`(?:\s*(?:&|\+|and)\s*\d[\p{L}\d]*)*`

const FLAT_NUMBER = new RegExp(`${FLAT}${NUMBER_SIGN}(${NUMBER}${MORE})`, 'giu')

/** Where a piece stands in a text: from `start` up to, but not including, `end`. */
export interface Span {
  start: number
  end: number
}

/**
 * Where the numbers (or letters) of flats, apartments, units, suites, rooms and floors stand in an address: those
 * that directly follow such a word. A comma parts them: in `The Flat, 12 High Street` the number is the house's.
 */
export function flatNumbers(text: string): Span[] {
  return Array.from(text.matchAll(FLAT_NUMBER), ({ 0: whole, 1: number = '', index }) => {
    const end = index + whole.length
    return { start: end - number.length, end }
  })
}
