import type { CsvFile, TextLayout } from '../../../base/csvFile'
import { inQuotes, KINDS, kindOfCell, rowTexts, SHAPE } from '../textLayout'
import type { Decoded } from './decode'
import { eachRecord, type Dialect } from './records'

/** Characters, and numbers, that a layout takes at most: it is kept with the cleanse, and does not grow with the list. */
const MOST_TEXT = 100_000
const MOST_NUMBERS = 30_000

/** A row as it stands in the file. */
interface RawRow {
  /** With its line end. */
  text: string
  cells: string[]
  end: string
}

/** Which cells of a row are in quotes; null if it is written in no usual way. */
function quotesOf({ text, cells, end }: RawRow, { delimiter, hasNoQuotes }: Dialect): boolean[] | null {
  const quotes: boolean[] = []
  let at = 0
  for (const cell of cells) {
    const quoted = inQuotes(cell)
    const isQuoted = !hasNoQuotes && text.startsWith(quoted, at)
    if (!isQuoted && !text.startsWith(cell, at)) return null
    at += isQuoted ? quoted.length : cell.length
    const isLast = quotes.push(isQuoted) === cells.length
    if (isLast ? text.length !== at + end.length : text[at] !== delimiter) return null
    at += 1
  }
  return quotes
}

/** For each column the kinds of cells that are mostly in quotes, as bits; the columns after the last are like it. */
function quotedIn(rows: readonly RawRow[], dialect: Dialect): number[] {
  const votes: Int32Array[] = []
  for (const row of rows) {
    for (const [column, isQuoted] of (quotesOf(row, dialect) ?? []).entries()) {
      const vote = (votes[column] ??= new Int32Array(KINDS))
      vote[kindOfCell(row.cells[column]!, dialect.delimiter)]! += isQuoted ? 1 : -1
    }
  }
  // A kind that a column does not have is written as in most columns.
  const all = Array.from({ length: KINDS }, (_, kind) =>
    votes.reduce((sum, vote) => sum + Math.sign(vote[kind]!), 0),
  )
  const masks = votes.map((vote) =>
    all.reduce((mask, usual, kind) => mask | ((vote[kind] || usual) > 0 ? 1 << kind : 0), 0),
  )
  return masks.slice(0, masks.findLastIndex((mask) => mask !== masks.at(-1)) + 2)
}

/**
 * Finds how a text is written, so that it can be made again from its values.
 *
 * @param headerAt the index of the header among all records; −1 without one
 * @param file what was read of it
 */
export function textLayoutOf(
  decoded: Extract<Decoded, { kind: 'decoded' }>,
  dialect: Dialect,
  headerAt: number,
  { rows, sheetRows }: Pick<CsvFile, 'rows' | 'sheetRows'>,
): TextLayout {
  const { text, marks, windowsLines, hasLostMarks } = decoded
  const raws: RawRow[] = []
  const before: TextLayout['before'] = []
  let [above, between, length] = ['', '', 0]
  eachRecord(text, dialect, ({ at, raw, cells }) => {
    length += raw.length
    if (at <= headerAt) above += raw
    else if (sheetRows[raws.length] === at + 1) {
      if (between !== '') before.push([raws.length, between])
      between = ''
      // With CR twice where a program wrote CRLF as text; a row that ends in more is odd.
      const end = (dialect.newline === '\r' ? /\r$/ : /\r*\n$/).exec(raw.slice(-3))?.[0] ?? ''
      raws.push({ text: raw, cells, end })
    } else between += raw
    return true
  })

  const ends: string[] = []
  const shapes: number[] = []
  for (const [row, { cells, end }] of raws.entries()) {
    if (!ends.includes(end)) ends.push(end)
    const shape = [cells.length, ends.indexOf(end)]
    const isSame = shape[0] === shapes.at(-2) && shape[1] === shapes.at(-1)
    if (!isSame && shapes.length < MOST_NUMBERS) shapes.push(row, ...shape)
  }
  const known = {
    marks,
    above,
    quoted: dialect.hasNoQuotes ? null : quotedIn(raws, dialect),
    shapes,
    ends,
    windowsLines: windowsLines.map(({ line }) => line).slice(0, MOST_NUMBERS),
  }
  const below = between + text.slice(length)
  const textOf = rowTexts({ ...known, below, before: [], odd: [] }, dialect.delimiter)
  const odd: TextLayout['odd'] = []
  let room = MOST_TEXT
  for (const [row, raw] of raws.entries()) {
    if (textOf(row, rows[row]!).own === raw.text) continue
    room -= raw.text.length
    if (room >= 0) odd.push([row, raw.text])
  }
  room -= before.reduce((sum, [, each]) => sum + each.length, below.length)
  const isWhole = room >= 0 && shapes.length < MOST_NUMBERS - SHAPE && windowsLines.length <= MOST_NUMBERS
  return {
    ...known,
    below: room >= 0 ? below : '',
    before: room >= 0 ? before : [],
    odd,
    isExact: isWhole && !hasLostMarks && raws.length === rows.length,
  }
}
