import type { CsvFile, InWorkbook } from '../../base/csvFile'
import type { Deps } from '../../base/deps'
import type { Contents, ContentsOf } from '../download/deliver'
import type { AsNew } from '../download/downloadSlice'
import { withoutEnding } from '../file/fileNames'
import { correctedContents } from './correctedOf'

/** The name of a file's workbook, without that of the sheet, which the page appends. */
export function workbookName({ name }: Pick<CsvFile, 'name'>, { sheet }: Pick<InWorkbook, 'sheet'>): string {
  const [whole, suffix] = [withoutEnding(name), ` (${sheet})`]
  return whole.endsWith(suffix) ? whole.slice(0, -suffix.length) + name.slice(whole.length) : name
}

/** The name of the workbook that is written. */
export const correctedName = (
  file: Pick<CsvFile, 'name'>,
  workbook: Pick<InWorkbook, 'sheet'>,
  ending: string,
): string => `${withoutEnding(workbookName(file, workbook))}_corrected.${ending}`

/**
 * Puts the customer's own workbook together, with the cleansed addresses in its cells.
 *
 * @param given the workbook; null if it is not at hand, so that a new one has the rows alone
 */
export const workbookContents =
  (given: File | null, { correctWorkbook }: Pick<Deps, 'correctWorkbook'>): ContentsOf =>
  async (source) => {
    const { file, onProgress } = source
    const target = file.workbook!
    const contents = await correctedContents(source)
    const asNewName = correctedName(file, target, 'xlsx')
    const alone = (asNew: AsNew): Contents => ({ ...contents, name: asNewName, asNew })
    if (!given) return alone('rows')
    return {
      ...contents,
      rowOf: (row) => {
        const { cells, has } = contents.rowOf(row)!
        const own = file.rows[row]!
        const changed = cells.some((cell, column) => cell !== own[column]) ? cells : []
        return { cells: [String(file.sheetRows[row]), ...own, ...changed], has }
      },
      write: async (blocks) => {
        const corrected = await correctWorkbook(given, target, blocks, onProgress)
        switch (corrected.kind) {
          case 'inPlace':
            return { content: corrected.content, name: correctedName(file, target, corrected.ending!) }
          case 'new':
            return { content: corrected.content, name: asNewName, asNew: 'sheets' }
          case 'unwritable':
            return alone('rowsOfOdd')
          default:
            return alone('rows')
        }
      },
    }
  }
