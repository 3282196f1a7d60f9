import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerKindOf, type RowResult } from '../../../src/domain/cleanse/rowResult'
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
import { answered, failed, range } from '../../support/builders'
import { DRAWS } from '../../support/drawn'
import { changeOf } from '../../../src/domain/cleanse/decisions'

const matched = answered({ UPRN: '1' })
const nothingToSend: RowResult = { kind: 'nothingToSend' }

/** Results by row, with their tally. */
const counted = (results: (RowResult | null)[]): CountedResults => ({ results, tally: tallyOf(results) })

test.each<[string, RunTask, number[]]>([
  ['all rows', unsentTask(), [1, 2, 4]],
  ['a range', unsentTask(2, 4), [2]],
  ['a range beyond the file', unsentTask(4, 99), [4]],
  ['a range, and rows of it to look up again', unsentTask(1, 4, [0, 3]), [1, 2, 3]],
  ['all rows, and some to look up again', unsentTask(0, 5, [0, 3]), [0, 1, 2, 3, 4]],
  ['chosen rows', { kind: 'chosen', rows: [3, 2], again: [] }, [2]],
  ['rows to look up again', { kind: 'chosen', rows: [], again: [3, 0] }, [3, 0]],
])('a run of %s sends the rows of its task that are left', (_, task, left) => {
  expect([...unsentRows([matched, null, null, matched, null], task)]).toEqual(left)
})

const unanswered = { decision: null, result: null }

test('rows that were looked up again leave the task, and those of a first run do not', () => {
  const settled = [3, 0].map((row) => changeOf(unanswered, { row, result: matched }))
  expect(withoutRows({ kind: 'chosen', rows: [], again: [0, 1, 3] }, settled).again).toEqual([1])
  const first = unsentTask(1, 4)
  expect(withoutRows(first, settled)).toBe(first)
})

test('however results come and go, counts and remaining rows match a count from the beginning', () => {
  const ROWS = 6
  const result = fc.constantFrom<RowResult | null>(matched, answered(), failed('x'), nothingToSend, null)
  const changes = fc.uniqueArray(fc.record({ row: fc.nat(ROWS - 1), result }), {
    maxLength: 3,
    selector: ({ row }) => row,
  })
  fc.assert(
    fc.property(fc.array(changes), fc.nat(ROWS), fc.nat(ROWS), (batches, from, to) => {
      const begun = counted(range(0, ROWS).map(() => null))
      const { results, tally } = batches.reduce(
        (state, news) =>
          withResults(
            state,
            news.map((each) => changeOf({ decision: null, result: state.results[each.row]! }, each)),
          ),
        begun,
      )
      for (const kind of ['matched', 'noMatch', 'failed', 'nothingToSend'] as const)
        expect(tally[kind]).toBe(results.filter((each) => answerKindOf(each) === kind).length)
      expect(tallyOf(results)).toEqual(tally)
      expect(doneIn(tally)).toBe(results.filter((each) => each !== null).length)
      const left = range(from, to).filter((row) => results[row] === null)
      expect([...unsentRows(results, unsentTask(from, to))]).toEqual(left)
    }),
    DRAWS,
  )
})
