import { vi } from 'vitest'
import type { AppStore } from '../../src/app/store'
import type { RootState } from '../../src/app/base/types'

/** Waits until the store's state is as said, and returns that state. Rests on the store's own events. */
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

/** Like `until`, with vitest's fake clock running on: 20 ms for every turn of the event loop. */
export async function untilInTime(store: AppStore, isSo: (state: RootState) => boolean): Promise<RootState> {
  while (!isSo(store.getState())) {
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(20)
  }
  return store.getState()
}

/** A promise that a test resolves itself. */
export function createGate() {
  let open: (() => void) | undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open?.() }
}
