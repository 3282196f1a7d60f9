import type { openDB } from 'idb'
import { createKeyHolder } from '../api/keyHolder'
import { createFileInbox } from '../features/file/fileListeners'
import { createFileWorker } from '../features/file/reader/createFileWorker'
import { createRateLimiter } from '../features/run/loop/pacing'
import { config } from './base/config'
import { PRODUCT_NAME } from './base/constants'
import type { Deps, TextStorage } from './base/deps'
import type { FocusId } from './base/focusIds'
import { createTabLock } from './createTabLock'

/** What effects need, made of the real browser. */
export function createBrowserDeps(): Deps {
  const worker = createFileWorker()
  // Once the page can be used, and before there is a file.
  window.addEventListener('load', worker.warmUp)
  return {
    keyHolder: createKeyHolder(),
    fileInbox: createFileInbox(),
    rateLimiter: createRateLimiter(config.maxRequestsPerSecond, () => performance.now()),
    network: {
      isOnline: () => navigator.onLine,
      subscribe: (onChange) => {
        const { signal, abort } = listening()
        window.addEventListener('online', onChange, { signal })
        window.addEventListener('offline', onChange, { signal })
        return abort
      },
    },
    visibility: {
      isHidden: () => document.visibilityState === 'hidden',
      whenHidden: (onHidden) => {
        const { signal, abort } = listening()
        const look = () => document.visibilityState === 'hidden' && onHidden()
        document.addEventListener('visibilitychange', look, { signal })
        window.addEventListener('pagehide', onHidden, { signal })
        return abort
      },
    },
    tabLock: createTabLock(navigator.locks, PRODUCT_NAME),
    lockOf: (id) => createTabLock(navigator.locks, `${PRODUCT_NAME} ${id}`),
    storage: localStorageOnUse,
    // Missing where the page is not served securely.
    persistStorage: () => void (navigator.storage as StorageManager | undefined)?.persist().catch(() => {}),
    openDatabase,
    now: () => Date.now(),
    nextTask,
    chance: () => Math.random(),
    readFile: worker.readFile,
    writeWorkbook: worker.writeWorkbook,
    moveFocus,
    saveFile,
    print: () => window.print(),
  }
}

/** The signal that ends listeners of the browser, and the way to end them. */
function listening() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** Resolves in a task of its own, once what waits for the main thread has had its turn. */
export function nextTask() {
  const { port1, port2 } = new MessageChannel()
  return new Promise<void>((resolve) => {
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

/** Local storage that is reached for at each use: where it is forbidden, even naming it throws. */
const localStorageOnUse: TextStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => localStorage.setItem(key, text),
  removeItem: (key) => localStorage.removeItem(key),
}

/** How long what takes the focus may take to come, in ms: its code may still be on the way. */
const FOCUS_WAIT_MS = 5000

/**
 * Moves the focus in the next frame, once React has drawn what the event changed, or in the first frame that has a
 * place for it, unless the person has put it elsewhere by then.
 */
function moveFocus(to: FocusId[], from?: FocusId) {
  const until = performance.now() + FOCUS_WAIT_MS
  const move = () => {
    const focused = document.activeElement
    const isLost =
      focused === null ||
      focused === document.body ||
      focused.matches(':disabled') ||
      focused.getClientRects().length === 0
    // What is still there keeps the focus unless it is to give it up; a click on plain text puts it on the body.
    if (from === undefined ? !isLost : focused?.id !== from) return
    const place = to.map((id) => document.getElementById(id)).find((element) => element !== null)
    if (!place) {
      if (performance.now() < until) requestAnimationFrame(move)
      return
    }
    place.focus({ preventScroll: true })
    // From its beginning, where it is higher than the window: Firefox would show the middle of it.
    place.scrollIntoView({ block: 'nearest' })
  }
  requestAnimationFrame(move)
}

/** `openDB` of idb, which the first screen does without. */
const openDatabase: typeof openDB = async (...call) => (await import('idb')).openDB(...call)

function saveFile(name: string, content: string | string[] | Blob) {
  const file =
    content instanceof Blob ? content : new Blob([content].flat(), { type: 'text/csv;charset=utf-8' })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser takes its own hold of the file in the task after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
