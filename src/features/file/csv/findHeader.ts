import { isBlankRow } from './isBlankRow'
import { isDataLine, namesColumn } from './isDataLine'

/** A header is looked for among so many lines (FILE-18). */
export const HEADER_LINES = 10

const filledOf = (cells: string[]) => cells.filter((cell) => cell.trim() !== '').length

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Two names of columns are no title, whatever is wrong with the lines below them. */
const namesColumns = (cells: string[]) => cells.filter(namesColumn).length > 1

/**
 * The line that is the header: the first that is not blank, unless it would refuse the file, being narrower than most
 * lines below it, or has at most one value, and a later one of the first ten has as many values as the lines below it
 * usually have (FILE-18). That one is no row: a customer is never taken for a header.
 *
 * @param lines the first lines of a file, blank ones included; ten and as many more as are at hand
 * @returns its place among the lines, −1 when all are blank, and whether it took the place of the first
 */
export function findHeader(lines: string[][]): { at: number; isFound: boolean } {
  const first = lines.findIndex((cells) => !isBlankRow(cells))
  const below = (at: number) => lines.slice(at + 1).filter((cells) => !isBlankRow(cells))
  const refuses = (at: number) => median(below(at).map(({ length }) => length)) > lines[at]!.length
  const isDoubtful = (at: number) => filledOf(lines[at]!) <= 1 || (refuses(at) && !namesColumns(lines[at]!))
  if (first < 0 || !isDoubtful(first)) return { at: first, isFound: false }

  const isHeader = (at: number) => {
    const filled = filledOf(lines[at]!)
    const usual = below(at).map(filledOf)
    const isLikeThoseBelow = usual.length > 0 ? filled >= median(usual) : namesColumns(lines[at]!)
    return filled > 1 && isLikeThoseBelow && !refuses(at) && !isDataLine(lines[at]!)
  }
  for (let at = first + 1; at < Math.min(HEADER_LINES, lines.length); at += 1) {
    if (isHeader(at)) return { at, isFound: true }
  }
  return { at: first, isFound: false }
}
