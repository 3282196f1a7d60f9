import { expect, test } from 'vitest'
import { createStopwatch } from '../../../../src/features/run/loop/stopwatch'

test.each<[string, seconds: number[], ms: number[]]>([
  ['a lap as long as it was', [7.25, 150], [7250, 150_000]],
  ['nothing of a lap with a night of sleep', [3, 30_000, 2], [3000, 0, 2000]],
])('a stopwatch has %s', (_, seconds, ms) => {
  let now = 1000
  const stopwatch = createStopwatch(() => now)
  now += 60_000
  stopwatch.start()
  const laps = seconds.map((each) => {
    now += each * 1000
    return stopwatch.lap()
  })
  expect(laps).toEqual(ms)
})
