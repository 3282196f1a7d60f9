import { useMemo } from 'react'
import { useAppSelector } from '../../app/base/hooks'
import { isAddressColumn, OUTPUT_HEADERS } from '../answers/outputColumns'
import type { AllColumn } from '../results/table/reviewColumns'
import type { ColumnGroup } from '../results/viewSlice'
import { cellText } from './content/cells'
import { columnKey, type DownloadColumn } from './content/columns'
import { selectRowSource, selectShownColumns } from './downloadSelectors'

/** Added columns that belong on an envelope; all others are codes and places. */
const ADDRESS_HEADERS = new Set([
  'Address Line 1',
  'Address Line 2',
  'Address Line 3',
  'Post Town',
  'Postcode',
  'Organisation Name',
  'Department Name',
  'PO Box',
  'Building Number',
  'Building Name',
  'Sub Building Name',
  'Street Name',
  'Dependant Street',
  'Dependant Locality',
  'Double Dependant Locality',
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
  if (column.from === 'customer' || column.from === 'corrected') return 'mine'
  if (column.from === 'use') return 'address'
  if (column.from !== 'output') return 'scores'
  if (column.customerColumn !== null) return 'mine'
  if (!isAddressColumn(column.output)) return 'scores'
  return ADDRESS_HEADERS.has(OUTPUT_HEADERS[column.output]!) ? 'address' : 'codes'
}

function DownloadCell({ row, column }: { row: number; column: DownloadColumn }) {
  return useAppSelector((state) => cellText(column, selectRowSource(state)(row)))
}
