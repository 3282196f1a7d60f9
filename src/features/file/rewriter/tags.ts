/** A workbook that is not as Excel writes them, so that its cells cannot be written in place. */
export class OddWorkbook extends Error {}

/** A tag of XML in UTF-8: where it begins and ends, and its name. */
export interface Tag {
  start: number
  end: number
  name: string
  isEnd: boolean
  /** Whether it ends itself, as in `<c/>`. */
  isEmpty: boolean
}

const [OPEN, CLOSE, SLASH, BANG, QUESTION] = [0x3c, 0x3e, 0x2f, 0x21, 0x3f]
const [QUOTE, APOSTROPHE] = [0x22, 0x27]

/** Where `mark` ends, from a place on. */
function behind(xml: Uint8Array, mark: string, from: number): number {
  const first = mark.charCodeAt(0)
  for (let at = xml.indexOf(first, from); at >= 0; at = xml.indexOf(first, at + 1)) {
    let length = 1
    while (length < mark.length && xml[at + length] === mark.charCodeAt(length)) length += 1
    if (length === mark.length) return at + length
  }
  throw new OddWorkbook(`${mark} is missing`)
}

const startsWith = (xml: Uint8Array, mark: string, at: number) =>
  Array.from(mark).every((letter, index) => xml[at + index] === letter.charCodeAt(0))

/** The end of a tag, which quotes in it may hold the sign of. */
function endOfTag(xml: Uint8Array, from: number): number {
  for (let at = from; at < xml.length; at += 1) {
    const byte = xml[at]!
    if (byte === CLOSE) return at + 1
    if (byte === QUOTE || byte === APOSTROPHE) at = behind(xml, String.fromCharCode(byte), at + 1) - 1
  }
  throw new OddWorkbook('a tag does not end')
}

/** Whether a byte belongs to a name: not a blank, a slash or the end of the tag. */
const isOfName = (byte: number) => byte > 0x20 && byte !== SLASH && byte !== CLOSE

/** The first tag from a place on, without comments, instructions and text that is not parsed. Null if there is none. */
export function tagFrom(xml: Uint8Array, from: number): Tag | null {
  let start = xml.indexOf(OPEN, from)
  for (; start >= 0; start = xml.indexOf(OPEN, start)) {
    const next = xml[start + 1]
    if (next === QUESTION) start = behind(xml, '?>', start)
    else if (next !== BANG) break
    else if (startsWith(xml, '<!--', start)) start = behind(xml, '-->', start + 4)
    else if (startsWith(xml, '<![CDATA[', start)) start = behind(xml, ']]>', start)
    else throw new OddWorkbook('a document type')
  }
  if (start < 0) return null
  const isEnd = xml[start + 1] === SLASH
  let at = start + (isEnd ? 2 : 1)
  let name = ''
  for (; isOfName(xml[at] ?? CLOSE); at += 1) name += String.fromCharCode(xml[at]!)
  const end = endOfTag(xml, at)
  return { start, end, name, isEnd, isEmpty: xml[end - 2] === SLASH }
}

/** The same; throws if there is none. */
export function nextTag(xml: Uint8Array, from: number): Tag {
  const tag = tagFrom(xml, from)
  if (!tag) throw new OddWorkbook('an element does not end')
  return tag
}

/** Where an element ends, by its first tag. */
export function endOf(xml: Uint8Array, first: Tag): number {
  if (first.isEmpty) return first.end
  let [depth, at] = [1, first.end]
  while (depth > 0) {
    const tag = nextTag(xml, at)
    if (tag.isEnd) depth -= 1
    else if (!tag.isEmpty) depth += 1
    at = tag.end
  }
  return at
}

const utf8 = new TextDecoder()

/** An attribute of a tag with the blank before it. */
const ATTRIBUTE = /(?<!\s)\s+([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The text of a tag. */
export const textOf = (xml: Uint8Array, { start, end }: Pick<Tag, 'start' | 'end'>) =>
  utf8.decode(xml.subarray(start, end))

/** The attributes of a tag, from its text. */
export function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name, value, other] of text.matchAll(ATTRIBUTE)) attributes.set(name!, value ?? other!)
  return attributes
}

/** The text of a tag without one of its attributes. */
export const withoutAttribute = (text: string, name: string) =>
  text.replace(ATTRIBUTE, (attribute: string, named: string) => (named === name ? '' : attribute))

/** The text of a tag with one more attribute, after the others. */
export const withAttribute = (text: string, name: string, value: string) =>
  text.replace(/(?<!\s)\s*(\/?>)$/, ` ${name}="${value}"$1`)

/** The text of a tag as that of an element that is empty, or not. */
export const tagText = (text: string, isEmpty: boolean) =>
  text.replace(/(?<!\s)\s*\/?>$/, isEmpty ? '/>' : '>')

/** XML that is read here: UTF-8 without a fault. */
export function checkEncoding(xml: Uint8Array) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(xml)
  } catch {
    throw new OddWorkbook('not UTF-8')
  }
  const head = utf8.decode(xml.subarray(0, 200))
  const encoding = /^\uFEFF?<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/.exec(head)?.[1] ?? 'utf-8'
  if (!/^(?:utf-8|us-ascii)$/i.test(encoding)) throw new OddWorkbook(`encoded as ${encoding}`)
}
