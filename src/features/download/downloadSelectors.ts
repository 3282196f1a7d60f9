import { createSelector } from '@reduxjs/toolkit'
import { config } from '../../base/config'
import type { RootState } from '../../base/store/types'
import { isWorkbookName } from '../file/fileNames'
import { selectFile, selectHeaders, selectRows } from '../file/fileSelectors'
import { buildQuery } from '../../domain/cleanse/query'
import { selectMapping } from '../mapping/mappingSelectors'
import { selectDecisions, selectOutcomes, selectReasons, selectThreshold } from '../review/resultsSelectors'
import { countEach } from '../review/statistics'
import { selectFailedCount, selectResults } from '../run/runSelectors'
import { correctedAddress, hasPlace } from './content/addressRoles'
import { cleansedAddress, isCleansed, type Duplicate, type RowSource } from './content/cells'
import {
  conflictingHeaders,
  downloadColumns,
  fileColumns,
  updatedHeaders,
  type ColumnChoices,
} from './content/columns'
import { duplicatesOf } from './content/duplicates'
import { exampleRow } from './content/example'
import { addressColumns, proposedRoles } from './content/roleProposals'
import { ALWAYS, sectionOf, SECTIONS, type DownloadChoice, type Format } from './content/rows'
import { STATUS_COLUMNS, type CustomerColumns } from './downloadChoices'

export const selectFileColumns = createSelector([selectHeaders, selectRows], fileColumns)

/** The customer's columns that have the name of an added one. */
export const selectConflictingHeaders = createSelector([selectFileColumns], conflictingHeaders)

/** Those that an update changes. */
export const selectUpdatedHeaders = createSelector([selectFileColumns], updatedHeaders)

/** Indexes of the customer's address columns, in the file's order. */
export const selectAddressColumns = createSelector([selectHeaders, selectRows, selectMapping], addressColumns)

const selectProposedRoles = createSelector(
  [selectHeaders, selectAddressColumns, selectMapping],
  proposedRoles,
)

/** The roles of the address columns: those that the user gave them, else the proposed ones. */
export const selectRoles = (state: RootState) => state.download.roles ?? selectProposedRoles(state).roles

/** Whether the address columns can be corrected: each has a role that is known or was chosen, and a street has a place. */
export const selectCanCorrect = (state: RootState) =>
  (state.download.roles !== null || selectProposedRoles(state).unknown.length === 0) &&
  hasPlace(selectRoles(state))

/** What happens to the customer's columns: they stay where none can be updated, or not all have roles to be corrected. */
export const selectCustomerColumns = (state: RootState): CustomerColumns => {
  const { customerColumns } = state.download
  if (customerColumns === 'update' && selectUpdatedHeaders(state).length === 0) return 'keep'
  if (customerColumns === 'correct' && !selectCanCorrect(state)) return 'keep'
  return customerColumns
}

/** Which columns downloads have. */
export const selectColumnChoices = createSelector(
  [
    (state: RootState) => state.download.choices,
    selectCustomerColumns,
    selectRoles,
    (state: RootState) => selectFailedCount(state) > 0,
  ],
  (choices, customerColumns, roles, hasFailures): ColumnChoices => ({
    ...choices,
    // Answers that are made up always say so.
    leftOut: config.isSandbox ? choices.leftOut.filter((name) => name !== 'Message') : choices.leftOut,
    extras: hasFailures ? [...choices.extras, 'error'] : choices.extras,
    // Columns that take nothing cleansed are never alone.
    onlyMine: choices.onlyMine && customerColumns !== 'keep',
    customerColumns,
    roles,
  }),
)

/** The format of downloads: the one chosen last on this device, else that of the file. */
export const selectFormat = (state: RootState): Format =>
  state.download.format ?? (isWorkbookName(selectFile(state)?.name ?? '') ? 'xlsx' : 'csv')

/** The columns of a download: those chosen, and those that it always has. */
export function columnsOf(state: RootState, choice: DownloadChoice, format: Format) {
  const choices = selectColumnChoices(state)
  const chosen = choices.onlyMine ? [] : [...choices.extras, ...(format === 'xlsx' ? STATUS_COLUMNS : [])]
  const extras = [...chosen, ...ALWAYS[choice]]
  return downloadColumns(selectFileColumns(state), { ...choices, extras })
}

/** The columns that the page shows: those of the download, and those left out of it. */
export const selectShownColumns = createSelector([selectFileColumns, selectColumnChoices], (file, choices) =>
  downloadColumns(file, { ...choices, leftOut: [], onlyMine: false }),
)

/** What the cells of a row are made from, by row index. */
export const selectRowSource = createSelector(
  [selectRows, selectResults, selectMapping, selectDecisions, selectReasons, selectThreshold, selectRoles],
  (rows, results, mapping, decisions, reasons, threshold, roles) => {
    let duplicates: Duplicate[] | undefined
    const allDuplicates = () => (duplicates ??= duplicatesOf(rows.map((_, row) => sourceOf(row))))
    const sourceOf = (row: number): RowSource => {
      const result = results[row] ?? null
      const isEdited = result?.kind === 'answered' && result.origin === 'edited'
      return {
        row: rows[row]!,
        result,
        decision: decisions[row],
        reasons: reasons[row]!,
        threshold,
        roles,
        ownText: isEdited ? buildQuery(rows[row]!, mapping) : undefined,
        duplicate: () => allDuplicates()[row]!,
      }
    }
    return sourceOf
  },
)

/** An example of how the choice about the customer's columns changes a row. */
export const selectExampleRow = createSelector(
  [selectShownColumns, selectConflictingHeaders, selectRows, selectRowSource],
  (columns, conflicts, rows, sourceOf) =>
    exampleRow(
      columns,
      conflicts,
      rows.map((_, row) => sourceOf(row)),
    ),
)

/** Indexes of the rows whose cleansed address fits into no column of the customer's. */
export const selectRowsWithoutPlace = createSelector(
  [selectResults, selectRowSource, selectRoles, selectCustomerColumns],
  (results, sourceOf, roles, customerColumns) => {
    if (customerColumns !== 'correct' || roles.line1 !== undefined) return []
    return results.flatMap((_, at) => {
      const source = sourceOf(at)
      const address = cleansedAddress(source)
      return address && correctedAddress(address, source.row, roles) === null ? [at] : []
    })
  },
)

/** How many rows with a result have blank added address columns, and no address to use in the download either. */
export const selectBlankAddressCount = createSelector(
  [selectResults, selectRowSource, selectColumnChoices],
  (results, sourceOf, { extras, onlyMine }) =>
    onlyMine || extras.includes('addressToUse')
      ? 0
      : results.filter((result, row) => result !== null && !isCleansed(sourceOf(row))).length,
)

/** The section of each row; null without a result. */
export const selectSections = createSelector([selectOutcomes, selectDecisions], (outcomes, decisions) =>
  outcomes.map((outcome, row) => sectionOf(outcome, decisions[row] !== undefined)),
)

/** How many rows each download has. */
export const selectDownloadCounts = createSelector([selectSections], (all) => {
  const sections = all.filter((section) => section !== null)
  return { everything: sections.length, ...countEach(SECTIONS, sections) }
})
