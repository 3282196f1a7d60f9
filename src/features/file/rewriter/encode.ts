import type { Encoding } from '../../../base/csvFile'

const UTF_8 = new TextEncoder()

const HIGHEST_COMMON = 0x7f

/** The bytes of the letters of Windows-1252 beyond ASCII. */
const WINDOWS_BYTES = new Map(
  Array.from({ length: 0x80 }, (_, at) => {
    const byte = at + HIGHEST_COMMON + 1
    return [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte] as const
  }),
)

/** The first letter of a text that Windows-1252 lacks; null if it has them all. */
export function letterBeyondWindows(text: string): string | null {
  if (!/[^\0-\x7f]/.test(text)) return null
  for (const letter of text) if (letter > '\x7f' && !WINDOWS_BYTES.has(letter)) return letter
  return null
}

/** The bytes of a text whose letters have one byte each, or two. */
function inUnits(text: string, size: 1 | 2, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(text.length * size))
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (size === 2) bytes.setUint16(at * 2, code, isLittle)
    else bytes.setUint8(at, code > HIGHEST_COMMON ? WINDOWS_BYTES.get(text[at]!)! : code)
  }
  return new Uint8Array(bytes.buffer)
}

/** A text in an encoding that has all its letters. */
export function encodeText(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'UTF-8') return UTF_8.encode(text)
  return inUnits(text, encoding === 'Windows-1252' ? 1 : 2, encoding === 'UTF-16LE')
}
