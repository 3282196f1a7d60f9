import { useMemo } from 'react'
import { useAppSelector } from '../../base/store/hooks'
import { breakable } from '../../components/breakable'
import { isAddressColumn } from '../../domain/cleanse/outputColumns'
import type { AllColumn } from '../review/table/reviewColumns'
import type { ColumnGroup } from '../review/viewSlice'
import { cellText } from './content/cells'
import { columnKey, type DownloadColumn } from './content/columns'
import { isPostal } from './content/postalColumns'
import { selectRowSource, selectShownColumns } from './downloadSelectors'

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
  if (column.from === 'customer' || column.from === 'taken') return 'mine'
  if (column.from !== 'output' || !isAddressColumn(column.output)) return 'scores'
  return isPostal(column.output) ? 'address' : 'codes'
}

function DownloadCell({ row, column }: { row: number; column: DownloadColumn }) {
  return breakable(useAppSelector((state) => cellText(column, selectRowSource(state)(row))))
}
