import { withoutPostcodes } from './findPostcodes'
import { flatNumbers } from './flatNumbers'

const PO_BOX = /(?<![\p{L}\p{N}])p\.?\s*o\.?\s*box\.?\s*(?:(?:number|no)\.?\s*)?[\p{L}\p{N}]+/giu

/** Begins with a digit, whatever stands before it: `7A`, `400/404`, `(12`, `No.12`. */
const NUMBER = /^[^\p{L}\p{N}]*(?:(?:no|nr)\.?)?\d/iu

/** `1st Avenue`, `3rd Floor`; `12St Johns` is a house at a saint's. */
const ORDINAL = /^[^\p{L}\p{N}]*\d*(?:1st|2nd|3rd|\dth)(?![\p{L}\p{N}])/iu

const withoutFlatNumbers = (text: string) =>
  flatNumbers(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)

/**
 * Whether a text that was sent has a house number: any word that begins with a digit, but for ordinals and the
 * numbers of flats, of PO boxes and in postcodes.
 */
export function hasHouseNumber(sent: string): boolean {
  return withoutFlatNumbers(withoutPostcodes(sent).replace(PO_BOX, ''))
    .split(/[\s,;]+/)
    .some((word) => NUMBER.test(word) && !ORDINAL.test(word))
}
