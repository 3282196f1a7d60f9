import type { Corrected, InWorkbook } from '../../../base/csvFile'
import { aboveOf } from '../reader/inWorkbook'
import type { Sheet } from '../reader/sheet'
import { openWorkbook } from '../reader/workbook'
import { plainZip } from '../reader/zip'
import { linesOf } from './cellXml'
import { checksumOf } from './checksum'
import { lockedAreas } from './locks'
import { newWorkbook } from './newWorkbook'
import { openPackage } from './package'
import { cellKey, type Edits } from './rewriteSheet'
import { rewriteWorkbook } from './rewriteWorkbook'
import { OddWorkbook } from './tags'

/** A row: its number in the sheet, its values, and the same once it is written. */
interface Row {
  at: number
  before: string[]
  after: string[]
}

/** A row as it is sent: its number, its values, and those that it takes, if it changes. */
const rowOf = (columns: number, [at, ...values]: string[]): Row => {
  const before = values.slice(0, columns)
  return { at: Number(at) - 1, before, after: values.length > columns ? values.slice(columns) : before }
}

/** The sheet of a workbook as the page reads it. */
function sheetIn(bytes: Uint8Array<ArrayBuffer>, name: string): Sheet {
  const workbook = openWorkbook(plainZip(bytes))
  const sheet = workbook.kind === 'opened' && workbook.sheets.find((each) => each.name === name)
  if (!sheet) throw new OddWorkbook(`no sheet ${name}`)
  return sheet
}

/** The cells in which a sheet has something else than rows say; what has no column in the list is not looked at. */
function differences(sheet: Sheet, columns: number[], rows: Row[], which: 'before' | 'after') {
  const found = new Map<number, string[]>()
  sheet.records(({ at, cells }) => found.set(at, cells).size > 0)
  const indexes = columns.map((place) => sheet.places.indexOf(place))
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

function editsOf(rows: Row[], columns: number[]): Edits {
  const edits = new Map<number, Map<number, string>>()
  for (const { at, before, after } of rows) {
    const changed = after.flatMap((text, column) =>
      text === before[column] ? [] : [[columns[column]!, text] as const],
    )
    if (changed.length > 0) edits.set(at, new Map(changed))
  }
  return edits
}

/** Whether a cell that is written is in one of these areas. */
const areWritten = (areas: Awaited<ReturnType<typeof lockedAreas>>, edits: Edits) =>
  areas.some(({ from, to }) =>
    [...edits].some(
      ([row, cells]) =>
        row >= from.row &&
        row <= to.row &&
        [...cells.keys()].some((column) => column >= from.column && column <= to.column),
    ),
  )

/** Writes the cells in place, and reads the result back. Throws where that is not what was to be written. */
async function inPlace(bytes: Uint8Array<ArrayBuffer>, target: InWorkbook, rows: Row[], isAnother: boolean) {
  const { sheet, index, columns, hasFormulas } = target
  const edits = editsOf(rows, columns)
  const book = await openPackage(bytes, index, sheet)
  if (isAnother && areWritten(await lockedAreas(book), edits))
    throw new OddWorkbook('a cell that is not written')
  const firstRow = rows[0]!.at
  const above = isAnother ? aboveOf(sheetIn(bytes, sheet), firstRow) : target.above
  let asText = new Set<string>()
  for (;;) {
    const { bytes: written, numbers } = await rewriteWorkbook(book, { edits, hasFormulas }, asText)
    const readBack = sheetIn(written, sheet)
    const differing = differences(readBack, columns, rows, 'after')
    if (differing.length === 0 && aboveOf(readBack, firstRow) === above) return written
    // A number that its cell's format shows in another way is written as text.
    const keys = differing.map(({ at, column }) => cellKey(at, columns[column]!))
    if (asText.size > 0 || keys.length === 0 || !keys.every((key) => numbers.has(key)))
      throw new OddWorkbook('what was written is not what is read')
    asText = new Set(keys)
  }
}

/**
 * Writes the cells of a list that change into the workbook that it came from: in place, or else into a new workbook.
 *
 * @param sent its rows, as they are sent
 * @param isCheck whether it is only to be seen that the workbook is the one of these rows
 */
export async function correctWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  target: InWorkbook,
  sent: string[][],
  isCheck: boolean,
): Promise<Corrected> {
  const rows = sent.map((row) => rowOf(target.columns.length, row))
  const isAnother = checksumOf(bytes) !== target.checksum
  if (isAnother) {
    const differing = differences(sheetIn(bytes, target.sheet), target.columns, rows, 'before')
    if (differing.length > 0) return { kind: 'differs', row: differing[0]!.row }
  }
  if (isCheck) return { kind: 'isOf' }
  if (target.inPlace) {
    try {
      const content = await inPlace(bytes, target, rows, isAnother)
      return { kind: 'inPlace', ending: target.inPlace, content }
    } catch {
      // A new workbook is written.
    }
  }
  return { kind: 'new', content: newWorkbook(plainZip(bytes), target.index, editsOf(rows, target.columns)) }
}
