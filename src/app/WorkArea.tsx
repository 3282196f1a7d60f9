import { useDeferredValue, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { loadLateParts } from '../components/lateCode'
import { ABOVE, useMedia } from '../components/useMedia'
import { LiveMeaning } from '../features/charts/LiveMeaning'
import { ScoresHelp } from '../features/charts/scores/ScoresHelp'
import { PrintSummary } from '../features/charts/summary/PrintSummary'
import { DownloadButtons, DownloadDone, DownloadHelp, FileLinks } from '../features/download/DownloadButtons'
import { useAllColumns } from '../features/download/useAllColumns'
import { DataPreview } from '../features/file/DataPreview'
import { earlierMessages } from '../features/earlier/earlierMessages'
import { selectTaken } from '../features/earlier/earlierSelectors'
import { lettersPurpose } from '../features/letters/LettersDialog'
import { ColumnChoice as Choice } from '../features/mapping/ColumnChoice'
import { FirstQueries, FurtherColumns } from '../features/mapping/FirstQueries'
import { selectMappedColumns } from '../features/mapping/columnSelectors'
import { changesPurpose } from '../features/corrected/ChangesDialog'
import { selectChangedCount } from '../features/corrected/correctedCounts'
import { correctedPurpose } from '../features/corrected/CorrectedDialog'
import { KeptLine, SavingNotice } from '../features/saved/SavingNotice'
import { LiveRows } from '../features/review/live/LiveRows'
import { selectSplit } from '../features/review/live/liveSelectors'
import { TrialVerdict } from '../features/review/live/TrialVerdict'
import { OutOfDate } from '../features/review/OutOfDate'
import { ResultsMeaning } from '../features/review/ResultsMeaning'
import { ResultsRows } from '../features/review/ResultsRows'
import { SampleSays, useCheckSample } from '../features/sample/CheckSample'
import { samplePurpose } from '../features/sample/SampleDialog'
import { selectCanSample } from '../features/sample/sampleSelectors'
import { selectForecast } from '../features/run/forecastSelectors'
import { Forecast } from '../features/run/Forecast'
import { ProgressPanel } from '../features/run/progress/ProgressPanel'
import { runMessages } from '../features/run/runMessages'
import { RunNotice } from '../features/run/RunNotice'
import { selectIsBegun } from '../features/run/comingSelectors'
import { selectIsRunning, selectIsUnderWay } from '../features/run/runSelectors'
import { useAppSelector } from '../base/store/hooks'
import { OpenRow } from './OpenRow'
import { useAwake } from './useAwake'

export { ConfirmDialog } from '../features/confirm/ConfirmDialog'
export { FileDetails } from '../features/file/FileDetails'
export { RunControls } from '../features/run/RunControls'
export { WhichRows } from '../features/run/WhichRows'
export { TellWhenDone } from '../features/run/TellWhenDone'
export { addWorkListeners } from './workListeners'

/** The files with a purpose, in their order. */
const PURPOSES = [correctedPurpose, lettersPurpose, changesPurpose]

/** Those that most people take where the reviewing ends. */
const NEXT_PURPOSES = [correctedPurpose, lettersPurpose]

/**
 * A file's rows and what they mean, in the same places before, during and after a run. Heading, status and the two
 * columns fill the window; what matters less once there are results is below.
 *
 * @param props.beforeStart a place above Start Cleanse, for the price where the steps are above the rows
 */
export function WorkArea({ beforeStart }: { beforeStart: HTMLElement | null }) {
  const isRunning = useAppSelector(selectIsRunning)
  const isBegun = useAppSelector(selectIsBegun)
  // React draws deferred parts in short tasks; at once they would be one long task.
  const showsLive = useDeferredValue(isRunning)
  const canShowResults = isBegun && !isRunning
  const showsResults = useDeferredValue(canShowResults) && canShowResults
  const isReady = !isRunning && !isBegun
  const canSample = useAppSelector((state) => showsResults && selectCanSample(state))
  useAwake()
  // What results lead to is there before it is asked for, wherever the network is by then.
  useEffect(() => void (isBegun && loadLateParts()), [isBegun])

  return (
    <div className="desk">
      <div className="deskHead">
        <div className="titleRow">
          <h1>{isRunning ? runMessages.headingRunning : runMessages.headingIdle}</h1>
          <DownloadButtons purposes={PURPOSES} check={canSample ? samplePurpose : null} />
        </div>
        <RunNotice />
        <SavingNotice download={<DownloadDone />} />
        <Progress />
        <TrialVerdict />
      </div>
      <div className={isReady ? 'columns isReady' : 'columns'}>
        <div className="rowsColumn">
          {showsLive && <LiveRows />}
          {showsResults && <ShownResults />}
          {isReady && <ReadyRows />}
        </div>
        <div className="meaningColumn">
          {showsLive && <LiveMeaning />}
          {showsResults && <Meaning />}
          {isReady && <ReadyMeaning beforeStart={beforeStart} />}
        </div>
      </div>
    </div>
  )
}

/** The columns, and the rows that were sent with others. */
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

function ReadyMeaning({ beforeStart }: { beforeStart: HTMLElement | null }) {
  const isAbove = useMedia(ABOVE)
  const meaning = <Forecast offer={<FurtherColumns />} />
  return isAbove && beforeStart ? createPortal(meaning, beforeStart) : meaning
}

function ShownResults() {
  const { check, dialog } = useCheckSample()
  return (
    <>
      <ResultsRows
        allColumns={useAllColumns()}
        toCome={useToCome()}
        OpenRow={OpenRow}
        files={
          <>
            <FileLinks purposes={NEXT_PURPOSES} />
            {check}
          </>
        }
        help={
          <>
            <ScoresHelp />
            <DownloadHelp />
          </>
        }
      />
      {dialog}
      <PrintSummary sample={<SampleSays />} selectChanged={selectChangedCount} />
    </>
  )
}

const Meaning = () => <ResultsMeaning toCome={useToCome()} OpenRow={OpenRow} />

/** What the rows that are left would use; null if none are left. */
function useToCome() {
  const isLeft = useAppSelector((state) => selectForecast(state) !== null && !selectIsUnderWay(state))
  return isLeft ? <Forecast /> : null
}

function Progress() {
  const isAbove = useMedia(ABOVE)
  return <ProgressPanel split={useAppSelector(selectSplit)} keptUntil={isAbove && <KeptLine />} />
}
