import { expect, test } from 'vitest'
import {
  decisionsUndone,
  filterChosen,
  initialReviewState,
  reviewSlice,
  rowToggled,
  rowsDecided,
  sortPressed,
  thresholdMoved,
} from '../../../src/features/review/reviewSlice'
import { fileLoaded, resultsCleared, sessionCleared } from '../../../src/features/sessionEvents'
import { csvFile } from '../../support/builders'

const after = (...events: Parameters<typeof reviewSlice.reducer>[1][]) =>
  events.reduce(reviewSlice.reducer, initialReviewState)

// REVIEW-5
test('rows are decided, decided anew, and undone one by one', () => {
  const decided = rowsDecided({ rows: [1, 2], decision: 'accepted' })
  expect(after(decided, rowsDecided({ rows: [2], decision: 'kept' })).decisions).toEqual({
    1: 'accepted',
    2: 'kept',
  })
  expect(after(decided, decisionsUndone([1])).decisions).toEqual({ 2: 'accepted' })
})

// REVIEW-2
test.each([
  [0.5, 0.5],
  [-1, 0],
  [7, 1],
])('a threshold of %d is %d: it stays between 0 and 1', (asked, threshold) => {
  expect(after(thresholdMoved(asked)).threshold).toBe(threshold)
})

// REVIEW-3
test('with the threshold at 0 there is nothing to review, so that filter goes', () => {
  expect(after(thresholdMoved(0.5), filterChosen('toReview'), thresholdMoved(0)).filter).toBe('all')
})

// REVIEW-9
test('a score sorts best first, then worst first, then not at all', () => {
  const press = sortPressed('fit')
  expect(after(press).sort).toEqual({ kind: 'fit', direction: 'descending' })
  expect(after(press, press).sort).toEqual({ kind: 'fit', direction: 'ascending' })
  expect(after(press, press, press).sort).toBeNull()
})

// REVIEW-12
test('one row is open at a time', () => {
  expect(after(rowToggled(1), rowToggled(2)).openRow).toBe(2)
  expect(after(rowToggled(1), rowToggled(1)).openRow).toBeNull()
})

// FILE-15
test.each([
  ['another file', fileLoaded(csvFile())],
  ['Start New Cleanse', sessionCleared()],
  ['starting over', resultsCleared()],
])('%s begins the review anew', (_, event) => {
  expect(after(rowsDecided({ rows: [1], decision: 'kept' }), thresholdMoved(0.4), event)).toEqual(
    initialReviewState,
  )
})
