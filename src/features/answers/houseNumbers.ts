import { withoutPostcodes } from '../../app/base/findPostcodes'

// `Ground Floor 12 High Street`, `Top Flat 12 High Street`: the flat has a name, and the number is the house's.
const NAMED = String.raw`(?<!\p{L})(?:ground|first|second|third|fourth|fifth|top|basement|attic|garden|lower|upper|middle|front|rear|back|the|\d(?:st|nd|rd|th))\s+(?:floor\s+)?`

const FLAT = String.raw`(?<![\p{L}\p{N}])(?:(?<!${NAMED})(?:flat|floor)s?|(?:apartment|appt|apt|unit|suite|room|studio)s?)`

const NUMBER_SIGN = String.raw`\.?\s*(?:(?:number|no|nr)\.?\s*|#\s*)?`

// `3`, `2B`, `B12`, `3F2`, Scottish `2/1` and `G/1`, `4-6`, or a letter alone, but not the D of D'Arcy House.
const NUMBER = String.raw`(?:(?=\d)|(?<!\p{L}))(?=[\p{L}\d/–-]*\d|\p{L}(?![\p{L}\d'’]))[\p{L}\d]+(?:[/–-][\p{L}\d]+)*`

const MORE = String.raw`(?:\s*(?:&|\+|and)\s*\d[\p{L}\d]*)*`

const FLAT_NUMBER = new RegExp(`${FLAT}${NUMBER_SIGN}(${NUMBER}${MORE})`, 'giu')

const PO_BOX = /(?<![\p{L}\p{N}])p\.?\s*o\.?\s*box\.?\s*(?:(?:number|no)\.?\s*)?[\p{L}\p{N}]+/giu

const PLOT = /(?<![\p{L}\p{N}])plots?\s*(?:(?:numbers?|nos?)\.?\s*)?[\p{L}\d]*\d[\p{L}\d]*/giu

/** `0113 496 0000`, `(01134) 960000`, `+44 (0)113 496 0000`, `07700900123`. */
const TELEPHONE =
  /(?<![\p{L}\p{N}])(?:\+44\s?(?:\(0\)\s?)?|\(?0)[1-9](?:[\s()-]{0,2}\d){8,9}(?![\p{L}\p{N}])/gu

/** The beginning of a postcode at the end of the text: `W1G 9`, `W1G 9Q`. */
const CUT_POSTCODE = /(?<![\p{L}\p{N}])[a-z]{1,2}\d[a-z\d]?\s+\d[a-z]?\s*$/iu

/** Begins with a digit, after any punctuation: `7A`, `400/404`, `(12`, `No.12`. */
const HOUSE_NUMBER = /^[^\p{L}\p{N}]*(?:(?:no|nr)\.?)?\d/iu

/** `1st Avenue`, `3rd Floor`; but `12St Johns` is a house. */
const ORDINAL = /^[^\p{L}\p{N}]*\d*(?:1st|2nd|3rd|\dth)(?![\p{L}\p{N}])/iu

/** A range of a text, without `end`. */
export interface Span {
  start: number
  end: number
}

/**
 * Where an address has the numbers or letters of flats, units, rooms, floors and the like: directly after such a word.
 * In `The Flat, 12 High Street` the comma makes the number the house's.
 */
export function flatNumbers(text: string): Span[] {
  return Array.from(text.matchAll(FLAT_NUMBER), ({ 0: whole, 1: number = '', index }) => {
    const end = index + whole.length
    return { start: end - number.length, end }
  })
}

const withoutFlatNumbers = (text: string) =>
  flatNumbers(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)

/**
 * Whether a text has a house number: a word that begins with a digit and is not an ordinal, the number of a flat, plot,
 * telephone or PO box, or a postcode or its beginning.
 */
export function hasHouseNumber(sent: string): boolean {
  const others = [TELEPHONE, CUT_POSTCODE, PO_BOX, PLOT]
  const text = others.reduce((rest, other) => rest.replace(other, ''), withoutPostcodes(sent))
  return withoutFlatNumbers(text)
    .split(/[\s,;]+/)
    .some((word) => HOUSE_NUMBER.test(word) && !ORDINAL.test(word))
}
