import { Alert, Button } from 'antd'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { Toolbar } from '../../components/keys'
import { ProgressBar } from '../../components/ProgressBar'
import { selectIsComplete, selectIsRunning, selectProgress } from '../run/runSelectors'
import { filesShown } from '../review/viewSlice'
import { downloadMessages as messages } from './downloadMessages'
import { selectFormat, selectHoldsNextMonth } from './downloadSelectors'
import { SavedLine } from './FileLine'
import { selectSavedFiles } from './unsavedSelectors'
import { downloadAsked } from './downloadSlice'
import { selectHasResults } from '../run/runSlice'
import './FilesPane.css'

/** *Download CSV*, and beside it the button that shows all files. */
export function DownloadButtons() {
  const dispatch = useAppDispatch()
  const { done, total } = useAppSelector(selectProgress)
  const hasResults = useAppSelector(selectHasResults)
  const isComplete = useAppSelector(selectIsComplete)
  const isRunning = useAppSelector(selectIsRunning)
  const format = useAppSelector(selectFormat)
  if (!hasResults) return null

  const whole = format === 'xlsx' ? messages.downloadExcel : messages.download
  return (
    <Toolbar isLine className="buttonRow downloads" aria-label={messages.downloads}>
      <Button tabIndex={-1} id={focusIds.downloads} onClick={() => dispatch(downloadAsked('everything'))}>
        {isComplete ? whole : messages.downloadPartial(done, total)}
      </Button>
      {!isRunning && (
        <Button tabIndex={-1} onClick={() => dispatch(filesShown())}>
          {messages.files}
        </Button>
      )}
    </Toolbar>
  )
}

/** In the status: when the desk's own download was saved, and what follows from that. It announces every file. */
export function DownloadLine() {
  const { written, writing, share } = useAppSelector((state) => state.download)
  const saved = useAppSelector((state) =>
    selectSavedFiles(state).findLast(({ choice }) => choice === 'everything'),
  )
  // Its columns may hold texts other than those looked up.
  const isPaidAgain = useAppSelector((state) => !selectHoldsNextMonth(state) && state.run.lookups > 0)
  return (
    <>
      <span role="status" className="visuallyHidden">
        {writing === 'none' ? written && messages.said(written) : messages.writing[writing]}
      </span>
      {writing === 'underWay' ? (
        <span className="downloadLine quiet">
          <span aria-hidden>{messages.writing.underWay}</span>
          {share !== null && (
            <ProgressBar
              label={messages.writing.underWay}
              percent={share * 100}
              tone="running"
              split={null}
            />
          )}
        </span>
      ) : (
        saved && (
          <SavedLine
            className="downloadLine"
            file={saved}
            more={isPaidAgain ? messages.nextMonthToo : undefined}
          />
        )
      )}
    </>
  )
}

/** Why the last download was not written, with another way to get it; nothing if it was written. */
export function DownloadFailure() {
  const dispatch = useAppDispatch()
  const { writing, begun } = useAppSelector((state) => state.download)
  if (writing === 'none' || writing === 'underWay') return null
  const isLeft = writing !== 'failed' && begun.at(-1)?.choice === 'everything'
  return (
    <Alert
      type="error"
      showIcon
      title={messages.writing[writing]}
      action={
        isLeft && (
          <Button onClick={() => dispatch(downloadAsked('everything', 'csv'))}>{messages.download}</Button>
        )
      }
    />
  )
}

/** Downloads the results and decisions so far, beside a notice that they are not being saved. */
export function DownloadDone() {
  const dispatch = useAppDispatch()
  if (!useAppSelector(selectHasResults)) return null
  return (
    <Button size="small" onClick={() => dispatch(downloadAsked('nextMonth'))}>
      {messages.downloadDone}
    </Button>
  )
}
