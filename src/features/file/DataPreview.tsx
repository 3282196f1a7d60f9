import { PREVIEW_NOTE_ABOVE, PREVIEW_ROWS } from '../../app/base/constants'
import { useAppSelector } from '../../app/base/hooks'
import { ErrorBoundary } from '../../components/ErrorBoundary'
import { lazyWithPreload } from '../../components/lazyWithPreload'
import { PartFailure } from '../../components/PartFailure'
import { tableHeight } from '../../components/table/sizes'
import { selectRows } from './fileSelectors'
import { fileMessages as messages } from './fileMessages'

// The code of tables is not on the first screen; it is fetched while the file is being read.
const table = lazyWithPreload(async () => (await import('./PreviewTable')).PreviewTable, PreviewPlace)

/** Fetches the code of the table ahead. */
export const preloadPreview = table.preload

/**
 * The first rows of the uploaded file, with the mapped columns highlighted.
 *
 * @param props.highlighted indexes of the mapped columns
 */
export function DataPreview({ highlighted }: { highlighted: number[] }) {
  const rows = useAppSelector((state) => selectRows(state).length)
  return (
    <>
      <ErrorBoundary
        failure={<PartFailure what={messages.previewFailed} next={messages.previewFailedNext} />}
      >
        <table.Part highlighted={highlighted} />
      </ErrorBoundary>
      {rows > PREVIEW_NOTE_ABOVE && <p className="quiet">{messages.previewNote(PREVIEW_ROWS, rows)}</p>}
    </>
  )
}

/** As high as the table will be, so that nothing moves when it comes. */
function PreviewPlace() {
  const rows = useAppSelector((state) => selectRows(state).length)
  return <div style={{ height: tableHeight(Math.min(rows, PREVIEW_ROWS)) }} />
}
