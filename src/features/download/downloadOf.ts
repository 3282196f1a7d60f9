import { CELL_LIMIT, type WorkbookHead } from '../../base/csvFile'
import type { Deps } from '../../base/deps'
import type { RootState } from '../../base/store/types'
import { selectFile } from '../file/fileSelectors'
import { selectIsComplete } from '../run/runSelectors'
import { cellText, csvCellText, isCleansed } from './content/cells'
import type { DownloadColumn } from './content/columns'
import { writeCsv } from './content/csv'
import {
  downloadName,
  downloadRows,
  inBlocks,
  type Download,
  type DownloadChoice,
  type Format,
} from './content/rows'
import {
  columnsOf,
  selectColumnChoices,
  selectFileColumns,
  selectRowSource,
  selectSections,
} from './downloadSelectors'
import type { FileContents } from './downloadSlice'
import { lettersContents } from '../letters/lettersOf'

/** Cells of the largest workbook that is written: it takes a minute and a gigabyte. */
const MOST_WORKBOOK_CELLS = 2_000_000

/** Whether a download would have the same rows and columns in both states. */
export const isSameDownload = (a: RootState, b: RootState) =>
  [selectRowSource, selectFileColumns, selectColumnChoices].every((select) => select(a) === select(b))

/** A download before its rows are written; they are counted in `written` as they are. */
function rowsContents(state: RootState, choice: DownloadChoice, format: Format, rest: () => Promise<void>) {
  const file = selectFile(state)
  if (!file) throw new Error('No file is loaded.')
  const columns = columnsOf(state, choice, format)
  const has = (...sources: DownloadColumn['from'][]) => columns.some(({ from }) => sources.includes(from))
  const rows = downloadRows(choice, selectSections(state))
  const written: FileContents = {
    name: downloadName(file.name, selectIsComplete(state), choice, format),
    choice,
    rows: rows.length,
    cleansed: 0,
    originals: 0,
    cut: [],
    lacksAddressSent:
      has('updated', 'corrected') && !has('addressSent') && !selectColumnChoices(state).onlyMine,
  }
  const textOf = format === 'csv' ? csvCellText : cellText
  const sourceOf = selectRowSource(state)
  async function* blocks() {
    for await (const block of inBlocks(rows, rest)) {
      const sources = block.map(sourceOf)
      written.cleansed += sources.filter(isCleansed).length
      written.originals += sources.filter(({ decision }) => decision === 'originalKept').length
      yield sources.map((source) => columns.map((column) => textOf(column, source)))
    }
  }
  const head: WorkbookHead = {
    delimiter: file.delimiter,
    titleLines: choice === 'everything' ? (file.titleLines ?? []) : [],
    headers: columns.map(({ header }) => header),
  }
  return { written, head, blocks: blocks() }
}

const contentsOf = (state: RootState, choice: Download, format: Format, rest: () => Promise<void>) =>
  choice === 'letters' ? lettersContents(state, format, rest) : rowsContents(state, choice, format, rest)

/**
 * A download as CSV, and what it holds.
 *
 * @param rest resolves in a task of its own
 */
export async function csvOf(state: RootState, choice: Download, rest: () => Promise<void>) {
  const { written, head, blocks } = await contentsOf(state, choice, 'csv', rest)
  return { written, content: await writeCsv(head, blocks) }
}

/** The same as a workbook, which always has outcome, reasons and decision. Null if it would be too large to write. */
export async function workbookOf(
  state: RootState,
  choice: Download,
  rest: () => Promise<void>,
  write: Deps['writeWorkbook'],
) {
  const { written, head, blocks } = await contentsOf(state, choice, 'xlsx', rest)
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
