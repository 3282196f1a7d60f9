import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../../app/base/types'
import { selectHeaders, selectKeepsOwnColumns, selectRows } from '../../file/fileSelectors'
import { selectDecisions, selectDifferences, selectToReview } from '../../review/reviewSelectors'
import { selectFailedRows, selectResults } from '../../run/runSelectors'
import { cellText } from '../../download/cellText'
import { checksWidth, columnWidth, decisionWidth, NUMBER_WIDTH } from './columnWidths'
import { downloadColumns } from '../../download/downloadColumns'

/** The columns of the results on the screen: those of the download, but for the decisions, which stand apart. */
export const selectResultColumns = createSelector(
  [selectHeaders, selectKeepsOwnColumns, (state: RootState) => selectFailedRows(state).length > 0],
  (headers, keepsOwnColumns, hasFailures) =>
    downloadColumns(headers, { keepsOwnColumns, hasDecisions: false, hasFailures }),
)

/**
 * The widths of the columns of the download. One that took the place of the customer's has room for theirs too,
 * which is shown where they keep the original.
 */
const selectDataWidths = createSelector(
  [selectResultColumns, selectRows, selectResults],
  (columns, rows, results) =>
    columns.map((column) => {
      const texts = results.map((result, at) => cellText(column, { row: rows[at]!, result }))
      const own = column.from === 'output' && column.own !== null ? column.own : null
      const owns = own === null ? [] : rows.map((row) => row[own] ?? '')
      return columnWidth(column.header, [...texts, ...owns])
    }),
)

/** The widths of the table's columns in px: by all rows, so that they stay as they are whatever is shown. */
export const selectColumnWidths = createSelector(
  [
    (state: RootState) =>
      Object.keys(selectDecisions(state)).length > 0 || selectToReview(state).includes(true),
    selectDifferences,
    selectDataWidths,
  ],
  (hasDecisions, differences, dataWidths) => {
    const mostChecks = differences.reduce((most, { length }) => Math.max(most, length), 0)
    return [NUMBER_WIDTH, decisionWidth(hasDecisions), checksWidth(mostChecks), ...dataWidths]
  },
)
