// Cells that hold a record of an address: JSON, or a form's fields with their labels.

import { columnName } from './columnNames'
import { isUK } from '../words/homeCountries'
import { isBlankWord, saysNothing } from '../cells/nothing'
import type { Meaning } from './kinds'

/** The meanings of a record's fields in the order of an envelope; all others are of no address. */
const ORDER: Meaning[] = [
  ...(['firm', 'department', 'flat', 'building', 'house', 'number', 'numberPart', 'street', 'line'] as const),
  ...(['box', 'locality', 'district', 'town', 'postTown', 'townAndPostcode', 'county', 'region'] as const),
  ...(['postcode', 'outwardCode', 'inwardCode', 'country'] as const),
]

type Field = [name: string, value: string]

/** What goes on in the same line: a number with its letter and its street, the halves of a postcode. */
const GOES_ON = new Set<Meaning>(['number', 'numberPart', 'outwardCode'])

/** The address in the fields of a record, line by line; null if none of them is of an address. */
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

/** Fields that are read of a record: no address has more. */
const MOST_FIELDS = 200

/** A field's name; within a part of an address it is the part's: `{"country":{"code":"GB"}}`. */
function keyOf(key: string, within: string): string {
  const isPart = !['line', undefined].includes(columnName(within)?.meaning)
  if (!isPart) return key
  if (/^code$/i.test(key)) return `${within} code`
  return /^(?:name|value|label|text|title)$/i.test(key) ? within : key
}

/** The values of a record with their names, those within others too. */
function fieldsOf(record: unknown, name = '', depth = 0): Field[] {
  if (typeof record === 'string' || typeof record === 'number') return [[name, String(record)]]
  if (record === null || typeof record !== 'object' || depth > 4) return []
  return Object.entries(record)
    .slice(0, MOST_FIELDS)
    .flatMap(([key, value]) => fieldsOf(value, Array.isArray(record) ? name : keyOf(key, name), depth + 1))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A name and its sign, where a field of a form begins. */
const LABEL =
  /(?<=^|[\n\r,;|{(]|<br\s*\/?>|\s\s(?=\S)|\.\s)[ \t]*["']?(\p{L}[\p{L}\d /_().'’-]{0,40}?)["']?[ \t]*[:=](?!\/\/)/giu

/** Other fields of forms that have an address. */
const OTHER =
  /^(?:(?:full |first |last |contact )?name|e-?mail.*|(?:tele)?phone.*|mobile.*|tel|fax|attn|notes?|contact.*|date.*|id|ref.*)$/i

/** The fields of a text with labels; none if it has fewer than two of an address, and is no address behind a label. */
function labelledIn(text: string): Field[] {
  const labels = [...text.matchAll(LABEL)].filter(
    ([, name = '']) => columnName(name) || OTHER.test(name.trim()),
  )
  const said = labels.flatMap(([, name = '']) => columnName(name) ?? [])
  const isOne =
    said.length === 1 && labels[0]!.index === 0 && said[0]!.meaning === 'line' && said[0]!.nth === 0
  if (said.length < 2 && !isOne) return []
  return labels.map(({ 0: label, 1: name = '', index }, at) => {
    const end = labels[at + 1]?.index ?? text.length
    const value = text.slice(index + label.length, end)
    return [
      name,
      value.replace(/^[\s"']+|(?<![\s,;|})"'])[\s,;|})"']+$/g, '').replace(/(?<!\s)\s*[\r\n]+\s*/g, '\n'),
    ]
  })
}

/** The fields of a cell that is a record, as JSON or with labels. None in any other. */
function recordIn(text: string): Field[] {
  if (/^\s*[{["]/.test(text)) {
    const record = parsed(text)
    if (record !== undefined && typeof record === 'object') return fieldsOf(record)
  }
  return /[:=]/.test(text) ? labelledIn(text) : []
}

/** The address in a cell that is a record: JSON, or a form's fields with their labels. Null for any other cell. */
export function addressInRecord(text: string): string | null {
  const fields = recordIn(text)
  if (fields.length === 0) return null
  const isList = fields.every(([name]) => name === '')
  return linesOf(fields) ?? (isList ? joined(fields.map(([, value]) => value)) : null)
}

/** The country that a record names; empty if it names none, or is none. */
export const countryInRecord = (text: string): string =>
  recordIn(text)
    .find(([name]) => columnName(name)?.meaning === 'country')?.[1]
    .trim() ?? ''

const joined = (values: string[]) => {
  const lines = values.map((value) => value.trim()).filter((value) => value !== '' && !isUK(value))
  return lines.length > 1 ? lines.join('\n') : null
}
