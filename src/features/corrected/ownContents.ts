import { isTimeout } from '../../api/awakeTimeout'
import { CODE_MISSING } from '../../base/constants'
import type { CsvFile, InText, InUtf8, InWorkbook } from '../../base/csvFile'
import type { Deps } from '../../base/deps'
import { inBlocks } from '../../base/inBlocks'
import type { ListenerApi, RootState } from '../../base/store/types'
import { csvTexts, inUtf8 } from '../download/content/csv'
import { escapeFor, type Contents, type ContentsOf, type Source } from '../download/deliver'
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
        return { ...corrected, name: correctedName(file, corrected.ending) }
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
const firstBeyondWindows = (texts: string[]) =>
  texts.reduce<string | null>((found, text) => found ?? letterBeyondWindows(text), null)

function sourceIn(state: RootState, rest: () => Promise<void>): Source {
  const file = selectFile(state)!
  const format = file.workbook ? 'xlsx' : 'csv'
  return { state, file, format, escape: escapeFor(format), rest }
}

/** How the file will come if we write the rows into these bytes. Only bytes given again can belong to another file. */
async function seen(api: ListenerApi, source: Source, bytes: Blob, isGiven: boolean): Promise<Comes> {
  const { file, rest } = source
  const { rows, rowOf } = sentRows(file, await correctedContents(source))
  async function* blocks() {
    for await (const block of inBlocks(rows, rest)) yield block.map((row) => rowOf(row)!)
  }
  const is = await api.extra
    .correctFile(bytes, targetOf(file), blocks(), { signal: api.signal })
    .catch((error: unknown) => {
      if ((error as Error).message === CODE_MISSING) return { kind: 'codeMissing' } as const
      return { kind: 'newCsv', why: isTimeout(error) ? 'tooLong' : 'unwritable' } as const
    })
  if (is.kind === 'codeMissing' || is.kind === 'newCsv') return is
  if (is.kind === 'inPlace') return { kind: 'inPlace', ending: is.ending, inUtf8: is.inUtf8 }
  if (!isGiven || is.kind === 'unwritable') return { kind: 'newCsv', why: 'unwritable' }
  return is.kind === 'differs' ? { kind: 'differs', row: file.sheetRows[is.row]! } : is
}

/** Why a new CSV is in UTF-8, though the file is in Windows-1252: a letter that Windows-1252 lacks. */
async function lacking(source: Source): Promise<InUtf8 | undefined> {
  if (source.file.encoding !== 'Windows-1252') return undefined
  const { rows, rowOf } = await correctedContents(source)
  for await (const block of inBlocks(rows, source.rest)) {
    const letter = firstBeyondWindows(block.flatMap((row) => rowOf(row)!))
    if (letter !== null) return { letter }
  }
  return undefined
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
  return comes.kind === 'newCsv' ? { ...comes, inUtf8: await lacking(source) } : comes
}
