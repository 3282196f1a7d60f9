import { Button } from 'antd'
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ApiKeyPanel } from '../features/apiKey/ApiKeyPanel'
import { FilePanel } from '../features/file/FilePanel'
import { fileMessages } from '../features/file/fileMessages'
import { selectRows } from '../features/file/fileSlice'
import { Welcome } from '../features/file/Welcome'
import { MappingPanel } from '../features/mapping/MappingPanel'
import { selectIsChanging } from '../features/mapping/mappingSlice'
import { KeptLine, SavingNotice, SessionBanner } from '../features/saved/SavedNotices'
import '../features/run/RunControls.css'
import { firstRunMessages } from '../features/run/firstRunMessages'
import { selectIsComplete, selectIsRunning, selectIsUnderWay } from '../features/run/runSelectors'
import { setUpToggled } from '../features/review/viewSlice'
import { ABOVE, useMedia } from '../components/useSpace'
import { ExternalLink } from '../components/texts'
import type { StepState } from '../components/StepHeading'
import { CodeMissing, ErrorBoundary, useCode } from '../components/lateCode'
import { config } from '../base/config'
import { PRODUCT_NAME } from '../base/constants'
import { focusIds } from '../base/focusIds'
import { useAppDispatch, useAppSelector } from '../base/store/hooks'
import logo from './logo.svg'
import { selectFolding, selectIsRefused, selectStepState } from './steps'

/** Everything that a file leads to; the first screen needs none of it. */
const loadWork = () => import('./WorkArea')

type Parts = Awaited<ReturnType<typeof loadWork>>

/** The one screen: the steps on the left, beside them the rows and what they mean. Calls `onUsable` once people can use it. */
export function App({ banner, onUsable }: { banner?: ReactNode; onUsable?: () => void }) {
  const dispatch = useAppDispatch()
  // Load it from the start: without it the page does not know what earlier visits left.
  const code = useCode(loadWork)
  useEffect(() => {
    if (code && code !== 'missing') dispatch(code.addWorkListeners())
  }, [code, dispatch])
  // React listens from here on; earlier typing would be lost.
  useEffect(() => onUsable?.(), [onUsable])
  const parts = code === 'missing' ? null : code
  const [beforeStart, setBeforeStart] = useState<HTMLElement | null>(null)
  return (
    <>
      {banner}
      <div className="screen">
        <aside className="sidebar">
          <div className="steps">
            <ExternalLink href={config.providerUrl} className="logo" aria-label={PRODUCT_NAME}>
              <img src={logo} alt="" width="30" height="30" />
              <span>{PRODUCT_NAME}</span>
            </ExternalLink>
            {code !== 'missing' && <SessionBanner />}
            <Steps parts={parts} />
            {parts && <parts.Piles />}
          </div>
          <div ref={setBeforeStart} className="beforeStart" />
          {parts && <parts.RunControls />}
          {code === null && <StartNotYet />}
        </aside>
        <main className="mainArea">
          <Work code={code} beforeStart={beforeStart} />
        </main>
      </div>
      <div className="dropHint" aria-hidden>
        <strong>{fileMessages.dropAnywhere}</strong>
      </div>
    </>
  )
}

/** Start, until the code behind it is loaded. */
const StartNotYet = () => (
  <div className="panel runActions">
    <Button id={focusIds.runButton} size="large" block type="primary" disabled aria-describedby="run-hint">
      {firstRunMessages.start}
    </Button>
    <p id="run-hint" className="quiet">
      {firstRunMessages.missing.file}
    </p>
  </div>
)

/** The three steps; once all are done and left behind, one block with the set-up. */
function Steps({ parts }: { parts: Parts | null }) {
  const dispatch = useAppDispatch()
  const isOneColumn = useMedia(ABOVE)
  const folding = useAppSelector((state) => selectFolding(state, isOneColumn))
  const isOpen = useAppSelector(({ view }) => view.isSetUpOpen)
  const isFolded = !isOpen && folding === 'all'
  const isComplete = useAppSelector((state) => selectIsComplete(state) && !selectIsUnderWay(state))
  const isPaused = useAppSelector(selectIsRefused)
  const file = useAppSelector((state) => selectStepState(state, 'file'))
  const mapping = useAppSelector((state) => selectStepState(state, 'mapping'))
  const key = useAppSelector((state) => selectStepState(state, 'key'))
  const isLocked = useAppSelector(selectIsRunning)
  const propsOf = (step: StepState, isNeeded = false) => ({
    step,
    isLocked,
    parts,
    isFolded: !isNeeded && (isFolded || (!isOpen && folding === 'done' && step === 'done')),
  })
  const isChanging = useAppSelector(selectIsChanging)
  const toggle = useRef<HTMLButtonElement>(null)
  // The button takes the focus if folding hides the element that had it.
  useLayoutEffect(() => {
    // In a window behind another one, nothing matches `:focus`.
    if (!isOpen && toggle.current?.ownerDocument.activeElement?.closest('.setUp [hidden]'))
      toggle.current.focus()
  })
  return (
    <div className={isFolded ? 'setUp isFolded' : 'setUp'}>
      <FilePanel isRefused={isChanging} {...propsOf(file)} />
      <MappingPanel {...propsOf(mapping)} />
      <ApiKeyPanel isPaused={isPaused} {...propsOf(key, isPaused)} />
      {folding !== 'none' && (
        <Button
          ref={toggle}
          className="setUpToggle"
          aria-expanded={isOpen}
          onClick={() => dispatch(setUpToggled(!isOpen))}
        >
          {isOpen ? messages.close : messages.change}
        </Button>
      )}
      {isComplete && <KeptLine />}
    </div>
  )
}

const messages = { change: 'Change', close: 'Close' }

/** What the product does, until there is a file; then the file's rows. */
function Work({ code, beforeStart }: { code: Parts | 'missing' | null; beforeStart: HTMLElement | null }) {
  const hasFile = useAppSelector((state) => selectRows(state).length > 0)
  // React draws deferred parts in short tasks; otherwise they would be one long task.
  const showsWork = useDeferredValue(hasFile) && hasFile
  const missing = (
    <Idle>
      <CodeMissing />
    </Idle>
  )

  if (code === 'missing') return missing
  return (
    <ErrorBoundary failure={missing}>
      {showsWork && code ? (
        <code.WorkArea beforeStart={beforeStart} />
      ) : (
        <Idle>
          <SavingNotice download={null} />
          {!showsWork && <Welcome />}
        </Idle>
      )}
      {code && <code.ConfirmDialog />}
    </ErrorBoundary>
  )
}

const Idle = ({ children }: { children: ReactNode }) => (
  <div className="idle">
    <div className="titleRow">
      <h1>{firstRunMessages.headingIdle}</h1>
    </div>
    {children}
  </div>
)
