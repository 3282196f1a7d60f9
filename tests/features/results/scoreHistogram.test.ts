import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreHistogram } from '../../../src/features/results/scoreHistogram'

const binOf = (score: number) => scoreHistogram([score]).findIndex(({ count }) => count === 1)

test.each([
  [0, 0],
  [0.04, 0],
  [0.05, 1],
  [0.15, 3],
  [0.29, 5],
  [0.3, 6],
  [0.57, 11],
  [0.99, 19],
  [1, 19],
])('%d falls into bin %i of 20', (score, bin) => {
  expect(binOf(score)).toBe(bin)
})

test('every score is counted once, in the bin that it lies in', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 })), (hundredths) => {
      const bins = scoreHistogram(hundredths.map((each) => each / 100))
      expect(bins).toHaveLength(20)
      bins.forEach(({ count }, at) => {
        const isIn = (each: number) => each >= at * 5 && (each < at * 5 + 5 || (at === 19 && each === 100))
        expect(count).toBe(hundredths.filter(isIn).length)
      })
    }),
    { seed: 4, numRuns: 200 },
  )
})
