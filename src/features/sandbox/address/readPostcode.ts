import { isPostcodeArea } from './postTowns'

export interface ReadPostcode {
  /** Letters at the beginning; empty when no area of the UK has them. */
  area: string
  outward: string
  /** Empty when the query has only the outward half. */
  inward: string
  /** A slip was mended (the letter O where a nought belongs). */
  mended: boolean
}

// `Unit B1, 2nd Floor` without its comma looks like a postcode.
const WHOLE = /\b([a-z]{1,2}\d[a-z\d]?)\s*(\d[abd-hjlnp-uw-z]{2})\b(?!\s+floor)/gi
const LETTER_O = /\b([a-z]{1,2}\d[a-z\d]?)\s*(o[abd-hjlnp-uw-z]{2})\s*$/i
const OUTWARD_ALONE = /(?:^|,)\s*([a-z]{1,2}\d[a-z\d]?)\s*$/i

const areaOf = (outward: string) => {
  const letters = /^[A-Z]+/.exec(outward)?.[0] ?? ''
  return isPostcodeArea(letters) ? letters : ''
}

/**
 * Finds the postcode of a query, also in lower case or without the space. Returns it with what is left of the
 * query; null when there is none. Of several, the last one of a known area counts.
 */
export function readPostcode(query: string): { postcode: ReadPostcode | null; rest: string } {
  const found = [...query.matchAll(WHOLE)]
  const whole = found.findLast((hit) => areaOf((hit[1] ?? '').toUpperCase()) !== '') ?? found.at(-1)
  const hit = whole ?? LETTER_O.exec(query) ?? OUTWARD_ALONE.exec(query)
  if (!hit) return { postcode: null, rest: query }

  const outward = (hit[1] ?? '').toUpperCase()
  const typedInward = (hit[2] ?? '').toUpperCase()
  const inward = typedInward.replace(/^O/, '0')
  const area = areaOf(outward)
  // Without its other half an unknown beginning is no postcode at all: it may be a flat, `Flat 2, B7`.
  if (inward === '' && area === '') return { postcode: null, rest: query }
  return {
    postcode: { area, outward, inward, mended: inward !== typedInward },
    rest: `${query.slice(0, hit.index)},${query.slice(hit.index + hit[0].length)}`,
  }
}
