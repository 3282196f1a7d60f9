import { utils } from '@e965/xlsx'

/** An attribute of a tag with the blank before it. */
const ATTRIBUTE = /(?<!\s)\s+([^\s=]+)\s*=\s*(?:"[^"]*"|'[^']*')/g

/** The text of a tag without one of its attributes. */
export const withoutAttribute = (text: string, name: string) =>
  text.replace(ATTRIBUTE, (attribute: string, named: string) => (named === name ? '' : attribute))

/** The text of a tag with one more attribute, after the others. */
export const withAttribute = (text: string, name: string, value: string) =>
  text.replace(/(?<!\s)\s*(\/?>)$/, ` ${name}="${value}"$1`)

/** The text of a tag as that of an element that is empty, or not. */
const tagText = (text: string, isEmpty: boolean) => text.replace(/(?<!\s)\s*\/?>$/, isEmpty ? '/>' : '>')

/** What XML cannot hold, lone halves of a character, and the code of a letter, which Excel would read as that letter. */
const ODD = /[^\t\n\r -\uFFFD\u{10000}-\u{10FFFF}]|\p{Surrogate}|_(?=x[\da-f]{4}_)/giu

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const codeOf = (letter: string) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** A text as a cell holds it: its line breaks are those of a cell. */
export const linesOf = (text: string) => text.replace(/\r\n?/g, '\n')

const escaped = (text: string) =>
  linesOf(text)
    .replace(ODD, codeOf)
    .replace(/[&<>]/g, (sign) => ENTITIES[sign]!)

/** Whether a text is a number as it is shown without a format, with all its digits. */
export const isPlainNumber = (text: string) =>
  /^-?\d{1,15}(?:\.\d{1,12})?$/.test(text) &&
  text.replace(/\D/g, '').length <= 15 &&
  Number(text).toString() === text

/** What is written into a cell. */
export interface Written {
  text: string
  isNumber: boolean
}

/** A cell with something else in it, by the text of its first tag, whose style it keeps. */
export function cellXml(tag: string, prefix: string, { text, isNumber }: Written): string {
  const bare = withoutAttribute(tag, 't')
  if (text === '') return tagText(bare, true)
  if (isNumber) return `${tagText(bare, false)}<${prefix}v>${text}</${prefix}v></${prefix}c>`
  const first = tagText(withAttribute(bare, 't', 'inlineStr'), false)
  return `${first}<${prefix}is><${prefix}t xml:space="preserve">${escaped(text)}</${prefix}t></${prefix}is></${prefix}c>`
}

/** The tag of a cell that the sheet did not have. @param row from 0 */
export const newCellTag = (prefix: string, row: number, column: number, style: string | undefined) =>
  `<${prefix}c r="${utils.encode_cell({ r: row, c: column })}"${style === undefined ? '' : ` s="${style}"`}/>`
