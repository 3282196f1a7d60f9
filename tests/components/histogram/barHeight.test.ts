import { expect, test } from 'vitest'
import { barHeight } from '../../../src/components/histogram/barHeight'

test.each([
  ['the largest count', 40, 40, 60, 60],
  ['half of it', 20, 40, 60, 30],
  ['the only count', 1, 1, 60, 60],
  ['a count that would not be seen', 1, 1100, 60, 3],
  ['no count', 0, 40, 60, 0],
  ['no count among none', 0, 0, 60, 0],
])('%s: %i of at most %i, in %i px, is %d px high', (_, count, largest, room, height) => {
  expect(barHeight(count, largest, room)).toBe(height)
})
