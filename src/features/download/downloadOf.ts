import { inBlocks } from '../../base/inBlocks'
import type { WorkbookHead } from '../../base/csvFile'
import type { RootState } from '../../base/store/types'
import { selectFile } from '../file/fileSelectors'
import { selectShownRows } from '../review/shownSelectors'
import { selectIsComplete } from '../run/runSelectors'
import { cellText, csvCellText, isCleansed } from './content/cells'
import { downloadName, downloadRows, type DownloadChoice } from './content/rows'
import type { ContentsOf } from './deliver'
import {
  columnsOf,
  selectFileColumns,
  selectNamedColumns,
  selectRowSource,
  selectSections,
} from './downloadSelectors'
import type { FileContents } from './downloadSlice'

/** Whether a download would have the same rows and columns in both states. */
export const isSameDownload = (a: RootState, b: RootState) =>
  [selectRowSource, selectFileColumns, selectNamedColumns].every((select) => select(a) === select(b))

/** Puts a download of rows with their answers together. Throws if no file is loaded. */
export const rowsContents =
  (choice: DownloadChoice): ContentsOf =>
  async (state, format, rest) => {
    const file = selectFile(state)
    if (!file) throw new Error('No file is loaded.')
    const columns = columnsOf(state, choice, format)
    const rows = downloadRows(choice, selectSections(state), selectShownRows(state))
    const written: FileContents = {
      name: downloadName(file.name, selectIsComplete(state), choice, format),
      choice,
      rows: rows.length,
      cleansed: 0,
      originals: 0,
      cut: [],
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
    const isWhole = choice === 'everything' || choice === 'nextMonth'
    const head: WorkbookHead = {
      delimiter: file.delimiter,
      titleLines: isWhole ? (file.titleLines ?? []) : [],
      headers: columns.map(({ header }) => header),
    }
    return { written, head, blocks: blocks() }
  }
