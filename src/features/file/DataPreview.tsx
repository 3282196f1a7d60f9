import { useMemo } from 'react'
import { PREVIEW_NOTE_ABOVE, PREVIEW_ROWS } from '../../app/base/constants'
import { useAppSelector } from '../../app/base/hooks'
import { DataTable } from '../../components/DataTable'
import { columnLabel } from './columnLabel'
import { selectHeaders, selectRows } from './fileSelectors'
import { fileMessages as messages } from './fileMessages'
import { Welcome } from './Welcome'

/**
 * The first rows of the uploaded file, with the mapped columns highlighted (FILE-16); before there is a
 * file, what the product does.
 *
 * @param props.highlighted indexes of the mapped columns
 */
export function DataPreview({ highlighted }: { highlighted: number[] }) {
  const headers = useAppSelector(selectHeaders)
  const rows = useAppSelector(selectRows)
  const columns = useMemo(
    () =>
      headers.map((_, column) => ({
        id: String(column),
        header: columnLabel(headers, column),
        isHighlighted: highlighted.includes(column),
      })),
    [headers, highlighted],
  )
  const shown = useMemo(() => rows.slice(0, PREVIEW_ROWS).map((cells, id) => ({ id, cells })), [rows])

  if (rows.length === 0) return <Welcome />
  return (
    <>
      <DataTable
        label={messages.previewLabel}
        rowHeader={messages.rowColumn}
        columns={columns}
        rows={shown}
      />
      {rows.length > PREVIEW_NOTE_ABOVE && (
        <p className="quiet">{messages.previewNote(PREVIEW_ROWS, rows.length)}</p>
      )}
    </>
  )
}
