import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RowResult } from '../../../src/features/answers/rowResult'
import {
  doneIn,
  tallyOf,
  unsentRows,
  unsentTask,
  withoutRows,
  withResults,
  type CountedResults,
  type RunTask,
} from '../../../src/features/run/settledRows'
import { answered, failed } from '../../support/builders'
import { DRAWS } from '../../support/drawn'
import { range } from '../../support/runs'

const matched = answered({ UPRN: '1' })
const nothingToSend: RowResult = { kind: 'nothingToSend' }

/** Results by row, with their tally. */
const counted = (results: (RowResult | null)[]): CountedResults => ({ results, tally: tallyOf(results) })

type Changes = Parameters<typeof withResults>[1]

test.each<[string, Changes, object, number[]]>([
  ['nothing', [], {}, [1, 2, 4]],
  ['an answer for the next row', [[1, matched]], { matched: 2 }, [2, 4]],
  [
    'results out of order',
    [
      [4, answered()],
      [2, failed('Busy')],
    ],
    { noMatch: 1, failed: 2 },
    [1],
  ],
  ['another answer for an answered row', [[0, answered()]], { matched: 0, noMatch: 1 }, [1, 2, 4]],
  ['an answer for a failed row', [[3, matched]], { matched: 2, failed: 0 }, [1, 2, 4]],
  [
    'no result for a row before the next',
    [
      [0, null],
      [3, null],
    ],
    { matched: 0, failed: 0 },
    [0, 1, 2, 3, 4],
  ],
  [
    'results for all',
    [
      [1, matched],
      [2, nothingToSend],
      [4, matched],
    ],
    { matched: 3, nothingToSend: 1 },
    [],
  ],
])('after %s the counts and the rows that are left are those of the results', (_, changes, counts, left) => {
  const before = counted([matched, null, null, failed('Broken'), null])
  const after = withResults(before, changes)
  expect(after.tally).toEqual({ matched: 1, noMatch: 0, failed: 1, nothingToSend: 0, ...counts })
  expect([...unsentRows(after.results, unsentTask())]).toEqual(left)
})

test.each<[string, RunTask, number[]]>([
  ['all rows', unsentTask(), [1, 2, 4]],
  ['a range', unsentTask(2, 4), [2]],
  ['a range beyond the file', unsentTask(4, 99), [4]],
  ['rows to look up again', { kind: 'again', rows: [3, 0] }, [3, 0]],
])('a run of %s sends the rows of its task that are left', (_, task, left) => {
  expect([...unsentRows([matched, null, null, matched, null], task)]).toEqual(left)
})

test('rows that were looked up again leave the task, and those of a first run do not', () => {
  const settled = [3, 0]
  expect(withoutRows({ kind: 'again', rows: [0, 1, 3] }, settled)).toEqual({ kind: 'again', rows: [1] })
  const first = unsentTask(1, 4)
  expect(withoutRows(first, settled)).toBe(first)
})

test('however results come and go, the counts and the rows that are left are those that counting from the beginning finds', () => {
  const ROWS = 6
  const result = fc.constantFrom<RowResult | null>(matched, answered(), failed('x'), nothingToSend, null)
  const changes = fc.uniqueArray(fc.tuple(fc.nat(ROWS - 1), result), {
    maxLength: 3,
    selector: ([row]) => row,
  })
  fc.assert(
    fc.property(fc.array(changes), fc.nat(ROWS), fc.nat(ROWS), (batches, from, to) => {
      const begun = counted(range(0, ROWS).map(() => null))
      const { results, tally } = batches.reduce(withResults<CountedResults>, begun)
      expect(tally).toEqual(tallyOf(results))
      expect(doneIn(tally)).toBe(results.filter((each) => each !== null).length)
      const left = range(from, to).filter((row) => results[row] === null)
      expect([...unsentRows(results, unsentTask(from, to))]).toEqual(left)
    }),
    DRAWS,
  )
})
