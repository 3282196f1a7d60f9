import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Slot } from '../../../src/domain/address/columns/kinds'
import type { RowResult } from '../../../src/domain/cleanse/rowResult'
import { comparisonOf } from '../../../src/domain/cleanse/rowReading'
import { binOf, createRowCounter } from '../../../src/features/results/rowCounts'
import { answered, failed } from '../../support/builders'
import { DRAWS } from '../../support/drawn'

const found = (house: number, score: string) =>
  answered(
    {
      'Address Line 1': `${house} High Street`,
      'Post Town': 'LEEDS',
      Postcode: 'LS1 4AB',
      'Building Number': String(house),
      'Street Name': 'High Street',
      'Confidence Score': score,
    },
    '1 High Street, LS1 4AB',
  )

const results: (RowResult | null)[] = [
  null,
  found(1, '0.90'),
  found(1, '0.20'),
  found(2, '0.20'),
  answered(),
  failed('Busy'),
  { kind: 'nothingToSend' },
]

const threshold = 0.5
const columns: Slot[] = []

test('counting rows as they change gives the same as counting from the beginning', () => {
  const rows = Array.from({ length: 6 }, () => ['1 High Street', 'LS1 4AB'])
  const decisions = fc.array(fc.constantFrom(undefined, 'accepted' as const), { minLength: 6, maxLength: 6 })
  const judged = fc.subarray([0, 1, 2, 3, 4, 5]).map((judgedRows) => new Set(judgedRows))
  const list = fc.array(fc.constantFrom(...results), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(list, decisions, judged), { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      (lists, isMoved) => {
        const count = createRowCounter()
        for (const [each, decided, others] of lists) count(rows, each, threshold, columns, decided, others)
        const [last, decided, others] = lists.at(-1)!
        const now = isMoved ? 0.1 : threshold
        expect(count(rows, last, now, columns, decided, others)).toEqual(
          createRowCounter()(rows, last, now, columns, decided, others),
        )
        const { piles, reasons } = count(rows, last, now, columns, decided, others)
        expect(Object.values(reasons).reduce((sum, each) => sum + each)).toBe(piles.toReview)
      },
    ),
    DRAWS,
  )
  const decided = [undefined, undefined, 'accepted' as const]
  expect(
    createRowCounter()(rows, results.slice(0, 6), threshold, columns, decided, new Set([3])),
  ).toMatchObject({
    piles: { notRun: 1, ready: 2, toReview: 1, notFound: 1, failed: 1, notLookedUp: 0 },
    reasons: { judgedOther: 1, numberDiffers: 0, score: 0 },
  })
})

test('a row that takes another answer is not judged again by its former one', () => {
  const [row, former, next] = [['1 High Street', 'LS1 4AB'], found(1, '0.90'), found(2, '0.20')]
  const rows = [row]
  const count = createRowCounter()
  count(rows, [former], threshold, columns, [undefined], new Set())
  const comparison = comparisonOf(next, row, columns)
  count(rows, [next], threshold, columns, [undefined], new Set())
  expect(comparisonOf(next, row, columns)).toBe(comparison)
})

test('every score is in the bin that says so; 1 is in the last', () => {
  for (let hundredths = 0; hundredths <= 100; hundredths += 1)
    expect(binOf(hundredths / 100)).toBe(Math.min(19, Math.floor(hundredths / 5)))
})
