import { isLocked, type Corrected, type InWorkbook } from '../../../base/csvFile'
import { locksIn } from '../reader/inWorkbook'
import type { Sheet } from '../reader/sheet'
import { openWorkbook } from '../reader/workbook'
import { localName, readMarkup, type Tag } from '../reader/markup'
import { splicedZip } from '../reader/zip'
import { linesOf, withAttribute, withoutAttribute, cellKey, rewriteSheet } from './rewriteSheet'
import { openPackage, partOf, type Package } from './package'
import { editsOf, rowOf, type Row, type Edits } from './list'
import { OddWorkbook } from './walkSheet'

/** Called with the share of the work done, from 0 to 1. */
type OnProgress = (share: number) => void

/** Elements that may come before the one that says how to calculate a workbook. */
const BEFORE = new Set([
  'fileVersion',
  'fileSharing',
  'workbookPr',
  'workbookProtection',
  'bookViews',
  'sheets',
  'functionGroups',
  'externalReferences',
  'definedNames',
])

/** A workbook's XML changed to calculate all formulas when it is opened; null if it already does. */
function calculatedOnLoad(xml: string): string | null {
  let [depth, prefix, place] = [0, '', 0]
  let said: Tag | undefined
  readMarkup(xml, true, {
    onTag: (tag) => {
      if (tag.isEnd) depth -= 1
      const name = localName(tag.name)
      if (depth === 0 && !tag.isEnd) [prefix, place] = [tag.name.slice(0, -name.length), tag.end]
      if (depth === 1 && BEFORE.has(name)) place = tag.end
      if (depth === 1 && name === 'calcPr' && !tag.isEnd) said = tag
      if (!tag.isEnd && !tag.isEmpty) depth += 1
    },
  })
  const written = (text: string, from: number, to: number) =>
    xml.slice(0, from) + withAttribute(text, 'fullCalcOnLoad', '1') + xml.slice(to)
  if (!said) return written(`<${prefix}calcPr/>`, place, place)
  const { start, end, attributes } = said
  if (/^(?:1|true)$/.test(attributes.get('fullCalcOnLoad') ?? '')) return null
  return written(withoutAttribute(xml.slice(start, end), 'fullCalcOnLoad'), start, end)
}

/** The share of the work that scans the sheet; the rest packs it. */
const SCANNED = 0.8

/**
 * Writes cells of one sheet of a workbook, and has all formulas calculated when it is opened. Every other part keeps its packed
 * bytes.
 *
 * @param asText cells to write as text, not as numbers
 * @returns the workbook, and which cells were written as numbers
 */
export async function rewriteWorkbook(
  book: Package,
  { edits, hasFormulas }: { edits: Edits; hasFormulas: boolean },
  asText: ReadonlySet<string>,
  onProgress: OnProgress,
) {
  const { bytes, sheet, workbook } = book
  const { xml, numbers } = rewriteSheet(await partOf(sheet), edits, asText)
  onProgress(SCANNED)
  const texts = new Map<string, string>()
  if (edits.size > 0) texts.set(sheet.filename, xml)
  const calculated = hasFormulas && edits.size > 0 ? calculatedOnLoad(await partOf(workbook)) : null
  if (calculated) texts.set(workbook.filename, calculated)
  const spliced = await splicedZip(bytes, texts)
  onProgress(1)
  return { bytes: spliced, numbers }
}

interface List {
  rows: Row[]
  target: InWorkbook
}

/** The sheet of a list in a workbook, as the page reads it; undefined if there is none. */
async function sheetIn(bytes: Uint8Array<ArrayBuffer>, { target }: List): Promise<Sheet | undefined> {
  const workbook = await openWorkbook(bytes)
  const sheets = workbook.kind === 'opened' ? workbook.sheets : []
  return sheets.find(({ name, unread }) => name === target.sheet && !unread)
}

/** What a sheet has beside the rows of a list: it must be the same in the written file. */
function besideOf({ records, places }: Sheet, { rows }: List): string {
  const ofList = new Set(rows.map(({ at }) => at))
  const beside: unknown[] = []
  records(({ at, cells }) => {
    const filled = cells.flatMap((text, index) => (text === '' ? [] : [[places[index]!, text] as const]))
    if (filled.length > 0 && !ofList.has(at)) beside.push([at, filled])
    return true
  })
  return JSON.stringify(beside)
}

/** The cells where a sheet differs from what rows say. */
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

/** Why a sheet is not that of a list: it has other values, or a cell that we can no longer write. Null if it is. */
async function otherwise(
  bytes: Uint8Array<ArrayBuffer>,
  sheet: Sheet,
  list: List,
): Promise<Corrected | null> {
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

/** Writes the cells in place, and reads the result back. Throws if that differs from what it should have written. */
async function inPlace(
  bytes: Uint8Array<ArrayBuffer>,
  list: List,
  beside: string,
  onProgress: OnProgress,
): Promise<Corrected> {
  const { target } = list
  const book = await openPackage(bytes, target.sheet)
  const edits = editsOf(list.rows, (column) => target.columns[column]!)
  const edit = { edits, hasFormulas: target.hasFormulas }
  let asText = new Set<string>()
  for (;;) {
    const written = await rewriteWorkbook(book, edit, asText, (share) => onProgress(share * WRITTEN))
    const readBack = await sheetIn(written.bytes, list)
    onProgress(READ_BACK)
    if (!readBack || besideOf(readBack, list) !== beside) throw new OddWorkbook('other cells have changed')
    const differing = differences(readBack, list, 'after')
    if (differing.length === 0) return { kind: 'inPlace', ending: book.ending, content: written.bytes }
    // A number that its cell's format shows differently is written as text.
    const keys = differing.map(({ at, column }) => cellKey(at, target.columns[column]!))
    if (asText.size > 0 || !keys.every((key) => written.numbers.has(key)))
      throw new OddWorkbook('what was written is not what is read')
    asText = new Set(keys)
  }
}

/**
 * Writes a list's changed cells into the workbook that it came from.
 *
 * @param sent its rows, as sent to the worker
 */
export async function correctWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  target: InWorkbook,
  sent: string[][],
  onProgress: OnProgress = () => undefined,
): Promise<Corrected> {
  const list = { rows: sent.map((row) => rowOf(row, target.columns.length)), target }
  const sheet = await sheetIn(bytes, list)
  if (!sheet) return { kind: 'isAnother' }
  const is = await otherwise(bytes, sheet, list)
  if (is) return is
  // Whatever fails, we cannot write into the workbook.
  return inPlace(bytes, list, besideOf(sheet, list), onProgress).catch(() => ({ kind: 'unwritable' }))
}
