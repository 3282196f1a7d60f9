import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStopwatch } from '../../../../src/features/run/loop/stopwatch'

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => vi.useRealTimers())

let isHidden = false
const hide = (seconds: number) => {
  isHidden = true
  awake(1)
  asleep(seconds)
  isHidden = false
}
const awake = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)
/** Time passes, and no timer fires. */
let slept = 0
const asleep = (seconds: number) => {
  slept += seconds * 1000
}

test.each<[string, (() => unknown)[], number]>([
  ['of a page that is awake', [() => awake(7.25)], 7250],
  ['without a night of sleep', [() => awake(3.5), () => asleep(30_000), () => awake(1.5)], 4000],
  ['without a freeze of half a minute', [() => awake(2), () => asleep(30)], 2000],
  ['with a task that held the page up', [() => awake(2), () => asleep(3)], 5000],
  [
    'with the minute for which the timers of a hidden page are held back',
    [() => awake(2), () => hide(60)],
    63_000,
  ],
])('a stopwatch has the time %s', (_, pass, ms) => {
  slept = 0
  const stopwatch = createStopwatch(
    () => performance.now() + slept,
    () => isHidden,
  )
  stopwatch.start()
  for (const each of pass) each()
  expect(stopwatch.lap()).toBe(ms)
  expect(stopwatch.lap()).toBe(0)
  stopwatch.stop()
})

test('it counts nothing of the time in which it was stopped', () => {
  slept = 0
  const stopwatch = createStopwatch(
    () => performance.now(),
    () => false,
  )
  stopwatch.start()
  awake(2)
  stopwatch.lap()
  stopwatch.stop()
  awake(60)
  stopwatch.start()
  awake(1)
  expect(stopwatch.lap()).toBe(1000)
  stopwatch.stop()
})
