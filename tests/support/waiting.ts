import { beforeEach, onTestFinished, vi } from 'vitest'
import type { AppStore } from '../../src/app/store'
import type { RootState } from '../../src/base/store/types'

/** Resolves with the store's state once `isSo` holds. */
export function until(store: AppStore, isSo: (state: RootState) => boolean): Promise<RootState>
/** Resolves once `isSo` holds, for what no store tells; only a busy machine takes long. */
export function until(isSo: () => unknown): Promise<unknown>
export function until(
  ...[where, isSo]: [AppStore, (state: RootState) => boolean] | [() => unknown, undefined?]
) {
  if (!isSo) return vi.waitUntil(where, { timeout: 30_000, interval: 5 })
  return new Promise((resolve) => {
    const look = () => {
      const state = where.getState()
      if (!isSo(state)) return
      unsubscribe()
      resolve(state)
    }
    const unsubscribe = where.subscribe(look)
    look()
  })
}

/** Turns of the event loop. */
export async function turns(count: number) {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/**
 * Lets everything happen that waits for no timer (promises, streams, the played provider) and, where the test moves the
 * timers, those that are due: what has not happened then does not happen.
 *
 * @param isBusy whether something is still under way, where a test can tell
 */
export async function settled(isBusy?: () => boolean) {
  const enough = isBusy ? 4 : 40
  for (let [quiet, turn] = [0, 0]; quiet < enough; quiet += 1, turn += 1) {
    await turns(1)
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0)
    if (isBusy?.()) quiet = -1
    if (turn > 10_000) throw new Error('The page does not come to rest.')
  }
}

/** A promise that the test resolves. */
export function createGate() {
  let open: (() => void) | undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open?.() }
}

/** From now on only the test moves timers. Microtasks and immediates stay real, since MSW needs them. */
export function playTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Played timers for all tests of a block. */
export const playedTimers = () => beforeEach(playTimers)

/** Moves the timers on and runs everything due by then. */
export async function passTime(ms: number) {
  await settled()
  await vi.advanceTimersByTimeAsync(ms)
  await settled()
}
