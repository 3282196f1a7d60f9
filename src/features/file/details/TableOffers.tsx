import { Button } from 'antd'
import type { TableOffer } from '../../../app/base/csvFile'
import { focusIds } from '../../../app/base/focusIds'
import { useAppDispatch } from '../../../app/base/hooks'
import { fileMessages as messages } from '../fileMessages'
import { fileOffered, type FileRequest } from '../fileSlice'

/** The tables in a file that is no CSV file: the sheets of a workbook, or delimited text. Each is one press away. */
export function TableOffers({ request, tables }: { request: FileRequest; tables: TableOffer[] }) {
  const dispatch = useAppDispatch()
  return (
    <div className="tableOffers">
      {tables.map(({ table, rows }, at) => (
        <Button
          key={table}
          id={at === 0 ? focusIds.tableOffer : undefined}
          type={at === 0 ? 'primary' : 'default'}
          onClick={() => dispatch(fileOffered({ ...request, read: { ...request.read, table } }))}
        >
          {table === request.name ? messages.offerText(table, rows) : messages.offerSheet(table, rows)}
        </Button>
      ))}
    </div>
  )
}
