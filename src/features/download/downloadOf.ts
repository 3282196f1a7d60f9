import { CELL_LIMIT, type WorkbookContents } from '../../app/base/csvFile'
import type { RootState } from '../../app/base/types'
import { partName } from '../file/fileNames'
import { selectFile } from '../file/fileSelectors'
import { selectDecisions, selectOutcomes } from '../results/resultsSelectors'
import {
  addFigures,
  figuresOfPart,
  figuresUnsent,
  noFigures,
  selectSummary,
} from '../results/summary/summarySelectors'
import type { Summary } from '../results/summary/summarySlice'
import { selectIsComplete } from '../run/runSelectors'
import { cellText, isCleansed } from './content/cells'
import { csvHead, csvRows, withByteOrderMark } from './content/csv'
import { downloadName, downloadRows, type DownloadChoice, type Format } from './content/rows'
import {
  columnsOf,
  selectColumnChoices,
  selectFileColumns,
  selectRoles,
  selectRowSource,
} from './downloadSelectors'
import type { FileContents } from './downloadSlice'

/** Reads another part of the list, by its place from 0, as if it were on the page; null if it has no results. */
export type StateOfPart = (page: RootState, at: number) => Promise<RootState | null>

/** Whether a download would have the same rows and columns in both states. */
export const isSameDownload = (a: RootState, b: RootState) =>
  [selectRowSource, selectFileColumns, selectColumnChoices].every((select) => select(a) === select(b))

/** Begins a download: its name, and the lines above its header. Throws if no file is loaded. */
function begin(state: RootState, choice: DownloadChoice, format: Format) {
  const file = selectFile(state)
  if (!file) throw new Error('No file is loaded.')
  const isWhole = choice === 'everything'
  const part = isWhole || state.list.parts.length === 1 ? undefined : file.part
  const source = part ? partName(file.name, part) : file.name
  const name = downloadName(source, selectIsComplete(state), choice, format)
  const written: FileContents = { name, choice, rows: 0, cleansed: 0, originals: 0, cut: [] }
  return { delimiter: file.delimiter, titleLines: isWhole ? (file.titleLines ?? []) : [], written }
}

/**
 * The rows of a download, counted in `written`. They come one part of the list at a time, so that memory does not grow
 * with the list.
 */
async function* rowsByPart(
  state: RootState,
  choice: DownloadChoice,
  stateOfPart: StateOfPart,
  written: FileContents,
) {
  const roles = selectRoles(state)
  const { at, parts } = state.list
  const places = choice === 'everything' && parts.length > 1 ? [...parts.keys()] : [at]
  for (const place of places) {
    const part = place === at ? state : await stateOfPart(state, place)
    if (!part) continue
    const sourceOf = selectRowSource(part)
    const rows = downloadRows(choice, selectOutcomes(part), selectDecisions(part)).map((row) =>
      Object.assign(sourceOf(row), { roles }),
    )
    written.rows += rows.length
    written.cleansed += rows.filter(isCleansed).length
    written.originals += rows.filter(({ decision }) => decision === 'originalKept').length
    yield rows
  }
}

/**
 * A download as CSV, and what it holds. `everything` is the whole list in the file's order, a section is of the part on
 * the page; both have the columns of that part.
 */
export async function csvOf(state: RootState, choice: DownloadChoice, stateOfPart: StateOfPart) {
  const { delimiter, titleLines, written } = begin(state, choice, 'csv')
  const columns = columnsOf(state, choice, 'csv')
  const texts = [csvHead(columns, delimiter, titleLines)]
  for await (const rows of rowsByPart(state, choice, stateOfPart, written))
    texts.push(csvRows(columns, rows, delimiter))
  return { written, content: withByteOrderMark(texts) }
}

/** The same as a workbook, which always has outcome, reasons and decision. */
export async function workbookOf(
  state: RootState,
  choice: DownloadChoice,
  stateOfPart: StateOfPart,
  write: (contents: WorkbookContents) => Promise<Blob>,
) {
  const { written, ...head } = begin(state, choice, 'xlsx')
  const columns = columnsOf(state, choice, 'xlsx')
  const cells: string[][] = []
  for await (const rows of rowsByPart(state, choice, stateOfPart, written))
    for (const row of rows) cells.push(columns.map((column) => cellText(column, row)))
  const headers = columns.map(({ header }) => header)
  written.cut = cutCells(headers, cells, head.titleLines.length + 2)
  return { written, content: await write({ ...head, headers, rows: cells }) }
}

/** The cells whose text Excel cuts, given the number of the first row in the file written. */
export const cutCells = (headers: string[], rows: string[][], firstRow: number): FileContents['cut'] =>
  rows.flatMap((row, at) =>
    headers.flatMap((header, column) =>
      row[column]!.length > CELL_LIMIT ? [{ header, row: firstRow + at }] : [],
    ),
  )

/** The summary of a whole list, read part by part. Throws if a part is missing. */
export async function summaryOfList(page: RootState, stateOfPart: StateOfPart): Promise<Summary> {
  let figures = noFigures
  let before = 0
  for (const [at, { rows }] of page.list.parts.entries()) {
    const part = at === page.list.at ? page : await stateOfPart(page, at)
    figures = addFigures(figures, part ? figuresOfPart(page, part) : figuresUnsent(rows), before)
    before += rows
  }
  return { ...selectSummary(page), ...figures }
}
