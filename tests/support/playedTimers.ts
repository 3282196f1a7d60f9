import { afterEach, beforeEach, vi } from 'vitest'

/** Fake timers for all tests of a block. MSW needs microtasks and immediates, which stay real. */
export function playedTimers() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Runs whatever waits for no timer: promises, streams, the played provider. */
export async function settled() {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(0)
  }
}

/** The same, without running timers that are due. */
export async function untimed() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Moves the timers on and runs whatever is due by then. */
export async function passTime(ms: number) {
  await settled()
  await vi.advanceTimersByTimeAsync(ms)
  await settled()
}
