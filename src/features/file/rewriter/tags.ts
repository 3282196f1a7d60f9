/** A workbook that is not as Excel writes them, so that its cells cannot be written in place. */
export class OddWorkbook extends Error {}

/** An attribute of a tag with the blank before it. */
const ATTRIBUTE = /(?<!\s)\s+([^\s=]+)\s*=\s*(?:"[^"]*"|'[^']*')/g

/** The text of a tag without one of its attributes. */
export const withoutAttribute = (text: string, name: string) =>
  text.replace(ATTRIBUTE, (attribute: string, named: string) => (named === name ? '' : attribute))

/** The text of a tag with one more attribute, after the others. */
export const withAttribute = (text: string, name: string, value: string) =>
  text.replace(/(?<!\s)\s*(\/?>)$/, ` ${name}="${value}"$1`)

/** The text of a tag as that of an element that is empty, or not. */
export const tagText = (text: string, isEmpty: boolean) =>
  text.replace(/(?<!\s)\s*\/?>$/, isEmpty ? '/>' : '>')
