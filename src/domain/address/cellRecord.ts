// Cells that hold a record: what a program, a form or a database made of an address.

import { columnName } from './columnNames'
import type { Meaning } from './kinds'

/** The meanings of a record's fields in the order of an envelope; all others are of no address. */
const ORDER: Meaning[] = [
  ...(['firm', 'department', 'flat', 'building', 'house', 'number', 'numberPart', 'street', 'line'] as const),
  ...(['box', 'locality', 'district', 'town', 'postTown', 'townAndPostcode', 'county', 'region'] as const),
  ...(['postcode', 'outwardCode', 'inwardCode', 'country'] as const),
]

const HOME =
  /^(?:the )?(?:u\.?k\.?|gbr?|united kingdom(?: of great britain and northern ireland)?|great britain|england|scotland|wales|cymru|northern ireland)$/i

type Field = [name: string, value: string]

/** What goes on in the same line: a number with its letter and its street, the halves of a postcode. */
const GOES_ON = new Set<Meaning>(['number', 'numberPart', 'outwardCode'])

/** The address in the fields of a record, line by line; null if none of them is of an address. */
function linesOf(fields: Field[]): string | null {
  const parts = fields
    .flatMap(([name, value]) => {
      const said = columnName(name)
      const text = value.trim()
      if (!said || !ORDER.includes(said.meaning) || text === '' || /^(?:null|none|undefined)$/i.test(text))
        return []
      if (said.meaning === 'country' && HOME.test(text)) return []
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

/** The values of a record with their names, those within others too. */
function fieldsOf(record: unknown, name = '', depth = 0): Field[] {
  if (typeof record === 'string' || typeof record === 'number') return [[name, String(record)]]
  if (record === null || typeof record !== 'object' || depth > 4) return []
  return Object.entries(record)
    .slice(0, MOST_FIELDS)
    .flatMap(([key, value]) => fieldsOf(value, Array.isArray(record) ? name : key, depth + 1))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A record as Python writes it, in JSON. */
const inJson = (text: string) =>
  text
    .replace(/'(?<=[{[,:]\s*')((?:[^'\\]|\\.)*)'(?=\s*[}\],:])/g, (_, said: string) =>
      JSON.stringify(said.replaceAll("\\'", "'")),
    )
    .replace(/None(?<=[[,:]\s*None)(?=\s*[}\],])/g, 'null')
    .replace(/(?:True|False)(?<=[[,:]\s*(?:True|False))(?=\s*[}\],])/g, 'true')

/** The values of a list in brackets, as databases write rows: `("12 High Street",Bath)`. */
const LISTED = /^\s*[({]\s*((?:"[^"]*"|[^",(){}=:]*)(?:,(?:"[^"]*"|[^",(){}=:]*))+)\s*[)}]\s*$/

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

/**
 * The address in a cell that is a record: JSON, a list, a database's row, a form's fields with their labels. Null for any other
 * cell.
 */
export function addressInRecord(text: string): string | null {
  const start = text.trimStart()[0] ?? ''
  if ('{["'.includes(start) && start !== '') {
    const record = parsed(text) ?? parsed(inJson(text))
    if (record !== undefined && typeof record === 'object') {
      const fields = fieldsOf(record)
      return (
        linesOf(fields) ??
        (fields.every(([name]) => name === '') ? joined(fields.map(([, value]) => value)) : null)
      )
    }
  }
  if (/^a:\d+:\{/.test(text)) {
    const said = [...text.matchAll(/s:\d+:"([^"]*)"|[Nid](?::[^;]*)?;/g)].map(([, value = '']) => value)
    return linesOf(said.flatMap((name, at): Field[] => (at % 2 === 0 ? [[name, said[at + 1] ?? '']] : [])))
  }
  const [, listed] = LISTED.exec(text) ?? []
  if (listed !== undefined && (listed.includes('"') || !listed.includes(', ')))
    return joined((listed.match(/"[^"]*"|[^",]+/g) ?? []).map((value) => value.replaceAll('"', '')))
  if (!/[:=]/.test(text)) return null
  const fields = labelledIn(
    text.replace(/<(\w[\w:-]*)[^<>]*>([^<]*)<\/\1>/g, (tag, name: string, value: string) =>
      columnName(name) ? `\n${name}: ${value}` : tag,
    ),
  )
  return linesOf(fields)
}

const joined = (values: string[]) => {
  const lines = values.map((value) => value.trim()).filter((value) => value !== '' && !HOME.test(value))
  return lines.length > 1 ? lines.join('\n') : null
}
