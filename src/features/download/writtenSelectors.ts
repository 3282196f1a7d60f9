import { areEqual } from '../../base/values'
import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../base/store/types'
import { lastOfRow } from '../../base/manyRows'
import { addressKey } from '../../domain/address/cells/sameWords'
import type { Slot } from '../../domain/address/columns/kinds'
import { townColumn } from '../../domain/address/columns/columnSlots'
import { buildQuery } from '../../domain/cleanse/sentText'
import { isRowLocked } from '../../base/csvFile'
import { readAnswer } from '../../domain/cleanse/rowResult'
import { asItCame, writeRow, type RowWritten } from '../../domain/cleanse/writtenRow'
import { selectFile, selectRows, selectSheetRows } from '../file/fileSlice'
import type { ColumnsTake } from '../mapping/addressSlots'
import { selectColumns, selectMappedColumns } from '../mapping/mappingSlice'
import { selectMapping, selectSlots, selectTheirColumns } from '../mapping/mappingSelectors'
import { selectOutcomes } from '../results/resultsSelectors'
import { selectDecisions } from '../run/rows/decisionsSlice'
import { selectResults } from '../run/runSlice'

/** So that a file is made from what its dialog has shown. */
const writtenLast = lastOfRow<RowWritten>()

/**
 * What the columns take when we write the file: what names and contents propose, what a person chose, and a town column that only
 * the answers reveal.
 */
export const selectWrittenColumns = createSelector(
  [selectSlots, selectRows, selectResults, selectMappedColumns, selectColumns.kinds, selectColumns.others],
  (columns, rows, results, sent, kinds, others): ColumnsTake => {
    const { slots, beside } = columns
    const taken = new Set([...[...slots, ...beside].map(({ column }) => column), ...sent, ...others])
    const free = [...(rows[0] ?? []).keys()].filter(
      (column) => !taken.has(column) && kinds[column] === undefined,
    )
    const townOf = (row: number) => readAnswer(results[row] ?? null)?.address?.postTown ?? ''
    const column = townColumn(rows, townOf, slots, free)
    if (column === null) return columns
    const town: Slot = { column, kind: 'town', isUnsent: true }
    return { ...columns, slots: [...slots, town].toSorted((a, b) => a.column - b.column) }
  },
  { memoizeOptions: { resultEqualityCheck: areEqual } },
)

export const selectRowWriter = createSelector(
  [
    selectRows,
    selectSheetRows,
    (state: RootState) => selectFile(state)?.workbook,
    selectResults,
    selectOutcomes,
    selectDecisions,
    selectWrittenColumns,
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

/** Writes a row whose cells may be locked: if it must, it stays as it came, or only its capitals do. */
function whereItCan(own: string[], written: RowWritten, isLocked: (after: string[]) => boolean): RowWritten {
  const isInCapitals = isLocked(written.inCapitals)
  if (written.kind === 'capitals' ? isInCapitals : isLocked(written.values)) return asItCame(own, 'locked')
  return isInCapitals ? { ...written, inCapitals: written.values } : written
}

/** What a row's columns send after writing, by index; empty if the text stays the same, or a person must be asked first. */
export const selectAddressWritten = createSelector(
  [
    selectRows,
    selectMapping,
    selectWrittenColumns,
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
