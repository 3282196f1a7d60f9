import { addressInRecord } from './cellRecord'
import { plainText } from '../cells/plainText'
import { isBlankWord } from '../cells/nothing'

/** A formula that is only a text: it keeps Excel from reading a value as a number or a date. */
const TEXT_FORMULA = /^\s*=\s*"((?:[^"]|"")*)"\s*$/

/** Whether a cell is a formula that is only a text. */
export const isTextFormula = (value: string): boolean => TEXT_FORMULA.test(value)

/** Whether a cell is a number that a program has made a fraction. */
export const isFraction = (value: string): boolean => /^\s*\d{1,5}\.0+\s*$/.test(value)

/** What parts the lines of a cell: as it is written. */
const SIGN = /<br\s*\/?>|\\n|(?<![^\S\n])(?:[^\S\n]*[;$¦¶|^~][^\S\n]*|[^\S\n]+[/–—-][^\S\n]+)| {2,}/i

/** A text that takes the place of a cell, with its lines parted as they are there. */
export function withSigns(text: string, cell: string): string {
  const [sign] = SIGN.exec(cell) ?? []
  if (sign === undefined || cell.includes('\n')) return text
  return text.replaceAll('\n', sign)
}

/** A number that a program has made a fraction: `12.0`. */
const FRACTION = /(?<![\d.£$€,])(\d{1,5})\.0+(?=\s*$|,|\s+\p{L})/gu

/** What a cell may have that means something else. */
const MAY_BE_ODD =
  /[&<\\{}[\]=:;|$¦¶^~_\0\u00AD\u00C2-\u00F4\u200B-\u200F\u202A-\u202E\u2060\uFEFF]|\.0|^\s*(?:["'(#0]|n)|^\s*u/i

/** Characters of a record that is read. */
const LONGEST = 10_000

/** Cells that are kept in mind: a list has few that are read otherwise, and many rows. */
const KNOWN = 20_000

const known = new Map<string, string>()

/**
 * What a cell's value means: `="0012"` is `0012`, `NULL` nothing, `12.0` 12, `&amp;` an ampersand, and a record the address in
 * it. Values are read here and nowhere else.
 */
export function shownValue(value: string): string {
  if (!MAY_BE_ODD.test(value)) return value
  const before = known.get(value)
  if (before !== undefined) return before
  const read = readValue(value)
  if (known.size >= KNOWN) known.clear()
  known.set(value, read)
  return read
}

function readValue(value: string): string {
  const [, said] = TEXT_FORMULA.exec(value) ?? []
  const text = said?.replaceAll('""', '"') ?? value
  if (isBlankWord(text)) return ''
  if (text.length > LONGEST) return text
  const plain = plainText(text)
  const read = addressInRecord(text) ?? (plain === text ? null : addressInRecord(plain)) ?? plain
  return isBlankWord(read) ? '' : read.replace(FRACTION, '$1')
}

/** Whether a cell is a record, or markup: it is read and never written. */
export const isRecord = (value: string): boolean =>
  value.length <= LONGEST &&
  (/<\/[a-z]/i.test(value) ||
    (/[[{:=]/.test(value) && (addressInRecord(value) ?? addressInRecord(plainText(value))) !== null))
