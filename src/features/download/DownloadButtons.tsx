import { Button } from 'antd'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { selectHasResults, selectIsComplete, selectIsRunning, selectProgress } from '../run/runSelectors'
import { newCleanseAsked } from '../session/sessionEvents'
import { selectDecisionCounts } from '../review/resultsSelectors'
import { DownloadLine } from './DownloadLine'
import { downloadMessages as messages } from './downloadMessages'
import { selectFormat } from './downloadSelectors'
import { downloadAsked } from './downloadSlice'
import { MoreDownloads } from './MoreDownloads'
import type { Purpose } from './usePurposeDialog'

/**
 * The downloads, and Start New Cleanse when every row is done.
 *
 * @param props.purposes files with a purpose, which later features make
 */
export function DownloadButtons({ purposes }: { purposes: Purpose[] }) {
  const dispatch = useAppDispatch()
  const { done, total } = useAppSelector(selectProgress)
  const hasResults = useAppSelector(selectHasResults)
  const isComplete = useAppSelector(selectIsComplete)
  const isRunning = useAppSelector(selectIsRunning)
  const format = useAppSelector(selectFormat)
  // Counted once they are complete: a run does not ask of all rows what each one is.
  const isDecided = useAppSelector((state) => isComplete && selectDecisionCounts(state).undecided === 0)
  if (!hasResults) return null

  const whole = format === 'xlsx' ? messages.downloadExcel : messages.download
  return (
    <div className="buttonRow downloads" role="group" aria-label={messages.downloads}>
      {!isRunning && <DownloadLine />}
      {isComplete && !isRunning && (
        <Button onClick={() => dispatch(newCleanseAsked())}>{messages.startNew}</Button>
      )}
      <Button
        id={focusIds.downloads}
        type={isDecided ? 'primary' : 'default'}
        onClick={() => dispatch(downloadAsked('everything'))}
      >
        {isComplete ? whole : messages.downloadPartial(done, total)}
      </Button>
      {!isRunning && <MoreDownloads purposes={purposes} />}
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
