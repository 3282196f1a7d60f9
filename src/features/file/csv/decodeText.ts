import type { Encoding } from '../../../app/base/csvFile'

/**
 * Which encoding the first bytes of a file announce by a byte-order mark, and how long that mark is.
 * Returns null when there is none (FILE-6).
 */
export function detectByteOrderMark(bytes: Uint8Array): { encoding: Encoding; length: number } | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { encoding: 'UTF-8', length: 3 }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'UTF-16LE', length: 2 }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'UTF-16BE', length: 2 }
  return null
}

/**
 * The text of a whole file: a byte-order mark decides; else UTF-8 when it is valid; else Windows-1252,
 * which Excel in the UK still writes (FILE-6). The mark is not part of the text. Never throws.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const mark = detectByteOrderMark(bytes)
  if (mark) {
    const decoder = new TextDecoder(mark.encoding, { ignoreBOM: true })
    return { text: decoder.decode(bytes.subarray(mark.length)), encoding: mark.encoding }
  }
  try {
    const decoder = new TextDecoder('UTF-8', { fatal: true, ignoreBOM: true })
    return { text: decoder.decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}

/**
 * Whether bytes are those of a spreadsheet, an image or a program rather than text: text without a
 * UTF-16 mark has no NUL byte in it.
 */
export function looksBinary(bytes: Uint8Array): boolean {
  const mark = detectByteOrderMark(bytes)
  return (mark === null || mark.encoding === 'UTF-8') && bytes.includes(0)
}
