import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awakeTimeout } from '../../src/api/awakeTimeout'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => vi.useRealTimers())

const awake = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)
/** The clock goes on, and no timer fires. */
const asleep = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

test.each<[string, (() => unknown)[], boolean]>([
  ['after 30 s', [() => awake(29.999)], false],
  ['after 30 s', [() => awake(30)], true],
  ['30 s after the page slept', [() => awake(5), () => asleep(600), () => awake(29)], false],
  ['30 s after the page slept', [() => awake(5), () => asleep(600), () => awake(40)], true],
  ['at once when the page wakes late', [() => awake(28.9), () => asleep(600), () => awake(0.2)], false],
  ['if it was stopped', [], false],
])('a request’s time is over %s', (_, pass, isOver) => {
  const { signal, stop } = awakeTimeout(30_000)
  for (const each of pass) each()
  if (pass.length === 0) {
    stop()
    awake(60)
  }
  expect(signal.aborted).toBe(isOver)
})
