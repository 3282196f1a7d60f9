import { createRoot, hydrateRoot } from 'react-dom/client'
import 'virtual:antd.css'
import { pageOpened } from '../features/sessionEvents'
import './app.css'
import { appMessages } from './appMessages'
import { createBrowserDeps, nextTask } from './browserDeps'
import { Page } from './Page'
import { isSessionAwaited, syncDocument } from './syncDocument'
import { makeStore } from './store'
import { takeFiles } from './input/takeFiles'

const root = document.getElementById('root')!
// Ant Design's styles come from the static sheet.
const nowhere = document.createElement('div')

const onUsable = () => {
  root.inert = false
}

/** Says that the page could not be started, where it may have nothing else to say it with. */
function showFailure(words: string) {
  const place = document.getElementById('code-missing')!
  place.textContent = words
  place.setAttribute('role', 'alert')
  place.hidden = false
}

const onUncaughtError = (error: unknown) => {
  reportError(error)
  showFailure(appMessages.broken)
}

async function start() {
  const isSandbox = import.meta.env.MODE === 'sandbox'
  if (isSandbox) {
    const { startSandbox } = await import('../features/sandbox/startSandbox')
    const problem = await startSandbox()
    if (problem !== null) return showFailure(problem)
  }
  const SandboxBanner = isSandbox ? (await import('../features/sandbox/SandboxBanner')).SandboxBanner : null

  // The URLs of the calls have the key in them, and the browser would list them to any script.
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
  // The build has put the first screen there. What is told of a saved session would push it away: it is not shown then.
  if (root.hasChildNodes() && !isSessionAwaited()) hydrateRoot(root, page, { onUncaughtError })
  else {
    root.replaceChildren()
    createRoot(root, { onUncaughtError }).render(page)
  }
}

// In a task of its own: on a slow phone a tap is not kept waiting for the code to be run and for the page to start.
nextTask().then(start).catch(onUncaughtError)
