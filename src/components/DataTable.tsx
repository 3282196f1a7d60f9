import { memo } from 'react'
import './DataTable.css'

export interface TableColumn {
  /** Unique among the columns: headers may repeat. */
  id: string
  header: string
  isHighlighted?: boolean
}

export interface TableRow {
  id: number
  cells: string[]
}

interface DataTableProps {
  /** Accessible name of the table and of the area that it scrolls in. */
  label: string
  /** Heads the column of the rows' numbers. */
  rowHeader: string
  columns: TableColumn[]
  rows: TableRow[]
}

/**
 * A plain table that scrolls inside itself. A native one: every row and cell is there for screen readers and
 * for the browser's own search, and rows that did not change are not rendered again.
 */
export function DataTable({ label, rowHeader, columns, rows }: DataTableProps) {
  return (
    // Keyboards reach what is out of sight by scrolling, so the area itself takes focus.
    <div className="dataTable" role="region" aria-label={label} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className="dataTableNumber">
              {rowHeader}
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={column.isHighlighted ? 'isHighlighted' : undefined}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Row = memo(function Row({ row, columns }: { row: TableRow; columns: TableColumn[] }) {
  return (
    <tr>
      <td className="dataTableNumber">{row.id + 1}</td>
      {columns.map((column, at) => (
        <td key={column.id} className={column.isHighlighted ? 'isHighlighted' : undefined}>
          {row.cells[at]}
        </td>
      ))}
    </tr>
  )
})
