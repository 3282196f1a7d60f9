/** A postcode of the UK in a text, any way it is written. */
// `Unit B1 2nd Floor` and `Plot B1 2nd Avenue` look like a postcode without their commas.
export const POSTCODE =
  /(?<![\p{L}\p{N}])(?:[a-pr-uwyz][a-hk-y]?\d[a-z\d]?\s*\d[abd-hjlnp-uw-z]{2}|gir\s*0aa)(?![\p{L}\p{N}])(?!\s+(?:floor|avenue|ave)(?!\p{L}))/giu

/** The postcodes of the UK that stand in a text, in their order: in capitals with one space, however written. */
export function findPostcodes(text: string): string[] {
  return Array.from(text.matchAll(POSTCODE), ([written]) => {
    const plain = written.replace(/\s/g, '').toUpperCase()
    return `${plain.slice(0, -3)} ${plain.slice(-3)}`
  })
}

/** A text with its postcodes taken out; what stood around them is left as it was. */
export function withoutPostcodes(text: string): string {
  return text.replace(POSTCODE, '')
}
