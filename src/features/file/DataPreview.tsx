import { useEffect } from 'react'
import { PREVIEW_NOTE_ABOVE, PREVIEW_ROWS } from '../../app/base/constants'
import { useAppSelector } from '../../app/base/hooks'
import { ErrorBoundary } from '../../components/ErrorBoundary'
import { lazyWithPreload } from '../../components/lazyWithPreload'
import { PartFailure } from '../../components/PartFailure'
import { tableHeight } from '../../components/table/sizes'
import { selectRows } from './fileSelectors'
import { fileMessages as messages } from './fileMessages'
import { Welcome } from './Welcome'

// The code of tables is not on the first screen; it is fetched while the file is being read.
const table = lazyWithPreload(async () => (await import('./PreviewTable')).PreviewTable)

/**
 * The first rows of the uploaded file, with the mapped columns highlighted (FILE-16); before there is a
 * file, what the product does.
 *
 * @param props.highlighted indexes of the mapped columns
 */
export function DataPreview({ highlighted }: { highlighted: number[] }) {
  const rows = useAppSelector((state) => selectRows(state).length)
  const isReading = useAppSelector((state) => state.file.attempt.status === 'reading')
  useEffect(() => {
    if (isReading) void Promise.allSettled([table.preload()])
  }, [isReading])

  if (rows === 0) return <Welcome />
  return (
    <>
      <ErrorBoundary
        failure={<PartFailure what={messages.previewFailed} next={messages.previewFailedNext} />}
        placeholder={<div style={{ height: tableHeight(Math.min(rows, PREVIEW_ROWS)) }} />}
      >
        <table.Part highlighted={highlighted} />
      </ErrorBoundary>
      {rows > PREVIEW_NOTE_ABOVE && <p className="quiet">{messages.previewNote(PREVIEW_ROWS, rows)}</p>}
    </>
  )
}
