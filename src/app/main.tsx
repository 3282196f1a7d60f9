import { createRoot } from 'react-dom/client'
import 'virtual:antd.css'
import { pageOpened } from '../features/session/sessionEvents'
import './app.css'
import './layout.css'
import { createBrowserDeps } from './browserDeps'
import { Page } from './Page'
import { showOnceAnnounced } from './showOnceAnnounced'
import { syncDocument } from './syncDocument'
import { makeStore } from './store'
import { takeFiles } from './takeFiles'

const BROKEN =
  'Something unexpected went wrong, and CleanSheet cannot continue. Reload the page: it will offer what was saved.'

const root = document.getElementById('root')!
// Ant Design's styles come from the static sheet.
const nowhere = document.createElement('div')

/** Says why the page cannot be used, where React may show nothing. */
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

async function start() {
  const isSandbox = import.meta.env.MODE === 'sandbox'
  if (isSandbox) {
    const { startSandbox } = await import('../features/sandbox/startSandbox')
    const problem = await startSandbox()
    if (problem !== null) return showFailure(problem)
  }
  const SandboxBanner = isSandbox ? (await import('../features/sandbox/SandboxBanner')).SandboxBanner : null

  // The browser would list the URLs of the calls, and the key in them, to any script.
  performance.setResourceTimingBufferSize(0)
  const deps = createBrowserDeps()
  const store = makeStore(deps)
  syncDocument(store)
  takeFiles(store)
  store.dispatch(pageOpened())

  const page = (
    <Page
      store={store}
      root={root}
      nowhere={nowhere}
      onUsable={() => showOnceAnnounced(store, root, deps.storage)}
      banner={SandboxBanner && <SandboxBanner />}
    />
  )
  createRoot(root, { onUncaughtError }).render(page)
}

start().catch(onUncaughtError)
