import fc from 'fast-check'
import type { Delimiter, Encoding } from '../../src/base/csvFile'
import { encodeText, letterBeyondWindows } from '../../src/features/file/rewriter/encode'
import { delimiters } from './drawn'

/** Values as lists have them, with letters of Windows-1252 alone and with others. */
export const drawnValue = fc.oneof(
  fc.constantFrom(
    '',
    '',
    'Ann',
    '7',
    '007',
    '-1.5',
    '1 High Street',
    'Leeds',
    'LS1 4AB',
    ' x ',
    'O’Neil',
    'Zoë £5',
  ),
  fc.constantFrom(
    'a,b',
    'a;b',
    'a\tb',
    'a|b',
    'two\nlines',
    'two\r\nlines',
    'said "no"',
    '"',
    '=',
    '="0123"',
    'Tŷ',
    '€',
    '\u00a0',
  ),
)

const drawnWay = fc.record({
  delimiter: fc.constantFrom<Delimiter>(...delimiters),
  /** Which cells are in quotes beside those that must. */
  quoting: fc.constantFrom('few', 'all', 'texts', 'any', 'letters'),
  ends: fc.constantFrom('\n', '\r\n', '\r', '\r\r\n', 'mixed'),
  encoding: fc.constantFrom<Encoding | 'both'>(
    'UTF-8',
    'UTF-8',
    'Windows-1252',
    'UTF-16LE',
    'UTF-16BE',
    'both',
  ),
  marks: fc.constantFrom(0, 0, 1, 2),
  titles: fc.constantFrom('', '', 'Contacts', 'Contacts\n\n', '\n'),
  isOpen: fc.boolean(),
  blankBehindQuotes: fc.constantFrom('', '', '', ' '),
})

const drawnRow = fc.record({
  cells: fc.array(drawnValue, { minLength: 4, maxLength: 4 }),
  quotes: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  endsEarly: fc.boolean(),
  more: fc.constantFrom(0, 0, 0, 1),
  below: fc.constantFrom('', '', '', ',,', ' ', '\uFEFF'),
  end: fc.constantFrom('\n', '\r\n'),
})

type Way = typeof drawnWay extends fc.Arbitrary<infer Value> ? Value : never
type Row = typeof drawnRow extends fc.Arbitrary<infer Value> ? Value : never

function cellText(text: string, isDrawn: boolean, { delimiter, quoting, blankBehindQuotes }: Way) {
  if (quoting === 'letters') return text.replace(/[\r\n]+/g, ' ').replaceAll(delimiter, ' ')
  const must = text.includes(delimiter) || /[\r\n]|^"|^\s|\s$/.test(text)
  const isText = text !== '' && !/^-?[\d.]+$/.test(text)
  const may = { few: false, all: true, texts: isText, any: isDrawn }[quoting]
  return must || may ? `"${text.replaceAll('"', '""')}"${blankBehindQuotes}` : text
}

function lineOf(row: Row, way: Way) {
  const width = row.endsEarly ? row.cells.findLastIndex((cell) => cell !== '') + 1 : 4
  const cells = row.cells.slice(0, Math.max(1, width)).map((cell, at) => cellText(cell, row.quotes[at]!, way))
  return cells.join(way.delimiter) + way.delimiter.repeat(width === 4 ? row.more : 0)
}

function bytesOf(lines: [text: string, end: string][], { encoding, marks }: Way) {
  const text = '\uFEFF'.repeat(marks)
  const all = text + lines.flat().join('')
  if (encoding === 'both' || encoding === 'Windows-1252') {
    const inUtf8 = (line: string, at: number) =>
      letterBeyondWindows(line) !== null || (encoding === 'both' && at % 2 === 0)
    return Uint8Array.from(
      [[text, ''], ...lines].flatMap((line, at) => [
        ...encodeText(line.join(''), inUtf8(line.join(''), at) ? 'UTF-8' : 'Windows-1252'),
      ]),
    )
  }
  return encodeText(all, encoding)
}

/** The bytes of a text with a table: any delimiter, quotes, line ends, encoding, marks, titles, rows that end early. */
export const drawnText = fc
  .record({ way: drawnWay, rows: fc.array(drawnRow, { minLength: 2, maxLength: 7 }) })
  .map(({ way, rows }) => {
    const { delimiter, ends, titles, isOpen } = way
    const endOf = (row: Row | undefined) => (ends === 'mixed' ? (row?.end ?? '\n') : ends)
    const header = ['Name', 'Address', 'Town', 'Postcode'].map((name) =>
      way.quoting === 'all' ? `"${name}"` : name,
    )
    const titled = titles.split('\n').slice(0, titles === '' ? 0 : undefined)
    const lines: [string, string][] = [
      ...titled.map((line): [string, string] => [line, endOf(undefined)]),
      [header.join(delimiter), endOf(undefined)],
      ...rows.flatMap((row): [string, string][] => [
        [lineOf(row, way), endOf(row)],
        ...(row.below === '' ? [] : [[row.below.replaceAll(',', delimiter), endOf(row)] as [string, string]]),
      ]),
    ]
    if (isOpen) lines.at(-1)![1] = ''
    return { way, bytes: bytesOf(lines, way) }
  })
