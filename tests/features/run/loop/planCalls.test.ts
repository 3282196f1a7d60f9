import { describe, expect, test } from 'vitest'
import type { Results, RowResult } from '../../../../src/features/answers/rowResult'
import { forecastRun, planCalls, type RunInput } from '../../../../src/features/run/loop/planCalls'

const mapping = { addressColumn: 0, postcodeColumn: 1, moreAddressColumns: [] }
const rows = [
  ['1 High Street', 'B1 1AA'],
  ['2 High Street', 'B1 1AA'],
  ['1 High Street', 'B1 1AA'],
  [' ', ''],
  ['1 high street', 'B1 1AA'],
  ['', ''],
]
const none: Results = rows.map(() => null)
const all = rows.map((_, row) => row)
const input: RunInput = { rows, unsent: all, results: none, mapping, dedupe: false, leftOut: new Set() }

describe('without the choice', () => {
  test('there is one call a row, the same query included, and none for a row with nothing to send', () => {
    const { calls, settled } = planCalls({ ...input, unsent: all })
    expect(calls.map((call) => call.rows)).toEqual([[0], [1], [2], [4]])
    expect(settled).toEqual([3, 5].map((index) => ({ index, result: { kind: 'nothingToSend' } })))
  })
})

describe('with each distinct address sent once', () => {
  test.each([
    ['all rows', all, [[0, 2, 4], [1]], [3, 5]],
    ['the rows that are left', [1, 2, 3, 4], [[1], [2, 4]], [3]],
    ['no rows', [], [], []],
  ])(
    '%s share the call of the same query, and rows without one are not sent',
    (_, unsent, calls, notSent) => {
      const plan = planCalls({ ...input, unsent, dedupe: true })
      expect(plan.calls.map((call) => call.rows)).toEqual(calls)
      expect(plan.settled.map(({ index }) => index)).toEqual(notSent)
      expect(plan.settled.map(({ result }) => result)).toEqual(notSent.map(() => ({ kind: 'nothingToSend' })))
    },
  )
})

test('an address that was answered before is not sent again: its answer is taken', () => {
  const answer: RowResult = { kind: 'answered', query: '1 High Street, B1 1AA', cells: [] }
  const plan = planCalls({
    ...input,
    unsent: [1, 2],
    results: none.with(0, answer),
    dedupe: true,
  })
  expect(plan.calls.map((call) => call.rows)).toEqual([[1]])
  expect(plan.settled).toEqual([{ index: 2, result: answer }])
})

test.each([
  ['one call a row', false, 4],
  ['each distinct address once', true, 2],
])('the forecast with %s', (_, dedupe, lookups) => {
  expect(forecastRun({ ...input, dedupe })).toEqual({
    rows: 4,
    empty: [3, 5],
    repeated: 2,
    lookups,
  })
})

test('a row that is left out has nothing to send, and saves a lookup', () => {
  const leftOut = new Set([1])
  expect(planCalls({ ...input, leftOut }).calls.map((call) => call.rows)).toEqual([[0], [2], [4]])
  expect(forecastRun({ ...input, leftOut })).toMatchObject({ rows: 3, empty: [1, 3, 5], lookups: 3 })
})
