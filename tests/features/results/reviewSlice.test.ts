import { expect, test } from 'vitest'
import {
  decisionsUndone,
  initialReviewState,
  panelClosed,
  reviewSlice,
  rowOpened,
  rowReached,
  rowsDecided,
  sortPressed,
  stepRedone,
  stepUndone,
  thresholdMoved,
} from '../../../src/features/results/reviewSlice'
import { fileLoaded, resultsCleared, rowLookedUp, sessionCleared } from '../../../src/features/sessionEvents'
import { answered, csvFile } from '../../support/builders'

const after = (...events: Parameters<typeof reviewSlice.reducer>[1][]) =>
  events.reduce(reviewSlice.reducer, initialReviewState)

const accept = (...rows: number[]) => rowsDecided({ rows, decision: 'accepted' })
const keep = (...rows: number[]) => rowsDecided({ rows, decision: 'kept' })

test('rows are decided, decided anew, and undone one by one', () => {
  expect(after(accept(1, 2), keep(2)).decisions).toEqual({ 1: 'accepted', 2: 'kept' })
  expect(after(accept(1, 2), decisionsUndone([1])).decisions).toEqual({ 2: 'accepted' })
})

test('undo and redo go through what was decided in its order, a decision on many rows as one step', () => {
  const decided = [keep(1), accept(1, 2, 3), decisionsUndone([3])]
  expect(after(...decided, stepUndone()).decisions).toEqual({ 1: 'accepted', 2: 'accepted', 3: 'accepted' })
  expect(after(...decided, stepUndone(), stepUndone()).decisions).toEqual({ 1: 'kept' })
  expect(after(...decided, stepUndone(), stepUndone(), stepRedone()).decisions).toEqual({
    1: 'accepted',
    2: 'accepted',
    3: 'accepted',
  })
  expect(after(...decided, stepUndone(), keep(4), stepRedone()).decisions).toMatchObject({
    4: 'kept',
    3: 'accepted',
  })
})

test('a row that was looked up again is undecided, and undo brings no decision on the old answer back', () => {
  const lookedUp = rowLookedUp({ row: 1, result: answered(), at: 0 })
  expect(after(accept(1, 2), lookedUp).decisions).toEqual({ 2: 'accepted' })
  expect(after(accept(1, 2), lookedUp, stepUndone()).decisions).toEqual({})
  expect(after(keep(1), lookedUp, stepUndone()).decisions).toEqual({})
})

test.each([
  [0.5, 0.5],
  [-1, 0],
  [7, 1],
  [0.123, 0.12],
  [0.625, 0.63],
  [0.004, 0],
])('a threshold of %d is %d: it stays between 0 and 1, to the hundredth', (asked, threshold) => {
  expect(after(thresholdMoved(asked)).threshold).toBe(threshold)
})

test('a header sorts one way, then the other, then not at all; a score begins with the best', () => {
  expect(after(sortPressed('score')).sort).toEqual({ column: 'score', direction: 'descending' })
  expect(after(sortPressed('score'), sortPressed('score')).sort?.direction).toBe('ascending')
  expect(after(sortPressed('score'), sortPressed('score'), sortPressed('score')).sort).toBeNull()
  expect(after(sortPressed('score'), sortPressed('sent')).sort).toEqual({
    column: 'sent',
    direction: 'ascending',
  })
})

test('the panel is that of the row that was reached last', () => {
  expect(after(rowOpened(1), rowReached(2))).toMatchObject({ currentRow: 2, isPanelOpen: true })
  expect(after(rowOpened(1), panelClosed())).toMatchObject({ currentRow: 1, isPanelOpen: false })
})

test.each([
  ['another file', fileLoaded(csvFile())],
  ['Start New Cleanse', sessionCleared()],
  ['starting over', resultsCleared()],
])('%s begins the review anew', (_, event) => {
  expect(after(keep(1), thresholdMoved(0.4), event)).toEqual(initialReviewState)
})
