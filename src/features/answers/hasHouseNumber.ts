import { withoutPostcodes } from '../../app/base/findPostcodes'
import { flatNumbers } from './flatNumbers'

const PO_BOX = /(?<![\p{L}\p{N}])p\.?\s*o\.?\s*box\.?\s*(?:(?:number|no)\.?\s*)?[\p{L}\p{N}]+/giu

/** What is left of a postcode that was cut off, at the end of the text: `W1G 9`, `W1G 9Q`. */
const CUT_POSTCODE = /(?<![\p{L}\p{N}])[a-z]{1,2}\d[a-z\d]?\s+\d[a-z]?\s*$/iu

/** Begins with a digit, whatever stands before it: `7A`, `400/404`, `(12`, `No.12`. */
const NUMBER = /^[^\p{L}\p{N}]*(?:(?:no|nr)\.?)?\d/iu

/** `1st Avenue`, `3rd Floor`; `12St Johns` is a house at a saint's. */
const ORDINAL = /^[^\p{L}\p{N}]*\d*(?:1st|2nd|3rd|\dth)(?![\p{L}\p{N}])/iu

const withoutFlatNumbers = (text: string) =>
  flatNumbers(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)

/**
 * Whether a text that was sent has a house number: any word that begins with a digit, but for ordinals and the
 * numbers of flats, of PO boxes and in postcodes, whole or cut off.
 */
export function hasHouseNumber(sent: string): boolean {
  return withoutFlatNumbers(withoutPostcodes(sent).replace(CUT_POSTCODE, '').replace(PO_BOX, ''))
    .split(/[\s,;]+/)
    .some((word) => NUMBER.test(word) && !ORDINAL.test(word))
}
