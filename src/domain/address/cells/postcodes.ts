/** UK postcodes in a text, in any case and spacing, but not `Unit B1 2nd Floor` or `Plot B1 2nd Avenue`. */
export const POSTCODE =
  /(?<![\p{L}\p{N}])(?:[a-pr-uwyz][a-hk-y]?\d[a-z\d]?\s*\d[abd-hjlnp-uw-z]{2}|gir\s*0aa)(?![\p{L}\p{N}])(?!\s+(?:floor|avenue|ave)(?!\p{L}))/giu

/** A postcode with its space. */
export const withSpace = (plain: string) => `${plain.slice(0, -3)} ${plain.slice(-3)}`

/** The UK postcodes in a text, in order, in capitals and with one space. */
export function findPostcodes(text: string): string[] {
  return Array.from(text.matchAll(POSTCODE), ([written]) =>
    withSpace(written.replace(/\s/g, '').toUpperCase()),
  )
}

/** A text with its postcodes taken out, and nothing else. */
export function withoutPostcodes(text: string): string {
  return text.replace(POSTCODE, '')
}

/** A text as the postcode that it is, in capitals and with one space; null if it is none. */
export function postcodeOf(text: string): string | null {
  const [postcode, another] = findPostcodes(text)
  return postcode && !another && withoutPostcodes(text).trim() === '' ? postcode : null
}

/** A text with one postcode, however it is typed there, as postcodes are written. */
export const withPostcode = (text: string, postcode: string): string =>
  text.replace(POSTCODE, (typed) => (findPostcodes(typed)[0] === postcode ? postcode : typed))
