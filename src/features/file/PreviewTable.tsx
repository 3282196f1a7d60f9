import { useMemo } from 'react'
import { PREVIEW_ROWS } from '../../app/base/constants'
import { useAppSelector } from '../../app/base/hooks'
import { DataTable, type DataColumn } from '../../components/DataTable'
import './PreviewTable.css'
import { columnLabel } from './columnLabel'
import { selectHeaders, selectRows } from './fileSelectors'
import { fileMessages as messages } from './fileMessages'

interface PreviewRow {
  at: number
  values: string[]
}

/** The first rows of the file, and which of its columns are mapped. */
export function PreviewTable({ highlighted }: { highlighted: number[] }) {
  const headers = useAppSelector(selectHeaders)
  const all = useAppSelector(selectRows)
  const rows = useMemo(() => all.slice(0, PREVIEW_ROWS).map((values, at) => ({ at, values })), [all])
  const columns = useMemo(
    () => [
      numbers,
      ...headers.map((_, column): DataColumn<PreviewRow> => {
        const title = columnLabel(headers, column)
        return {
          key: String(column),
          title,
          width: widthOf(
            title,
            rows.map(({ values }) => values[column] ?? ''),
          ),
          render: ({ values }) => values[column],
          isHighlighted: highlighted.includes(column),
        }
      }),
    ],
    [headers, rows, highlighted],
  )
  return (
    <div className="previewTable">
      <DataTable label={messages.preview} columns={columns} rows={rows} rowKey={keyOf} />
    </div>
  )
}

const keyOf = ({ at }: PreviewRow) => at

const numbers: DataColumn<PreviewRow> = {
  key: 'row',
  title: messages.rowColumn,
  width: 56,
  align: 'end',
  isFixed: true,
  isRowHeader: true,
  render: ({ at }) => at + 1,
}

/** Room for the longest text on one line in px, within bounds: by capitals of the page at 13 px. */
function widthOf(title: string, texts: string[]): number {
  const longest = Math.max(title.length, ...texts.map(({ length }) => length))
  return Math.min(480, Math.max(80, Math.ceil(longest * 9.2 + 18)))
}
