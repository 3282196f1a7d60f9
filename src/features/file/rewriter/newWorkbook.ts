import { utils, type CellObject, type WorkSheet } from '@e965/xlsx'
import { cellText } from '../reader/cellText'
import { contentOf, readOpenDocument } from '../reader/openDocument'
import { partsOf } from '../reader/parts'
import { hasDatesSince1904, readBook } from '../reader/workbook'
import { cellValue, xlsxOf } from '../reader/writeWorkbook'
import { linesOf } from './cellXml'
import type { Edits } from './list'
import { OddWorkbook } from './tags'

/** Writes a cell, whose style the library does not keep. */
function cellOf(before: CellObject | undefined, text: string): CellObject {
  const isNumber = before?.t === 'n' && String(Number(text)) === text
  return isNumber ? { t: 'n', v: Number(text), z: before.z } : { t: 's', v: linesOf(text), z: '@' }
}

/** A format that shows a number as a text does: with as many places, and the same text around them. */
function formatLike(shown: string): string {
  const [, before = '', whole = '', decimals = '', behind = ''] =
    /^-?(\D*?)-?(\d[\d,]*)(?:\.(\d+))?(\D*)$/.exec(shown) ?? []
  const places = whole.includes(',') ? '#,##0' : /^0\d/.test(whole) ? whole.replace(/\d/g, '0') : '0'
  const quoted = (text: string) => text.replace(/[^%]+/g, '"$&"')
  return `${quoted(before)}${places}${decimals && `.${decimals.replace(/\d/g, '0')}`}${quoted(behind)}`
}

/** A cell to be written again: only its value and its format are. */
function rewritable(cell: CellObject, uses1904: boolean): CellObject {
  const shown = cellText(cell, uses1904)
  const { w: _, ...written } = cell
  const isShown = (z: CellObject['z']) => cellText({ ...written, z }, uses1904) === shown
  if (cell.t !== 'n' || isShown(cell.z)) return written
  // OpenDocument writes true and false as formulas.
  const { f, ...value } = written
  const formula = f === undefined || /^(?:TRUE|FALSE)\(\)$/.test(f) ? {} : { f }
  if (shown === 'TRUE' || shown === 'FALSE') return { ...value, ...formula, t: 'b', v: shown === 'TRUE' }
  const z = formatLike(shown)
  return isShown(z) ? { ...written, z } : { ...value, ...formula, t: 's', v: shown, z: '@' }
}

/** The rows of a sheet without gaps, and at least one: the library writes neither a missing row nor a sheet without rows. */
function rowsOf(sheet: WorkSheet, edits: Edits, uses1904: boolean): (CellObject | undefined)[][] {
  const data = (sheet['!data'] ?? []) as (CellObject | undefined)[][]
  const rows = Array.from({ length: Math.max(1, data.length) }, (_, row) => data[row] ?? [])
  for (const [row, cells] of edits) {
    for (const [column, text] of cells)
      rows[row]![column] = text === '' ? undefined : cellOf(rows[row]![column], text)
  }
  return rows.map((row) => row.map((cell) => cell && rewritable(cell, uses1904)))
}

/** A new workbook with the sheets of another, their names, texts, numbers, dates and formulas. @param written the name of the sheet that is written */
export async function newWorkbook(bytes: Uint8Array<ArrayBuffer>, written: string, edits: Edits) {
  const parts = await partsOf(bytes)
  if (parts === 'huge') throw new OddWorkbook('too large')
  const openDocument = readOpenDocument(contentOf(bytes, parts))
  const book = readBook(bytes, parts, openDocument)
  const uses1904 = hasDatesSince1904(book)
  const none: Edits = new Map()
  for (const [at, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name] ?? { '!data': [], '!ref': 'A1' }
    book.Sheets[name] = sheet
    const rows = rowsOf(sheet, name === written ? edits : none, uses1904)
    for (const row of rows)
      for (const cell of Object.values(row)) if (typeof cell?.v === 'string') cell.v = cellValue(cell.v)
    sheet['!data'] = rows as CellObject[][]
    const end = {
      r: Math.max(0, rows.length - 1),
      c: rows.reduce((most, { length }) => Math.max(most, length - 1), 0),
    }
    sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: end })
    if (!openDocument.hiddenSheets.includes(name)) continue
    book.Workbook ??= {}
    book.Workbook.Sheets ??= []
    book.Workbook.Sheets[at] = { ...book.Workbook.Sheets[at], Hidden: 1 }
  }
  return xlsxOf(book)
}
