import type { Network } from '../../src/app/base/deps'

/** A connection that a test takes away and gives back. */
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
