import { Button } from 'antd'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { ProgressBar } from '../../components/ProgressBar'
import { selectIsComplete, selectIsRunning, selectProgress } from '../run/runSelectors'
import { filesShown } from '../review/viewSlice'
import { downloadMessages as messages } from './downloadMessages'
import { selectBlankAddressCount, selectFormat, selectNextMonth } from './downloadSelectors'
import { selectHasUnsavedResults } from './unsavedSelectors'
import { isWhole } from './content/rows'
import { downloadAsked } from './downloadSlice'
import { selectHasResults } from '../run/runSlice'
import './DownloadButtons.css'

/** The spec's download; beside it what shows all files. */
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
    <div className="buttonRow downloads" role="group" aria-label={messages.downloads}>
      <Button id={focusIds.downloads} onClick={() => dispatch(downloadAsked('everything'))}>
        {isComplete ? whole : messages.downloadPartial(done, total)}
      </Button>
      {!isRunning && <Button onClick={() => dispatch(filesShown())}>{messages.files}</Button>}
    </div>
  )
}

/** Next to the downloads, once one was asked for: what was written, and what follows from it. */
export function DownloadLine() {
  const dispatch = useAppDispatch()
  const { written, writing, begun, share } = useAppSelector((state) => state.download)
  const isUnsaved = useAppSelector(selectHasUnsavedResults)
  const nextMonth = useAppSelector(selectNextMonth)
  const hasPaid = useAppSelector(({ run }) => run.lookups > 0)
  // A list that went through a program costs nothing next month with that file alone.
  const isWanted = written?.choice === 'program' ? nextMonth !== 'holds' : isUnsaved
  const lacksAnswers = isWanted && written !== null && !isWhole(written.choice)
  // The columns of a full download may hold other texts than were looked up.
  const isPaidFor = written?.choice === 'everything' && nextMonth !== 'holds' && hasPaid
  const said =
    writing === 'none'
      ? messages.said(written, nextMonth, lacksAnswers || isPaidFor)
      : messages.writing[writing]
  return (
    <>
      <div className="downloadLine quiet">
        <span role="status">{said}</span>
        {writing === 'underWay' && share !== null && (
          <ProgressBar label={said} percent={share * 100} tone="running" split={null} />
        )}
      </div>
      {(writing === 'tooLarge' || writing === 'tooLong') && begun.at(-1)?.choice === 'everything' && (
        <Button onClick={() => dispatch(downloadAsked('everything', 'csv'))}>{messages.download}</Button>
      )}
      {lacksAnswers && (
        <Button size="small" onClick={() => dispatch(downloadAsked('nextMonth'))}>
          {messages.saveAnswers}
        </Button>
      )}
    </>
  )
}

/** Downloads the results so far, with what was decided, beside a notice that they are not being saved. */
export function DownloadDone() {
  const dispatch = useAppDispatch()
  if (!useAppSelector(selectHasResults)) return null
  return (
    <Button size="small" onClick={() => dispatch(downloadAsked('nextMonth'))}>
      {messages.downloadDone}
    </Button>
  )
}

/** Explains what a download holds, and how Excel opens it without loss. */
export function DownloadHelp() {
  const blank = useAppSelector(selectBlankAddressCount)
  return (
    <section>
      <h3>{messages.about}</h3>
      <p>{messages.undecidedMeans}</p>
      {blank > 0 && <p>{messages.blankAddresses(blank)}</p>}
      <p>{messages.sectionsMean}</p>
      <p>{messages.firstColumnMeans}</p>
      <p>{messages.excelWhy}</p>
      <ol>
        {messages.excelSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
