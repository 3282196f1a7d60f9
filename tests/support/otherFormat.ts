import { read, utils, write, type CellObject } from '@e965/xlsx'
import { officeWorkbook } from './officeWorkbook'

/** A workbook with sheets beside *Tenants*, of which one is blank, in another format. */
export const otherFormat = (bookType: 'biff8' | 'xlsb' | 'ods') => {
  const book = read(officeWorkbook(), { cellNF: true, cellFormula: true })
  utils.book_append_sheet(book, {}, 'Blank')
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Is let', true, -0.125]]), 'More')
  Object.assign(book.Sheets['More']!['C1'] as CellObject, { z: '0.0%' })
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer)
}
