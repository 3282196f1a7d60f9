import type { Network, TabLock, TextStorage, Visibility } from '../../src/base/deps'

/** Who has a lock, and who waits for it. */
interface LockHolder {
  tab: object | null
  waiting?: { tab: object; take: () => void }[]
}

/** The lock of one tab; tabs that compete for it share a `holder`. */
export function createTestLock(holder: LockHolder = { tab: null }): TabLock {
  const tab = {}
  return {
    acquire: async (mayKeep = () => true) => {
      if (holder.tab === null && mayKeep()) holder.tab = tab
      return holder.tab === tab
    },
    acquireLater: () =>
      new Promise((resolve) => {
        const take = () => {
          holder.tab = tab
          resolve()
        }
        if (holder.tab === null || holder.tab === tab) take()
        else (holder.waiting ??= []).push({ tab, take })
      }),
    isHeld: async () => holder.tab === tab,
    release: () => {
      holder.waiting = (holder.waiting ?? []).filter((each) => each.tab !== tab)
      if (holder.tab !== tab) return
      holder.tab = null
      holder.waiting.shift()?.take()
    },
  }
}

/** The locks of a browser, by their names; that of the record has none. */
export function createTestLocks() {
  const holders = new Map<string, LockHolder>()
  return {
    /** Those of one tab, and what the browser does when it is closed. */
    ofTab: () => {
      const locks: TabLock[] = []
      const lockOf = (name: string) => {
        const holder = holders.get(name) ?? { tab: null }
        holders.set(name, holder)
        const lock = createTestLock(holder)
        locks.push(lock)
        return lock
      }
      return {
        deps: { tabLock: lockOf(''), lockOf },
        release: () => {
          for (const lock of locks) lock.release()
        },
      }
    },
  }
}

/** A connection that a test cuts and restores. */
export function createTestNetwork(): Network & { set(isOnline: boolean): void } {
  const listeners = new Set<() => void>()
  let isOnline = true
  return {
    isOnline: () => isOnline,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    set: (next) => {
      isOnline = next
      for (const listener of listeners) listener()
    },
  }
}

/** Storage in memory; with `refuses` it throws on writes, as if it were full. */
export function createTestStorage(): TextStorage & { refuses: boolean; texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    refuses: false,
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (this.refuses) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key) => {
      texts.delete(key)
    },
  }
}

/** The visibility of a page that a test hides and shows. */
export function createTestVisibility(): Visibility & { hide(): void; show(): void } {
  const listeners = new Set<() => void>()
  let isHidden = false
  return {
    isHidden: () => isHidden,
    whenHidden: (onHidden) => {
      listeners.add(onHidden)
      return () => listeners.delete(onHidden)
    },
    hide: () => {
      isHidden = true
      for (const listener of listeners) listener()
    },
    show: () => {
      isHidden = false
    },
  }
}
