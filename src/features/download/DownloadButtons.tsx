import { Button } from 'antd'
import { focusIds } from '../../app/base/focusIds'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { isWorkbookName } from '../file/fileNames'
import { selectFile } from '../file/fileSelectors'
import { selectHasResults, selectIsComplete, selectIsRunning, selectProgress } from '../run/runSelectors'
import { newCleanseAsked } from '../sessionEvents'
import type { Format } from './content/rows'
import { DownloadLine } from './DownloadLine'
import { downloadMessages as messages } from './downloadMessages'
import { downloadAsked } from './downloadSlice'
import { MoreDownloads } from './MoreDownloads'

/** The downloads, first in the format that the file came in, and Start New Cleanse when every row is done. */
export function DownloadButtons() {
  const dispatch = useAppDispatch()
  const { done, total } = useAppSelector(selectProgress)
  const hasResults = useAppSelector(selectHasResults)
  const isComplete = useAppSelector(selectIsComplete)
  const isRunning = useAppSelector(selectIsRunning)
  const cameAsWorkbook = useAppSelector((state) => isWorkbookName(selectFile(state)?.name ?? ''))
  if (!hasResults) return null

  const formats: Format[] = cameAsWorkbook ? ['xlsx', 'csv'] : ['csv']
  const names: Record<Format, string> = {
    xlsx: messages.downloadExcel,
    csv: isComplete ? messages.download : messages.downloadPartial(done, total),
  }
  return (
    <div className="buttonRow downloads" role="group" aria-label={messages.downloads}>
      {!isRunning && <DownloadLine />}
      {isComplete && !isRunning && (
        <Button onClick={() => dispatch(newCleanseAsked())}>{messages.startNew}</Button>
      )}
      {formats.map((format, at) => (
        <Button
          key={format}
          id={at === 0 ? focusIds.downloads : undefined}
          type={isComplete && at === 0 ? 'primary' : 'default'}
          onClick={() => dispatch(downloadAsked('everything', format))}
        >
          {names[format]}
        </Button>
      ))}
      {!isRunning && <MoreDownloads />}
    </div>
  )
}

/** Downloads the results so far, beside a notice that they are not being saved. */
export function DownloadDone() {
  const dispatch = useAppDispatch()
  if (!useAppSelector(selectHasResults)) return null
  return (
    <Button size="small" onClick={() => dispatch(downloadAsked('everything'))}>
      {messages.downloadDone}
    </Button>
  )
}
