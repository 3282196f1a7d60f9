import { read, utils, write, type CellObject, type WorkSheet } from '@e965/xlsx'
import { contentOf, readOpenDocument } from '../reader/openDocument'
import { linesOf } from './cellXml'
import type { Edits } from './rewriteSheet'

/** Excel would read `_x0041_` as `A`. */
const asWritten = (text: string) => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')

/** Writes a cell, whose style the library does not keep. */
function cellOf(before: CellObject | undefined, text: string): CellObject {
  const isNumber = before?.t === 'n' && String(Number(text)) === text
  return isNumber ? { t: 'n', v: Number(text), z: before.z } : { t: 's', v: linesOf(text), z: '@' }
}

/** The rows of a sheet, of which none is missing: the library does not write such. */
function rowsOf(sheet: WorkSheet, edits: Edits): (CellObject | undefined)[][] {
  const data = (sheet['!data'] ?? []) as (CellObject | undefined)[][]
  const rows = Array.from({ length: data.length }, (_, row) => data[row] ?? [])
  for (const [row, cells] of edits) {
    for (const [column, text] of cells)
      rows[row]![column] = text === '' ? undefined : cellOf(rows[row]![column], text)
  }
  return rows
}

/** A new workbook with the sheets of another, their names, texts, numbers, dates and formulas. @param index of the sheet that is written */
export function newWorkbook(bytes: Uint8Array, index: number, edits: Edits): Uint8Array<ArrayBuffer> {
  const book = read(bytes, { dense: true, cellNF: true, cellFormula: true, cellStyles: true })
  const { hiddenSheets } = readOpenDocument(contentOf(bytes))
  const none: Edits = new Map()
  for (const [at, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name] ?? { '!data': [], '!ref': 'A1' }
    book.Sheets[name] = sheet
    const rows = rowsOf(sheet, at === index ? edits : none)
    for (const row of rows)
      for (const cell of Object.values(row)) if (typeof cell?.v === 'string') cell.v = asWritten(cell.v)
    sheet['!data'] = rows as CellObject[][]
    const end = {
      r: Math.max(0, rows.length - 1),
      c: rows.reduce((most, { length }) => Math.max(most, length - 1), 0),
    }
    sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: end })
    if (!hiddenSheets.includes(name)) continue
    book.Workbook ??= {}
    book.Workbook.Sheets ??= []
    book.Workbook.Sheets[at] = { ...book.Workbook.Sheets[at], Hidden: 1 }
  }
  return new Uint8Array(
    write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true }) as ArrayBuffer,
  )
}
