import { vi } from 'vitest'
import type { AppStore } from '../../src/app/store'
import type { RootState } from '../../src/base/store/types'

/** Resolves with the store's state once `isSo` holds. */
export function until(store: AppStore, isSo: (state: RootState) => boolean): Promise<RootState> {
  return new Promise((resolve) => {
    const look = () => {
      const state = store.getState()
      if (!isSo(state)) return
      unsubscribe()
      resolve(state)
    }
    const unsubscribe = store.subscribe(look)
    look()
  })
}

/** Resolves once `isSo` holds, for what no store tells; only a busy machine takes long. */
export const eventually = (isSo: () => unknown) => vi.waitUntil(isSo, { timeout: 30_000 })

/** A promise that the test resolves. */
export function createGate() {
  let open: (() => void) | undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open?.() }
}
