// CELLS: what a cell says, whichever program wrote it.
// - We read a cell and never mend it: it stays as it is in the file until an address is written over it.
// - A sign is what it means (this file); a word for nothing is nothing (`nothing`), and so is a text that says there is no
//   address.
// - Two texts are one address if their words agree, in any case and with any signs between them (`sameWords`).
// - Its form alone tells a postcode, anywhere and however spaced (`postcodes`).
// - `columns/shownValue` reads a whole cell: a record in it names its fields as a file names its columns.

import { tryOrNull } from '../../../base/tryOrNull'

/** HTML entities found in addresses and names, by name. */
const NAMED = new Map([
  ['nbsp', ' '],
  ['bull', '\n'],
  ...Array.from(
    `amp & lt < gt > quot " apos ' rsquo ’ lsquo ‘ rdquo ” ldquo “ ndash – mdash — pound £
    frac12 ½ frac14 ¼ frac34 ¾ hellip … middot · agrave à aacute á acirc â auml ä egrave è
    eacute é ecirc ê euml ë ccedil ç iacute í icirc î iuml ï oacute ó ocirc ô ouml ö uacute ú
    ucirc û uuml ü ntilde ñ`.matchAll(/(\w+) (\S)/g),
    ([, name, sign]) => [name!, sign!] as const,
  ),
])

/** The letters of Windows-1252 that Latin-1 lacks, for the bytes from 0x80. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** Bytes of UTF-8 that were read as Windows-1252: `â€™` for `’`. */
const TWICE = new RegExp(`[Â-ô][\\x80-\\xBF${WINDOWS}]{1,3}`, 'g')

const entity = (whole: string, name: string) => {
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : name.startsWith('#')
      ? Number(name.slice(1))
      : NaN
  if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code)
  return NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? whole
}

const withoutEntities = (text: string) => text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{2,8});/gi, entity)

function decodedOnce(bytes: string): string {
  const codes = Array.from(bytes, (letter) => {
    const at = WINDOWS.indexOf(letter)
    return at < 0 ? letter.charCodeAt(0) : 0x80 + at
  })
  return tryOrNull(() => new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes))) ?? bytes
}

/** Signs that part lines and never occur in an address. */
const BETWEEN_LINES = /(?<!\s)\s*[$¦¶|^~]+\s*/g

/** Signs without a width; a joiner is one unless an emoji, or a letter beyond Latin, follows: it is a part of that. */
const UNSEEN =
  /[\0\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\uFEFF]|[\u200C\u200D](?![^\0-\u024F\u1E00-\u206F\uFEFF])/g

/** Resolves a text's entities, tags and escapes, text that was decoded twice, and signs that part lines. */
export function plainText(text: string): string {
  let plain = text
  if (/[Â-ô]/.test(plain)) plain = plain.replace(TWICE, decodedOnce)
  // Some programs escape a text twice.
  if (plain.includes('&')) plain = withoutEntities(withoutEntities(plain))
  if (plain.includes('<'))
    plain = plain
      .replace(/<\/?(?:a|b|em|font|i|small|span|strong|su[bp]|u)\b[^<>]*>/gi, '')
      .replace(/<\/?[a-z][^<>]*>/gi, '\n')
  if (plain.includes('\\'))
    plain = plain
      .replace(/(?:\\r)?\\n|\\r/g, '\n')
      .replace(/\\t/g, ' ')
      .replace(/\\+(['"\\/,;])/g, '$1')
  plain = plain.replace(/_x000[AD]_/gi, '\n').replace(UNSEEN, '')
  if (/^\P{L}*\p{L}.*[$¦¶|^~]/su.test(plain)) plain = plain.replace(BETWEEN_LINES, '\n')
  if (plain === text) return text
  return plain.replace(/(?<![^\S\n])[^\S\n]*\r?\n\s*/g, '\n').replace(/^\n+|\n+$/g, '')
}
