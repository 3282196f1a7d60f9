import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Timers that only a test moves, for all tests of a block. MSW works through microtasks and immediates, which
 * stay real.
 */
export function playedTimers() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Lets everything happen that waits for no timer: promises, streams, the played provider. */
export async function settled() {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(0)
  }
}

/** Lets everything happen that waits for no timer at all, not even for one that is due. */
export async function untimed() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Moves the timers and lets everything happen that is due by then. */
export async function passTime(ms: number) {
  await settled()
  await vi.advanceTimersByTimeAsync(ms)
  await settled()
}
