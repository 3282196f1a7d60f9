// What a whole cell says; it may hold a record of an address: JSON, or a form's fields with their labels.

import { tryOrNull } from '../../../base/tryOrNull'
import { plainText } from '../cells/plainText'
import { isBlankWord, saysNothing } from '../cells/nothing'
import { columnName } from './columnNames'
import { isUK } from '../words/homePlaces'
import type { Meaning } from './kinds'

/** The meanings of a record's fields, in envelope order; other meanings are not part of an address. */
const ORDER: Meaning[] = [
  ...(['firm', 'department', 'flat', 'building', 'house', 'number', 'numberPart', 'street', 'line'] as const),
  ...(['box', 'locality', 'district', 'town', 'postTown', 'townAndPostcode', 'county', 'region'] as const),
  ...(['postcode', 'outwardCode', 'inwardCode', 'country'] as const),
]

type Field = [name: string, value: string]

/** What the next field continues on the same line: a number with its letter and street, the halves of a postcode. */
const GOES_ON = new Set<Meaning>(['number', 'numberPart', 'outwardCode'])

/** The address in the fields of a record, line by line; null if they hold none. */
function linesOf(fields: Field[]): string | null {
  const parts = fields
    .flatMap(([name, value]) => {
      const said = columnName(name)
      const text = value.trim()
      if (!said || !ORDER.includes(said.meaning) || text === '' || isBlankWord(text) || saysNothing(text))
        return []
      if (said.meaning === 'country' && isUK(text)) return []
      const isBare = said.meaning === 'flat' && /^\d+\p{L}?$/u.test(text)
      return [{ ...said, text: isBare ? `Flat ${text}` : text }]
    })
    .toSorted((a, b) => ORDER.indexOf(a.meaning) - ORDER.indexOf(b.meaning) || a.nth - b.nth)
  if (parts.length === 0) return null
  return parts
    .map(({ text, meaning }, at) => {
      if (at === parts.length - 1) return text
      const isNumber = meaning === 'house' && /^\d/.test(text)
      return text + (GOES_ON.has(meaning) || isNumber ? ' ' : '\n')
    })
    .join('')
}

/** How many fields of a record we read: no address has more. */
const MOST_FIELDS = 200

/** The values of a record with their names, nested ones too. */
function fieldsOf(record: unknown, name = '', depth = 0): Field[] {
  if (typeof record === 'string' || typeof record === 'number') return [[name, String(record)]]
  if (record === null || typeof record !== 'object' || depth > 4) return []
  return Object.entries(record)
    .slice(0, MOST_FIELDS)
    .flatMap(([key, value]) => fieldsOf(value, Array.isArray(record) ? name : key, depth + 1))
}

/** A label and its sign, where a form's field begins. */
const LABEL =
  /(?<=^|[\n\r,;|{(]|<br\s*\/?>|\s\s(?=\S)|\.\s)[ \t]*["']?(\p{L}[\p{L}\d /_().'’-]{0,40}?)["']?[ \t]*[:=](?!\/\/)/giu

/** The labelled fields of a text; empty if fewer than two are of an address. */
function labelledIn(text: string): Field[] {
  const labels = [...text.matchAll(LABEL)]
  if (labels.filter(([, name = '']) => columnName(name) !== null).length < 2) return []
  return labels.map(({ 0: label, 1: name = '', index }, at) => {
    const end = labels[at + 1]?.index ?? text.length
    const value = text.slice(index + label.length, end)
    return [
      name,
      value.replace(/^[\s"']+|(?<![\s,;|})"'])[\s,;|})"']+$/g, '').replace(/(?<!\s)\s*[\r\n]+\s*/g, '\n'),
    ]
  })
}

/** The fields of a cell that is a record, as JSON or with labels; empty for any other. */
function recordIn(text: string): Field[] {
  if (/^\s*[{["]/.test(text)) {
    const record = tryOrNull((): unknown => JSON.parse(text))
    if (record !== null && typeof record === 'object') return fieldsOf(record)
  }
  return /[:=]/.test(text) ? labelledIn(text) : []
}

/** The address in a cell that is a record; null for any other cell. */
export function addressInRecord(text: string): string | null {
  const fields = recordIn(text)
  if (fields.length === 0) return null
  const isList = fields.every(([name]) => name === '')
  return linesOf(fields) ?? (isList ? joined(fields.map(([, value]) => value)) : null)
}

const joined = (values: string[]) => {
  const lines = values.map((value) => value.trim()).filter((value) => value !== '' && !isUK(value))
  return lines.length > 1 ? lines.join('\n') : null
}

/** A formula that is only a text, which keeps Excel from reading the value as a number or a date. */
const TEXT_FORMULA = /^\s*=\s*"((?:[^"]|"")*)"\s*$/

/** Whether a cell is a formula that is only a text. */
export const isTextFormula = (value: string): boolean => TEXT_FORMULA.test(value)

/** Whether a cell is a whole number that a program wrote as a fraction. */
export const isFraction = (value: string): boolean => /^\s*\d{1,5}\.0+\s*$/.test(value)

/** What parts the lines of a cell, as the file writes it. */
const SIGN = /<br\s*\/?>|\\n|(?<![^\S\n])(?:[^\S\n]*[;$¦¶|^~][^\S\n]*|[^\S\n]+[/–—-][^\S\n]+)| {2,}/i

/** A text to replace a cell, with the cell's own signs between its lines. */
export function withSigns(text: string, cell: string): string {
  const [sign] = SIGN.exec(cell) ?? []
  if (sign === undefined || cell.includes('\n')) return text
  return text.replaceAll('\n', sign)
}

/** A whole number that a program wrote as a fraction: `12.0`. */
const FRACTION = /(?<![\d.£$€,])(\d{1,5})\.0+(?=\s*$|,|\s+\p{L})/gu

/** Signs that a cell may mean something else than it says. */
const MAY_BE_ODD =
  /[&<\\{}[\]=:;|$¦¶^~_\0\u00AD\u00C2-\u00F4\u200B-\u200F\u202A-\u202E\u2060\uFEFF]|\.0|^\s*(?:["'(#0]|n)|^\s*u/i

/** How many characters a record may have to be read. */
const LONGEST = 10_000

/** How many such cells we remember: a list has few different ones, in many rows. */
const KNOWN = 20_000

const known = new Map<string, string>()

/**
 * What a cell's value means: `="0012"` is `0012`, `NULL` nothing, `12.0` 12, `&amp;` an ampersand, and a record the address in
 * it. No other code reads values.
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

/** A cell of the customer's, as Excel shows it. */
export const cellOf = (row: readonly string[], column: number): string => shownValue(row[column] ?? '')

function readValue(value: string): string {
  const [, said] = TEXT_FORMULA.exec(value) ?? []
  const text = said?.replaceAll('""', '"') ?? value
  if (isBlankWord(text)) return ''
  if (text.length > LONGEST) return text
  const plain = plainText(text)
  const read = addressInRecord(text) ?? (plain === text ? null : addressInRecord(plain)) ?? plain
  return isBlankWord(read) ? '' : read.replace(FRACTION, '$1')
}

/** Whether a cell is a record, or markup: we read it and never write it. */
export const isRecord = (value: string): boolean =>
  value.length <= LONGEST &&
  (/<\/[a-z]/i.test(value) ||
    (/[[{:=]/.test(value) && (addressInRecord(value) ?? addressInRecord(plainText(value))) !== null))
