import { useEffect, useState, type ReactNode } from 'react'
import { ApiKeyPanel } from '../features/apiKey/ApiKeyPanel'
import { confirmMessages } from '../features/confirm/confirmMessages'
import { FilePanel } from '../features/file/FilePanel'
import { fileMessages } from '../features/file/fileMessages'
import { selectAttempt, selectRows } from '../features/file/fileSelectors'
import { Welcome } from '../features/file/welcome/Welcome'
import { MappingPanel, preloadColumnChoice } from '../features/mapping/MappingPanel'
import { RecoveryBanner } from '../features/recovery/RecoveryBanner'
import { SavingNotice } from '../features/recovery/SavingNotice'
import { RunControls } from '../features/run/RunControls'
import { runMessages } from '../features/run/runMessages'
import { selectIsRunning } from '../features/run/runSelectors'
import { ErrorBoundary } from '../components/ErrorBoundary'
import { ExternalLink } from '../components/ExternalLink'
import { lazyWithPreload } from '../components/lazyWithPreload'
import { PartFailure } from '../components/PartFailure'
import { usePreload } from '../components/usePreload'
import { appMessages } from './appMessages'
import { config } from './base/config'
import { PRODUCT_NAME } from './base/constants'
import { useAppSelector } from './base/hooks'
import logo from './logo.svg'
import { selectStepState } from './steps'

// What is not on the first screen is loaded apart, and fetched ahead: what comes of a file while it is being read.
const work = lazyWithPreload(async () => {
  const { WorkArea, preloadPreview } = await import('./WorkArea')
  preloadPreview()
  preloadColumnChoice()
  return WorkArea
}, IdleHeading)
const dialog = lazyWithPreload(async () => (await import('../features/confirm/ConfirmDialog')).ConfirmDialog)
// The last thing on the page is the last that is loaded.
const appearance = lazyWithPreload(
  async () => (await import('../features/appearance/AppearanceSwitch')).AppearanceSwitch,
)

/** How long after it is there the page fetches what comes of a file, in ms, if nobody has come to it before. */
const AT_REST_MS = 3000

/**
 * The one screen: the sidebar with the steps in their order, and the main area with what comes of them.
 *
 * @param props.banner what the sandbox says of itself; nothing in production
 */
export function App({ banner }: { banner?: ReactNode }) {
  const isRunning = useAppSelector(selectIsRunning)
  const hasFile = useAppSelector((state) => selectRows(state).length > 0)
  const hasQuestion = useAppSelector((state) => state.confirm !== null)
  // Once it was open the dialog stays: it gives the focus back when it closes.
  const [wasAsked, setWasAsked] = useState(hasQuestion)
  if (hasQuestion && !wasAsked) setWasAsked(true)
  const fileStep = useAppSelector((state) => selectStepState(state, 'file'))
  const mappingStep = useAppSelector((state) => selectStepState(state, 'mapping'))
  const keyStep = useAppSelector((state) => selectStepState(state, 'key'))

  return (
    <>
      {banner}
      <Preloads />
      {/* Whoever points at the page, goes through it by key or brings a file is about to load one. */}
      <div className="screen" onPointerEnter={work.preload} onFocus={work.preload} onDragEnter={work.preload}>
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
          {hasFile ? (
            <ErrorBoundary
              failure={
                <>
                  <IdleHeading />
                  <PartFailure what={appMessages.workFailed} next={appMessages.workFailedNext} />
                </>
              }
            >
              <work.Part />
            </ErrorBoundary>
          ) : (
            <>
              <IdleHeading />
              <SavingNotice download={null} />
              <Welcome />
            </>
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
          <ErrorBoundary failure={null}>
            <appearance.Part />
          </ErrorBoundary>
        </footer>
      </div>
      <div className="dropHint" aria-hidden>
        <strong>{fileMessages.dropAnywhere}</strong>
      </div>
    </>
  )
}

/** Fetches what will be needed ahead; apart, so that the page is not drawn again for it. */
function Preloads() {
  const isFound = useAppSelector((state) => state.recovery.kept.status === 'found')
  const isReading = useAppSelector((state) => selectAttempt(state).status === 'reading')
  const hasFile = useAppSelector((state) => selectRows(state).length > 0)
  usePreload(isReading || isFound, work)
  usePreload(hasFile || isFound, dialog)
  useEffect(() => {
    const timer = setTimeout(work.preload, AT_REST_MS)
    return () => clearTimeout(timer)
  }, [])
  return null
}

function IdleHeading() {
  return (
    <div className="titleRow">
      <h1>{runMessages.headingIdle}</h1>
    </div>
  )
}
