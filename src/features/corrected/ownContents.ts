import type { CsvFile, InText, InWorkbook } from '../../base/csvFile'
import type { Deps } from '../../base/deps'
import { csvTexts, inUtf8 } from '../download/content/csv'
import type { Contents, ContentsOf } from '../download/deliver'
import { withoutEnding } from '../file/fileNames'
import { encodeText, letterBeyondWindows } from '../file/rewriter/encode'
import { correctedContents } from './correctedOf'

/** The name of a file without that of its sheet, which the page appends. */
export function ownName({ name, workbook }: Pick<CsvFile, 'name' | 'workbook'>): string {
  const [whole, suffix] = [withoutEnding(name), ` (${workbook?.sheet})`]
  return whole.endsWith(suffix) ? whole.slice(0, -suffix.length) + name.slice(whole.length) : name
}

/** The name of the file that is written. @param ending that of a workbook; else it is that of the text */
export function correctedName(file: Pick<CsvFile, 'name' | 'workbook'>, ending?: 'xlsx' | 'xlsm'): string {
  const name = ownName(file)
  const [ofText] = /\.(?:csv|tsv|txt|tab)$/i.exec(name) ?? ['.csv']
  return `${withoutEnding(name)}_corrected${ending ? `.${ending}` : ofText}`
}

/** Where the rows of a file are in it. */
export const targetOf = ({ workbook, delimiter, headers }: CsvFile): InText | InWorkbook =>
  workbook ?? { delimiter, columns: headers.length }

/** Rows as they are sent to be written: each with its number and its values, and those that it takes, if it changes. */
export const sentRows = ({ rows, sheetRows }: CsvFile, contents: Contents): Contents => ({
  ...contents,
  rowOf: (row) => {
    const { cells, has } = contents.rowOf(row)!
    const own = rows[row]!
    const changed = cells.some((cell, column) => cell !== own[column]) ? cells : []
    return { cells: [String(sheetRows[row]), ...own, ...changed], has }
  },
})

/** Puts the customer's own file together: its bytes, with the cleansed addresses in its cells. */
export const ownContents =
  (bytes: Blob, { correctFile }: Pick<Deps, 'correctFile'>): ContentsOf =>
  async (source) => {
    const { file, onProgress } = source
    return {
      ...sentRows(file, await correctedContents(source)),
      write: async (blocks) => {
        const corrected = await correctFile(bytes, targetOf(file), blocks, { onProgress })
        switch (corrected.kind) {
          case 'inPlace':
            return { ...corrected, name: correctedName(file, corrected.ending) }
          case 'new':
            return { ...corrected, name: correctedName(file, 'xlsx'), asNew: true }
          default:
            // The page has promised something else.
            throw new Error(corrected.kind)
        }
      },
    }
  }

/** Puts a new file together: the same columns and rows as text, in the file's encoding and with its line ends. */
export const newContents: ContentsOf = async (source) => {
  const { file, rest } = source
  const contents = await correctedContents(source)
  return {
    ...contents,
    write: async (blocks) => {
      const texts = await csvTexts(contents.head, blocks, file)
      const { encoding } = file
      const letter = encoding === 'Windows-1252' ? firstBeyondWindows(texts) : null
      const name = correctedName(file)
      if (encoding === 'UTF-8') return { name, content: inUtf8(texts) }
      if (letter !== null) return { name, content: inUtf8(texts), inUtf8: { letter } }
      const content = encoding === 'Windows-1252' ? [] : [encodeText('\uFEFF', encoding)]
      for (const text of texts) {
        content.push(encodeText(text, encoding))
        await rest()
      }
      return { name, content }
    },
  }
}

/** The first letter of texts that Windows-1252 lacks; null if it has them all. */
export const firstBeyondWindows = (texts: string[]) =>
  texts.reduce<string | null>((found, text) => found ?? letterBeyondWindows(text), null)
