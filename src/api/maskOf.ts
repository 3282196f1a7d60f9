/** What stands in a message where the key was. */
export const MASK = '***'

/** A byte as URLs write it, in small letters. */
const percent = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`

/** A character in every way in which it is written: plain, as URLs write its bytes, a space as forms write it. */
const spellingsOf = (char: string): string[] => [
  char,
  [...new TextEncoder().encode(char)].map(percent).join(''),
  ...(char === ' ' ? ['+'] : []),
]

/** A text with the bytes that a URL has written in it in small letters, each where it was. */
const withSmallBytes = (text: string) => text.replace(/%[\dA-F]{2}/gi, (byte) => byte.toLowerCase())

/**
 * What masks a key in a text, plain or however a URL or a form spells it. An empty key masks nothing. No
 * pattern is made of the key: an error about that would quote it. To be made once for a key: every answer of a run goes
 * through it.
 */
export function maskOf(key: string): (text: string) => string {
  if (key === '') return (text) => text
  const spellings = Array.from(key, spellingsOf)

  /** Where the key ends that begins at a place of a text; −1 when none does. */
  const endOfKeyAt = (text: string, small: string, from: number) => {
    // A percent sign may stand for itself or begin a byte: both are followed.
    let ends = [from]
    for (const ways of spellings) {
      const isWritten = (way: string, at: number) => text.startsWith(way, at) || small.startsWith(way, at)
      ends = [
        ...new Set(
          ends.flatMap((at) => ways.filter((way) => isWritten(way, at)).map((way) => at + way.length)),
        ),
      ]
      if (ends.length === 0) return -1
    }
    return Math.max(...ends)
  }

  return (text) => {
    const small = withSmallBytes(text)
    let masked = ''
    let kept = 0
    for (let at = 0; at < text.length; at += 1) {
      const end = endOfKeyAt(text, small, at)
      if (end < 0) continue
      masked += text.slice(kept, at) + MASK
      kept = end
      at = end - 1
    }
    return masked + text.slice(kept)
  }
}
