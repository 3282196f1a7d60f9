import { expect, test } from 'vitest'
import { binOf, emptyBins } from '../../../src/features/results/statistics'
import { range } from '../../support/builders'

test('every score is in the bin that says so; 1 is in the last', () => {
  for (let hundredths = 0; hundredths <= 100; hundredths += 1)
    expect(binOf(hundredths / 100)).toBe(Math.min(19, Math.floor(hundredths / 5)))
  expect(emptyBins().map(({ from, to }) => [from, to].map((score) => Math.round(score * 20)))).toEqual(
    range(0, 20).map((at) => [at, at + 1]),
  )
})
