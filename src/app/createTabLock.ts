import type { TabLock } from './base/deps'

/**
 * A lock over the browser's tabs by the Web Locks API: the browser frees it when a tab closes or crashes. Where there
 * are no Web Locks (a page that is not served securely) every tab has it.
 *
 * @param locks the browser's lock manager, if it has one
 * @param name of the lock, the same in every tab
 */
export function createTabLock(locks: LockManager | undefined, name: string): TabLock {
  if (!locks) return { acquire: async () => true, isHeld: async () => true, release: () => {} }

  let wanted = new AbortController()
  let isHeld = Promise.resolve(false)
  /** Settles when the last request is over: refused, or its lock freed. The next one would meet it otherwise. */
  let lastRequest: Promise<unknown> = Promise.resolve()

  const request = (mayKeep: () => boolean, { signal }: AbortController) =>
    new Promise<boolean>((resolve) => {
      const granted = (lock: Lock | null) => {
        const keeps = lock !== null && !signal.aborted && mayKeep()
        resolve(keeps)
        return keeps ? aborted(signal) : undefined
      }
      lastRequest = lastRequest
        .then(() => locks.request(name, { ifAvailable: true }, granted))
        // A browser that refuses every lock keeps no other tab away either.
        .catch(() => resolve(true))
    })

  return {
    acquire: (mayKeep = () => true) => {
      const by = wanted
      isHeld = isHeld.then((held) => held || request(mayKeep, by))
      return isHeld
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
