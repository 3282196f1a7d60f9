/** UK postcodes in a text, in any case and spacing, but not `Unit B1 2nd Floor` or `Plot B1 2nd Avenue`. */
export const POSTCODE =
  /(?<![\p{L}\p{N}])(?:[a-pr-uwyz][a-hk-y]?\d[a-z\d]?\s*\d[abd-hjlnp-uw-z]{2}|gir\s*0aa)(?![\p{L}\p{N}])(?!\s+(?:floor|avenue|ave)(?!\p{L}))/giu

/** A postcode with its space. */
export const withSpace = (plain: string) => `${plain.slice(0, -3)} ${plain.slice(-3)}`

/** The UK postcodes in a text, in order, in capitals and with one space. */
export const findPostcodes = (text: string): string[] =>
  Array.from(text.matchAll(POSTCODE), ([written]) => withSpace(written.replace(/\s/g, '').toUpperCase()))

/** A text with its postcodes taken out, and nothing else. */
export const withoutPostcodes = (text: string): string => text.replace(POSTCODE, '')

/** A text as the postcode that it is, in capitals and with one space; null if it is none. */
export function postcodeOf(text: string): string | null {
  const [postcode, another] = findPostcodes(text)
  return postcode && !another && withoutPostcodes(text).trim() === '' ? postcode : null
}

/** A text with one postcode, however it is typed there, as postcodes are written. */
export const withPostcode = (text: string, postcode: string): string =>
  text.replace(POSTCODE, (typed) => (findPostcodes(typed)[0] === postcode ? postcode : typed))

/** Where a postcode area is whole in one country; areas along a border are left out, all others are England's. */
const AREAS: Record<string, string> = {
  ...Object.fromEntries(
    'AB DD EH FK G HS IV KA KW KY ML PA PH ZE'.split(' ').map((area) => [area, 'Scotland']),
  ),
  CF: 'Wales',
  SA: 'Wales',
  BT: 'Northern Ireland',
  GY: 'Guernsey',
  IM: 'Isle of Man',
  JE: 'Jersey',
}

/** Areas that lie on both sides of a border. */
const ON_BORDER = new Set('CA CH DG GL HR LD LL NE NP SY TD BF'.split(' '))

/** The first half of a postcode; empty without one. */
export const outwardOf = (postcode: string) => /^([A-Z]{1,2}\d[A-Z\d]?) /.exec(postcode)?.[1] ?? ''

/** The country of a postcode by its area; empty where that does not tell. */
export function nationOfArea(outward: string): string {
  const [area = ''] = /^[A-Z]{1,2}(?=\d)/.exec(outward) ?? []
  return area === '' || ON_BORDER.has(area) ? '' : (AREAS[area] ?? 'England')
}
