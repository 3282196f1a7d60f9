import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  decide,
  emptyHistory,
  forget,
  redo,
  undo,
  type DecisionHistory,
} from '../../../src/features/results/decisionHistory'
import type { Decision, Decisions } from '../../../src/features/results/decisions'
import { DRAWS } from '../../support/drawn'

const accepted = { row: 1, before: null, after: 'accepted' } as const
const kept = { row: 2, before: 'accepted', after: 'kept' } as const
const takenBack = { row: 3, before: 'kept', after: null } as const

describe('decide', () => {
  test.each([
    ['on one row', {}, [1], 'accepted', { 1: 'accepted' }, [accepted]],
    ['on a decided row', { 2: 'accepted' }, [2], 'kept', { 2: 'kept' }, [kept]],
    ['back to none', { 3: 'kept' }, [3], null, {}, [takenBack]],
    [
      'on several rows in one step',
      { 2: 'accepted' },
      [2, 4],
      'kept',
      { 2: 'kept', 4: 'kept' },
      [kept, { row: 4, before: null, after: 'kept' }],
    ],
    [
      'leaves out rows that are so decided',
      { 5: 'accepted' },
      [5, 1],
      'accepted',
      { 1: 'accepted', 5: 'accepted' },
      [accepted],
    ],
    ['takes a row once', {}, [1, 1], 'accepted', { 1: 'accepted' }, [accepted]],
  ] as const)('%s', (_, decisions, rows, decision, after, step) => {
    const older = [accepted]
    const decided = decide(decisions, { past: [older], future: [[takenBack]] }, [...rows], decision)
    expect(decided).toEqual({ decisions: after, history: { past: [older, step], future: [] } })
  })

  test.each([
    ['no rows', [], 'accepted'],
    ['rows that are so decided', [1], 'accepted'],
    ['rows without a decision to take back', [2], null],
  ] as const)('is no step for %s', (_, rows, decision) => {
    const decisions: Decisions = { 1: 'accepted' }
    const history: DecisionHistory = { past: [], future: [[takenBack]] }
    expect(decide(decisions, history, [...rows], decision)).toEqual({ decisions, history })
  })
})

test('undo takes the last step back, and redo takes it again', () => {
  const history = { past: [[accepted], [kept]], future: [[takenBack]] }
  const decisions: Decisions = { 1: 'accepted', 2: 'kept', 3: 'kept' }
  const undone = undo(decisions, history)
  expect(undone).toEqual({
    decisions: { 1: 'accepted', 2: 'accepted', 3: 'kept' },
    history: { past: [[accepted]], future: [[kept], [takenBack]] },
  })
  expect(redo(undone.decisions, undone.history)).toEqual({ decisions, history })
})

test.each([
  ['undo', undo],
  ['redo', redo],
])('%s without a step changes nothing', (_, move) => {
  const decisions: Decisions = { 1: 'accepted' }
  expect(move(decisions, emptyHistory)).toEqual({ decisions, history: { past: [], future: [] } })
})

test('a forgotten row has no decision and no past; steps of it alone vanish', () => {
  const history = {
    past: [[accepted], [kept, { ...accepted }]],
    future: [[takenBack], [{ row: 1, before: 'accepted', after: null } as const]],
  }
  expect(forget({ 1: 'accepted', 2: 'kept' }, history, 1)).toEqual({
    decisions: { 2: 'kept' },
    history: { past: [[kept]], future: [[takenBack]] },
  })
})

const ROWS = 4
const decision = fc.constantFrom<Decision | null>('accepted', 'kept', null)
const row = fc.nat(ROWS)
type Move = (decisions: Decisions, history: DecisionHistory) => ReturnType<typeof undo>
const deciding: fc.Arbitrary<Move> = fc.tuple(fc.array(row), decision).map(
  ([rows, to]) =>
    (decisions, history) =>
      decide(decisions, history, rows, to),
)
const move = fc.oneof({ weight: 3, arbitrary: deciding }, fc.constantFrom<Move>(undo, redo))

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}
const play = (moves: Move[]) => {
  const start = { decisions: {} as Decisions, history: emptyHistory }
  return moves.reduce(({ decisions, history }, next) => frozen(next(decisions, history)), frozen(start))
}

test('undo after a decision restores what was, and redo what became, whatever went before', () => {
  fc.assert(
    fc.property(fc.array(move), deciding, (moves, last) => {
      const before = play(moves)
      const after = last(before.decisions, before.history)
      // Nothing was decided: there is nothing to undo.
      if (after.history === before.history) return
      const undone = undo(after.decisions, after.history)
      expect(undone.decisions).toEqual(before.decisions)
      expect(undone.history.past).toEqual(before.history.past)
      expect(redo(undone.decisions, undone.history)).toEqual(after)
    }),
    DRAWS,
  )
})

test('as many undos as there are steps lead back to no decisions', () => {
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const { history } = play(moves)
      const start = play([...moves, ...history.past.map(() => undo)])
      expect([start.decisions, start.history.past]).toEqual([{}, []])
    }),
    DRAWS,
  )
})

test('a forgotten row is never decided again by undo or redo, and the others are as without it', () => {
  fc.assert(
    fc.property(fc.array(move), fc.array(fc.constantFrom<Move>(undo, redo)), row, (moves, later, gone) => {
      const { decisions, history } = play(moves)
      const forgotten = forget(decisions, history, gone)
      const { [gone]: _, ...others } = decisions
      expect(forgotten.decisions).toEqual(others)
      const end = later.reduce((state, next) => next(state.decisions, state.history), frozen(forgotten))
      expect(end.decisions).not.toHaveProperty(String(gone))
      expect([...end.history.past, ...end.history.future]).not.toContainEqual([])
    }),
    DRAWS,
  )
})
