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

/** A text in Windows-1252, which has all its letters. */
const inWindows = (text: string) =>
  Uint8Array.from(text, (letter) => (letter > '\x7f' ? WINDOWS_BYTES.get(letter)! : letter.charCodeAt(0)))

function inUtf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++) bytes.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return new Uint8Array(bytes.buffer)
}

/** A text in an encoding that has all its letters. */
export function encodeText(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  switch (encoding) {
    case 'UTF-8':
      return UTF_8.encode(text)
    case 'Windows-1252':
      return inWindows(text)
    default:
      return inUtf16(text, encoding === 'UTF-16LE')
  }
}
