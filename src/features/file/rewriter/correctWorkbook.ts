import type { Corrected, InWorkbook } from '../../../base/csvFile'
import { isLocked } from '../../../domain/cleanse/lockedCells'
import { aroundOf, checksumOf, locksIn } from '../reader/inWorkbook'
import type { Sheet } from '../reader/sheet'
import { openWorkbook } from '../reader/workbook'
import { linesOf } from './cellXml'
import { openPackage } from './package'
import { editsOf, rowOf, type Row } from './list'
import { cellKey } from './rewriteSheet'
import { rewriteWorkbook, type OnProgress } from './rewriteWorkbook'
import { OddWorkbook } from './walkSheet'

/** The rows of a list, and where they are in a workbook. */
interface List {
  rows: Row[]
  target: InWorkbook
}

/** The sheets of a workbook as the page reads them. */
async function sheetsIn(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  const workbook = await openWorkbook(bytes)
  return workbook.kind === 'opened' ? workbook.sheets : []
}

/** The sheet of a list; null if there is none. */
const sheetOf = (sheets: readonly Sheet[], { target }: List) =>
  sheets.find(({ name, unread }) => name === target.sheet && !unread) ?? null

/** What a sheet has beside a list. */
const besideOf = (sheet: Sheet, { rows }: List) => aroundOf(sheet, new Set(rows.map(({ at }) => at)))

/** The cells in which a sheet has something else than rows say. */
function differences(sheet: Sheet, { rows, target }: List, which: 'before' | 'after') {
  const found = new Map<number, string[]>()
  sheet.records(({ at, cells }) => found.set(at, cells).size > 0)
  const indexes = target.columns.map((place) => sheet.places.indexOf(place))
  const differing: { row: number; at: number; column: number }[] = []
  for (const [row, each] of rows.entries()) {
    const cells = found.get(each.at)
    for (const [column, index] of indexes.entries()) {
      if ((cells?.[index] ?? '') !== linesOf(each[which][column]!))
        differing.push({ row, at: each.at, column })
    }
  }
  return differing
}

/** Why a sheet is not that of a list: it has other values, or a cell that cannot be written any more. Null if it is. */
async function otherwise(
  bytes: Uint8Array<ArrayBuffer>,
  sheet: Sheet | null,
  list: List,
): Promise<Corrected | null> {
  if (!sheet) return { kind: 'isAnother' }
  const [differing] = differences(sheet, list, 'before')
  if (differing) return { kind: 'differs', row: differing.row }
  const { columns, locks: known } = list.target
  const locks = (await locksIn(bytes, sheet.name, columns, list.rows[0]!.at)) ?? []
  const isNew = ({ at }: Row) =>
    [...columns.keys()].some((column) => isLocked(locks, column, at + 1) && !isLocked(known, column, at + 1))
  const row = list.rows.findIndex(isNew)
  return row < 0 ? null : { kind: 'differs', row }
}

/** Shares of what there is to do, once cells are written and once they are read back. */
const [WRITTEN, READ_BACK] = [0.45, 0.95]

/**
 * Writes the cells in place, and reads the result back. Throws where that is not what was to be written.
 *
 * @param around what the sheet has beside the list
 */
async function inPlace(
  bytes: Uint8Array<ArrayBuffer>,
  list: List,
  around: number,
  onProgress: OnProgress,
): Promise<Corrected> {
  const { target } = list
  const book = await openPackage(bytes, target.sheet)
  const edits = editsOf(list.rows, (column) => target.columns[column]!)
  const edit = { edits, hasFormulas: target.hasFormulas }
  let asText = new Set<string>()
  for (;;) {
    const written = await rewriteWorkbook(book, edit, asText, (share) => onProgress(share * WRITTEN))
    const readBack = sheetOf(await sheetsIn(written.bytes), list)
    onProgress(READ_BACK)
    if (!readBack || besideOf(readBack, list) !== around) throw new OddWorkbook('other cells have changed')
    const differing = differences(readBack, list, 'after')
    if (differing.length === 0) return { kind: 'inPlace', ending: book.ending, content: written.bytes }
    // A number that its cell's format shows in another way is written as text.
    const keys = differing.map(({ at, column }) => cellKey(at, target.columns[column]!))
    if (asText.size > 0 || !keys.every((key) => written.numbers.has(key)))
      throw new OddWorkbook('what was written is not what is read')
    asText = new Set(keys)
  }
}

/**
 * Writes the cells of a list that change into the workbook that it came from.
 *
 * @param sent its rows, as they are sent
 */
export async function correctWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  target: InWorkbook,
  sent: string[][],
  onProgress: OnProgress = () => undefined,
): Promise<Corrected> {
  const list = { rows: sent.map((row) => rowOf(row, target.columns.length)), target }
  let around = checksumOf(bytes) === target.checksum ? target.around : undefined
  if (around === undefined) {
    const sheet = sheetOf(await sheetsIn(bytes), list)
    const is = await otherwise(bytes, sheet, list)
    if (is) return is
    around = besideOf(sheet!, list)
  }
  // Whatever it is that fails, the workbook cannot be written.
  return inPlace(bytes, list, around, onProgress).catch(() => ({ kind: 'unwritable' }))
}
