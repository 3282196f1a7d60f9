import { describe, expect, test } from 'vitest'
import { rootReducer } from '../../../src/app/rootReducer'
import {
  selectLevels,
  selectShownRows,
  selectThresholdCounts,
  selectToReview,
  selectUndecidedShown,
} from '../../../src/features/review/reviewSelectors'
import {
  filterChosen,
  levelChosen,
  rowsDecided,
  scoreKindChosen,
  sortPressed,
  textSought,
  thresholdMoved,
} from '../../../src/features/review/reviewSlice'
import { sessionResumed } from '../../../src/features/sessionEvents'
import { answered, failed, sessionRecord } from '../../support/builders'
import { range } from '../../support/runs'

const results = [
  answered({ 'Confidence Score': '0.90', 'Fit Score': '0.20', 'Post Town': 'LEEDS', 'Street Match': 'FULL' }),
  answered({
    'Confidence Score': '0.40',
    'Fit Score': '0.80',
    'Post Town': 'YORK',
    'Street Match': 'PARTIAL',
  }),
  answered({ 'Confidence Score': '0.50', 'Premise Match': 'FULL' }),
  failed('Out of order'),
  null,
]
const rows = [
  ['1 High Street', 'LS1 1AA'],
  ['2 Low Road', 'YO1 7HH'],
  ['Nowhere', ''],
  ['4 The Green', 'BA1 1AA'],
  ['5 Mill Lane', 'BA1 1AB'],
]

const stateAfter = (...events: Parameters<typeof rootReducer>[1][]) =>
  events.reduce(rootReducer, rootReducer(undefined, { type: 'start' }))

/** The state after some events on these rows. */
const after = (...events: Parameters<typeof rootReducer>[1][]) =>
  stateAfter(sessionResumed(sessionRecord({ originalRows: rows, resultRows: results })), ...events)

// REVIEW-8
describe('a row is shown', () => {
  test.each([
    ['when it has a result', [], [0, 1, 2, 3]],
    ['by its outcome', [filterChosen('notRun')], [4]],
    ['by its match level', [levelChosen({ part: 'street', level: 'PARTIAL' })], [1]],
    ['by the match level of the very part', [levelChosen({ part: 'premise', level: 'FULL' })], [2]],
    ['by a text of its own, in any case', [textSought(' low ROAD ')], [1]],
    ['by a text of its answer', [textSought('leeds')], [0]],
    ['by its error', [textSought('out of')], [3]],
    [
      'by all of them at once',
      [filterChosen('matched'), levelChosen({ part: 'street', level: 'FULL' }), textSought('e')],
      [0],
    ],
    ['or not, when nothing fits', [filterChosen('failed'), textSought('leeds')], []],
  ])('%s', (_, events, shown) => {
    expect(selectShownRows(after(...events))).toEqual(shown)
  })

  test('by the match levels that there are', () => {
    expect(selectLevels(after())).toEqual([
      { part: 'premise', level: 'FULL' },
      { part: 'street', level: 'FULL' },
      { part: 'street', level: 'PARTIAL' },
    ])
  })
})

// REVIEW-9
test('rows without a score come last, whichever way the others are sorted', () => {
  const resultRows = ['', '0.40', '', '0.90'].map((score) => answered({ 'Confidence Score': score }))
  const resumed = sessionResumed(sessionRecord({ originalRows: rows, resultRows }))
  const press = sortPressed('confidence')
  expect(selectShownRows(stateAfter(resumed, press))).toEqual([3, 1, 0, 2])
  expect(selectShownRows(stateAfter(resumed, press, press))).toEqual([1, 3, 0, 2])
})

// REVIEW-3
test('a row is to review while its chosen score is below the threshold, and undecided ones are counted', () => {
  const below = after(thresholdMoved(0.5))
  expect(selectToReview(below)).toEqual([false, true, false, false, false])
  expect(selectToReview(after(thresholdMoved(0.5), scoreKindChosen('fit')))[0]).toBe(true)
  const decided = after(thresholdMoved(0.6), rowsDecided({ rows: [1], decision: 'kept' }))
  expect(selectThresholdCounts(decided)).toEqual({ below: 2, undecided: 1, above: 1 })
})

// REVIEW-6
test('what is decided about at once is all that the filters let through, beyond the rows shown too', () => {
  const record = sessionRecord({
    originalRows: range(0, 230).map((at) => [`${at} High Street`, 'BA1 1AA']),
    resultRows: range(0, 230).map((at) =>
      answered({ 'Confidence Score': at < 220 ? '0.10' : '0.90', 'Post Town': 'BATH' }),
    ),
  })
  const decided = rowsDecided({ rows: [0, 1], decision: 'accepted' })
  const state = stateAfter(sessionResumed(record), thresholdMoved(0.5), decided)
  expect(selectUndecidedShown(state)).toEqual(range(2, 220))
})
