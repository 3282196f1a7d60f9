import type { Encoding } from '../../../base/csvFile'
import { tryOrNull } from '../../../base/tryOrNull'
import { countLineBreaks } from './records'

/** The text of a file, or the line that is invalid in the encoding that its byte-order mark announces. */
export type Decoded =
  | {
      kind: 'decoded'
      text: string
      encoding: Encoding
      /** In a file of two encodings, the lines that were read as Windows-1252. */
      windowsLines: { line: number; text: string }[]
      /** How many bytes of marks it begins with. */
      marks: number
    }
  | { kind: 'unreadable'; line: number }

/** The encoding that a byte-order mark announces, and the length of the mark in bytes; null without one. */
function detectByteOrderMark(bytes: Uint8Array): { encoding: Encoding; length: number } | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { encoding: 'UTF-8', length: 3 }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'UTF-16LE', length: 2 }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'UTF-16BE', length: 2 }
  return null
}

/** Where a file begins after its byte-order mark, which programs may write twice. */
function markedTo(bytes: Uint8Array): number {
  const first = detectByteOrderMark(bytes)
  let [mark, end] = [first, 0]
  while (mark !== null && mark.encoding === first?.encoding) {
    end += mark.length
    mark = detectByteOrderMark(bytes.subarray(end))
  }
  return end
}

/** Bytes that tell what a file is. */
const BEGINNING = 4096

/** At least this share of the letters of a text in UTF-16 is Latin. */
const MOST_LATIN = 0.7

/** The encoding of text in UTF-16 that has no byte-order mark, by the NUL that each Latin letter has; null of any other file. */
function unmarkedUtf16(bytes: Uint8Array): Encoding | null {
  const beginning = bytes.subarray(0, BEGINNING)
  if (bytes.length < 2 || bytes.length % 2 !== 0 || !beginning.includes(0)) return null
  const nuls = [0, 0]
  for (const [at, byte] of beginning.entries()) if (byte === 0) nuls[at % 2]! += 1
  const [first, second] = nuls.map((count) => count / (beginning.length / 2)) as [number, number]
  if (second >= MOST_LATIN && first === 0) return 'UTF-16LE'
  return first >= MOST_LATIN && second === 0 ? 'UTF-16BE' : null
}

/** The encoding of Unicode that a file's mark or its NULs announce; null of any other file. */
const announced = (file: Uint8Array): Encoding | null =>
  detectByteOrderMark(file)?.encoding ?? unmarkedUtf16(file)

/** Whether a byte is one that no text has; a NUL is seldom in one. */
const isNoLetter = (byte: number) => (byte > 0 && byte < 9) || (byte > 13 && byte < 27) || byte === 28

/** No text has more than this share of NULs, but for those that fill a file up at its end. */
const MOST_NULS = 0.1

/** Whether bytes are something other than text, such as an image: in UTF-16 any byte may be a letter's. */
export function looksBinary(bytes: Uint8Array): boolean {
  if (!bytes.includes(0) || announced(bytes)?.startsWith('UTF-16')) return false
  const filled = bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1)
  const nuls = filled.filter((byte) => byte === 0)
  return nuls.length > filled.length * MOST_NULS || filled.some(isNoLetter)
}

const REPLACEMENT = '\uFFFD'
const BEYOND_ASCII = /[\u0080-\uFFFF]/

/** Marks that are left in a text: at its beginning, also as the letters of Windows-1252, and where files were put together. */
const MARKS = /^(?:\uFEFF|ï»¿)+|(?<=[\r\n])\uFEFF+/g

const withoutMarks = (text: string) =>
  text.includes('\uFEFF') || text.startsWith('ï»¿') ? text.replace(MARKS, '') : text

const decodeStrictly = (bytes: Uint8Array, encoding: string) =>
  tryOrNull(() => new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes))

/** How many bytes a text has in an encoding that has its letters. */
const lengthIn = (encoding: Encoding, text: string) =>
  encoding === 'UTF-8'
    ? new TextEncoder().encode(text).length
    : text.length * (encoding === 'Windows-1252' ? 1 : 2)

/** A text without its marks, of a file that has `begins` bytes of marks before it. */
function decodedAs(
  begins: number,
  marked: string,
  encoding: Encoding,
  windowsLines: Extract<Decoded, { kind: 'decoded' }>['windowsLines'] = [],
): Decoded {
  const [leading = ''] = /^(?:\uFEFF|ï»¿)+/.exec(marked) ?? []
  const marks = begins + lengthIn(encoding, leading)
  return { kind: 'decoded', text: withoutMarks(marked), encoding, windowsLines, marks }
}

/**
 * Decodes a file by its byte-order mark; without one as UTF-16 if its NULs say so, as UTF-8 if it is valid, else as Windows-1252,
 * which Excel in the UK still writes. A file with letters of both is decoded line by line. No letter is ever replaced.
 */
export function decode(file: Uint8Array): Decoded {
  const encoding = announced(file) ?? 'UTF-8'
  const begins = markedTo(file)
  const bytes = file.subarray(begins)
  const text = decodeStrictly(bytes, encoding)
  if (text !== null) return decodedAs(begins, text, encoding)

  const [before = '', ...rest] = new TextDecoder(encoding, { ignoreBOM: true })
    .decode(bytes)
    .split(REPLACEMENT)
  if (encoding !== 'UTF-8') return { kind: 'unreadable', line: countLineBreaks(before) + 1 }
  if ([before, ...rest].some((valid) => BEYOND_ASCII.test(valid))) return decodeByLine(file, begins)
  return decodedAs(begins, new TextDecoder('windows-1252').decode(bytes), 'Windows-1252')
}

/** Decodes each line as UTF-8 if it is valid, else as Windows-1252, in which every letter is one byte. */
function decodeByLine(file: Uint8Array, begins: number): Decoded {
  const bytes = file.subarray(begins)
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const lines = new TextDecoder('windows-1252').decode(bytes).split(/(?<=\n|\r(?!\n))/)
  const windowsLines: { line: number; text: string }[] = []
  let encoding: Encoding = 'Windows-1252'
  let from = 0
  for (const [at, text] of lines.entries()) {
    const valid = tryOrNull(() => utf8.decode(bytes.subarray(from, from + text.length)))
    if (valid === null) windowsLines.push({ line: at + 1, text: withoutMarks(text) })
    else if (BEYOND_ASCII.test(valid)) encoding = 'UTF-8'
    lines[at] = valid ?? text
    from += text.length
  }
  return decodedAs(begins, lines.join(''), encoding, windowsLines)
}

/** Where a document in HTML or XML declares its encoding. */
const DECLARED = [
  /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']?([\w.:-]+)/i,
  /<meta\b[^<>]*?\bcharset\s*=\s*(?:["']\s*)?([\w.:-]+)/i,
]

/** How many bytes of a document are searched for that. */
const DECLARED_WITHIN = 16 * 1024

/** The encoding that a document declares; null if it declares none, or one of Unicode. */
function declaredEncoding(bytes: Uint8Array): string | null {
  const beginning = new TextDecoder('latin1')
    .decode(bytes.subarray(0, DECLARED_WITHIN))
    .replace(/<!--[^]*?(?:-->|$)/g, '')
  const label = DECLARED.map((form) => form.exec(beginning)?.[1]).find((found) => found !== undefined)
  const encoding = tryOrNull(() => new TextDecoder(label).encoding)
  // What can be read as ASCII is not in UTF-16, whatever it says.
  return encoding?.startsWith('utf-') === false ? encoding : null
}

/**
 * Decodes HTML or XML: by its byte-order mark, else in the encoding that it declares, else as any text. The `encoding` of
 * text that was decoded as declared is the one it has now.
 */
export function decodeMarkup(file: Uint8Array): Decoded {
  const encoding = detectByteOrderMark(file) ? null : (unmarkedUtf16(file) ?? declaredEncoding(file))
  const text = encoding === null ? null : decodeStrictly(file, encoding)
  return text === null ? decode(file) : decodedAs(0, text, 'UTF-8')
}

/** The beginning of a file if it is HTML or XML, by its first letter; null for anything else. */
export function beginningOfMarkup(file: Uint8Array): string | null {
  const text = new TextDecoder(announced(file) ?? 'UTF-8').decode(file.subarray(0, 1024 * 1024)).trimStart()
  return text.startsWith('<') ? text : null
}
