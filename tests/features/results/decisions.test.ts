import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countChanges,
  decide,
  forget,
  historyOf,
  MAX_STEPS,
  redo,
  undo,
  type Decision,
  type DecisionHistory,
  type Decisions,
} from '../../../src/features/results/decisions'
import { DRAWS } from '../../support/drawn'

const older: Decisions = { 9: 'accepted' }
const undone: Decisions = { 8: 'accepted' }

describe('decide', () => {
  test.each<[string, Decisions, number[], Decision | null, Decisions]>([
    ['one row', {}, [1], 'accepted', { 1: 'accepted' }],
    ['a decided row', { 2: 'accepted' }, [2], 'originalKept', { 2: 'originalKept' }],
    ['back to no decision', { 3: 'originalKept' }, [3], null, {}],
    ['several rows', { 2: 'originalKept' }, [2, 4, 4], 'accepted', { 2: 'accepted', 4: 'accepted' }],
    ['rows, one of them decided so', { 5: 'accepted' }, [5, 1], 'accepted', { 1: 'accepted', 5: 'accepted' }],
  ])('%s in one step', (_, present, rows, decision, next) => {
    expect(decide({ past: [older], present, future: [undone] }, rows, decision)).toEqual({
      past: [older, present],
      present: next,
      future: [],
    })
  })

  test.each<[string, number[], Decision | null]>([
    ['no rows', [], 'accepted'],
    ['rows that have that decision', [1], 'accepted'],
    ['undecided rows whose decision is removed', [2], null],
  ])('%s make no step', (_, rows, decision) => {
    const history = { past: [], present: { 1: 'accepted' as const }, future: [undone] }
    expect(decide(history, rows, decision)).toBe(history)
  })

  test(`only the latest ${MAX_STEPS} steps can be undone`, () => {
    let history = historyOf({})
    for (let row = 0; row <= MAX_STEPS; row += 1) history = decide(history, [row], 'accepted')
    expect(history.past).toHaveLength(MAX_STEPS)
    expect(history.past[0]).toEqual({ 0: 'accepted' })
  })
})

test.each([
  ['undo', undo],
  ['redo', redo],
])('%s without a step changes nothing', (_, move) => {
  const history = historyOf({ 1: 'accepted' })
  expect(move(history)).toBe(history)
})

test.each<[Decisions, Decisions, number]>([
  [{}, {}, 0],
  [{ 1: 'accepted' }, { 1: 'accepted' }, 0],
  [{ 1: 'accepted' }, { 1: 'originalKept' }, 1],
  [{ 1: 'accepted', 2: 'accepted' }, { 2: 'accepted', 3: 'accepted' }, 2],
])('between %o and %o the number of changed rows is %d', (a, b, count) => {
  expect(countChanges(a, b)).toBe(count)
})

test('a forgotten row has no decision now, before or after; steps left without a change are gone', () => {
  const history: DecisionHistory = {
    past: [{}, { 1: 'accepted' }],
    present: { 1: 'accepted', 2: 'originalKept' },
    future: [{ 2: 'originalKept' }, {}],
  }
  expect(forget(history, [1])).toEqual({ past: [{}], present: { 2: 'originalKept' }, future: [{}] })
})

const ROWS = 4
const row = fc.nat(ROWS)
const decision = fc.constantFrom<Decision | null>('accepted', 'originalKept', null)
type Move = (history: DecisionHistory) => DecisionHistory
const deciding = fc.tuple(fc.array(row), decision).map(
  ([rows, to]): Move =>
    (history) =>
      decide(history, rows, to),
)
const move = fc.oneof({ weight: 3, arbitrary: deciding }, fc.constantFrom<Move>(undo, redo))

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}
const play = (moves: Move[], from = historyOf({})) =>
  moves.reduce((history, next) => frozen(next(history)), frozen(from))

test('undo restores what was before a decision, and redo what was after it', () => {
  fc.assert(
    fc.property(fc.array(move), deciding, (moves, last) => {
      const before = play(moves)
      const after = last(before)
      if (after === before) return
      expect(undo(after)).toMatchObject({ past: before.past, present: before.present })
      expect(redo(undo(after))).toEqual(after)
    }),
    DRAWS,
  )
})

test('undoing every step leads back to no decisions', () => {
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const history = play(moves)
      const undos = history.past.map(() => undo)
      expect(play(undos, history)).toMatchObject({ past: [], present: {} })
    }),
    DRAWS,
  )
})

test('undo and redo never decide a forgotten row again, and always change another row', () => {
  fc.assert(
    fc.property(fc.array(move), fc.array(fc.constantFrom<Move>(undo, redo)), row, (moves, later, gone) => {
      const history = play(moves)
      const { [gone]: _, ...others } = history.present
      let now = forget(history, [gone])
      expect(now.present).toEqual(others)
      for (const next of later) {
        const moved = next(now)
        expect(moved.present).not.toHaveProperty(String(gone))
        expect(countChanges(moved.present, now.present) > 0).toBe(moved !== now)
        now = moved
      }
    }),
    DRAWS,
  )
})
