import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Decision } from '../../../src/domain/cleanse/rowResult'
import {
  closeStep,
  decide,
  dropOvertaken,
  historyOf,
  redo,
  replaceAnswers,
  stepBetween,
  undecided,
  undo,
  type DecisionHistory,
  type Decisions,
  type Step,
} from '../../../src/domain/cleanse/decisions'
import { resultsMessages } from '../../../src/features/review/resultsMessages'
import { answered } from '../../support/builders'
import { DRAWS } from '../../support/drawn'

const ROWS = 5

/** Decisions by row; rows that are left out are undecided. */
const decided = (rows: Record<number, Decision>): Decisions =>
  Array.from({ length: ROWS }, (_, row) => rows[row])

const older: Step = { before: [{ row: 0, decision: undefined }], after: [{ row: 0, decision: 'accepted' }] }

describe('decide', () => {
  test.each<[string, Record<number, Decision>, number[], Decision | undefined, Record<number, Decision>]>([
    ['one row', {}, [1], 'accepted', { 1: 'accepted' }],
    ['a decided row', { 2: 'accepted' }, [2], 'originalKept', { 2: 'originalKept' }],
    ['back to no decision', { 3: 'originalKept' }, [3], undefined, {}],
    ['several rows', { 2: 'originalKept' }, [2, 4], 'accepted', { 2: 'accepted', 4: 'accepted' }],
    ['rows, one of them decided so', { 0: 'accepted' }, [0, 1], 'accepted', { 0: 'accepted', 1: 'accepted' }],
  ])('%s in one step, after which nothing can be repeated', (_, before, rows, decision, after) => {
    const history = { ...historyOf(decided(before)), past: [older], future: [older] }
    const next = decide(history, rows, decision)
    expect(next).toMatchObject({ ...historyOf(decided(after)), past: [older, expect.anything()] })
  })

  test.each<[string, number[], Decision | undefined]>([
    ['no rows', [], 'accepted'],
    ['rows that have that decision', [1], 'accepted'],
    ['undecided rows whose decision is removed', [2], undefined],
  ])('%s make no step', (_, rows, decision) => {
    const history = { ...historyOf(decided({ 1: 'accepted' })), future: [older] }
    expect(decide(history, rows, decision)).toBe(history)
  })
})

describe('rows that were looked up again', () => {
  const [old, next] = [answered({ UPRN: '1' }), answered({ UPRN: '2' })]
  const again = (...rows: number[]) => rows.map((row) => ({ row, previous: old, result: next }))
  const before = historyOf(decided({ 0: 'accepted', 3: 'originalKept' }))

  test.each<[string, (history: DecisionHistory) => DecisionHistory]>([
    ['another run', closeStep],
    ['a decision', (history) => decide(history, [4], 'accepted')],
  ])('make a step of their own after %s', (_, between) => {
    const first = between(replaceAnswers(before, again(0)))
    const second = replaceAnswers(first, again(3))
    expect(undo(second)).toMatchObject({ present: first.present, past: first.past })
  })

  test('make no step if none was answered', () => {
    expect(replaceAnswers(before, [])).toBe(before)
  })
})

test('a step that was undone is not repeated once a run brought another result of its row', () => {
  const typed: Step = {
    before: [{ row: 1, decision: undefined, result: null }],
    after: [{ row: 1, decision: undefined, result: answered() }],
  }
  const history = { ...historyOf(decided({})), past: [older], future: [typed, older] }
  expect(dropOvertaken(history, [0, 2])).toBe(history)
  expect(dropOvertaken(history, [0, 1])).toEqual({ ...history, future: [] })
})

test.each([
  ['undo', undo],
  ['redo', redo],
])('%s without a step changes nothing', (_, move) => {
  const history = historyOf(decided({ 1: 'accepted' }))
  expect(move(history)).toBe(history)
})

type Move = (history: DecisionHistory) => DecisionHistory
const rows = fc.uniqueArray(fc.nat(ROWS - 1))
const answer = fc.nat().map((uprn) => answered({ UPRN: String(uprn) }))
const deciding = fc
  .tuple(rows, fc.constantFrom<Decision | undefined>('accepted', 'originalKept', undefined))
  .map(
    ([changed, decision]): Move =>
      (history) =>
        decide(history, changed, decision),
  )
const lookingUp = fc.tuple(rows, answer, answer).map(
  ([changed, previous, result]): Move =>
    (history) =>
      changed.length === 0
        ? history
        : closeStep(
            replaceAnswers(
              history,
              changed.map((row) => ({ row, previous, result })),
            ),
          ),
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

test('undoing every step leads back to no decision', () => {
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
    const after = replaceAnswers(
      before,
      changed.map((row) => ({ row, previous: answered(), result: answered({ UPRN: '1' }) })),
    )
    expect(said(before, after)).toBe(takenSaid)
    expect(said(after, undo(after))).toBe(undoneSaid)
    expect(said(undo(after), redo(undo(after)))).toBe(redoneSaid)
  },
)
