import type { Encoding } from '../../../app/base/csvFile'

/**
 * Which encoding the first bytes of a file announce by a byte-order mark, and how long that mark is.
 * Returns null when there is none.
 */
export function detectByteOrderMark(bytes: Uint8Array): { encoding: Encoding; length: number } | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { encoding: 'UTF-8', length: 3 }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'UTF-16LE', length: 2 }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'UTF-16BE', length: 2 }
  return null
}

/** Decodes a file piece by piece, the first with its mark. */
export interface Decoder {
  /** The text of the next bytes; `isLast` when none follow. */
  push(bytes: Uint8Array, isLast: boolean): string
  encoding(): Encoding
}

/** Bytes that no encoding reads: `before` is the text of the same piece that stands before them. */
export class UnreadableBytes extends Error {
  constructor(readonly before: string) {
    super()
  }
}

const REPLACEMENT = '\uFFFD'
const BEYOND_ASCII = /[\u0080-\uFFFF]/

/**
 * A decoder for the bytes of a file: a byte-order mark decides; else they are UTF-8 while they are valid as such, and
 * Windows-1252 from the piece on in which they are not: Excel in the UK still writes that. Both spell
 * delimiters, quotes and line breaks alike, so what was split before stays right; its letters are decoded anew with the
 * encoding that the decoder has in the end. The mark is not part of the text.
 *
 * `push` throws `UnreadableBytes` where a marked file holds what its encoding cannot read, so that no letter is
 * replaced in silence; one marked as UTF-8 whose letters are all of Windows-1252 is read as that.
 */
export function createDecoder(first: Uint8Array): Decoder {
  const mark = detectByteOrderMark(first)
  let encoding: Encoding = mark?.encoding ?? 'UTF-8'
  let hasLetters = false
  let isFirst = true
  let decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })

  const push: Decoder['push'] = (piece, isLast) => {
    const bytes = isFirst ? piece.subarray(mark?.length ?? 0) : piece
    isFirst = false
    try {
      const text = decoder.decode(bytes, { stream: !isLast })
      hasLetters ||= mark !== null && BEYOND_ASCII.test(text)
      return text
    } catch {
      const [before = ''] = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes).split(REPLACEMENT)
      if (encoding !== 'UTF-8' || (mark && (hasLetters || BEYOND_ASCII.test(readable(bytes))))) {
        throw new UnreadableBytes(before)
      }
      encoding = 'Windows-1252'
      decoder = new TextDecoder('windows-1252')
      return decoder.decode(bytes, { stream: !isLast })
    }
  }
  return { push, encoding: () => encoding }
}

/** What of some bytes is valid UTF-8. */
const readable = (bytes: Uint8Array) => new TextDecoder().decode(bytes).replaceAll(REPLACEMENT, '')

/**
 * Whether bytes are those of a spreadsheet, an image or a program rather than text: text without a
 * UTF-16 mark has no NUL byte in it.
 */
export function looksBinary(bytes: Uint8Array): boolean {
  const mark = detectByteOrderMark(bytes)
  return (mark === null || mark.encoding === 'UTF-8') && bytes.includes(0)
}
