import { useMemo } from 'react'
import { beginningOf } from '../../base/format'
import { useAppSelector } from '../../base/store/hooks'
import { breakable } from '../../components/texts'
import type { DataColumn } from '../../components/table/tableColumns'
import { valueIn, columnKey, type DownloadColumn } from './content/columns'
import { selectRowSource, selectShownColumns } from './downloadSelectors'

/** In px. */
const WIDTH = 160

/** The columns of the download for the results table, including those left out. */
export function useAllColumns(): DataColumn[] {
  const columns = useAppSelector(selectShownColumns)
  return useMemo(
    () =>
      columns.map((column) => ({
        key: columnKey(column),
        title: beginningOf(column.header),
        width: WIDTH,
        render: (row) => <DownloadCell row={row} column={column} />,
      })),
    [columns],
  )
}

function DownloadCell({ row, column }: { row: number; column: DownloadColumn }) {
  return breakable(useAppSelector((state) => beginningOf(valueIn(column, selectRowSource(state)(row)))))
}
