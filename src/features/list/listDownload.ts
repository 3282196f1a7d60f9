import type { WorkbookContents } from '../../app/base/csvFile'
import type { RootState } from '../../app/base/types'
import { countAddresses, type RowSource } from '../download/content/cells'
import { csvHead, csvRows, markedPieces } from '../download/content/csv'
import { downloadName, downloadRows } from '../download/content/rows'
import {
  selectDownloadColumns,
  selectRoles,
  selectRowSource,
  selectWorkbookColumns,
} from '../download/downloadSelectors'
import type { WrittenFile } from '../download/downloadSlice'
import { workbookHead, workbookRow } from '../download/workbookOf'
import { selectFile } from '../file/fileSelectors'
import { stateOfRecord } from '../recovery/stateOfRecord'
import type { SessionRecord } from '../recovery/sessionRecord'
import { selectDecisions, selectOutcomes } from '../results/resultsSelectors'

/** Where a list is: which part is on the page, how many there are, and whether every row of the list has a result. */
interface Place {
  at: number
  parts: number
  isComplete: boolean
}

/** The record of another part; null for one without results. */
type RecordOf = (at: number) => Promise<SessionRecord | null>

/** What the rows of a list are written from, part by part, so that one of them at a time is in memory. */
async function* rowsByPart(state: RootState, { at, parts }: Place, recordOf: RecordOf) {
  const roles = selectRoles(state)
  for (let part = 0; part < parts; part += 1) {
    const record = part === at ? null : await recordOf(part)
    if (part !== at && !record) continue
    const ofPart = record ? stateOfRecord(state, record) : state
    const sourceOf = selectRowSource(ofPart)
    const shown = downloadRows('everything', selectOutcomes(ofPart), selectDecisions(ofPart))
    yield shown.map((row) => Object.assign(sourceOf(row), { roles }))
  }
}

/** Adds the rows of a part to what a file is said to hold. */
function count(written: WrittenFile, rows: RowSource[]) {
  const { cleansed, kept } = countAddresses(rows)
  written.rows += rows.length
  written.cleansed += cleansed
  written.kept += kept
}

const nothingYet = (name: string): WrittenFile => ({ name, rows: 0, cleansed: 0, kept: 0 })

/** The CSV of a whole list as a file in pieces. Its columns are those of the part on the page. */
export async function listDownload(
  state: RootState,
  place: Place,
  recordOf: RecordOf,
): Promise<(WrittenFile & { pieces: string[] }) | null> {
  const file = selectFile(state)
  if (!file) return null
  const columns = selectDownloadColumns(state)
  const written = nothingYet(downloadName(file.name, place.isComplete, 'everything'))
  const pieces = [csvHead(columns, file.delimiter, file.titleLines)]
  for await (const rows of rowsByPart(state, place, recordOf)) {
    count(written, rows)
    pieces.push(csvRows(columns, rows, file.delimiter))
  }
  return { ...written, pieces: markedPieces(pieces) }
}

/** The workbook of a whole list, to be written. Its columns are those of the part on the page. */
export async function listWorkbook(
  state: RootState,
  place: Place,
  recordOf: RecordOf,
): Promise<{ written: WrittenFile; contents: WorkbookContents } | null> {
  const file = selectFile(state)
  if (!file) return null
  const columns = selectWorkbookColumns(state)
  const written = nothingYet(downloadName(file.name, place.isComplete, 'everything', 'xlsx'))
  const contents: WorkbookContents = { ...workbookHead(file, columns), rows: [] }
  for await (const rows of rowsByPart(state, place, recordOf)) {
    count(written, rows)
    for (const row of rows) contents.rows.push(workbookRow(columns, row))
  }
  return { written, contents }
}
