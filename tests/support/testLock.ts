import type { TabLock } from '../../src/app/base/deps'

/** A tab lock for one tab, or for several that share the same `holder`. */
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
