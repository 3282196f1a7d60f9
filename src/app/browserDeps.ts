import type { openDB } from 'idb'
import { createKeyHolder } from '../api/keyHolder'
import { createFileInbox } from '../features/file/fileListeners'
import { createFileWorker } from '../features/file/reader/createFileWorker'
import { batchSize, createRateLimiter, createScreenPace, createStopwatch } from '../features/run/loop/pacing'
import { config } from '../base/config'
import { PRODUCT_NAME } from '../base/constants'
import type { Deps, FileContent, TextStorage, TabLock } from '../base/deps'
import { isAhead } from '../domain/cleanse/savedCleanse'
import type { FocusId } from '../base/focusIds'
import { tryOrNull } from '../base/tryOrNull'

/**
 * The name under which something is stored or locked: the sandbox has its own names, since production may have the same origin.
 */
export const storedName = (name: string, isSandbox = config.isSandbox): string =>
  isSandbox ? `${name} (sandbox)` : name

/** What effects need from the real browser. */
export function createBrowserDeps(): Deps {
  const worker = createFileWorker()
  // Before there is a file, but not before people can use the page.
  window.addEventListener('load', worker.warmUp)
  return {
    keyHolder: createKeyHolder(),
    fileInbox: createFileInbox(),
    batchSize: batchSize(config.maxRequestsPerSecond),
    rateLimiter: createRateLimiter(config.maxRequestsPerSecond, () => performance.now()),
    screenPace: createScreenPace(),
    stopwatch: createStopwatch(() => performance.now()),
    network: {
      isOnline: () => navigator.onLine,
      subscribe: createSubscription((notify) => {
        window.addEventListener('online', notify)
        window.addEventListener('offline', notify)
      }),
    },
    visibility: {
      isHidden,
      whenHidden: createSubscription((notify) => {
        document.addEventListener('visibilitychange', () => isHidden() && notify())
        window.addEventListener('pagehide', notify)
      }),
    },
    notifier: {
      isPossible: () => 'Notification' in window && window.isSecureContext,
      ask: async () => (await Notification.requestPermission().catch(() => 'denied')) === 'granted',
      show: (title, text) => {
        // Some phone browsers allow them only to service workers.
        tryOrNull(() => new Notification(title, { body: text }))
      },
    },
    tabLock: createTabLock(navigator.locks, storedName(PRODUCT_NAME)),
    lockOf: (id) => createTabLock(navigator.locks, storedName(`${PRODUCT_NAME} ${id}`)),
    storage: localStorageOnUse,
    // Browsers omit it on a page that is not served securely.
    persistStorage: () => void (navigator.storage as StorageManager | undefined)?.persist().catch(() => {}),
    openDatabase,
    now: () => Date.now(),
    // For a page served without its date this is the present.
    isClockBehind: () => isAhead(Date.parse(document.lastModified), Date.now()),
    nextTask: createNextTask(),
    drawn,
    chance: () => Math.random(),
    readFile: worker.readFile,
    writeWorkbook: worker.writeWorkbook,
    correctFile: worker.correctFile,
    moveFocus,
    saveFile,
    print: () => window.print(),
  }
}

const isHidden = () => document.visibilityState === 'hidden'

/** Lets many subscribe to one browser listener: a run subscribes with every batch. */
function createSubscription(listen: (notify: () => void) => void) {
  const subscribers = new Set<() => void>()
  listen(() => [...subscribers].forEach((notify) => notify()))
  return (subscriber: () => void) => {
    subscribers.add(subscriber)
    return () => void subscribers.delete(subscriber)
  }
}

/** Returns a function that resolves in a new task, after those already waiting. A hidden page would slow a timer. */
function createNextTask() {
  // One channel for all: making one costs more than many a task.
  const { port1, port2 } = new MessageChannel()
  const waiting: (() => void)[] = []
  port1.addEventListener('message', () => waiting.shift()!())
  port1.start()
  return () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve)
      port2.postMessage(null)
    })
}

const DRAWN_WITHIN_MS = 300

/** Resolves when the browser is idle: React draws in several tasks, so one frame tells nothing. Safari does not say when. */
const drawn = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: DRAWN_WITHIN_MS })
    else setTimeout(resolve, DRAWN_WITHIN_MS)
  })

/** Names local storage only on use: where it is forbidden, even naming it throws. */
const localStorageOnUse: TextStorage = {
  getItem: (key) => localStorage.getItem(storedName(key)),
  setItem: (key, text) => localStorage.setItem(storedName(key), text),
  removeItem: (key) => localStorage.removeItem(storedName(key)),
}

/** Whether an element takes up room on the page, and is visible. */
export const isShown = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

/** How long to wait for an element that should take the focus, in ms: its code may still be loading. */
const FOCUS_WAIT_MS = 5000

/**
 * Moves the focus in the next frame, when React has drawn what the event changed, or in the first frame with a place for it,
 * unless the user has moved it elsewhere by then.
 */
function moveFocus(to: FocusId[], from?: FocusId | 'anywhere') {
  const until = performance.now() + FOCUS_WAIT_MS
  const move = () => {
    const focused = document.activeElement
    const isLost =
      focused === null || focused === document.body || focused.matches(':disabled') || !isShown(focused)
    const places = to.flatMap((id) => document.getElementById(id) ?? []).filter(isShown)
    const isElsewhere = from === 'anywhere' && !places.some((place) => place.contains(focused))
    // A click on plain text puts the focus on the body.
    if (from === undefined ? !isLost : !isElsewhere && focused?.id !== from) return
    const [place] = places
    if (!place) {
      if (performance.now() < until) requestAnimationFrame(move)
      return
    }
    place.focus({ preventScroll: true })
    // Firefox would show the middle of an element higher than the window.
    place.scrollIntoView({ block: 'nearest' })
  }
  requestAnimationFrame(move)
}

/** Loads idb on use, since the first screen does not need it. */
const openDatabase: typeof openDB = async (name, ...call) =>
  (await import('idb')).openDB(storedName(name), ...call)

function saveFile(name: string, content: FileContent) {
  const file = content instanceof Blob ? content : new Blob(content, { type: 'text/csv' })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/**
 * A lock that one tab can hold at a time, by the Web Locks API: the browser frees it when the tab closes or crashes.
 *
 * @param locks undefined if the page is not served securely: then every tab holds the lock
 * @param name the same in every tab
 */
export function createTabLock(locks: LockManager | undefined, name: string): TabLock {
  let wanted = new AbortController()
  let isHeld = Promise.resolve(false)
  /** Settles when the last request is refused or its lock freed: until then the next one would be refused. */
  let lastRequest: Promise<unknown> = Promise.resolve()

  const request = (mayKeep: () => boolean, { signal }: AbortController) =>
    new Promise<boolean>((resolve) => {
      const granted = (lock: Lock | null) => {
        const keeps = lock !== null && !signal.aborted && mayKeep()
        resolve(keeps)
        return keeps ? aborted(signal) : undefined
      }
      lastRequest = lastRequest
        .then(() => (locks ? locks.request(name, { ifAvailable: true }, granted) : resolve(true)))
        // The browser forbids locks, to other tabs too.
        .catch(() => resolve(true))
    })

  return {
    acquire: (mayKeep = () => true) => {
      const by = wanted
      isHeld = isHeld.then((held) => held || request(mayKeep, by))
      return isHeld
    },
    acquireLater: () => {
      const { signal } = wanted
      return new Promise((resolve) => {
        const granted = () => {
          isHeld = Promise.resolve(true)
          resolve()
          return aborted(signal)
        }
        // It rejects if it is released before it is granted.
        locks?.request(name, { signal }, granted).catch(() => {})
      })
    },
    isHeld: () => isHeld,
    release: () => {
      wanted.abort()
      wanted = new AbortController()
      isHeld = Promise.resolve(false)
    },
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve())
  })
