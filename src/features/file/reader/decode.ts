import type { Encoding } from '../../../base/csvFile'
import { tryOrNull } from '../../../base/tryOrNull'
import { countLineBreaks } from './records'

/** The text of a file, or the line that is invalid in the encoding announced by its byte-order mark. */
export type Decoded =
  | {
      kind: 'decoded'
      text: string
      encoding: Encoding
      /** In a file of two encodings, the lines read as Windows-1252. */
      windowsLines: { line: number; text: string }[]
      /** Marks left out of the text, and where they were. */
      marks: { at: number; mark: string }[]
    }
  | { kind: 'unreadable'; line: number }

/** The encoding that a byte-order mark announces; null without one. */
function markedEncoding(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'UTF-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16LE'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'UTF-16BE' : null
}

/** How many bytes tell what a file is. */
const BEGINNING = 4096

/** At least this share of the letters in a UTF-16 text is Latin. */
const MOST_LATIN = 0.7

/** The encoding of UTF-16 text without a byte-order mark, by the NUL in each Latin letter; null for any other file. */
function unmarkedUtf16(bytes: Uint8Array): Encoding | null {
  const beginning = bytes.subarray(0, BEGINNING)
  if (bytes.length < 2 || bytes.length % 2 !== 0 || !beginning.includes(0)) return null
  const nuls = [0, 0]
  for (const [at, byte] of beginning.entries()) if (byte === 0) nuls[at % 2]! += 1
  const [first, second] = nuls.map((count) => count / (beginning.length / 2)) as [number, number]
  if (second >= MOST_LATIN && first === 0) return 'UTF-16LE'
  return first >= MOST_LATIN && second === 0 ? 'UTF-16BE' : null
}

/** The Unicode encoding that a file's mark or its NULs announce; null for any other file. */
const announced = (file: Uint8Array): Encoding | null => markedEncoding(file) ?? unmarkedUtf16(file)

/** Whether a byte never occurs in text; a NUL seldom does. */
const isNoLetter = (byte: number) => (byte > 0 && byte < 9) || (byte > 13 && byte < 27) || byte === 28

/** No text has more than this share of NULs, apart from those that pad a file at its end. */
const MOST_NULS = 0.1

/** Whether bytes are something other than text, such as an image: in UTF-16 any byte may be a letter's. */
export function looksBinary(bytes: Uint8Array): boolean {
  if (!bytes.includes(0) || announced(bytes)?.startsWith('UTF-16')) return false
  const filled = bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1)
  const nuls = filled.filter((byte) => byte === 0)
  return nuls.length > filled.length * MOST_NULS || filled.some(isNoLetter)
}

const REPLACEMENT = '\uFFFD'

/** Marks within a text: at its beginning, also read as Windows-1252, and where files were joined. */
const MARKS = /^(?:\uFEFF|ï»¿)+|(?<=[\r\n])\uFEFF+/g

/** Whether lines have letters beyond ASCII, apart from marks before the first. */
const hasLetters = ([first = '', ...lines]: string[]) =>
  [first.replace(/^\uFEFF+/, ''), ...lines].some((line) => /[\u0080-\uFFFF]/.test(line))

const decodeStrictly = (bytes: Uint8Array, encoding: string) =>
  tryOrNull(() => new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes))

function decodedAs(
  marked: string,
  encoding: Encoding,
  windowsLines: Extract<Decoded, { kind: 'decoded' }>['windowsLines'] = [],
): Decoded {
  const marks: { at: number; mark: string }[] = []
  let left = 0
  const leaveOut = (mark: string, at: number) => {
    marks.push({ at: at - left, mark })
    left += mark.length
    return ''
  }
  const hasMarks = marked.includes('\uFEFF') || marked.startsWith('ï»¿')
  const text = hasMarks ? marked.replace(MARKS, leaveOut) : marked
  return { kind: 'decoded', text, encoding, windowsLines, marks }
}

/**
 * Decodes a file by its byte-order mark; without one as UTF-16 if its NULs say so, as UTF-8 if it is valid, else as Windows-1252,
 * which Excel in the UK still writes. It decodes a file with letters of both line by line. It never replaces a letter.
 */
export function decode(file: Uint8Array): Decoded {
  const encoding = announced(file) ?? 'UTF-8'
  const text = decodeStrictly(file, encoding)
  if (text !== null) return decodedAs(text, encoding)

  const [before = '', ...rest] = new TextDecoder(encoding, { ignoreBOM: true })
    .decode(file)
    .split(REPLACEMENT)
  if (encoding !== 'UTF-8') return { kind: 'unreadable', line: countLineBreaks(before) + 1 }
  if (hasLetters([before, ...rest])) return decodeByLine(file)
  return decodedAs(new TextDecoder('windows-1252').decode(file), 'Windows-1252')
}

/** Decodes each line as UTF-8 if it is valid, else as Windows-1252, where every letter is one byte. */
function decodeByLine(bytes: Uint8Array): Decoded {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const lines = new TextDecoder('windows-1252').decode(bytes).split(/(?<=\n|\r(?!\n))/)
  const windowsLines: { line: number; text: string }[] = []
  const inUtf8: string[] = []
  let from = 0
  for (const [at, text] of lines.entries()) {
    const valid = tryOrNull(() => utf8.decode(bytes.subarray(from, from + text.length)))
    if (valid === null) windowsLines.push({ line: at + 1, text: text.replace(MARKS, '') })
    inUtf8.push(valid ?? '')
    lines[at] = valid ?? text
    from += text.length
  }
  return decodedAs(lines.join(''), hasLetters(inUtf8) ? 'UTF-8' : 'Windows-1252', windowsLines)
}

/** Where a document in HTML or XML declares its encoding. */
const DECLARED = [
  /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']?([\w.:-]+)/i,
  /<meta\b[^<>]*?\bcharset\s*=\s*(?:["']\s*)?([\w.:-]+)/i,
]

/** How many bytes of a document to search for that. */
const DECLARED_WITHIN = 16 * 1024

/** The encoding that a document declares; null if it declares none or a Unicode one. */
function declaredEncoding(bytes: Uint8Array): string | null {
  const beginning = new TextDecoder('latin1')
    .decode(bytes.subarray(0, DECLARED_WITHIN))
    .replace(/<!--[^]*?(?:-->|$)/g, '')
  const label = DECLARED.map((form) => form.exec(beginning)?.[1]).find((found) => found !== undefined)
  const encoding = tryOrNull(() => new TextDecoder(label).encoding)
  // A declaration readable as ASCII is not in UTF-16, whatever it says.
  return encoding?.startsWith('utf-') === false ? encoding : null
}

/** Decodes HTML or XML: by its byte-order mark, else as declared, which counts as UTF-8 from then on, else like any text. */
export function decodeMarkup(file: Uint8Array): Decoded {
  const encoding = markedEncoding(file) ? null : (unmarkedUtf16(file) ?? declaredEncoding(file))
  const text = encoding === null ? null : decodeStrictly(file, encoding)
  return text === null ? decode(file) : decodedAs(text, 'UTF-8')
}

/** The beginning of a file if its first letter makes it HTML or XML; null for anything else. */
export function beginningOfMarkup(file: Uint8Array): string | null {
  const text = new TextDecoder(announced(file) ?? 'UTF-8').decode(file.subarray(0, 1024 * 1024)).trimStart()
  return text.startsWith('<') ? text : null
}
