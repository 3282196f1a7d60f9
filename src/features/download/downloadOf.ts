import { selectShownRows } from '../review/shownSelectors'
import { cellText, csvCellText, isCleansed } from './content/cells'
import { downloadRows, isWhole, type DownloadChoice } from './content/rows'
import type { ContentsOf } from './deliver'
import { columnsOf, selectRowSource, selectSections } from './downloadSelectors'

/** Puts a download of rows with their answers together. */
export const rowsContents =
  (choice: DownloadChoice): ContentsOf =>
  ({ state, file, format }) => {
    const columns = columnsOf(state, choice, format)
    const sourceOf = selectRowSource(state)
    const textOf = format === 'csv' ? csvCellText : cellText
    return {
      head: {
        delimiter: file.delimiter,
        titleLines: isWhole(choice) ? (file.titleLines ?? []) : [],
        headers: columns.map(({ header }) => header),
      },
      rows: downloadRows(choice, selectSections(state), selectShownRows(state)),
      rowOf: (row) => {
        const source = sourceOf(row)
        const own = source.decision === 'originalKept' ? 'originals' : null
        return {
          cells: columns.map((column) => textOf(column, source)),
          has: isCleansed(source) ? 'cleansed' : own,
        }
      },
    }
  }
