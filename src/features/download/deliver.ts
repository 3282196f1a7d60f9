import { CELL_LIMIT, type CsvFile, type WorkbookHead } from '../../base/csvFile'
import type { Deps } from '../../base/deps'
import { inBlocks } from '../../base/inBlocks'
import type { ListenerApi, RootState } from '../../base/store/types'
import { selectFile } from '../file/fileSelectors'
import { selectIsComplete } from '../run/runSelectors'
import { escapeFormula, writeCsv } from './content/csv'
import { downloadName, isWhole, type Download, type Format } from './content/rows'
import { selectFormat } from './downloadSelectors'
import {
  downloadBegan,
  downloadFailed,
  downloadProgressed,
  downloadWritten,
  resultsDownloaded,
  type WrittenFile,
} from './downloadSlice'

/** What a file is written from. */
interface Contents {
  head: WorkbookHead
  /** What its rows are made from, by number. */
  rows: readonly number[]
  /** Makes a row, and says whose address it has; null where the file has none. */
  rowOf: (of: number) => { cells: string[]; has: 'cleansed' | 'originals' | null } | null
}

/** What a file is put together from. */
interface Source {
  state: RootState
  file: CsvFile
  format: Format
  /** For text that is not the customer's: in a CSV, a spreadsheet could run it. */
  escape: (text: string) => string
  /** Resolves in a task of its own. */
  rest: () => Promise<void>
}

/** Puts a file together. */
export type ContentsOf = (source: Source) => Contents | Promise<Contents>

/** The same download asked for again this soon is a double click, in ms. */
const SAME_PRESS_MS = 500

/** Whether the same download is under way, or began so recently that it was a double click. */
const isBegun = ({ download }: RootState, choice: Download, format: Format, now: number) =>
  download.begun.some((each) => {
    const sinceLast = now - each.at
    const isRecent = sinceLast >= 0 && sinceLast < SAME_PRESS_MS
    return each.choice === choice && each.format === format && (each.isUnderWay || isRecent)
  })

/** Writes a file and hands it to the user. Says on the page that it is under way, that it failed, or what it holds. */
export async function deliver(
  api: ListenerApi,
  choice: Download,
  contentsOf: ContentsOf,
  format = selectFormat(api.getState()),
): Promise<void> {
  const at = api.extra.now()
  const state = api.getState()
  if (!state.file.loaded || isBegun(state, choice, format, at)) return
  api.dispatch(downloadBegan({ choice, format, at }))
  try {
    const { written, content } = await writeFile(api.extra, state, choice, contentsOf, format)
    api.extra.saveFile(written.name, content)
    const { file, download } = api.getState()
    // The page may hold another list by now.
    if (file.id !== state.file.id) return
    api.dispatch(downloadWritten({ ...written, at }))
    // A change while it was written counts like one after it.
    if (isWhole(choice) && download.changes === state.download.changes) api.dispatch(resultsDownloaded())
  } catch (error) {
    const writing = error instanceof TooLarge ? 'tooLarge' : 'failed'
    api.dispatch(downloadFailed({ choice, format, writing }))
  }
}

/** Cells of the largest workbook that is written: it takes a minute and a gigabyte. */
const MOST_WORKBOOK_CELLS = 2_000_000

class TooLarge extends Error {}

/** Writes a file, a few rows in each task, and counts what it holds. Rejects without a file, or if it cannot be written. */
export async function writeFile(
  { nextTask: rest, writeWorkbook }: Pick<Deps, 'nextTask' | 'writeWorkbook'>,
  state: RootState,
  choice: Download,
  contentsOf: ContentsOf,
  format: Format,
) {
  const file = selectFile(state)
  if (!file) throw new Error('No file is loaded.')
  const isWorkbook = format === 'xlsx'
  const escape = isWorkbook ? (text: string) => text : escapeFormula
  const { head, rows, rowOf } = await contentsOf({ state, file, format, escape, rest })
  if (isWorkbook && rows.length * head.headers.length > MOST_WORKBOOK_CELLS) throw new TooLarge()

  const name = downloadName(file.name, selectIsComplete(state), choice, format)
  const written: Omit<WrittenFile, 'at'> = {
    name,
    choice,
    format,
    rows: 0,
    cleansed: 0,
    originals: 0,
    cut: [],
  }
  async function* blocks() {
    for await (const block of inBlocks(rows, rest)) {
      const made = block.map(rowOf).filter((row) => row !== null)
      for (const { cells, has } of made) {
        written.rows += 1
        if (has) written[has] += 1
        const row = head.titleLines.length + 1 + written.rows
        if (isWorkbook) written.cut.push(...cutIn(cells, head.headers).map((header) => ({ header, row })))
      }
      yield made.map(({ cells }) => cells)
    }
  }
  const content = await (isWorkbook ? writeWorkbook : writeCsv)(head, blocks())
  return { written, content }
}

/** The headers of the cells in a row whose text Excel cuts. */
const cutIn = (cells: string[], headers: string[]) =>
  headers.filter((_, column) => cells[column]!.length > CELL_LIMIT)

/**
 * An effect that prepares what a dialog shows, from the start with each event, and says on the page if it failed.
 *
 * @param prepare given the event, the listener's API, and what lets other work have its turn
 */
export const preparing =
  <Event>(prepare: (event: Event, api: ListenerApi, rest: () => Promise<void>) => Promise<void>) =>
  async (event: Event, api: ListenerApi) => {
    api.cancelActiveListeners()
    try {
      await prepare(event, api, () => api.pause(api.extra.nextTask()))
    } catch {
      if (!api.signal.aborted) api.dispatch(downloadProgressed('failed'))
    }
  }
