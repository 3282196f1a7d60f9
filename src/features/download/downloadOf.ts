import type { WorkbookContents } from '../../app/base/csvFile'
import type { RootState } from '../../app/base/types'
import { partName } from '../file/fileNames'
import { selectFile } from '../file/fileSelectors'
import { selectDecisions, selectOutcomes } from '../results/resultsSelectors'
import { selectIsComplete } from '../run/runSelectors'
import { cellText, countAddresses, type RowSource } from './content/cells'
import { csvHead, csvRows, markedPieces } from './content/csv'
import { downloadName, downloadRows, type DownloadChoice } from './content/rows'
import {
  selectRoles,
  selectRowSource,
  selectSectionColumns,
  selectWorkbookColumns,
} from './downloadSelectors'
import type { WrittenFile } from './downloadSlice'

export { selectDownloadSources } from './downloadSelectors'

/** The state with another part of the list on the page, by its place from 0; null for a part without results. */
export type StateOfPart = (page: RootState, at: number) => Promise<RootState | null>

/** The rows of a download, one part of the list at a time, so that memory does not grow with the list. */
async function* rowsByPart(state: RootState, choice: DownloadChoice, stateOfPart: StateOfPart) {
  const roles = selectRoles(state)
  const { at, parts } = state.list
  const places = choice === 'everything' && parts.length > 1 ? [...parts.keys()] : [at]
  for (const place of places) {
    const ofPart = place === at ? state : await stateOfPart(state, place)
    if (!ofPart) continue
    const sourceOf = selectRowSource(ofPart)
    const rows = downloadRows(choice, selectOutcomes(ofPart), selectDecisions(ofPart))
    yield rows.map((row) => Object.assign(sourceOf(row), { roles }))
  }
}

function count(written: WrittenFile, rows: RowSource[]) {
  const { cleansed, kept } = countAddresses(rows)
  written.rows += rows.length
  written.cleansed += cleansed
  written.kept += kept
}

/** What a download has above its header, and what will be known of it; throws where no file is loaded. */
function begin(state: RootState, choice: DownloadChoice, ending: 'csv' | 'xlsx') {
  const file = selectFile(state)
  if (!file) throw new Error('No file is loaded.')
  const isWhole = choice === 'everything'
  const part = isWhole || state.list.parts.length === 1 ? undefined : file.part
  const name = part ? partName(file.name, part) : file.name
  const written: WrittenFile = {
    name: downloadName(name, selectIsComplete(state), choice, ending),
    rows: 0,
    cleansed: 0,
    kept: 0,
  }
  return { delimiter: file.delimiter, titleLines: isWhole ? (file.titleLines ?? []) : [], written }
}

/**
 * A download as a CSV file in pieces, with what it holds. Everything is the whole list, in the file's order and with the
 * columns of the part on the page; a section is of that part alone.
 */
export async function csvOf(state: RootState, choice: DownloadChoice, stateOfPart: StateOfPart) {
  const { delimiter, titleLines, written } = begin(state, choice, 'csv')
  const columns = selectSectionColumns(state, choice)
  const pieces = [csvHead(columns, delimiter, titleLines)]
  for await (const rows of rowsByPart(state, choice, stateOfPart)) {
    count(written, rows)
    pieces.push(csvRows(columns, rows, delimiter))
  }
  return { written, content: markedPieces(pieces) }
}

/** The same as a workbook: its text never runs as a formula, so that none is escaped. */
export async function workbookOf(
  state: RootState,
  choice: DownloadChoice,
  stateOfPart: StateOfPart,
  write: (contents: WorkbookContents) => Promise<Blob>,
) {
  const { written, ...head } = begin(state, choice, 'xlsx')
  const columns = selectWorkbookColumns(state)
  const cells: string[][] = []
  for await (const rows of rowsByPart(state, choice, stateOfPart)) {
    count(written, rows)
    for (const row of rows) cells.push(columns.map((column) => cellText(column, row)))
  }
  const headers = columns.map(({ header }) => header)
  return { written, content: await write({ ...head, headers, rows: cells }) }
}
