// Finds the cells of a text in its bytes. They are compared with what the parser read, so that a text which is cut in another
// way here is never written into.

/** How a text is cut into cells, by the codes of its signs. */
export interface Cut {
  delimiter: number
  newline: typeof LF | typeof CR
  /** Whether quotation marks enclose cells, or are letters like any other. */
  hasQuotes: boolean
}

/** A row of a text: its cells, each with where it begins and ends, quotation marks included. The next row takes its place. */
export interface WalkedRow {
  /** Its index among all rows, blank ones included. */
  at: number
  count: number
  from: number[]
  to: number[]
  isQuoted: boolean[]
  /** Where another cell would begin: before its line end. */
  end: number
}

/** A text in units of one byte, or of two in UTF-16. */
export type Units = Uint8Array | Uint16Array

export const [LF, CR, QUOTE] = [10, 13, 34] as const

/** Whether a unit is a blank of ASCII. */
const isBlank = (unit: number) => unit === 32 || (unit > 8 && unit < 14)

/**
 * Walks through a text once and keeps nothing. Stops where anything follows a closing quotation mark: the text is not of this cut.
 *
 * @param from where it begins, behind its marks
 * @param mark the units of a byte-order mark, which may begin each line; none where it is no mark
 * @param onRow told each row, until it returns false
 */
export function walkText(
  units: Units,
  { delimiter, newline, hasQuotes }: Cut,
  from: number,
  mark: readonly number[],
  onRow: (row: WalkedRow) => boolean,
): void {
  const row: WalkedRow = { at: 0, count: 0, from: [], to: [], isQuoted: [], end: 0 }
  // A text whose rows end in CR may still end in LF.
  const length = newline === CR && units.at(-1) === LF ? units.length - 1 : units.length
  const isMark = (at: number) =>
    units[at] === mark[0] && mark.every((unit, index) => units[at + index] === unit)
  const ends = (at: number) => at >= length || units[at] === delimiter || units[at] === newline

  for (let at = from; ; at += 1) {
    if (row.at > 0 && mark.length > 0) while (at < length && isMark(at)) at += mark.length
    row.count = 0
    for (; ; at += 1) {
      const start = at
      const isQuoted = hasQuotes && at < length && units[at] === QUOTE
      if (isQuoted) {
        at = closing(units, at, length)
        row.to[row.count] = at
        if (at > length) return
        while (!ends(at) && isBlank(units[at]!)) at += 1
        if (!ends(at) || (at >= length && at > row.to[row.count]!)) return
      } else {
        while (at < length && units[at] !== delimiter && units[at] !== newline) at += 1
        row.to[row.count] = at
      }
      row.from[row.count] = start
      row.isQuoted[row.count] = isQuoted
      row.count += 1
      if (at >= length || units[at] !== delimiter) break
    }
    row.end = at
    const last = row.count - 1
    // The CR before a LF is no part of a cell.
    if (newline === LF && at < length)
      while (row.end > row.from[last]! && units[row.end - 1] === CR) row.end -= 1
    if (!row.isQuoted[last]) row.to[last] = row.end
    if (!onRow(row) || at >= length) return
    row.at += 1
  }
}

/** The place behind the quotation mark that closes a cell; beyond the end if there is none. */
function closing(units: Units, opening: number, length: number): number {
  for (let at = opening + 1; ; at += 2) {
    at = units.indexOf(QUOTE, at)
    if (at < 0) return length + 1
    if (units[at + 1] !== QUOTE || at + 1 >= length) return at + 1
  }
}
