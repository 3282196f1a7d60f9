import { CELL_LIMIT, type WorkbookHead } from '../../base/csvFile'
import type { Deps } from '../../base/deps'
import type { ListenerApi, RootState } from '../../base/store/types'
import { writeCsv } from './content/csv'
import type { Download, Format } from './content/rows'
import { downloadBegan, downloadProgressed, downloadWritten, type FileContents } from './downloadSlice'

/** A file before its rows are written; what of them is counted in `written` is so as they are. */
export interface Contents {
  written: FileContents
  head: WorkbookHead
  blocks: AsyncIterable<string[][]>
}

/** Puts a file together; `rest` resolves in a task of its own. */
export type ContentsOf = (state: RootState, format: Format, rest: () => Promise<void>) => Promise<Contents>

/** The same download asked for again this soon is a double click, in ms. */
const SAME_PRESS_MS = 500

/** Whether the same download is under way, or began so recently that it was a double click. */
function isBegun({ download: { begun, writing } }: RootState, choice: Download, format: Format, now: number) {
  if (begun?.choice !== choice || begun.format !== format) return false
  const sinceLast = now - begun.at
  return writing === 'underWay' || (sinceLast >= 0 && sinceLast < SAME_PRESS_MS)
}

/**
 * Writes a file and hands it to the user. Says on the page that it is under way, that it failed, or what it holds.
 *
 * @param contentsOf puts it together
 * @returns the state that the file was made from; null if there is no file, or the page holds another list by now
 */
export async function deliver(
  api: ListenerApi,
  choice: Download,
  format: Format,
  contentsOf: ContentsOf,
): Promise<RootState | null> {
  const at = api.extra.now()
  const state = api.getState()
  if (!state.file.loaded || isBegun(state, choice, format, at)) return null
  api.dispatch(downloadBegan({ choice, format, at }))
  try {
    const { nextTask: rest, writeWorkbook: write } = api.extra
    const made = await (format === 'xlsx'
      ? workbookOf(state, contentsOf, rest, write)
      : csvOf(state, contentsOf, rest))
    if (!made) {
      api.dispatch(downloadProgressed('tooLarge'))
      return null
    }
    const { written, content } = made
    api.extra.saveFile(written.name, content)
    if (api.getState().file.id !== state.file.id) return null
    api.dispatch(downloadWritten({ ...written, at }))
    return state
  } catch {
    api.dispatch(downloadProgressed('failed'))
    return null
  }
}

/** Cells of the largest workbook that is written: it takes a minute and a gigabyte. */
const MOST_WORKBOOK_CELLS = 2_000_000

/** A file as CSV, and what it holds. */
export async function csvOf(state: RootState, contentsOf: ContentsOf, rest: () => Promise<void>) {
  const { written, head, blocks } = await contentsOf(state, 'csv', rest)
  return { written, content: await writeCsv(head, blocks) }
}

/** The same as a workbook. Null if it would be too large to write. */
async function workbookOf(
  state: RootState,
  contentsOf: ContentsOf,
  rest: () => Promise<void>,
  write: Deps['writeWorkbook'],
) {
  const { written, head, blocks } = await contentsOf(state, 'xlsx', rest)
  if (written.rows * head.headers.length > MOST_WORKBOOK_CELLS) return null
  async function* noted() {
    let firstRow = head.titleLines.length + 2
    for await (const rows of blocks) {
      written.cut.push(...cutCells(head.headers, rows, firstRow))
      firstRow += rows.length
      yield rows
    }
  }
  return { written, content: await write(head, noted()) }
}

/** The cells whose text Excel cuts, given the number of the first row in the file written. */
const cutCells = (headers: string[], rows: string[][], firstRow: number): FileContents['cut'] =>
  rows.flatMap((row, at) =>
    headers.flatMap((header, column) =>
      row[column]!.length > CELL_LIMIT ? [{ header, row: firstRow + at }] : [],
    ),
  )
