import {
  selectReasonCounts,
  selectFilteredAnywhere,
  selectIsFiltered,
} from '../../../src/features/results/filterSelectors'
import { describe, expect, test } from 'vitest'
import { rootReducer } from '../../../src/app/rootReducer'
import {
  selectCustomerColumn,
  selectDecidedCounts,
  selectOutcomeCounts,
  selectOutcomes,
  selectReasons,
  selectRedoCount,
  selectUndoCount,
} from '../../../src/features/results/resultsSelectors'
import { rowsDecided, stepUndone } from '../../../src/features/results/decisionsSlice'
import {
  allShown,
  areaChosen,
  binToggled,
  chartChosen,
  customerColumnChosen,
  filtersCleared,
  outcomeChosen,
  reasonToggled,
  scoreKindChosen,
  sortPressed,
  searchChanged,
  thresholdMoved,
  type ReviewColumn,
} from '../../../src/features/results/viewSlice'
import {
  selectNextUndecided,
  selectShownRows,
  selectTableRows,
  selectUndecidedShown,
} from '../../../src/features/results/shownSelectors'
import { sessionResumed } from '../../../src/features/sessionEvents'
import { answered, failed, sessionRecord } from '../../support/builders'
import { range } from '../../support/runs'

const rows = [
  ['Ann', '1 High Street', 'LS1 1AA'],
  ['Cat', '2 Low Road', 'YO1 7HH'],
  ['Bob', 'Nowhere', ''],
  ['Dan', '4 The Green', 'BA1 1AA'],
  ['Eve', '', ''],
  ['Fay', '5 Mill Lane', 'BA1 1AB'],
]
const results = [
  answered({ 'Confidence Score': '0.90', 'Fit Score': '0.20', 'Post Town': 'LEEDS' }, '1 High Street'),
  answered(
    { 'Confidence Score': '0.40', 'Fit Score': '0.80', 'Post Town': 'YORK', 'Premise Match': 'INCORRECT' },
    '2 Low Road',
  ),
  answered({ 'Confidence Score': '0.00' }, 'Nowhere'),
  failed('Out of order'),
  { kind: 'nothingToSend' as const },
  null,
]

const record = sessionRecord({
  csvHeaders: ['Name', 'Address', 'Postcode'],
  line1Col: 1,
  postcodeCol: 2,
  progress: { done: 5, total: 6 },
  originalRows: rows,
  resultRows: results,
})

const after = (...events: Parameters<typeof rootReducer>[1][]) =>
  [sessionResumed(record), ...events].reduce(rootReducer, rootReducer(undefined, { type: 'start' }))

describe('the outcome of a row', () => {
  test('is one of six, and a matched row with a reason is to review', () => {
    const outcomes = ['good', 'toReview', 'noMatch', 'failed', 'nothingToSend', 'notRun']
    expect(selectOutcomes(after())).toEqual(outcomes)
    expect(selectOutcomeCounts(after())).toEqual(Object.fromEntries(outcomes.map((each) => [each, 1])))
  })

  test('changes with the threshold, for matched rows only', () => {
    const state = after(thresholdMoved(0.95))
    expect(selectOutcomes(state).slice(0, 3)).toEqual(['toReview', 'toReview', 'noMatch'])
    expect(selectReasons(state).slice(0, 3)).toEqual([['score'], ['building', 'score'], []])
    expect(selectReasonCounts(state)).toMatchObject({ score: 2, building: 1, street: 0 })
  })

  test('compares the chosen score with the threshold', () => {
    const state = after(thresholdMoved(0.5), scoreKindChosen('fit'))
    expect(selectReasons(state).slice(0, 2)).toEqual([['score'], ['building']])
  })

  test('is the same whatever is decided', () => {
    const state = after(rowsDecided({ rows: [0, 1], decision: 'accepted' }))
    expect(selectOutcomes(state)).toEqual(selectOutcomes(after()))
    expect(selectDecidedCounts(state)).toEqual({ decided: 1, undecided: 0 })
    expect(selectDecidedCounts(after())).toEqual({ decided: 0, undecided: 1 })
  })
})

test('undo and redo say how many rows they change', () => {
  const counts = (...events: Parameters<typeof rootReducer>[1][]) =>
    [selectUndoCount, selectRedoCount].map((select) => select(after(...events)))
  const decided = [
    rowsDecided({ rows: [0], decision: 'accepted' }),
    rowsDecided({ rows: [0, 1], decision: 'originalKept' }),
  ]
  expect(counts()).toEqual([0, 0])
  expect(counts(...decided)).toEqual([2, 0])
  expect(counts(...decided, stepUndone())).toEqual([1, 2])
  expect(counts(...decided, stepUndone(), stepUndone())).toEqual([0, 1])
})

describe('a row is shown', () => {
  test.each([
    ['when it has a result', [], [0, 1, 2, 3, 4]],
    ['by its outcome', [outcomeChosen('notRun')], [5]],
    ['by a reason', [reasonToggled('building')], [1]],
    [
      'by any of the reasons',
      [thresholdMoved(0.95), reasonToggled('building'), reasonToggled('score')],
      [0, 1],
    ],
    ['by a bar of the scores', [binToggled(18)], [0]],
    ['by the bar of 0, which has no rows without a score', [binToggled(0)], [2]],
    ['by a text of the customer’s, in any case', [searchChanged(' low ROAD ')], [1]],
    ['by a text of its answer', [searchChanged('leeds')], [0]],
    ['by its error', [searchChanged('out of')], [3]],
    [
      'by all of them at once',
      [outcomeChosen('toReview'), reasonToggled('building'), searchChanged('yo')],
      [1],
    ],
    ['or not, when the filters exclude it', [outcomeChosen('failed'), searchChanged('leeds')], []],
    ['again when the filters are cleared', [outcomeChosen('failed'), filtersCleared()], [0, 1, 2, 3, 4]],
    [
      'whatever its score, once there is no threshold',
      [thresholdMoved(0.9), reasonToggled('score'), thresholdMoved(0)],
      [0, 1, 2, 3, 4],
    ],
    [
      'by its score again, once there is another: what is typed over it passes 0',
      [thresholdMoved(0.95), reasonToggled('score'), thresholdMoved(0), thresholdMoved(0.5)],
      [1],
    ],
  ])('%s', (_, events, shown) => {
    expect(selectShownRows(after(...events))).toEqual(shown)
  })
})

describe('the rows are sorted', () => {
  test.each<[ReviewColumn, number[], number[]]>([
    ['row', [0, 1, 2, 3, 4], [4, 3, 2, 1, 0]],
    ['customer', [0, 2, 1, 3, 4], [4, 3, 1, 2, 0]],
    ['sent', [0, 1, 3, 2, 4], [2, 3, 1, 0, 4]],
    ['cleansed', [0, 1, 2, 3, 4], [1, 0, 2, 3, 4]],
    ['score', [0, 1, 2, 3, 4], [2, 1, 0, 3, 4]],
    ['why', [1, 0, 2, 3, 4], [1, 0, 2, 3, 4]],
    ['decision', [1, 0, 2, 3, 4], [0, 1, 2, 3, 4]],
  ])('by %s one way, the other way, and not at all; a row without a value is last', (column, one, other) => {
    const decided = [
      rowsDecided({ rows: [0], decision: 'originalKept' }),
      rowsDecided({ rows: [1], decision: 'accepted' }),
    ]
    const press = sortPressed(column)
    expect(selectShownRows(after(...decided, press))).toEqual(one)
    expect(selectShownRows(after(...decided, press, press))).toEqual(other)
    expect(selectShownRows(after(...decided, press, press, press))).toEqual([0, 1, 2, 3, 4])
  })
})

test('the column beside each row is the first that tells customers apart, or the one chosen', () => {
  expect(selectCustomerColumn(after())).toBe(0)
  expect(selectCustomerColumn(after(customerColumnChosen(2)))).toBe(2)
})

describe('of 230 rows', () => {
  const many = sessionRecord({
    progress: { done: 230, total: 231 },
    originalRows: range(0, 231).map((at) => [`${at} High Street`, 'BA1 1AA']),
    resultRows: [...range(0, 230).map(() => answered({ 'Post Town': 'BATH' })), null],
  })
  const manyAfter = (...events: Parameters<typeof rootReducer>[1][]) =>
    [sessionResumed(many), ...events].reduce(rootReducer, rootReducer(undefined, { type: 'start' }))

  test('the table holds the first 200, or all', () => {
    expect(selectTableRows(manyAfter())).toEqual(range(0, 200))
    expect(selectTableRows(manyAfter(allShown()))).toEqual(range(0, 230))
  })

  test('Accept all takes every undecided row, also beyond the 200', () => {
    const state = manyAfter(rowsDecided({ rows: [0, 1], decision: 'accepted' }))
    expect(selectUndecidedShown(state)).toEqual(range(2, 230))
  })

  test('the next undecided row may be beyond the 200, and after the last comes the first', () => {
    const state = manyAfter(rowsDecided({ rows: range(1, 210), decision: 'originalKept' }))
    expect(selectNextUndecided(state, 1)).toBe(210)
    expect(selectNextUndecided(state, 229)).toBe(0)
    const done = manyAfter(rowsDecided({ rows: range(0, 230), decision: 'originalKept' }))
    expect(selectNextUndecided(done, 0)).toBeNull()
  })
})

describe('a section of the map', () => {
  const placed = sessionRecord({
    ...record,
    resultRows: [
      answered({ 'Post Town': 'LEEDS', Longitude: '-1.55', Latitude: '53.8' }),
      answered({ 'Post Town': 'YORK', Longitude: '-1.08', Latitude: '53.96' }),
      answered({ 'Post Town': 'TRURO', Longitude: '-5.05', Latitude: '50.26' }),
      answered({ 'Post Town': 'BATH' }),
      ...results.slice(4),
    ],
  })
  const north = { left: 0, top: 0, right: 656, bottom: 900 }
  const seen = (...events: Parameters<typeof rootReducer>[1][]) =>
    [sessionResumed(placed), ...events].reduce(rootReducer, rootReducer(undefined, { type: 'start' }))

  test.each([
    ['shows only the rows within it', [areaChosen(north)], [0, 1]],
    ['is combined with the other filters', [areaChosen(north), searchChanged('york')], [1]],
    ['shows nothing where no row is', [areaChosen({ ...north, bottom: 10 })], []],
    ['can be removed', [areaChosen(north), areaChosen(null)], [0, 1, 2, 3, 4]],
    ['is cleared with the other filters', [areaChosen(north), filtersCleared()], [0, 1, 2, 3, 4]],
    [
      'is cleared when the map is hidden',
      [chartChosen('map'), areaChosen(north), chartChosen('scores')],
      [0, 1, 2, 3, 4],
    ],
  ] as [string, Parameters<typeof rootReducer>[1][], number[]][])('%s', (_, events, shown) => {
    expect(selectShownRows(seen(...events))).toEqual(shown)
  })

  test('counts as a filter, but does not limit what the map shows', () => {
    const state = seen(areaChosen(north), searchChanged('1 '))
    expect(selectIsFiltered(seen(areaChosen(north)))).toBe(true)
    expect(selectIsFiltered(seen(areaChosen(null)))).toBe(false)
    expect(selectFilteredAnywhere(state)).toEqual(selectShownRows(seen(searchChanged('1 '))))
  })

  test('keeps the same list while the same rows are in it, so that the table is not drawn again', () => {
    const before = seen(areaChosen({ ...north }))
    const moved = rootReducer(before, areaChosen({ ...north, bottom: 901 }))
    expect(selectShownRows(moved)).toBe(selectShownRows(before))
  })
})
