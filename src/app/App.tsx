import { lazy, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { ApiKeyPanel } from '../features/apiKey/ApiKeyPanel'
import { confirmMessages } from '../features/confirm/confirmMessages'
import { DataPreview } from '../features/file/DataPreview'
import { FilePanel } from '../features/file/FilePanel'
import { fileMessages } from '../features/file/fileMessages'
import { selectAttempt, selectRows } from '../features/file/fileSelectors'
import { MappingPanel } from '../features/mapping/MappingPanel'
import { selectMappedColumns } from '../features/mapping/mappingSelectors'
import { RecoveryBanner } from '../features/recovery/RecoveryBanner'
import { SavingNotice } from '../features/recovery/SavingNotice'
import { DownloadButtons, DownloadDone } from '../features/download/DownloadButtons'
import { selectSplit } from '../features/results/live/liveSelectors'
import { ProgressPanel } from '../features/run/progress/ProgressPanel'
import { RunControls } from '../features/run/RunControls'
import { RunNotice } from '../features/run/RunNotice'
import {
  selectIsComplete,
  selectIsRunning,
  selectIsUnderWay,
  selectProgress,
} from '../features/run/runSelectors'
import { runMessages } from '../features/run/runMessages'
import { ExternalLink } from '../components/ExternalLink'
import { ErrorBoundary } from '../components/ErrorBoundary'
import { PartFailure } from '../components/PartFailure'
import { lazyWithPreload } from '../components/lazyWithPreload'
import { resultsMessages } from '../features/results/resultsMessages'
import { appMessages } from './appMessages'
import { config } from './base/config'
import { PRODUCT_NAME } from './base/constants'
import { useAppSelector } from './base/hooks'
import { selectStepState } from './steps'
import logo from './logo.svg'

// The last thing on the page is the last that is loaded.
const AppearanceSwitch = lazy(async () => ({
  default: (await import('../features/appearance/AppearanceSwitch')).AppearanceSwitch,
}))

// What is not on the first screen is loaded apart, and fetched ahead when a file is there: when it is needed, the
// network may be gone.
const results = lazyWithPreload(async () => (await import('../features/results/ResultsPanel')).ResultsPanel)
const liveRun = lazyWithPreload(async () => (await import('../features/results/live/LiveRun')).LiveRun)
const conflict = lazyWithPreload(
  async () => (await import('../features/download/ColumnConflict')).ColumnConflict,
)
const forecast = lazyWithPreload(async () => (await import('../features/run/Forecast')).Forecast)
const trial = lazyWithPreload(
  async () => (await import('../features/results/live/TrialVerdict')).TrialVerdict,
)
const queries = lazyWithPreload(async () => (await import('../features/mapping/FirstQueries')).FirstQueries)
const dialog = lazyWithPreload(async () => (await import('../features/confirm/ConfirmDialog')).ConfirmDialog)

/** A part whose code is loaded apart. */
function Late({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary failure={<PartFailure what={appMessages.partFailed} next={appMessages.partFailedNext} />}>
      {children}
    </ErrorBoundary>
  )
}

const KeptLine = lazy(async () => ({ default: (await import('../features/recovery/KeptLine')).KeptLine }))

/**
 * The one screen: the sidebar with the steps in their order, and the main area with what comes of them (SCREEN-1).
 *
 * @param props.banner what the sandbox says of itself; nothing in production
 */
export function App({ banner }: { banner: ReactNode }) {
  const isRunning = useAppSelector(selectIsRunning)
  const hasFile = useAppSelector((state) => selectRows(state).length > 0)
  const isReading = useAppSelector((state) => selectAttempt(state).status === 'reading')
  const hasResults = useAppSelector((state) => selectProgress(state).done > 0)
  const isUnderWay = useAppSelector(selectIsUnderWay)
  // Drawn bit by bit, with what was there before in its place meanwhile: at once it would hold the page up.
  const showsLive = useDeferredValue(isRunning)
  const canShowResults = hasResults && !isRunning
  const showsResults = useDeferredValue(canShowResults) && canShowResults
  const isComplete = useAppSelector(selectIsComplete)
  const isFound = useAppSelector((state) => state.recovery.kept.status === 'found')
  const hasQuestion = useAppSelector((state) => state.confirm !== null)
  // Once it was open the dialog stays: it gives the focus back when it closes.
  const [wasAsked, setWasAsked] = useState(hasQuestion)
  if (hasQuestion && !wasAsked) setWasAsked(true)
  useEffect(() => {
    const parts = hasFile ? [liveRun, results, dialog] : isFound ? [results, dialog] : []
    void Promise.allSettled(parts.map((part) => part.preload()))
  }, [hasFile, isFound])
  useEffect(() => {
    if (isReading || isFound) {
      void Promise.allSettled([conflict, forecast, queries, trial].map(({ preload }) => preload()))
    }
  }, [isReading, isFound])
  const split = useAppSelector(selectSplit)
  const mappedColumns = useAppSelector(selectMappedColumns)
  const fileStep = useAppSelector((state) => selectStepState(state, 'file'))
  const mappingStep = useAppSelector((state) => selectStepState(state, 'mapping'))
  const keyStep = useAppSelector((state) => selectStepState(state, 'key'))

  return (
    <>
      {banner}
      <div className="screen">
        <aside className="sidebar">
          <div className="steps">
            <ExternalLink href={config.providerUrl} className="logo">
              <img src={logo} alt="" width="40" height="40" />
              <span>{PRODUCT_NAME}</span>
            </ExternalLink>
            <RecoveryBanner />
            <FilePanel isLocked={isRunning} step={fileStep} />
            <MappingPanel isLocked={isRunning} step={mappingStep} />
            <ApiKeyPanel isLocked={isRunning} step={keyStep} />
          </div>
          <RunControls />
        </aside>
        <main className="mainArea">
          <div className="titleRow">
            <h1>{isRunning ? runMessages.headingRunning : runMessages.headingIdle}</h1>
            <DownloadButtons kept={<KeptLine />} />
          </div>
          <RunNotice />
          <SavingNotice download={<DownloadDone />} />
          {hasFile && <ProgressPanel split={split} />}
          {hasFile && (
            <Late>
              <trial.Part />
            </Late>
          )}
          {showsLive && (
            <ErrorBoundary
              failure={
                <PartFailure what={resultsMessages.liveFailed} next={resultsMessages.liveFailedNext} />
              }
            >
              <liveRun.Part />
            </ErrorBoundary>
          )}
          {hasFile && !hasResults && !isUnderWay && (
            <Late>
              <forecast.Part />
            </Late>
          )}
          {showsResults && (
            <ErrorBoundary
              failure={
                <PartFailure what={resultsMessages.failedToShow} next={resultsMessages.failedToShowNext} />
              }
            >
              <results.Part />
            </ErrorBoundary>
          )}
          {hasResults && !isUnderWay && (
            <Late>
              <forecast.Part />
            </Late>
          )}
          {hasFile && !isRunning && (
            <Late>
              <conflict.Part />
            </Late>
          )}
          {!isRunning && <DataPreview highlighted={mappedColumns} />}
          {hasFile && !isRunning && !isComplete && (
            <Late>
              <queries.Part />
            </Late>
          )}
          {wasAsked && (
            <ErrorBoundary
              failure={<PartFailure what={confirmMessages.failed} next={confirmMessages.failedNext} />}
            >
              <dialog.Part />
            </ErrorBoundary>
          )}
        </main>
        <footer className="pageFooter">
          <Late>
            <AppearanceSwitch />
          </Late>
        </footer>
      </div>
      <div className="dropHint" aria-hidden>
        <strong>{fileMessages.dropAnywhere}</strong>
      </div>
    </>
  )
}
