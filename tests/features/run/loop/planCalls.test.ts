import { expect, test } from 'vitest'
import { addressKey } from '../../../../src/domain/address/cells/sameWords'
import type { Results, RowResult } from '../../../../src/domain/cleanse/rowResult'
import {
  addKnown,
  forecastRun,
  planCalls,
  type KnownAddresses,
  type PlanInput,
} from '../../../../src/features/run/loop/planCalls'

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
const input: PlanInput = { rows, results: none, mapping, leftOut: new Set(), dedupe: true, isAgain: false }
const nothingToSend: RowResult = { kind: 'nothingToSend' }
const answer: RowResult = { kind: 'answered', query: '1 High Street, B1 1AA', cells: [] }
const other: RowResult = { kind: 'answered', query: '1 High Road, B1 1AA', cells: [] }

/** The rows of each call, and those that are settled without one. */
const planned = (...plan: Parameters<typeof planCalls>) => {
  const { calls, settled } = planCalls(...plan)
  return { calls: calls.map((call) => call.map(({ row }) => row)), settled: settled.map(({ row }) => row) }
}

test.each<[string, KnownAddresses | null, number[], number, number[][], number[]]>([
  ['one call a row', null, all, 9, [[0], [1], [2], [4]], [3, 5]],
  ['no more calls than are wanted, and no row beyond them', null, all, 3, [[0], [1], [2]], []],
  ['one call an address', new Map(), all, 9, [[0, 2, 4], [1]], [3, 5]],
  ['one call an address, of the rows that are left', new Map(), [1, 2, 3, 4], 9, [[1], [2, 4]], [3]],
  [
    'no call for a known address',
    new Map([[addressKey(answer.query), answer]]),
    all,
    9,
    [[1]],
    [0, 2, 3, 4, 5],
  ],
  ['nothing without rows', new Map(), [], 9, [], []],
])('a plan has %s', (_, known, unsent, most, calls, settled) => {
  expect(planned(input, unsent, known, most)).toEqual({ calls, settled })
})

test('a row with nothing to send is done, and one with a known address has its answer', () => {
  const known: KnownAddresses = new Map()
  addKnown(known, [answer, { kind: 'failed', error: 'Broken' }, null, nothingToSend], false)
  expect(planCalls(input, [2, 3], known, 9)).toEqual({
    calls: [],
    settled: [
      { row: 2, result: answer },
      { row: 3, result: nothingToSend },
    ],
  })
})

test.each<[string, RowResult, KnownAddresses | null, number[][], object[]]>([
  ['is sent if it was sent otherwise', other, null, [[0]], []],
  ['keeps its answer if its text is the same', answer, null, [], [{ row: 0, result: answer }]],
  [
    'takes the answer that is known for its address',
    other,
    new Map([[addressKey(answer.query), answer]]),
    [],
    [{ row: 0, result: answer }],
  ],
])('a row that is looked up again %s', (_, previous, known, calls, settled) => {
  const plan = planCalls({ ...input, results: none.with(0, previous) }, [0], known, 9)
  expect(plan.calls.map((call) => call.map(({ row }) => row))).toEqual(calls)
  expect(plan.settled).toEqual(settled)
})

test.each([
  ['one call a row', false, 4],
  ['each distinct address once', true, 2],
])('the forecast with %s', (_, dedupe, lookups) => {
  const forecast = forecastRun({ ...input, dedupe }, all)
  expect(forecast).toEqual({ rows: [0, 1, 2, 4], empty: [3, 5], leftOut: [], repeated: 2, lookups })
})

test('the forecast leaves out rows whose address has an answer already', () => {
  const results = none.with(0, answer)
  const forecast = forecastRun({ ...input, results }, [1, 2, 4])
  expect(forecast).toMatchObject({ rows: [1, 2, 4], repeated: 2, lookups: 1 })
})

test('the forecast of rows that are looked up again counts those that have an answer of an earlier download', () => {
  const results = none.with(0, { ...answer, takenFrom: { name: 'june.csv', savedAt: null } })
  expect(forecastRun({ ...input, results, isAgain: true }, [0])).toMatchObject({ rows: [0], lookups: 1 })
})

test('a row that is left out is not sent, and saves a lookup', () => {
  const without = { ...input, leftOut: new Set([1]) }
  expect(planned(without, all, null, 9)).toEqual({ calls: [[0], [2], [4]], settled: [1, 3, 5] })
  const forecast = forecastRun({ ...without, dedupe: false }, all)
  expect(forecast).toMatchObject({ rows: [0, 2, 4], empty: [3, 5], leftOut: [1], lookups: 3 })
})
