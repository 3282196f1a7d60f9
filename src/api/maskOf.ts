/** What stands in a message where the key was. */
export const MASK = '***'

const escaped = (char: string) => char.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** A byte as URLs write it, in capital or small letters. */
const percent = (byte: number) =>
  `%${byte
    .toString(16)
    .padStart(2, '0')
    .replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)}`

/** A character in every way in which it is written: plain, as URLs write its bytes, a space as forms write it. */
function spellingsOf(char: string): string {
  const encoded = [...new TextEncoder().encode(char)].map(percent).join('')
  return `(?:${escaped(char)}|${encoded}${char === ' ' ? '|\\+' : ''})`
}

/**
 * What masks a key in a text, plain or however a URL or a form spells it (PRIVACY-4). An empty key masks nothing.
 * To be made once for a key: every answer of a run goes through it.
 */
export function maskOf(key: string): (text: string) => string {
  if (key === '') return (text) => text
  const pattern = new RegExp(Array.from(key, spellingsOf).join(''), 'gu')
  return (text) => text.replace(pattern, () => MASK)
}
