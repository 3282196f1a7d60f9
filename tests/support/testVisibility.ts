import type { Visibility } from '../../src/app/base/deps'

/** A page that a test hides and shows again. */
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
