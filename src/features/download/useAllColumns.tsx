import { useMemo } from 'react'
import { useAppSelector } from '../../base/store/hooks'
import { breakable } from '../../components/breakable'
import type { AllColumn } from '../review/table/ResultsTable'
import { valueIn } from './content/cells'
import { columnKey, type DownloadColumn } from './content/columns'
import { selectRowSource, selectShownColumns } from './downloadSelectors'

/** The columns of the download for the table of results, including those left out. */
export function useAllColumns(): AllColumn[] {
  const columns = useAppSelector(selectShownColumns)
  return useMemo(
    () =>
      columns.map((column) => ({
        key: columnKey(column),
        header: column.header,
        render: (row) => <DownloadCell row={row} column={column} />,
      })),
    [columns],
  )
}

function DownloadCell({ row, column }: { row: number; column: DownloadColumn }) {
  return breakable(useAppSelector((state) => valueIn(column, selectRowSource(state)(row))))
}
