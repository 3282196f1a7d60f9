import { isTimeout } from '../../api/awakeTimeout'
import { CODE_MISSING } from '../../base/constants'
import type { CsvFile, InText, InWorkbook } from '../../base/csvFile'
import type { Deps } from '../../base/deps'
import { inBlocks } from '../../base/manyRows'
import type { ListenerApi, RootState } from '../../base/store/types'
import { csvTexts, inUtf8 } from '../download/content/csv'
import { escapeFor, type Contents, type ContentsOf, type Rewritten, type Source } from '../download/deliver'
import { withoutEnding } from '../file/fileNames'
import { selectFile } from '../file/fileSlice'
import { encodeText, letterBeyondWindows } from '../file/rewriter/encode'
import { correctedContents } from './correctedOf'
import type { Comes } from './correctedSlice'

/** The name of a file without its sheet's name, which the page appends. */
export function ownName({ name, workbook }: Pick<CsvFile, 'name' | 'workbook'>): string {
  const [whole, suffix] = [withoutEnding(name), ` (${workbook?.sheet})`]
  return whole.endsWith(suffix) ? whole.slice(0, -suffix.length) + name.slice(whole.length) : name
}

/** The name of the file to write. @param ending a workbook's; missing for a text, which is named after its one sheet */
export function correctedName(file: Pick<CsvFile, 'name' | 'workbook'>, ending?: 'xlsx' | 'xlsm'): string {
  const name = ending ? ownName(file) : file.name
  const [ofText] = /\.(?:csv|tsv|txt|tab)$/i.exec(name) ?? ['.csv']
  return `${withoutEnding(name)}_corrected${ending ? `.${ending}` : ofText}`
}

/** Where the rows of a file are in it. */
const targetOf = ({ workbook, delimiter, headers }: CsvFile): InText | InWorkbook =>
  workbook ?? { delimiter, columns: headers.length }

/** Rows as sent to the worker: each with its number, its values and, if it changes, its new values. */
const sentRows = ({ rows, sheetRows }: CsvFile, contents: Contents): Contents => ({
  ...contents,
  rowOf: (row) => {
    const [own, cells] = [rows[row]!, contents.rowOf(row)!]
    const changed = cells.some((cell, column) => cell !== own[column]) ? cells : []
    return [String(sheetRows[row]), ...own, ...changed]
  },
})

/** The cells of all rows, a few rows in each task. */
async function* blocksOf({ rows, rowOf }: Contents, rest: () => Promise<void>) {
  for await (const block of inBlocks(rows, rest)) yield block.map((row) => rowOf(row)!)
}

/** Puts the customer's own file together: its bytes, with the cleansed addresses in its cells. */
export const ownContents =
  (bytes: Blob, { correctFile }: Pick<Deps, 'correctFile'>): ContentsOf =>
  async (source) => {
    const { file, onProgress } = source
    return {
      ...sentRows(file, await correctedContents(source)),
      write: async (blocks) => {
        const corrected = await correctFile(bytes, targetOf(file), blocks, { onProgress })
        // The page has promised to write in place.
        if (corrected.kind !== 'inPlace') throw new Error(corrected.kind)
        const { content, inUtf8: utf8, ending } = corrected
        return { name: correctedName(file, ending), content, inUtf8: utf8 }
      },
    }
  }

/** Puts a new file together: the same columns and rows as text, in the file's encoding and with its line ends. */
export const newContents = async (source: Source) => {
  const { file, rest } = source
  const contents = await correctedContents(source)
  return {
    ...contents,
    write: async (blocks: AsyncIterable<string[][]>): Promise<Rewritten> => {
      const texts = await csvTexts(contents.head, blocks, file)
      const { encoding } = file
      const beyond = encoding === 'Windows-1252' ? texts.map(letterBeyondWindows) : []
      const letter = beyond.find((each) => each !== null)
      const name = correctedName(file)
      if (encoding === 'UTF-8') return { name, content: inUtf8(texts) }
      if (letter !== undefined) return { name, content: inUtf8(texts), inUtf8: { letter } }
      const content = encoding === 'Windows-1252' ? [] : [encodeText('\uFEFF', encoding)]
      for (const text of texts) {
        content.push(encodeText(text, encoding))
        await rest()
      }
      return { name, content }
    },
  }
}

function sourceIn(state: RootState, rest: () => Promise<void>): Source {
  const file = selectFile(state)!
  const format = file.workbook ? 'xlsx' : 'csv'
  return { state, file, format, escape: escapeFor(format), rest }
}

/** How the file will come if we write the rows into these bytes. Only bytes given again can belong to another file. */
async function seen(api: ListenerApi, source: Source, bytes: Blob, isGiven: boolean): Promise<Comes> {
  const { file, rest } = source
  const contents = sentRows(file, await correctedContents(source))
  const is = await api.extra
    .correctFile(bytes, targetOf(file), blocksOf(contents, rest), { signal: api.signal })
    .catch((error: unknown) => {
      if ((error as Error).message === CODE_MISSING) return { kind: 'codeMissing' } as const
      return { kind: 'newCsv', why: isTimeout(error) ? 'tooLong' : 'unwritable' } as const
    })
  if (is.kind === 'codeMissing' || is.kind === 'newCsv') return is
  if (is.kind === 'inPlace') return { kind: 'inPlace', ending: is.ending, inUtf8: is.inUtf8 }
  if (!isGiven || is.kind === 'unwritable') return { kind: 'newCsv', why: 'unwritable' }
  return is.kind === 'differs' ? { kind: 'differs', row: file.sheetRows[is.row]! } : is
}

/** How the file will come, from bytes given again, else from those that the page has. */
export async function howItComes(api: ListenerApi, given: number | null): Promise<Comes> {
  const { loaded, bytes: kept } = api.getState().file
  const id = given ?? kept
  const bytes = loaded?.asNew || id === null ? null : await api.extra.fileInbox.own(id).catch(() => null)
  if (!bytes && !loaded?.asNew) return { kind: 'missing' }
  const source = sourceIn(api.getState(), api.extra.nextTask)
  const comes: Comes = bytes
    ? await seen(api, source, bytes, given !== null)
    : { kind: 'newCsv', why: loaded!.asNew! }
  // Only Windows-1252 may lack a letter.
  if (comes.kind !== 'newCsv' || source.file.encoding !== 'Windows-1252') return comes
  const contents = await newContents(source)
  const written = await contents.write(blocksOf(contents, source.rest))
  return { ...comes, inUtf8: written.inUtf8 }
}
