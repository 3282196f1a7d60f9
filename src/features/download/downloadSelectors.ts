import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../app/base/types'
import { OUTPUT_HEADERS } from '../answers/outputColumns'
import { selectHeaders, selectRows } from '../file/fileSelectors'
import { selectMapping } from '../mapping/mappingSelectors'
import { selectDecisions, selectReasons, selectScoreKind, selectThreshold } from '../results/resultsSelectors'
import { selectFailedCount, selectResults } from '../run/runSelectors'
import { addressColumns, proposedRoles } from './content/addressRoles'
import { takesAddress, type RowSource } from './content/cells'
import { conflictingHeaders, downloadColumns, fileColumns, type ColumnChoices } from './content/columns'
import { exampleRow, exampleRowIndex } from './content/example'
import { TOLD_COLUMNS } from './content/format'
import type { DownloadChoice } from './content/rows'
import { EXTRA_COLUMNS } from './downloadChoices'

const selectFileColumns = createSelector([selectHeaders, selectRows], fileColumns)

/** The customer's columns that have the name of an added one. */
export const selectConflictingHeaders = createSelector([selectFileColumns], conflictingHeaders)

export const selectOwnColumns = (state: RootState) => state.download.ownColumns

/** Indexes of the customer's address columns, in the file's order. */
export const selectAddressColumns = createSelector([selectHeaders, selectRows, selectMapping], addressColumns)

const selectProposedRoles = createSelector(
  [selectHeaders, selectAddressColumns, selectMapping],
  proposedRoles,
)

/** The roles of the address columns: as the user has them, else as proposed. */
export const selectRoles = (state: RootState) => state.download.roles ?? selectProposedRoles(state)

const selectColumnChoices = createSelector(
  [
    (state: RootState) => state.download.choices,
    selectOwnColumns,
    selectRoles,
    (state: RootState) => selectFailedCount(state) > 0,
  ],
  (choices, ownColumns, roles, hasFailures): ColumnChoices => ({
    ...choices,
    ownColumns,
    roles,
    hasFailures,
  }),
)

/** The columns of the download as it would be written now. */
export const selectDownloadColumns = createSelector([selectFileColumns, selectColumnChoices], downloadColumns)

const selectToReviewColumns = createSelector([selectFileColumns, selectColumnChoices], (file, choices) =>
  downloadColumns(file, { ...choices, extras: [...choices.extras, 'reasons'] }),
)

/** The columns of a workbook: those of the download, and always what the page knows of a row. */
export const selectWorkbookColumns = createSelector(
  [selectFileColumns, selectColumnChoices],
  (file, choices) => downloadColumns(file, { ...choices, extras: [...choices.extras, ...TOLD_COLUMNS] }),
)

/** The columns of a download: rows to review always tell why. */
export const selectSectionColumns = (state: RootState, choice: DownloadChoice) =>
  choice === 'toReview' ? selectToReviewColumns(state) : selectDownloadColumns(state)

/** The columns that the page shows: those of the download, and what was left out of it. */
export const selectShownColumns = createSelector([selectFileColumns, selectColumnChoices], (file, choices) =>
  downloadColumns(file, { ...choices, leftOut: [] }),
)

/** The added columns that a download of this file can have: their names, and the headers they would have. */
export const selectAddedColumns = createSelector([selectShownColumns], (columns) =>
  columns.flatMap((column) =>
    column.from === 'output' && column.own === null
      ? [{ name: OUTPUT_HEADERS[column.output]!, header: column.header }]
      : [],
  ),
)

/** What the cells of a row are made of, by row index. */
export const selectRowSource = createSelector(
  [selectRows, selectResults, selectDecisions, selectReasons, selectScoreKind, selectThreshold, selectRoles],
  (rows, results, decisions, reasons, kind, value, roles) => {
    const threshold = { kind, value }
    return (row: number): RowSource => ({
      row: rows[row]!,
      result: results[row] ?? null,
      decision: decisions[row],
      reasons: reasons[row]!,
      threshold,
      roles,
    })
  },
)

/** A row of the file now and in the download, in the columns that the choice about own columns concerns. */
export const selectExampleRow = createSelector(
  [selectFileColumns, selectRows, selectOwnColumns, selectRoles, selectConflictingHeaders, selectRowSource],
  (file, rows, ownColumns, roles, conflicts, sourceOf) => {
    const concerned = file.flatMap(({ header, added }, at) =>
      !added && conflicts.includes(header) ? [at] : [],
    )
    const corrected = ownColumns === 'correct' ? Object.values(roles) : []
    const at = exampleRowIndex([...concerned, ...corrected], rows.length, sourceOf)
    return { row: at + 1, cells: exampleRow(file, sourceOf(at), { ownColumns, roles }) }
  },
)

/** How many rows with a result have blank added address columns, and nothing in the download to use in their place. */
export const selectBlankAddressCount = createSelector(
  [selectResults, selectRowSource, (state: RootState) => state.download.choices.extras],
  (results, sourceOf, extras) =>
    extras.includes(EXTRA_COLUMNS[0])
      ? 0
      : results.filter((result, row) => result !== null && !takesAddress(sourceOf(row))).length,
)

/** What the rows of the page are written from: a later change is not in the download. */
export const selectDownloadSources = createSelector(
  [selectRowSource, selectWorkbookColumns],
  (source, columns) => ({ source, columns }),
)
