import { itemsOf, joined, type Envelope, type Piece } from './pieces'
import type { Kind, Slot } from './kinds'

/**
 * Pours an address into columns. A piece goes into a column of its kind; one without goes before the next piece that has a
 * column, else into the lines, one piece each, and what does not fit is joined in the last. Town and postcode without a
 * column end the lines. Columns that are left are blanked.
 *
 * @param slots in the order of the file
 * @param own the customer's value of a column, which tells which of two columns of a kind is in use, and how a cell parts
 *   its lines
 * @returns the text of each column; null if there is no column for the street or a line
 */
export function fillSlots(
  { pieces, town, county, postcode, country }: Envelope,
  slots: readonly Slot[],
  own: (column: number) => string,
): Map<number, string> | null {
  const columnsOf = (kind: Kind) => slots.filter((slot) => slot.kind === kind).map(({ column }) => column)
  const has = (kind: Kind) => columnsOf(kind).length > 0
  const cells = new Map(slots.map(({ column }) => [column, '']))
  const lines = columnsOf('line')

  // Where each piece goes, from the last one back: with its next, if it has no column.
  const kindOf = ({ kind }: Piece): Kind => {
    if (kind === 'line' && has('street')) return 'street'
    // A column of numbers takes the name of a house that has none.
    const isHouse = kind === 'building' && !has(kind) && !pieces.some((each) => each.kind === 'number')
    return isHouse && has('number') ? 'number' : kind
  }
  const targets: (Kind | null)[] = Array<Kind | null>(pieces.length).fill(null)
  let next: Kind | null = null
  for (const [at, piece] of [...pieces.entries()].toReversed()) {
    const kind = kindOf(piece)
    if (kind !== 'line' && has(kind)) next = kind
    targets[at] = next
  }
  // What stands behind the last piece with a column.
  const last = targets.findLast((target) => target !== null) ?? null
  const isTold = (...kinds: Kind[]) => kinds.some(has)
  const endings = [
    isTold('town', 'townAndPostcode') ? '' : town,
    isTold('postcode', 'townAndPostcode', 'inwardCode') ? '' : postcode,
    country,
  ].filter((text) => text !== '')
  const rest: Piece[] = [
    ...pieces.filter((_, at) => targets[at] === null),
    ...endings.map((text): Piece => ({ kind: 'line', text })),
  ]
  if (lines.length === 0 && last === null && rest.length > 0) return null

  for (const kind of new Set(targets)) {
    if (kind === null) continue
    const group = pieces.filter((_, at) => targets[at] === kind)
    const texts = lines.length === 0 && kind === last ? [...group, ...rest] : group
    pour(cells, columnsOf(kind), kind === 'number' ? [texts] : byKind(texts, kind), own)
  }
  // Lines are filled from the first, whichever the row has in use.
  if (lines.length > 0) pour(cells, lines, itemsOf(rest), () => '', own(lines.at(-1)!))
  const write = (kind: Kind, text: string) => {
    const [column] = inUse(columnsOf(kind), 1, own)
    if (column !== undefined) cells.set(column, text)
  }
  const [outward = '', inward = ''] = postcode.split(' ')
  write('town', town)
  write('county', county)
  write('postcode', postcode)
  write('townAndPostcode', [town, postcode].filter((text) => text !== '').join(' '))
  write('outwardCode', outward)
  write('inwardCode', inward)
  return cells
}

/** The pieces for columns of a kind: before each piece of that kind, all that has no column. */
function byKind(pieces: Piece[], kind: Kind): Piece[][] {
  const items: Piece[][] = [[]]
  for (const [at, piece] of pieces.entries()) {
    items.at(-1)!.push(piece)
    if (piece.kind === kind && at < pieces.length - 1) items.push([])
  }
  return items
}

/** As many of some columns as are needed, in their order: those that the row has filled, else the first. */
function inUse(columns: number[], count: number, own: (column: number) => string): number[] {
  const filled = columns.filter((column) => own(column).trim() !== '')
  const chosen = new Set([...filled, ...columns].slice(0, Math.max(1, count)))
  return columns.filter((column) => chosen.has(column))
}

/** Writes one item into each column that is in use; the last takes all that are left. */
function pour(
  cells: Map<number, string>,
  columns: number[],
  items: Piece[][],
  own: (column: number) => string,
  lastOwn = '',
) {
  const used = inUse(columns, items.length, own)
  const lineBreak = /\r?\n/.exec(lastOwn)?.[0]
  for (const [at, column] of used.entries()) {
    const here = at === used.length - 1 ? items.slice(at) : items.slice(at, at + 1)
    cells.set(column, joinedItems(here, lineBreak))
  }
}

const joinedItems = (items: Piece[][], between = ', ') => items.map(joined).join(between)
