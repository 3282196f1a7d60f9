import { createRoot, hydrateRoot } from 'react-dom/client'
import 'virtual:antd.css'
import { pageOpened } from '../features/session/sessionEvents'
import './app.css'
import './layout.css'
import { createBrowserDeps, nextTask } from './browserDeps'
import { Page } from './Page'
import { isSessionAwaited, syncDocument } from './syncDocument'
import { makeStore } from './store'
import { takeFiles } from './takeFiles'

const BROKEN =
  'Something unexpected went wrong, and CleanSheet cannot continue. Reload the page: it will offer what was saved.'

const root = document.getElementById('root')!
// Ant Design's styles come from the static sheet.
const nowhere = document.createElement('div')

const onUsable = () => {
  root.inert = false
}

/** Says why the page cannot be used, where React may show nothing. */
function showFailure(words: string) {
  const place = document.getElementById('code-missing')!
  place.textContent = words
  place.setAttribute('role', 'alert')
  place.hidden = false
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
  const builtWith = store.getState()
  syncDocument(store)
  takeFiles(store)
  store.dispatch(pageOpened())

  const page = (
    <Page
      store={store}
      builtWith={builtWith}
      places={{ root, nowhere, onUsable }}
      banner={SandboxBanner && <SandboxBanner />}
    />
  )
  // The build has put the first screen there. It is not used if news of a saved session would push it down.
  if (root.hasChildNodes() && !isSessionAwaited()) hydrateRoot(root, page, { onUncaughtError })
  else {
    root.replaceChildren()
    createRoot(root, { onUncaughtError }).render(page)
  }
}

// In a new task: on a slow phone a tap does not wait for both running the code and starting the page.
nextTask().then(start).catch(onUncaughtError)
