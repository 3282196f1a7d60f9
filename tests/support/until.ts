import { vi } from 'vitest'
import type { AppStore } from '../../src/app/store'
import type { RootState } from '../../src/app/base/types'

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

/** Like `until`, moving vitest's fake clock on by 20 ms with every turn of the event loop. */
export async function untilInTime(store: AppStore, isSo: (state: RootState) => boolean): Promise<RootState> {
  while (!isSo(store.getState())) {
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(20)
  }
  return store.getState()
}

/** A promise that the test resolves. */
export function createGate() {
  let open: (() => void) | undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open?.() }
}
