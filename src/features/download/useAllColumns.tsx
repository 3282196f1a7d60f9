import { useMemo } from 'react'
import { useAppSelector } from '../../base/store/hooks'
import { breakable } from '../../components/breakable'
import { isAddressColumn, OUTPUT_FIELDS, type OutputField } from '../../domain/cleanse/outputColumns'
import type { AllColumn } from '../review/table/reviewColumns'
import type { ColumnGroup } from '../review/viewSlice'
import { cellText } from './content/cells'
import { columnKey, type DownloadColumn } from './content/columns'
import { selectRowSource, selectShownColumns } from './downloadSelectors'

/** The added columns of an envelope; all others are codes and places. */
const ENVELOPE_FIELDS = new Set<OutputField>([
  'line_1',
  'line_2',
  'line_3',
  'post_town',
  'postcode',
  'organisation_name',
  'department_name',
  'po_box',
  'building_number',
  'building_name',
  'sub_building_name',
  'thoroughfare',
  'dependant_thoroughfare',
  'dependant_locality',
  'double_dependant_locality',
])

/** The columns of the download for the table of results, including those left out. */
export function useAllColumns(): AllColumn[] {
  const columns = useAppSelector(selectShownColumns)
  return useMemo(
    () =>
      columns.map((column) => ({
        key: columnKey(column),
        header: column.header,
        group: columnGroup(column),
        render: (row) => <DownloadCell row={row} column={column} />,
      })),
    [columns],
  )
}

/** The group that shows a column. A customer's column stays in theirs when it takes the cleansed value. */
function columnGroup(column: DownloadColumn): ColumnGroup {
  if (['customer', 'updated', 'corrected'].includes(column.from)) return 'mine'
  if (column.from === 'use') return 'address'
  if (column.from !== 'output') return 'scores'
  if (!isAddressColumn(column.output)) return 'scores'
  return ENVELOPE_FIELDS.has(OUTPUT_FIELDS[column.output]!) ? 'address' : 'codes'
}

function DownloadCell({ row, column }: { row: number; column: DownloadColumn }) {
  return breakable(useAppSelector((state) => cellText(column, selectRowSource(state)(row))))
}
