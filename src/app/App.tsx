import { Alert } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { AppearanceSwitch } from '../features/appearance/AppearanceSwitch'
import { ApiKeyPanel } from '../features/apiKey/ApiKeyPanel'
import { confirmWords } from '../features/confirm/confirmWords'
import { DataPreview } from '../features/file/DataPreview'
import { FilePanel } from '../features/file/FilePanel'
import { selectRows } from '../features/file/fileSelectors'
import { MappingPanel } from '../features/mapping/MappingPanel'
import { selectMappedColumns } from '../features/mapping/mappingSelectors'
import { RecoveryBanner } from '../features/recovery/RecoveryBanner'
import { SavingNotice } from '../features/recovery/SavingNotice'
import { ClashPanel } from '../features/results/ClashPanel'
import { DownloadButtons } from '../features/results/DownloadButtons'
import { ProgressPanel } from '../features/run/ProgressPanel'
import { RunControls } from '../features/run/RunControls'
import { RunNotice } from '../features/run/RunNotice'
import { selectIsRunning, selectProgress } from '../features/run/runSelectors'
import { runWords } from '../features/run/runWords'
import { ExternalLink } from '../components/ExternalLink'
import { Fallible } from '../components/Fallible'
import { loadedAhead } from '../components/loadedAhead'
import { DownloadDone } from '../features/results/DownloadDone'
import { resultsWords } from '../features/results/resultsWords'
import { config } from './config'
import { PRODUCT_NAME } from './constants'
import { useAppSelector } from './hooks'
import { selectStepState } from './steps'
import logo from './logo.svg'

// What is not on the first screen is loaded apart, and fetched ahead when a file is there: when it is needed, the
// network may be gone.
const results = loadedAhead(async () => (await import('../features/results/ResultsPanel')).ResultsPanel)
const dialog = loadedAhead(async () => (await import('../features/confirm/ConfirmDialog')).ConfirmDialog)

/**
 * The one screen: the sidebar with the steps in their order, and the main area with what comes of them.
 *
 * @param props.banner what the sandbox says of itself; nothing in production
 */
export function App({ banner }: { banner: ReactNode }) {
  const isRunning = useAppSelector(selectIsRunning)
  const hasFile = useAppSelector((state) => selectRows(state).length > 0)
  const hasResults = useAppSelector((state) => selectProgress(state).done > 0)
  const hasQuestion = useAppSelector((state) => state.confirm !== null)
  // Once it was open the dialog stays: it gives the focus back when it closes.
  const [wasAsked, setWasAsked] = useState(hasQuestion)
  if (hasQuestion && !wasAsked) setWasAsked(true)
  useEffect(() => {
    if (hasFile) void Promise.allSettled([results.fetchAhead(), dialog.fetchAhead()])
  }, [hasFile])
  const mappedColumns = useAppSelector(selectMappedColumns)
  const fileStep = useAppSelector((state) => selectStepState(state, 'file'))
  const mappingStep = useAppSelector((state) => selectStepState(state, 'mapping'))
  const keyStep = useAppSelector((state) => selectStepState(state, 'key'))

  return (
    <>
      {banner}
      <div className="screen">
        <aside className="sidebar">
          <ExternalLink href={config.providerUrl} className="logo">
            <img src={logo} alt="" width="40" height="40" />
            <span>{PRODUCT_NAME}</span>
          </ExternalLink>
          <RecoveryBanner />
          <FilePanel isLocked={isRunning} step={fileStep} />
          <ClashPanel />
          <MappingPanel isLocked={isRunning} step={mappingStep} />
          <ApiKeyPanel isLocked={isRunning} step={keyStep} />
          <RunControls />
        </aside>
        <main className="mainArea">
          <div className="titleRow">
            <h1>{isRunning ? runWords.headingRunning : runWords.headingIdle}</h1>
            <DownloadButtons />
          </div>
          <RunNotice />
          <SavingNotice download={<DownloadDone />} />
          {hasFile && <ProgressPanel />}
          <DataPreview highlighted={mappedColumns} />
          {hasResults && !isRunning && (
            <Fallible
              failure={<PartFailure what={resultsWords.failedToShow} next={resultsWords.failedToShowNext} />}
            >
              <results.Part />
            </Fallible>
          )}
          {wasAsked && (
            <Fallible failure={<PartFailure what={confirmWords.failed} next={confirmWords.failedNext} />}>
              <dialog.Part />
            </Fallible>
          )}
        </main>
        <footer className="pageFooter">
          <AppearanceSwitch />
        </footer>
      </div>
    </>
  )
}

/** What stands where a part of the page could not be shown. */
function PartFailure({ what, next }: { what: string; next: string }) {
  return <Alert type="error" showIcon role="alert" title={what} description={next} />
}
