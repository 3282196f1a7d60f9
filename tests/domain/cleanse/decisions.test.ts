import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Decision, RowResult } from '../../../src/domain/cleanse/rowResult'
import {
  closeStep,
  historyOf,
  stepBetween,
  undecided,
  withChanges,
  type DecisionHistory,
  type Decisions,
  type Step,
  changeOf,
  reversed,
} from '../../../src/domain/cleanse/decisions'
import { resultsMessages } from '../../../src/features/review/resultsMessages'
import { answered } from '../../support/builders'
import { DRAWS } from '../../support/drawn'

const ROWS = 5

/** Decisions by row; rows that are left out are undecided. */
const decided = (rows: Record<number, Decision>): Decisions =>
  Array.from({ length: ROWS }, (_, row) => rows[row])

const older: Step = {
  changes: [{ row: 0, before: { decision: null }, after: { decision: 'accepted' } }],
}

const decide = (history: DecisionHistory, rows: number[], decision: Decision | null = null) =>
  withChanges(
    history,
    rows.map((row) => changeOf({ decision: history.present[row] ?? null, result: null }, { row, decision })),
    'decided',
  )

/** A run brings another answer of rows. */
const lookUpAgain = (history: DecisionHistory, rows: number[], before: RowResult | null, result: RowResult) =>
  withChanges(
    history,
    rows.map((row) =>
      changeOf({ decision: history.present[row] ?? null, result: before }, { row, result, decision: null }),
    ),
    'run',
  )

function undo(history: DecisionHistory) {
  const last = history.past.at(-1)
  return last ? withChanges(history, reversed(last.changes), 'undone') : history
}

function redo(history: DecisionHistory) {
  const [next] = history.future
  return next ? withChanges(history, next.changes, 'redone') : history
}

describe('a decision is made of', () => {
  test.each<[string, Record<number, Decision>, number[], Decision | null, Record<number, Decision>]>([
    ['one row', {}, [1], 'accepted', { 1: 'accepted' }],
    ['a decided row', { 2: 'accepted' }, [2], 'originalKept', { 2: 'originalKept' }],
    ['back to no decision', { 3: 'originalKept' }, [3], null, {}],
    ['several rows', { 2: 'originalKept' }, [2, 4], 'accepted', { 2: 'accepted', 4: 'accepted' }],
    ['rows, one of them decided so', { 0: 'accepted' }, [0, 1], 'accepted', { 0: 'accepted', 1: 'accepted' }],
  ])('%s in one step, after which nothing can be repeated', (_, before, rows, decision, after) => {
    const history = { ...historyOf(decided(before)), past: [older], future: [older] }
    const next = decide(history, rows, decision)
    expect(next).toMatchObject({ ...historyOf(decided(after)), past: [older, expect.anything()] })
  })

  test.each<[string, number[], Decision | null]>([
    ['no rows', [], 'accepted'],
    ['rows that have that decision', [1], 'accepted'],
    ['undecided rows whose decision is removed', [2], null],
  ])('%s make no step', (_, rows, decision) => {
    const history = { ...historyOf(decided({ 1: 'accepted' })), future: [older] }
    expect(decide(history, rows, decision)).toBe(history)
  })
})

describe('rows that were looked up again', () => {
  const [old, next] = [answered({ UPRN: '1' }), answered({ UPRN: '2' })]
  const before = historyOf(decided({ 0: 'accepted', 3: 'originalKept' }))

  test.each<[string, (history: DecisionHistory) => DecisionHistory]>([
    ['another run', closeStep],
    ['a decision', (history) => decide(history, [4], 'accepted')],
  ])('make a step of their own after %s', (_, between) => {
    const first = between(lookUpAgain(before, [0], old, next))
    const second = lookUpAgain(first, [3], old, next)
    expect(undo(second)).toMatchObject({ present: first.present, past: first.past })
  })

  test('make no step if none was answered', () => {
    expect(lookUpAgain(before, [0], old, old)).toBe(before)
  })
})

test('an undone step is not repeated once a run has brought its row another result', () => {
  const typed: Step = {
    changes: [changeOf({ decision: null, result: null }, { row: 1, result: answered() })],
  }
  const history = { ...historyOf(decided({})), past: [older], future: [typed, older] }
  const bring = (rows: number[]) => lookUpAgain(history, rows, null, answered())
  expect(bring([0, 2])).toBe(history)
  expect(bring([0, 1])).toEqual({ ...history, future: [] })
})

type Move = (history: DecisionHistory) => DecisionHistory
const rows = fc.uniqueArray(fc.nat(ROWS - 1))
const answer = fc.nat().map((uprn) => answered({ UPRN: String(uprn) }))
const deciding = fc.tuple(rows, fc.constantFrom<Decision | null>('accepted', 'originalKept', null)).map(
  ([changed, decision]): Move =>
    (history) =>
      decide(history, changed, decision),
)
const lookingUp = fc.tuple(rows, answer, answer).map(
  ([changed, previous, result]): Move =>
    (history) =>
      changed.length === 0 ? history : closeStep(lookUpAgain(history, changed, previous, result)),
)
const change = fc.oneof(deciding, lookingUp)
const move = fc.oneof({ weight: 3, arbitrary: change }, fc.constantFrom<Move>(undo, redo))
const play = (moves: Move[], from = undecided(ROWS)) => moves.reduce((history, next) => next(history), from)

test('undo restores what was before a step, and redo what was after it', () => {
  fc.assert(
    fc.property(fc.array(move), change, (moves, last) => {
      const before = play(moves)
      const after = last(before)
      if (after === before) return
      const { past, present } = before
      expect(undo(after)).toMatchObject({ past, present })
      expect(redo(undo(after))).toEqual(after)
    }),
    DRAWS,
  )
})

test('undoing every step goes back to no decision', () => {
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const history = play(moves)
      const undos = history.past.map(() => undo)
      expect(play(undos, history)).toMatchObject({ ...undecided(ROWS), future: expect.anything() })
    }),
    DRAWS,
  )
})

test.each<[string, (history: DecisionHistory) => DecisionHistory, string | null]>([
  ['a row is accepted', (history) => decide(history, [3], 'accepted'), 'Row 4: accepted.'],
  ['two rows are kept', (history) => decide(history, [0, 3], 'originalKept'), '2 rows: kept original.'],
  ['a decision goes', (history) => decide(history, [1]), 'Row 2: undecided.'],
  ['a step is undone', undo, 'Undone. 2 rows.'],
  ['a step is redone', redo, 'Redone. Row 3: accepted.'],
  ['nothing changes', (history) => decide(history, [1], 'originalKept'), null],
])('%s: the announcement', (_, next, said) => {
  const first = decide(decide(undecided(5), [1], 'accepted'), [1, 2], 'originalKept')
  const history = undo(decide(first, [2], 'accepted'))
  const step = stepBetween(history, next(history))
  expect(step && resultsMessages.stepSaid(step)).toBe(said)
})

test.each<[number[], string, string, string | null]>([
  [
    [3],
    'Undone. Row 4: undecided, with its former answer.',
    'Redone. Row 4: undecided, with its new answer.',
    'Row 4: undecided, with another answer.',
  ],
  [
    [0, 3],
    'Undone. 2 rows: undecided, with their former answers.',
    'Redone. 2 rows: undecided, with their new answers.',
    // A run of rows looked up again is announced as such.
    null,
  ],
])(
  'of rows with other answers (%j) undo says which it brings',
  (changed, undoneSaid, redoneSaid, takenSaid) => {
    const said = (from: DecisionHistory, to: DecisionHistory) => {
      const step = stepBetween(from, to)
      return step && resultsMessages.stepSaid(step)
    }
    const before = undecided(5)
    const after = lookUpAgain(before, changed, answered(), answered({ UPRN: '1' }))
    expect(said(before, after)).toBe(takenSaid)
    expect(said(after, undo(after))).toBe(undoneSaid)
    expect(said(undo(after), redo(undo(after)))).toBe(redoneSaid)
  },
)
