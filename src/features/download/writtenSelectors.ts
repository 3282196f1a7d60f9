import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../base/store/types'
import { lastOfRow } from '../../base/lastOfRow'
import { addressKey } from '../../domain/address/cells/sameWords'
import { buildQuery } from '../../domain/cleanse/sentText'
import { isRowLocked } from '../../domain/cleanse/lockedCells'
import { asItCame, writeRow, type RowWritten } from '../../domain/cleanse/writtenRow'
import { selectFile, selectRows, selectSheetRows } from '../file/fileSlice'
import { selectMapping, selectSlots, selectTheirColumns } from '../mapping/mappingSelectors'
import { selectOutcomes } from '../results/resultsSelectors'
import { selectDecisions } from '../run/rows/decisionsSlice'
import { selectResults } from '../run/runSlice'

/** A file is put together from what its dialog has shown. */
const writtenLast = lastOfRow<RowWritten>()

/** Writes a row of the customer's own file, by index. */
export const selectRowWriter = createSelector(
  [
    selectRows,
    selectSheetRows,
    (state: RootState) => selectFile(state)?.workbook,
    selectResults,
    selectOutcomes,
    selectDecisions,
    selectSlots,
    selectTheirColumns,
  ],
  (rows, sheetRows, workbook, results, outcomes, decisions, columns, compared) =>
    (at: number): RowWritten => {
      const values = rows[at]!
      const row = { values, result: results[at] ?? null, outcome: outcomes[at]!, decision: decisions[at] }
      return writtenLast(values, [row.result, row.outcome, row.decision, columns, compared, workbook], () => {
        const written = writeRow(row, columns, compared)
        return workbook
          ? whereItCan(values, written, (after) => isRowLocked(workbook, sheetRows[at]!, values, after))
          : written
      })
    },
)

/** Writes a row whose cells may be locked: it stays as it came, or only what would change in capitals alone does. */
function whereItCan(own: string[], written: RowWritten, isLocked: (after: string[]) => boolean): RowWritten {
  const isInCapitals = isLocked(written.inCapitals)
  if (written.kind === 'capitals' ? isInCapitals : isLocked(written.values)) return asItCame(own, 'locked')
  return isInCapitals ? { ...written, inCapitals: written.values } : written
}

/** What a row's own columns send once it is written, by index; empty if the text is the same, or if a person is asked first. */
export const selectAddressWritten = createSelector(
  [
    selectRows,
    selectMapping,
    selectSlots,
    selectRowWriter,
    ({ corrected }: RootState) => corrected.changesCapitals,
  ],
  (rows, mapping, { unknown }, write, changesCapitals) =>
    (at: number): string => {
      if (unknown.length > 0) return ''
      const { values, inCapitals } = write(at)
      const text = buildQuery(changesCapitals ? inCapitals : values, mapping)
      return addressKey(text) === addressKey(buildQuery(rows[at]!, mapping)) ? '' : text
    },
)
