import { afterEach, beforeEach, vi } from 'vitest'

/** From now on only the test moves timers. */
export function playTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
}

export function useRealTimers() {
  vi.useRealTimers()
}

/** Played timers for all tests of a block. Microtasks and immediates stay real, since MSW needs them. */
export function playedTimers() {
  beforeEach(playTimers)
  afterEach(useRealTimers)
}

/** Runs everything that waits for no timer: promises, streams, the played provider. */
export async function settled() {
  for (let turn = 0; turn < 40; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(0)
  }
}

/** The same, without the timers that are due. */
export async function untimed() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Moves the timers on and runs everything due by then. */
export async function passTime(ms: number) {
  await settled()
  await vi.advanceTimersByTimeAsync(ms)
  await settled()
}
