import type { CsvFile, WorkbookContents } from '../../app/base/csvFile'
import type { RootState } from '../../app/base/types'
import { selectFile } from '../file/fileSelectors'
import { selectDecisions, selectOutcomes } from '../results/resultsSelectors'
import { selectIsComplete } from '../run/runSelectors'
import { cellText, countAddresses, type RowSource } from './content/cells'
import type { DownloadColumn } from './content/columns'
import { downloadName, downloadRows, type DownloadChoice } from './content/rows'
import { selectRowSource, selectWorkbookColumns } from './downloadSelectors'
import { nameOf } from './downloadOf'
import type { WrittenFile } from './downloadSlice'

/** A download as a workbook to be written, with what it holds, or null where no file is loaded. */
export function workbookOf(
  state: RootState,
  choice: DownloadChoice,
): { written: WrittenFile; contents: WorkbookContents } | null {
  const file = selectFile(state)
  if (!file) return null
  const rows = downloadRows(choice, selectOutcomes(state), selectDecisions(state)).map(selectRowSource(state))
  const columns = selectWorkbookColumns(state)
  return {
    written: {
      name: downloadName(nameOf(state, choice) ?? file.name, selectIsComplete(state), choice, 'xlsx'),
      rows: rows.length,
      ...countAddresses(rows),
    },
    contents: {
      ...workbookHead({ ...file, titleLines: choice === 'everything' ? file.titleLines : [] }, columns),
      rows: rows.map((from) => workbookRow(columns, from)),
    },
  }
}

/** What a workbook has above its rows. */
export const workbookHead = ({ titleLines = [], delimiter }: CsvFile, columns: DownloadColumn[]) => ({
  titleLines,
  delimiter,
  headers: columns.map(({ header }) => header),
})

/** The cells of a row of a workbook: text that never runs as a formula, so that none is escaped. */
export const workbookRow = (columns: DownloadColumn[], from: RowSource) =>
  columns.map((column) => cellText(column, from))
