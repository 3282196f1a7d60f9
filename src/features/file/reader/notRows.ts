import { withoutPostcodes } from '../../../domain/address/cells/postcodes'
import { holdsPostcode } from '../../../domain/address/columns/columnContents'
import { namesColumn } from './dataLine'
import type { TableLayout } from './header'
import { isBlankRow, type Records } from './records'

/** Why rows are none of a list with an address in each. */
type NotRows = 'severalLines' | 'severalInARow' | 'sentences'

/** Records that tell. */
const RECORDS = 200

const most = <Item>(items: readonly Item[], is: (item: Item) => boolean) =>
  items.filter(is).length * 2 > items.length

const besidePostcode = (text: string) =>
  withoutPostcodes(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Words of the longest town, or what says that a postcode follows. */
const MOST_WORDS = 4

/** Whether a line ends an address: it is a postcode, which at most a town stands before. */
const endsAddress = (line: string) => {
  const before = withoutPostcodes(line).trim()
  return !/[\d,;\n]\s*\S/.test(before) && before.split(/\s+/).length <= MOST_WORDS
}

/** Whether lines make addresses together: most lines with a postcode end one that began above. */
function areParts(lines: string[]): boolean {
  const ends = [...lines.keys()].filter((at) => holdsPostcode(lines[at]!))
  return most(
    ends,
    (at) => at > 0 && !holdsPostcode(lines[at - 1]!) && !namesColumn(lines[at - 1]!) && endsAddress(lines[at]!),
  )
}

/** At least this share of the words of a text are in small letters, though it has many names and streets. */
const SMALL = 1 / 3

/** The end of a sentence: three words in small letters and a stop. An abbreviation has one. */
const SENTENCE = /(?<!\p{L})\p{Ll}+\P{L}+\p{Ll}+\P{L}+\p{Ll}{2,}[.!?](?:\s+\p{Lu}|\s*$)/u

/** Whether lines are sentences: many words are in small letters, a sentence ends, and few lines read like an address. */
function areSentences(lines: string[]): boolean {
  const text = lines.join(' ')
  const words = text.match(/\p{L}+/gu) ?? []
  return (
    lines.some((line) => SENTENCE.test(line)) &&
    words.filter((word) => word === word.toLowerCase()).length >= words.length * SMALL &&
    !most(lines, (line) => /^\W*\d/.test(line) || holdsPostcode(line.trim().slice(-8)))
  )
}

/** Why the records of a table are no list; null if nothing says so. A table with names of columns is one. */
export function notRows(
  records: Records,
  { headers, isDelimited }: Pick<TableLayout, 'headers' | 'isDelimited'>,
): NotRows | null {
  if (headers.filter(namesColumn).length > 1) return null
  const rows: string[][] = []
  records(({ cells }) => {
    if (!isBlankRow(cells)) rows.push(cells.map((cell) => cell.trim()))
    return rows.length < RECORDS
  })
  const filled = rows.map((row) => row.filter((cell) => cell !== ''))
  if (!isDelimited || most(filled, ({ length }) => length === 1)) {
    const lines = filled.map((cells) => cells.join(', '))
    if (areParts(lines)) return 'severalLines'
    return areSentences(lines) ? 'sentences' : null
  }
  const columns = [...rows[0]!.keys()]
    .map((column) => rows.map((row) => row[column] ?? '').filter((cell) => cell !== ''))
    .filter(({ length }) => length > 1)
  if (columns.length < 2) return null
  if (columns.every(areParts)) return 'severalLines'
  const holdsAddress = (cell: string) => holdsPostcode(cell) && besidePostcode(cell) !== ''
  return columns.every((cells) => most(cells, holdsAddress)) ? 'severalInARow' : null
}
