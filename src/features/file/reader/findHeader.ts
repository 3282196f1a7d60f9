import { isBlankRow } from './isBlankRow'
import { isDataLine, namesColumn } from './isDataLine'

/** A header is looked for among so many lines. */
export const HEADER_LINES = 10

const filledOf = (cells: string[]) => cells.filter((cell) => cell.trim() !== '').length

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Two names of columns are no title, whatever is wrong with the lines below them. */
const namesColumns = (cells: string[]) => cells.filter(namesColumn).length > 1

/**
 * The line that is the header: the first that is not blank, unless it would refuse the file, being narrower than most
 * lines below it, or has at most one value, or names fewer columns than a later one; and a later one of the first
 * ten names columns, or has as many values as the lines below it usually have. That one is no row: a customer
 * is never taken for a header.
 *
 * @param lines the first lines of a file, blank ones included; ten with values and as many more as are at hand
 * @returns its place among the lines, −1 when all are blank, and whether it took the place of the first
 */
export function findHeader(lines: string[][]): { at: number; isFound: boolean } {
  const filled = [...lines.keys()].filter((at) => !isBlankRow(lines[at]!))
  const [first = -1, ...later] = filled.slice(0, HEADER_LINES)
  const below = (at: number) => filled.filter((other) => other > at).map((other) => lines[other]!)
  const refuses = (at: number) => median(below(at).map(({ length }) => length)) > lines[at]!.length
  const isAsFull = (at: number) => {
    const usual = below(at).map(filledOf)
    return usual.length > 0 && filledOf(lines[at]!) >= median(usual)
  }
  const canBeHeader = (at: number) =>
    filledOf(lines[at]!) > 1 &&
    !refuses(at) &&
    !isDataLine(lines[at]!) &&
    (namesColumns(lines[at]!) || isAsFull(at))

  const none = { at: first, isFound: false }
  if (first < 0) return none
  const hasNames = namesColumns(lines[first]!)
  const isDoubtful = !hasNames && (filledOf(lines[first]!) <= 1 || refuses(first))
  // Names of groups of columns stand above the columns of each.
  const namesMore = (at: number) =>
    namesColumns(lines[at]!) && (!hasNames || filledOf(lines[at]!) > filledOf(lines[first]!))
  const found = later.find((at) => canBeHeader(at) && (isDoubtful || namesMore(at)))
  return found === undefined ? none : { at: found, isFound: true }
}
