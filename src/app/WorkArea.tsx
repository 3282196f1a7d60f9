import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import { loadLateParts } from '../components/lateCode'
import { ABOVE, useMedia } from '../components/useSpace'
import { LiveMeaning } from '../features/charts/Histogram'
import { PrintSummary } from '../features/charts/summary/PrintSummary'
import {
  DownloadButtons,
  DownloadDone,
  DownloadFailure,
  DownloadLine,
} from '../features/download/DownloadButtons'
import { FilesPane } from '../features/download/FilesPane'
import { useAllColumns } from '../features/download/useAllColumns'
import { DataPreview } from '../features/file/DataPreview'
import { selectFile } from '../features/file/fileSlice'
import { earlierMessages } from '../features/earlier/earlierMessages'
import { selectTaken } from '../features/earlier/earlierSlice'
import { ColumnChoice as Choice } from '../features/mapping/ColumnChoice'
import { FirstQueries } from '../features/mapping/FirstQueries'
import { selectMappedColumns } from '../features/mapping/mappingSlice'
import { selectWrittenFigures } from '../features/corrected/correctedSelectors'
import { SavingNotice } from '../features/saved/SavedNotices'
import { DeskStatus } from '../features/review/DeskStatus'
import { LiveRows } from '../features/review/LiveRows'
import { selectSplit, selectNext } from '../features/review/next/nextSelectors'
import { OutOfDate } from '../features/review/next/SendAgain'
import { ResultsRows } from '../features/review/ResultsRows'
import { SampleSays } from '../features/sample/SampleSays'
import { selectCanSample } from '../features/sample/sampleSelectors'
import { Forecast } from '../features/run/Forecast'
import { RunControls as Controls } from '../features/run/RunControls'
import { ProgressPanel } from '../features/run/progress/ProgressPanel'
import { runMessages } from '../features/run/runMessages'
import { RunNotice } from '../features/run/RunNotice'
import { selectIsBegun } from '../features/run/comingSelectors'
import { selectIsRunning } from '../features/run/runSelectors'
import { useAppDispatch, useAppSelector } from '../base/store/hooks'
import { Pane } from './Pane'
import { PURPOSES, samplePurpose } from './purposes'
import { useAwake } from './useAwake'

export { ConfirmDialog } from '../features/confirm/ConfirmDialog'
export { FileDetails } from '../features/file/FileDetails'
export { Piles } from '../features/review/Piles'
export { addWorkListeners } from './workListeners'

/**
 * A file's rows and what they mean, in the same places before, during and after a run. Heading, status and the two columns fill
 * the window.
 *
 * @param props.beforeStart a place above Start Cleanse, for the price if the steps are above the rows
 */
export function WorkArea({ beforeStart }: { beforeStart: HTMLElement | null }) {
  const dispatch = useAppDispatch()
  const isRunning = useAppSelector(selectIsRunning)
  const isBegun = useAppSelector(selectIsBegun)
  const hasRows = useAppSelector((state) => selectFile(state) !== null)
  // React draws deferred parts in short tasks; at once they would be one long task.
  const showsLive = useDeferredValue(isRunning)
  const canShowResults = isBegun && !isRunning
  const showsResults = useDeferredValue(canShowResults) && canShowResults
  const isReady = !isRunning && !isBegun
  useAwake()
  // Load what rows lead to before anybody asks for it: the network may be gone by then.
  useEffect(() => {
    if (hasRows) void dispatch((_, __, deps) => deps.drawn()).then(loadLateParts)
  }, [hasRows, dispatch])

  return (
    <div className="desk">
      <div className="deskHead">
        <div className="titleRow">
          <h1>{isRunning ? runMessages.headingRunning : runMessages.headingIdle}</h1>
          <DownloadButtons />
        </div>
        <RunNotice />
        <DownloadFailure />
        <SavingNotice download={<DownloadDone />} />
        <Progress />
      </div>
      {/* Before the rows, as on the screen. */}
      {showsResults && <DeskStatus />}
      <div className={isReady ? 'columns isReady' : 'columns'}>
        <div className="rowsColumn">
          {showsLive && <LiveRows />}
          {showsResults && <ShownResults />}
          {isReady && <ReadyRows />}
        </div>
        <div className="meaningColumn">
          {showsLive && <LiveMeaning />}
          {showsResults && <Pane files={<Files />} />}
          {isReady && <ReadyMeaning beforeStart={beforeStart} />}
        </div>
      </div>
    </div>
  )
}

/** Start, without the filled button while the box of what comes next, which has it, is in sight. */
export function RunControls() {
  const isQuiet = useAppSelector((state) => selectNext(state) !== 'none' && state.view.pane === 'files')
  return <Controls isQuiet={isQuiet} />
}

/** The choice of columns, and the rows that were sent with others. */
export const ColumnChoice: typeof Choice = (props) => (
  <>
    <Choice {...props} />
    <OutOfDate />
  </>
)

function ReadyRows() {
  const taken = useAppSelector(selectTaken)
  const noteOf = (row: number) => (taken[row]?.result.takenFrom ? earlierMessages.isKnown : null)
  return (
    <>
      <DataPreview sent={useAppSelector(selectMappedColumns)} />
      <FirstQueries noteOf={noteOf} />
    </>
  )
}

/** The price, beside the rows or above Start: it moves with all that is open in it, such as a dialog. */
function ReadyMeaning({ beforeStart }: { beforeStart: HTMLElement | null }) {
  const isAbove = useMedia(ABOVE)
  const price = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = price.current!
    const beside = own.parentElement!
    if (!isAbove || !beforeStart) return
    beforeStart.append(own)
    return () => beside.append(own)
  }, [isAbove, beforeStart])
  return (
    <div>
      <div ref={price}>
        <Forecast />
      </div>
    </div>
  )
}

const ShownResults = () => (
  <>
    <ResultsRows allColumns={useAllColumns()} />
    <PrintSummary sample={<SampleSays />} selectWritten={selectWrittenFigures} />
  </>
)

function Files() {
  const canSample = useAppSelector(selectCanSample)
  return <FilesPane purposes={PURPOSES} check={canSample ? samplePurpose : null} />
}

const Progress = () => <ProgressPanel split={useAppSelector(selectSplit)} saved={<DownloadLine />} />
