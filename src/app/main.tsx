import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import type { PersistState } from 'redux-persist'
import 'virtual:antd.css'
// Before the styles of the parts, which refine these.
import './app.css'
import './alertsAndDialogs.css'
import './touchAndContrast.css'
import './layout.css'
import './oneColumn.css'
import type { TextStorage } from '../base/deps'
import { tryOrNull } from '../base/tryOrNull'
import { selectPageTitle } from '../features/run/runSelectors'
import { RECORD_STORAGE_KEY } from '../features/saved/recordPersistence'
import { pageOpened } from '../features/session/sessionEvents'
import { App } from './App'
import { createBrowserDeps } from './browserDeps'
import { watchLeaving } from './leaving'
import { makeStore, type AppStore } from './store'
import { takeFiles } from './takeFiles'
import { theme } from './theme'

const BROKEN =
  'Something unexpected went wrong, and CleanSheet cannot continue. Reload the page: it will offer what was saved.'

const root = document.getElementById('root')!
// Ant Design's styles come from the static sheet; those made at run time go nowhere.
const nowhere = document.createElement('div')

// Lists and tooltips open within the landmark of their trigger, where screen readers look for them.
const landmarkOf = (trigger?: HTMLElement) => trigger?.closest<HTMLElement>('aside, main') ?? root

/** Says why nobody can use the page, in case React shows nothing. */
function showFailure(words: string) {
  const place = document.getElementById('code-missing')!
  place.textContent = words
  place.setAttribute('role', 'alert')
  place.hidden = false
  document.getElementById('loading')?.remove()
}

const onUncaughtError = (error: unknown) => {
  reportError(error)
  showFailure(BROKEN)
}

/**
 * Shows the page in place of *Loading…*: at once or, if a session was saved, together with its banner, so that the banner moves
 * nothing.
 */
function showOnceRead(store: AppStore, storage: TextStorage) {
  const show = () => {
    unsubscribe()
    const loading = document.getElementById('loading')
    // A script of somebody else, such as a browser's extension, may have broken meanwhile.
    if (loading) Object.assign(document.getElementById('code-missing')!, { hidden: true, role: null })
    loading?.remove()
    root.hidden = false
  }
  const look = () => {
    const { _persist: record }: { _persist?: PersistState } = store.getState()
    if (record?.rehydrated) show()
  }
  const unsubscribe = store.subscribe(look)
  if (tryOrNull(() => storage.getItem(RECORD_STORAGE_KEY)) === null) show()
  else look()
}

function syncTitle(store: AppStore) {
  const sync = () => {
    const title = selectPageTitle(store.getState())
    // Writing the same title would make the browser recompute every style.
    if (document.title !== title) document.title = title
  }
  sync()
  store.subscribe(sync)
}

async function start() {
  const isSandbox = import.meta.env.MODE === 'sandbox'
  if (isSandbox) {
    const { startSandbox } = await import('../features/sandbox/startSandbox')
    const problem = await startSandbox()
    if (problem !== null) return showFailure(problem)
  }
  const SandboxBanner = isSandbox ? (await import('../features/sandbox/SandboxBanner')).SandboxBanner : null

  // Otherwise the browser would list the URLs of the calls, with the key in them, to any script.
  performance.setResourceTimingBufferSize(0)
  const deps = createBrowserDeps()
  const store = makeStore(deps)
  syncTitle(store)
  watchLeaving(store, { page: window, now: () => deps.now(), reload: () => location.reload() })
  takeFiles(store)
  store.dispatch(pageOpened())
  const showPage = () => showOnceRead(store, deps.storage)

  createRoot(root, { onUncaughtError }).render(
    <StrictMode>
      <Provider store={store}>
        <StyleProvider container={nowhere}>
          <ConfigProvider
            theme={{ ...theme, zeroRuntime: true }}
            wave={{ disabled: true }}
            getPopupContainer={landmarkOf}
          >
            <App banner={SandboxBanner && <SandboxBanner />} onUsable={showPage} />
          </ConfigProvider>
        </StyleProvider>
      </Provider>
    </StrictMode>,
  )
}

start().catch(onUncaughtError)
