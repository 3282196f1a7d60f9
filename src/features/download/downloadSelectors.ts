import { createSelector } from '@reduxjs/toolkit'
import { createAppSelector, type RootState } from '../../base/store/types'
import type { Format } from '../../domain/cleanse/downloads'
import { buildQuery } from '../../domain/cleanse/sentText'
import { isWorkbookName } from '../file/fileNames'
import { selectFile, selectHeaders, selectRows } from '../file/fileSlice'
import { selectMapping } from '../mapping/mappingSelectors'
import { selectPiles, selectReasons } from '../results/resultsSelectors'
import { selectShownRows } from '../review/shownSelectors'
import { selectAddressGroups } from '../results/alikeSlice'
import { downloadColumns, fileColumns, type RowSource } from './content/columns'
import { downloadRows, extraColumns, DOWNLOAD_CHOICES, type DownloadChoice } from './content/rows'
import { selectSavedFiles } from './unsavedSelectors'
import { selectAddressWritten } from './writtenSelectors'
import { selectDecisions } from '../run/rows/decisionsSlice'
import { selectThreshold } from '../results/thresholdSlice'
import { selectFailedCount, selectResults } from '../run/runSlice'

const selectFileColumns = createSelector([selectHeaders, selectRows], fileColumns)

/** The format of downloads: the last one chosen on this device, else the file's. */
export const selectFormat = (state: RootState): Format =>
  state.download.format ?? (isWorkbookName(selectFile(state)?.name ?? '') ? 'xlsx' : 'csv')

/** The columns of a download. For next month, all of ours follow the customer's columns as they came. */
export const columnsOf = createAppSelector(
  [
    selectFileColumns,
    (state) => selectFailedCount(state) > 0,
    (_, choice: DownloadChoice) => choice,
    (_state, _choice, format: Format) => format,
  ],
  (file, hasFailures, choice, format) =>
    downloadColumns(file, extraColumns(choice, format, hasFailures), choice === 'nextMonth'),
)

/** The columns that the page shows: those of the whole download. */
export const selectShownColumns = (state: RootState) => columnsOf(state, 'everything', 'csv')

/** How many columns the whole download adds to the customer's. */
export const selectAddedCount = (state: RootState) =>
  selectShownColumns(state).length - selectHeaders(state).length

/** The number of each row's group of rows with one address, from 1 in file order; null if it is in none. */
const selectGroupNumbers = createAppSelector([selectAddressGroups], (groups) => {
  const numbers = new Map<readonly number[], number>()
  return groups.map((group) => {
    if (group && !numbers.has(group)) numbers.set(group, numbers.size + 1)
    return group && numbers.get(group)!
  })
})

export const selectRowSource = createSelector(
  [
    selectRows,
    selectResults,
    selectMapping,
    selectDecisions,
    selectReasons,
    selectThreshold,
    selectGroupNumbers,
    selectAddressWritten,
  ],
  (rows, results, mapping, decisions, reasons, threshold, groups, writtenOf) =>
    (row: number): RowSource => {
      const result = results[row] ?? null
      const isEdited = result?.kind === 'answered' && result.origin === 'edited'
      return {
        row: rows[row]!,
        result,
        decision: decisions[row],
        reasons: reasons[row]!,
        threshold,
        ownText: isEdited ? buildQuery(rows[row]!, mapping) : undefined,
        duplicateGroup: groups[row] ?? null,
        addressWritten: () => writtenOf(row),
      }
    },
)

/** How many rows each download has, except the one of the rows shown. */
const selectCountsOfAll = createSelector([selectPiles, selectAddressGroups], (piles, groups) =>
  Object.fromEntries(
    DOWNLOAD_CHOICES.map((choice) => [choice, downloadRows(choice, piles, [], groups).length]),
  ),
)

export const selectDownloadCounts = createSelector(
  [selectCountsOfAll, selectPiles, selectShownRows],
  (counts, piles, shown) =>
    ({ ...counts, shown: downloadRows('shown', piles, shown, []).length }) as Record<DownloadChoice, number>,
)

/** Whether a file for next month holds the present results. */
export const selectHoldsNextMonth = (state: RootState) =>
  selectSavedFiles(state).some((file) => file.choice === 'nextMonth' && file.state === 'holds')
