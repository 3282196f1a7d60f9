import type { TabLock } from '../base/deps'

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
