import { Button } from 'antd'
import { focusIds } from '../../app/base/focusIds'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { isWorkbookName } from '../file/fileNames'
import { selectFile } from '../file/fileSelectors'
import { selectHasResults, selectIsComplete, selectIsRunning, selectProgress } from '../run/runSelectors'
import { newCleanseAsked } from '../sessionEvents'
import { DownloadLine } from './DownloadLine'
import { downloadAsked, workbookAsked } from './downloadSlice'
import { downloadMessages as messages } from './downloadMessages'
import { MoreDownloads } from './MoreDownloads'

/** The download of what there is, and Start New Cleanse when every row is done. */
export function DownloadButtons() {
  const dispatch = useAppDispatch()
  const { done, total } = useAppSelector(selectProgress)
  const hasResults = useAppSelector(selectHasResults)
  const isComplete = useAppSelector(selectIsComplete)
  const isRunning = useAppSelector(selectIsRunning)
  const cameAsWorkbook = useAppSelector((state) => isWorkbookName(selectFile(state)?.name ?? ''))
  if (!hasResults) return null

  return (
    <div className="buttonRow downloads" role="group" aria-label={messages.downloads}>
      {!isRunning && <DownloadLine />}
      {isComplete && !isRunning && (
        <Button onClick={() => dispatch(newCleanseAsked())}>{messages.startNew}</Button>
      )}
      {cameAsWorkbook && (
        <Button
          id={focusIds.downloads}
          type={isComplete ? 'primary' : 'default'}
          onClick={() => dispatch(workbookAsked('everything'))}
        >
          {messages.downloadExcel}
        </Button>
      )}
      <Button
        id={cameAsWorkbook ? undefined : focusIds.downloads}
        type={isComplete && !cameAsWorkbook ? 'primary' : 'default'}
        onClick={() => dispatch(downloadAsked('everything'))}
      >
        {isComplete ? messages.download : messages.downloadPartial(done, total)}
      </Button>
      {!isRunning && <MoreDownloads />}
    </div>
  )
}

/** Downloads what is done so far, for where its progress is not safe; nothing while nothing is done. */
export function DownloadDone() {
  const dispatch = useAppDispatch()
  if (!useAppSelector(selectHasResults)) return null
  return (
    <Button size="small" onClick={() => dispatch(downloadAsked('everything'))}>
      {messages.downloadDone}
    </Button>
  )
}
