import type { Delimiter, TextLayout } from '../../base/csvFile'

/** Kinds of cells that programs tell apart when they put them in quotes; of the first one every cell is. */
const CELL_KINDS = [
  (cell: string, delimiter: string) => cell.includes(delimiter) || /[\r\n]/.test(cell),
  (cell: string) => cell === '',
  (cell: string) => cell.includes('"'),
  (cell: string) => cell.trim() !== cell,
  (cell: string) => /^[+-]?\d+(?:[.,]\d+)*$/.test(cell),
  (cell: string) => cell.includes(' '),
  () => true,
]

/** How many kinds of cells there are. */
export const KINDS = CELL_KINDS.length

/** The kind of a cell, from 0. */
export const kindOfCell = (cell: string, delimiter: Delimiter): number =>
  CELL_KINDS.findIndex((is) => is(cell, delimiter))

/** A cell in quotes. */
export const inQuotes = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** The text of cells as a file writes them, without a line end. */
export function lineOf(
  cells: readonly string[],
  { quoted }: Pick<TextLayout, 'quoted'>,
  delimiter: Delimiter,
): string {
  if (!quoted) return cells.map((cell) => withoutBreaks(cell, delimiter)).join(delimiter)
  const texts = cells.map((cell, column) => {
    const kind = kindOfCell(cell, delimiter)
    const isQuoted =
      kind === 0 || cell.startsWith('"') || ((quoted[column] ?? quoted.at(-1) ?? 0) >> kind) & 1
    return isQuoted ? inQuotes(cell) : cell
  })
  return texts.join(delimiter)
}

/** A cell of a file without quotes. */
const withoutBreaks = (cell: string, delimiter: Delimiter) =>
  /[\r\n]/.test(cell) || cell.includes(delimiter)
    ? cell
        .replaceAll(delimiter, ' ')
        .split(/[\r\n]+/)
        .join(', ')
    : cell

/** The numbers of `shapes` that belong together: the first row, its width, and the place of its line end. */
export const SHAPE = 3

/**
 * Writes the rows of a file as they came, in their order.
 *
 * @returns what writes a row by its index: the text that it had with what stands before it, and the text that it has with other
 *   cells
 */
export function rowTexts(layout: Omit<TextLayout, 'isExact'>, delimiter: Delimiter) {
  const { shapes, ends } = layout
  const [odd, before] = [new Map(layout.odd), new Map(layout.before)]
  let at = 0
  const made = (cells: readonly string[]) => {
    // Whatever the layout says, no value is left out.
    const width = Math.max(shapes[at + 1] ?? cells.length, cells.findLastIndex((cell) => cell !== '') + 1)
    const all = Array.from({ length: width }, (_, column) => cells[column] ?? '')
    return lineOf(all, layout, delimiter) + (ends[shapes[at + 2] ?? 0] ?? '\r\n')
  }
  return (row: number, own: readonly string[]) => {
    while ((shapes[at + SHAPE] ?? Infinity) <= row) at += SHAPE
    const above = before.get(row) ?? ''
    return {
      own: above + (odd.get(row) ?? made(own)),
      with: (cells: readonly string[]) => above + made(cells),
    }
  }
}
