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
 * The name under which something is stored or locked: what the sandbox stores is the sandbox's, though production may have the
 * same origin.
 */
export const storedName = (name: string, isSandbox = config.isSandbox): string =>
  isSandbox ? `${name} (sandbox)` : name

/** What effects need of the real browser. */
export function createBrowserDeps(): Deps {
  const worker = createFileWorker()
  // Before there is a file, but not before the page can be used.
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
        // Some browsers for phones allow them to service workers alone.
        tryOrNull(() => new Notification(title, { body: text }))
      },
    },
    tabLock: createTabLock(navigator.locks, storedName(PRODUCT_NAME)),
    lockOf: (id) => createTabLock(navigator.locks, storedName(`${PRODUCT_NAME} ${id}`)),
    storage: localStorageOnUse,
    // Browsers leave it out on a page that is not served securely.
    persistStorage: () => void (navigator.storage as StorageManager | undefined)?.persist().catch(() => {}),
    openDatabase,
    now: () => Date.now(),
    // Of a page that is served without its date this is the present.
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

/** Lets many subscribe to what is listened for once: a run subscribes with every batch. */
function createSubscription(listen: (notify: () => void) => void) {
  const subscribers = new Set<() => void>()
  listen(() => [...subscribers].forEach((notify) => notify()))
  return (subscriber: () => void) => {
    subscribers.add(subscriber)
    return () => void subscribers.delete(subscriber)
  }
}

/** Resolves in a new task, after those that are already waiting. A timer would be slowed in a hidden page. */
function createNextTask() {
  // One channel for all: to make one costs more than many a task.
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

/** How long what follows a drawing waits for it at most, in ms. */
const DRAWN_WITHIN_MS = 300

/** The browser has nothing left to do: React draws in several tasks, so that one frame tells nothing. Safari does not say when. */
const drawn = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: DRAWN_WITHIN_MS })
    else setTimeout(resolve, DRAWN_WITHIN_MS)
  })

/** Where local storage is forbidden, even naming it throws: so it is named only when it is used. */
const localStorageOnUse: TextStorage = {
  getItem: (key) => localStorage.getItem(storedName(key)),
  setItem: (key, text) => localStorage.setItem(storedName(key), text),
  removeItem: (key) => localStorage.removeItem(storedName(key)),
}

/** Whether an element takes any room on the page, and can be seen there. */
export const isShown = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

/** How long to wait for an element that is to take the focus, in ms: its code may still be loading. */
const FOCUS_WAIT_MS = 5000

/**
 * Moves the focus in the next frame, when React has drawn what the event changed, or in the first one that has a place
 * for it, unless the user has put it elsewhere by then.
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
    // Firefox would show the middle of an element that is higher than the window.
    place.scrollIntoView({ block: 'nearest' })
  }
  requestAnimationFrame(move)
}

/** The first screen does without idb. */
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
 * A lock that one tab holds at a time, by the Web Locks API: the browser frees it when the tab closes or crashes.
 *
 * @param locks none where the page is not served securely: every tab then holds the lock
 * @param name the same in every tab
 */
export function createTabLock(locks: LockManager | undefined, name: string): TabLock {
  let wanted = new AbortController()
  let isHeld = Promise.resolve(false)
  /** Settles when the last request is refused or its lock freed; the next would be refused because of it. */
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
        // The browser forbids locks, and so to the other tabs too.
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
        // Rejects when it is released before it was granted.
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
