import { CELL_LIMIT, type WorkbookHead } from '../../app/base/csvFile'
import type { RootState } from '../../app/base/types'
import { selectFile } from '../file/fileSelectors'
import { selectDecisions, selectOutcomes } from '../results/resultsSelectors'
import { selectIsComplete } from '../run/runSelectors'
import { cellText, isCleansed, type RowSource } from './content/cells'
import type { DownloadColumn } from './content/columns'
import { csvHead, csvRows, withByteOrderMark } from './content/csv'
import { downloadName, downloadRows, type DownloadChoice, type Format } from './content/rows'
import {
  columnsOf,
  selectColumnChoices,
  selectFileColumns,
  selectOnlyMine,
  selectRowSource,
} from './downloadSelectors'
import type { FileContents } from './downloadSlice'

/** Rows that are written in one task, so that a long list does not hold the page up. */
const ROWS_A_TASK = 500

/** Cells of the largest workbook that is written: it takes a minute and a gigabyte. */
const MOST_WORKBOOK_CELLS = 2_000_000

/** Whether a download would have the same rows and columns in both states. */
export const isSameDownload = (a: RootState, b: RootState) =>
  [selectRowSource, selectFileColumns, selectColumnChoices, selectOnlyMine].every(
    (select) => select(a) === select(b),
  )

/** A download before its rows are written: its name, the lines above its header, its columns and which rows it has. */
function begin(state: RootState, choice: DownloadChoice, format: Format) {
  const file = selectFile(state)
  if (!file) throw new Error('No file is loaded.')
  const name = downloadName(file.name, selectIsComplete(state), choice, format)
  const columns = columnsOf(state, choice, format)
  const has = (...sources: DownloadColumn['from'][]) => columns.some(({ from }) => sources.includes(from))
  const lacksAddressSent = has('updated', 'corrected') && !has('addressSent') && !selectOnlyMine(state)
  const written: FileContents = {
    name,
    choice,
    rows: 0,
    cleansed: 0,
    originals: 0,
    cut: [],
    lacksAddressSent,
  }
  return {
    delimiter: file.delimiter,
    titleLines: choice === 'everything' ? (file.titleLines ?? []) : [],
    columns,
    rows: downloadRows(choice, selectOutcomes(state), selectDecisions(state)),
    written,
  }
}

/** The rows of a download in blocks, each in a task of its own, counted in `written`. */
async function* rowBlocks(
  state: RootState,
  rows: number[],
  written: FileContents,
  rest: () => Promise<void>,
): AsyncGenerator<RowSource[]> {
  const sourceOf = selectRowSource(state)
  for (let from = 0; from < rows.length; from += ROWS_A_TASK) {
    if (from > 0) await rest()
    const block = rows.slice(from, from + ROWS_A_TASK).map(sourceOf)
    written.rows += block.length
    written.cleansed += block.filter(isCleansed).length
    written.originals += block.filter(({ decision }) => decision === 'originalKept').length
    yield block
  }
}

/**
 * A download as CSV, and what it holds.
 *
 * @param rest resolves in a task of its own
 */
export async function csvOf(state: RootState, choice: DownloadChoice, rest: () => Promise<void>) {
  const { delimiter, titleLines, columns, rows, written } = begin(state, choice, 'csv')
  const texts = [csvHead(columns, delimiter, titleLines)]
  for await (const block of rowBlocks(state, rows, written, rest))
    texts.push(csvRows(columns, block, delimiter))
  return { written, content: withByteOrderMark(texts) }
}

/** The same as a workbook, which always has outcome, reasons and decision. Null if it would be too large to write. */
export async function workbookOf(
  state: RootState,
  choice: DownloadChoice,
  rest: () => Promise<void>,
  write: (head: WorkbookHead, blocks: AsyncIterable<string[][]>) => Promise<Blob>,
) {
  const { columns, rows, written, ...head } = begin(state, choice, 'xlsx')
  if (rows.length * columns.length > MOST_WORKBOOK_CELLS) return null
  const headers = columns.map(({ header }) => header)
  async function* cells() {
    for await (const block of rowBlocks(state, rows, written, rest)) {
      const texts = block.map((row) => columns.map((column) => cellText(column, row)))
      const firstRow = head.titleLines.length + 2 + written.rows - block.length
      written.cut.push(...cutCells(headers, texts, firstRow))
      yield texts
    }
  }
  return { written, content: await write({ ...head, headers }, cells()) }
}

/** The cells whose text Excel cuts, given the number of the first row in the file written. */
export const cutCells = (headers: string[], rows: string[][], firstRow: number): FileContents['cut'] =>
  rows.flatMap((row, at) =>
    headers.flatMap((header, column) =>
      row[column]!.length > CELL_LIMIT ? [{ header, row: firstRow + at }] : [],
    ),
  )
