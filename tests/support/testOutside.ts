import type { Network, TabLock, TextStorage, Visibility } from '../../src/app/base/deps'

/** The lock of one tab; tabs that compete for it share a `holder`. */
export function createTestLock(holder: { tab: object | null } = { tab: null }): TabLock {
  const tab = {}
  return {
    acquire: async (mayKeep = () => true) => {
      if (holder.tab === null && mayKeep()) holder.tab = tab
      return holder.tab === tab
    },
    isHeld: async () => holder.tab === tab,
    release: () => {
      if (holder.tab === tab) holder.tab = null
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
