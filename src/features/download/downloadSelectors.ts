import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../app/base/types'
import { OUTPUT_HEADERS } from '../answers/outputColumns'
import { selectHeaders, selectKeepsOwnColumns, selectRows } from '../file/fileSelectors'
import { selectDecisions, selectReasons, selectScoreKind, selectThreshold } from '../results/resultsSelectors'
import { selectFailedRows, selectProgress, selectResults } from '../run/runSelectors'
import type { ResultOfRow } from './content/cellText'
import { exampleRow, exampleRowIndex } from './content/exampleRow'
import { usualChoices } from './downloadChoices'
import {
  conflictingHeaders,
  downloadColumns,
  fileColumns,
  type ColumnChoices,
} from './content/downloadColumns'

const selectFileColumns = createSelector([selectHeaders, selectRows], fileColumns)

/** The customer's columns that have the name of an added one. */
export const selectConflictingHeaders = createSelector([selectFileColumns], conflictingHeaders)

const selectColumnChoices = createSelector(
  [
    (state: RootState) => state.download.choices,
    selectKeepsOwnColumns,
    (state: RootState) => selectFailedRows(state).length > 0,
  ],
  (choices, keepsOwnColumns, hasFailures): ColumnChoices => ({ ...choices, keepsOwnColumns, hasFailures }),
)

/** The columns of the download as it would be written now. */
export const selectDownloadColumns = createSelector([selectFileColumns, selectColumnChoices], downloadColumns)

/** The columns that the page shows: those of the download and what was left out of it, which hides nothing. */
export const selectShownColumns = createSelector([selectFileColumns, selectColumnChoices], (file, choices) =>
  downloadColumns(file, { ...choices, leftOut: [] }),
)

/** The added columns that a download of this file can have: their names, and the headers that they would have. */
export const selectAddedColumns = createSelector(
  [selectFileColumns, selectKeepsOwnColumns],
  (file, keepsOwnColumns) =>
    downloadColumns(file, { ...usualChoices, keepsOwnColumns, hasFailures: false }).flatMap((column) =>
      column.from === 'output' && column.own === null
        ? [{ name: OUTPUT_HEADERS[column.output]!, header: column.header }]
        : [],
    ),
)

/** What the cells of a row are made of, by row index. */
export const selectResultOfRow = createSelector(
  [selectRows, selectResults, selectDecisions, selectReasons, selectScoreKind, selectThreshold],
  (rows, results, decisions, reasons, kind, value) => {
    const threshold = { kind, value }
    return (row: number): ResultOfRow => ({
      row: rows[row]!,
      result: results[row] ?? null,
      decision: decisions[row],
      reasons: reasons[row]!,
      threshold,
    })
  },
)

/** A row of a file with columns of added names: those columns now and in the download. */
export const selectExampleRow = createSelector(
  [selectFileColumns, selectRows, selectKeepsOwnColumns, selectResultOfRow],
  (file, rows, keepsOwnColumns, ofRow) => {
    const at = exampleRowIndex(file, rows.length, ofRow)
    return { row: at + 1, cells: exampleRow(file, ofRow(at), keepsOwnColumns) }
  },
)

/** Whether there are results that exist nowhere but on the screen. */
export const selectHasUnsavedResults = (state: RootState) =>
  selectProgress(state).done > 0 && !state.download.isDownloaded
