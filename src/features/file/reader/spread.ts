import { CFB, utils } from '@e965/xlsx'
import { zipEntries } from './contents'

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

/** Whether a workbook in a zip has widths or links that go on without end: one of a few bytes can be for a billion cells. */
export function isSpreadTooFar(bytes: Uint8Array): boolean {
  if (zipEntries(bytes) === null) return false
  const latin = new TextDecoder('latin1')
  let size = 0
  for (const { content } of CFB.read(bytes, { type: 'buffer' }).FileIndex as { content?: Uint8Array }[]) {
    for (const [tag] of latin.decode(content).matchAll(RANGES)) {
      size += Math.max(0, sizeOf(tag))
      if (size > MOST) return true
    }
  }
  return false
}
