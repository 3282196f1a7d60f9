import { useDeferredValue, type ReactNode } from 'react'
import { ColumnConflict } from '../features/download/ColumnConflict'
import { DownloadButtons, DownloadDone } from '../features/download/DownloadButtons'
import { useAllColumns } from '../features/download/useAllColumns'
import { DataPreview, preloadPreview } from '../features/file/DataPreview'
import { FirstQueries } from '../features/mapping/FirstQueries'
import { selectMappedColumns } from '../features/mapping/mappingSelectors'
import { KeptLine } from '../features/recovery/KeptLine'
import { SavingNotice } from '../features/recovery/SavingNotice'
import { selectSplit } from '../features/results/live/liveSelectors'
import { TrialVerdict } from '../features/results/live/TrialVerdict'
import { resultsMessages } from '../features/results/resultsMessages'
import { Forecast } from '../features/run/Forecast'
import { ProgressPanel } from '../features/run/progress/ProgressPanel'
import { runMessages } from '../features/run/runMessages'
import { RunNotice } from '../features/run/RunNotice'
import {
  selectIsComplete,
  selectIsRunning,
  selectIsUnderWay,
  selectProgress,
} from '../features/run/runSelectors'
import { ErrorBoundary } from '../components/ErrorBoundary'
import { lazyWithPreload } from '../components/lazyWithPreload'
import { PartFailure } from '../components/PartFailure'
import { usePreload } from '../components/usePreload'
import { useAppSelector } from './base/hooks'

const results = lazyWithPreload(async () => (await import('../features/results/ResultsPanel')).ResultsPanel)
const liveRun = lazyWithPreload(async () => (await import('../features/results/live/LiveRun')).LiveRun)

export { preloadPreview }

/** What comes of a file: its preview, what a run would use, the run, and its results. */
export function WorkArea() {
  const allColumns = useAllColumns()
  const isRunning = useAppSelector(selectIsRunning)
  const isUnderWay = useAppSelector(selectIsUnderWay)
  const isComplete = useAppSelector(selectIsComplete)
  const hasResults = useAppSelector((state) => selectProgress(state).done > 0)
  // Drawn bit by bit, with what was there before in its place meanwhile: at once it would hold the page up.
  const showsLive = useDeferredValue(isRunning)
  const canShowResults = hasResults && !isRunning
  const showsResults = useDeferredValue(canShowResults) && canShowResults
  // When they are needed, the network may be gone.
  usePreload(true, liveRun)
  usePreload(true, results)

  return (
    <>
      <div className="titleRow">
        <h1>{isRunning ? runMessages.headingRunning : runMessages.headingIdle}</h1>
        <DownloadButtons kept={<KeptLine />} />
      </div>
      <RunNotice />
      <SavingNotice download={<DownloadDone />} />
      <Progress />
      <TrialVerdict />
      {showsLive && (
        <Part what={resultsMessages.liveFailed} next={resultsMessages.liveFailedNext}>
          <liveRun.Part />
        </Part>
      )}
      {!hasResults && !isUnderWay && <Forecast />}
      {showsResults && (
        <Part what={resultsMessages.failedToShow} next={resultsMessages.failedToShowNext}>
          <results.Part allColumns={allColumns} />
        </Part>
      )}
      {hasResults && !isUnderWay && <Forecast />}
      {!isRunning && <ColumnConflict />}
      {!isRunning && <Preview />}
      {!isRunning && !isComplete && <FirstQueries />}
    </>
  )
}

function Progress() {
  return <ProgressPanel split={useAppSelector(selectSplit)} />
}

function Preview() {
  return <DataPreview highlighted={useAppSelector(selectMappedColumns)} />
}

/** A part that is loaded apart, and what is said where it cannot be. */
function Part({ what, next, children }: { what: string; next: string; children: ReactNode }) {
  return <ErrorBoundary failure={<PartFailure what={what} next={next} />}>{children}</ErrorBoundary>
}
