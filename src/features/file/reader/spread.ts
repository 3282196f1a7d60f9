import { CFB, utils } from '@e965/xlsx'
import { zipEntries } from './zip'

/** Widths and links, which the library writes into each column and cell that they are for. */
const RANGES = /<(?:\w+:)?(?:col|hyperlink)\s[^<>]*>/g

/** The most columns and cells that they may be for. */
const MOST = 4_000_000

const numberIn = (tag: string, name: string) =>
  Number(new RegExp(`\\b${name}=["'](\\d+)`).exec(tag)?.[1] ?? 0)

function sizeOf(tag: string): number {
  const range = /\bref=["']([^"']*)/.exec(tag)?.[1]
  if (range === undefined) return numberIn(tag, 'max') - numberIn(tag, 'min') + 1
  const { s: start, e: end } = utils.decode_range(range)
  return (end.r - start.r + 1) * (end.c - start.c + 1)
}

/** A formula that is longer than Excel takes; the library writes it out for each cell that shares it. */
const LONG_FORMULA = /<(?:\w+:)?f\b[^<>]*>[^<]{8193}/

/**
 * Why a workbook in a zip is not given to the library: a few bytes may stand for a billion cells, and one formula for many. Null
 * if nothing speaks against it.
 */
export function endlessIn(bytes: Uint8Array): 'spread' | 'damaged' | null {
  if (zipEntries(bytes) === null) return null
  const latin = new TextDecoder('latin1')
  let size = 0
  for (const { content } of CFB.read(bytes, { type: 'buffer' }).FileIndex as { content?: Uint8Array }[]) {
    const xml = latin.decode(content)
    if (LONG_FORMULA.test(xml)) return 'damaged'
    for (const [tag] of xml.matchAll(RANGES)) {
      size += Math.max(0, sizeOf(tag))
      if (size > MOST) return 'spread'
    }
  }
  return null
}
