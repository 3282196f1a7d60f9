import { useMemo } from 'react'
import { config } from '../../app/config'
import { PREVIEW_NOTE_ABOVE, PREVIEW_ROWS } from '../../app/constants'
import { useAppSelector } from '../../app/hooks'
import { DataTable } from '../../components/DataTable'
import { columnLabel } from './columnLabel'
import { selectHeaders, selectRows } from './fileSelectors'
import { fileWords as words } from './fileWords'

/**
 * The first rows of the uploaded file, with the mapped columns highlighted (spec section 2); before there is a
 * file, what to do.
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

  if (rows.length === 0) return <NothingLoaded />
  return (
    <>
      <DataTable label={words.previewLabel} rowHeader={words.rowColumn} columns={columns} rows={shown} />
      {rows.length > PREVIEW_NOTE_ABOVE && (
        <p className="quiet">{words.previewNote(PREVIEW_ROWS, rows.length)}</p>
      )}
    </>
  )
}

function NothingLoaded() {
  return (
    <div className="card emptyState">
      <h2>{words.emptyTitle}</h2>
      <ol>
        {words.emptySteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="quiet">{words.emptyPrivacy(config.providerName)}</p>
    </div>
  )
}
