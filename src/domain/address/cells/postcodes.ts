/** UK postcodes in a text, in any case and spacing, but not `Unit B1 2nd Floor` or `Plot B1 2nd Avenue`. */
export const POSTCODE =
  /(?<![\p{L}\p{N}])(?:[a-pr-uwyz][a-hk-y]?\d[a-z\d]?\s*\d[abd-hjlnp-uw-z]{2}|gir\s*0aa)(?![\p{L}\p{N}])(?!\s+(?:floor|avenue|ave)(?!\p{L}))/giu

/** A postcode with its space. */
export const withSpace = (plain: string) => `${plain.slice(0, -3)} ${plain.slice(-3)}`

/** The UK postcodes in a text, in order, in capitals and with one space. */
export const findPostcodes = (text: string): string[] =>
  Array.from(text.matchAll(POSTCODE), ([written]) => withSpace(written.replace(/\s/g, '').toUpperCase()))

/** A text without its postcodes, otherwise unchanged. */
export const withoutPostcodes = (text: string): string => text.replace(POSTCODE, '')

/** The postcode that a text is, in capitals and with one space; null if it is not one. */
export function postcodeOf(text: string): string | null {
  const [postcode, another] = findPostcodes(text)
  return postcode && !another && withoutPostcodes(text).trim() === '' ? postcode : null
}

/** A text with its one postcode, however typed, written as postcodes should be. */
export const withPostcode = (text: string, postcode: string): string =>
  text.replace(POSTCODE, (typed) => (findPostcodes(typed)[0] === postcode ? postcode : typed))

/** Islands that are countries of their own, by their postcode areas. */
export const ISLANDS: Record<string, string> = { GY: 'Guernsey', IM: 'Isle of Man', JE: 'Jersey' }

/** The country of each postcode area outside England; areas on a border are left out. */
const AREAS: Record<string, string> = {
  ...Object.fromEntries(
    'AB DD EH FK G HS IV KA KW KY ML PA PH ZE'.split(' ').map((area) => [area, 'Scotland']),
  ),
  CF: 'Wales',
  SA: 'Wales',
  BT: 'Northern Ireland',
  ...ISLANDS,
}

const ON_BORDER = new Set('CA CH DG GL HR LD LL NE NP SY TD BF'.split(' '))

/** The outward half of a postcode; empty without one. */
export const outwardOf = (postcode: string) => /^([A-Z]{1,2}\d[A-Z\d]?) /.exec(postcode)?.[1] ?? ''

/** The country of a postcode, from its area; empty if the area does not tell. */
export function nationOfArea(outward: string): string {
  const [area = ''] = /^[A-Z]{1,2}(?=\d)/.exec(outward) ?? []
  return area === '' || ON_BORDER.has(area) ? '' : (AREAS[area] ?? 'England')
}
