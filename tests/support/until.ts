import type { AppStore } from '../../src/app/store'
import type { RootState } from '../../src/app/types'

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

/** A promise that a test resolves itself. */
export function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}
