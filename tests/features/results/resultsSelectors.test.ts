import { configureStore } from '@reduxjs/toolkit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rootReducer } from '../../../src/app/store'
import { withGroups } from '../../../src/features/results/alikeListeners'
import { alikeFound } from '../../../src/features/results/alikeSlice'
import { selectRedoCount, selectUndoCount } from '../../../src/features/run/rows/decisionsSlice'
import {
  selectApart,
  selectFilteredRows,
  selectNextIn,
  TO_REVIEW,
  selectShownRows,
  selectTableRows,
  selectBulkRows,
} from '../../../src/features/review/shownSelectors'
import type { AnsweredRow } from '../../../src/domain/cleanse/rowResult'
import { OUTCOMES, PILES, REASONS } from '../../../src/domain/cleanse/outcomes'
import {
  selectDecisionCounts,
  selectRowCounts,
  selectOutcomes,
  selectReasons,
} from '../../../src/features/results/resultsSelectors'
import { selectCustomerColumns } from '../../../src/features/results/customerSelectors'
import {
  allShown,
  rowsListed,
  searched,
  sortPressed,
  type Listed,
  type SortColumn,
} from '../../../src/features/review/viewSlice'
import type { SessionRecord } from '../../../src/domain/cleanse/savedCleanse'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { answered, failed, sessionRecord, range } from '../../support/builders'
import { DRAWS } from '../../support/drawn'
import { reviewRoom } from '../../support/rooms/review'
import { resultPages } from '../../support/resultPages'
import { pagesIn } from '../../support/testPage'
import { changeRows, decideRows, undoStep } from '../../../src/features/run/rows/changeRows'
import type { AppDispatch, Dispatched } from '../../../src/base/store/types'

const { pageWith } = resultPages(pagesIn(reviewRoom))

/** The state of a page with such a session, after some events. */
const pageOf = (parts: Partial<SessionRecord> & Pick<SessionRecord, 'resultRows'>) => {
  const record = sessionRecord({
    csvHeaders: ['Name', 'Address', 'Postcode'],
    line1Col: 1,
    postcodeCol: 2,
    originalRows: parts.resultRows.map((_, row) => ['', `${row} High Street`, '']),
    ...parts,
  })
  const resumed = rootReducer(undefined, sessionResumed(record))
  return (...events: Dispatched[]) => {
    const store = configureStore({ reducer: rootReducer, preloadedState: resumed })
    const dispatch = store.dispatch as AppDispatch
    for (const event of events) dispatch(event)
    return store.getState()
  }
}

const sixRows: Parameters<typeof pageOf>[0] = {
  originalRows: [
    ['Ann', '1 High Street', 'LS1 1AA'],
    ['Cat', '2 Low Road', 'YO1 7HH'],
    ['Bob', 'Nowhere', ''],
    ['Dan', '4 The Green', 'BA1 1AA'],
    ['Eve', '', ''],
    ['Fay', '5 Mill Lane', 'BA1 1AB'],
  ],
  resultRows: [
    answered({
      'Confidence Score': '0.90',
      'Fit Score': '0.20',
      'Address Line 1': '1 High Street',
      'Post Town': 'LEEDS',
    }),
    answered({
      'Confidence Score': '0.40',
      'Fit Score': '0.80',
      'Address Line 1': '2 Low Road',
      'Post Town': 'YORK',
      'Premise Match': 'INCORRECT',
    }),
    answered({ 'Confidence Score': '0.00' }, 'Nowhere'),
    failed('Out of order'),
    { kind: 'nothingToSend' },
    null,
  ],
}
const after = pageOf(sixRows)
const accept = (...rows: number[]) => decideRows(rows, 'accepted')
const keep = (...rows: number[]) => decideRows(rows, 'originalKept')

describe('the outcome of a row', () => {
  test('is one of six, and a matched row with a reason is to review', () => {
    expect(selectOutcomes(after())).toEqual(OUTCOMES)
  })

  test('changes with the threshold, for matched rows only', () => {
    const state = pageOf({ ...sixRows, threshold: 0.95 })()
    expect(selectOutcomes(state).slice(0, 3)).toEqual(['toReview', 'toReview', 'noMatch'])
    expect(selectReasons(state).slice(0, 3)).toEqual([['score'], ['buildingDiffers', 'score'], []])
    expect(selectRowCounts(state).reasons).toMatchObject({ score: 1, buildingDiffers: 1, streetDiffers: 0 })
  })

  test('does not depend on decisions', () => {
    const state = after(accept(0, 1, 3))
    expect(selectOutcomes(state)).toEqual(selectOutcomes(after()))
    expect(selectDecisionCounts(state)).toEqual({
      accepted: 2,
      originalKept: 0,
      chosen: 0,
      typed: 0,
      decided: 1,
      undecided: 0,
    })
    expect(selectDecisionCounts(after())).toMatchObject({ accepted: 0, decided: 0, undecided: 1 })
  })

  test('is good once an address was chosen or typed, and the row counts as decided', () => {
    const found = sixRows.resultRows[0] as AnsweredRow
    const typed = { row: 1, decision: 'typed' as const, result: { ...found, origin: 'typed' as const } }
    const state = after(changeRows({ by: 'person', act: 'answered' }, [typed]))
    expect(selectOutcomes(state).slice(0, 2)).toEqual(['good', 'good'])
    expect(selectDecisionCounts(state)).toMatchObject({ typed: 1, decided: 1, undecided: 0 })
  })
})

test('undo and redo say how many rows they change', () => {
  const { store } = pageWith(sixRows.resultRows)
  const counts = () => [selectUndoCount, selectRedoCount].map((select) => select(store.getState()))
  expect(counts()).toEqual([0, 0])
  store.dispatch(accept(0))
  store.dispatch(keep(0, 1))
  expect(counts()).toEqual([2, 0])
  store.dispatch(undoStep())
  expect(counts()).toEqual([1, 2])
  store.dispatch(undoStep())
  expect(counts()).toEqual([0, 1])
})

const all = [0, 1, 2, 3, 4, 5]
const byScore = rowsListed({ by: 'reason', reason: 'score' })

test.each<[string, Dispatched[], number[]]>([
  ['there are no filters', [], all],
  ['it is in the pile', [rowsListed({ by: 'pile', pile: 'notRun' })], [5]],
  ['it is in the pile since it was decided', [accept(1), rowsListed({ by: 'pile', pile: 'ready' })], [0, 1]],
  ['it is under the reason', [rowsListed({ by: 'reason', reason: 'buildingDiffers' })], [1]],
  ['it is not under the reason: another comes first', [byScore], []],
  ['the customer’s text has the words, in any case', [searched(' low ROAD ')], [1]],
  ['its answer has the words', [searched('leeds')], [0]],
  ['its error has the words', [searched('out of')], [3]],
  ['it passes every filter', [rowsListed({ by: 'reason', reason: 'buildingDiffers' }), searched('yo')], [1]],
  ['it passes every filter: none does', [rowsListed({ by: 'pile', pile: 'failed' }), searched('leeds')], []],
  ['the filters were cleared', [searched('leeds'), rowsListed({ by: 'all' })], all],
])('a row is shown if %s', (_, events, shown) => {
  expect(selectShownRows(after(...events))).toEqual(shown)
})

test.each<[SortColumn, number[], number[]]>([
  ['row', all, [5, 4, 3, 2, 1, 0]],
  ['score', all, [1, 0, 2, 3, 4, 5]],
])('rows are sorted by %s one way, the other way, and not at all; blanks come last', (column, one, other) => {
  const press = sortPressed(column)
  expect(selectShownRows(after(press))).toEqual(one)
  expect(selectShownRows(after(press, press))).toEqual(other)
  expect(selectShownRows(after(press, press, press))).toEqual(all)
})

test('rows with the same address are grouped, unless they are sorted', async () => {
  const found = { 'Address Line 1': '1 High Street', 'Building Number': '1', 'Street Name': 'High Street' }
  const own = ['', '1 High Street', '']
  const uprns = ['1', '2', '1', '3', '2']
  const resultRows = [...uprns.map((UPRN) => answered({ ...found, UPRN }, '1 High Street')), null]
  const page = pageOf({ originalRows: resultRows.map(() => own), resultRows })
  const { alike } = await withGroups(page(), () => Promise.resolve())
  const events = [alikeFound(alike), rowsListed({ by: 'sameAddress' })]
  expect(selectShownRows(page(...events))).toEqual([0, 2, 1, 4])
  expect(selectShownRows(page(...events, sortPressed('row')))).toEqual([0, 1, 2, 4])
})

test('a row is named by the name on the envelope', () => {
  expect(selectCustomerColumns(after())).toEqual([0])
})

describe('of 230 rows', () => {
  const page = pageOf({
    resultRows: [...range(0, 230).map(() => answered({ 'Post Town': 'BATH' })), null],
  })

  test('the table holds the first 200, or all', () => {
    expect(selectTableRows(page())).toEqual(range(0, 200))
    expect(selectTableRows(page(allShown()))).toEqual(range(0, 231))
  })

  const doubtful = pageOf({
    resultRows: [
      ...range(0, 230).map(() => answered({ 'Post Town': 'BATH', 'Premise Match': 'INCORRECT' })),
      null,
    ],
  })

  test('Accept all takes every row to review, even beyond the 200, while no other is shown', () => {
    const inPile = rowsListed({ by: 'pile', pile: 'toReview' })
    expect(selectBulkRows(doubtful(accept(0, 1), inPile))).toEqual(range(2, 230))
    expect(selectBulkRows(doubtful(accept(0, 1)))).toEqual([])
    expect(selectBulkRows(page())).toEqual([])
  })

  test('the next row to review may be beyond the 200, and after the last comes the first', () => {
    const state = doubtful(keep(...range(1, 210)))
    expect(selectNextIn(state, state, 1, TO_REVIEW)).toBe(210)
    expect(selectNextIn(state, state, 229, TO_REVIEW)).toBe(0)
    const decided = doubtful(keep(...range(0, 230)))
    expect(selectNextIn(decided, decided, 0, TO_REVIEW)).toBeNull()
  })
})

const TOWNS = [
  { 'Post Town': 'LEEDS', UPRN: '1', Longitude: '-1.55', Latitude: '53.8' },
  { 'Post Town': 'YORK', UPRN: '2', Longitude: '-1.08', Latitude: '53.96' },
  { 'Post Town': 'TRURO', UPRN: '3', Longitude: '-5.05', Latitude: '50.26' },
]
test('the same list is kept while it has the same rows, so that the table is not drawn again', () => {
  const page = pageOf({
    ...sixRows,
    resultRows: [...TOWNS.map((town) => answered(town)), failed('x'), null, null],
  })
  const before = page(searched('leeds'))
  const again = rootReducer(before, searched('leeds '))
  expect(selectShownRows(again)).toBe(selectShownRows(before))
})

describe('a number', () => {
  const many = range(0, 24).map((row) =>
    answered(
      {
        ...TOWNS[row % 3],
        'Confidence Score': (row / 24).toFixed(2),
        'Organisation Match': row % 2 === 0 ? 'INCORRECT' : 'FULL',
        'Street Match': row % 4 === 1 ? 'INCORRECT' : 'FULL',
      },
      `${row} High Street`,
    ),
  )
  const resultRows = [...many, answered({ 'Confidence Score': '0.00' }), failed('x'), null]

  const listings: Listed[] = [
    { by: 'all' },
    { by: 'sameAddress' },
    ...PILES.map((pile) => ({ by: 'pile' as const, pile })),
    ...REASONS.map((reason) => ({ by: 'reason' as const, reason })),
  ]
  const change = fc.oneof(
    fc.constantFrom(...listings).map((listed) => rowsListed(listed)),
    fc.constantFrom('', 'leeds', '1 high', 'nowhere').map((text) => searched(text)),
  )

  const pages = new Map([0, 0.5, 0.9].map((threshold) => [threshold, pageOf({ resultRows, threshold })]))

  test('leads to that many rows, whatever was pressed before', () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 6 }),
        fc.constantFrom(...pages.keys()),
        (changes, threshold) => {
          const state = pages.get(threshold)!(...changes)
          const rowsOf = (listed: Listed) => selectFilteredRows(rootReducer(state, rowsListed(listed)))
          const { piles, reasons } = selectRowCounts(state)
          for (const reason of REASONS) expect(rowsOf({ by: 'reason', reason })).toHaveLength(reasons[reason])
          for (const pile of PILES) expect(rowsOf({ by: 'pile', pile })).toHaveLength(piles[pile])
          expect(rowsOf({ by: 'sameAddress' })).toEqual([...selectApart(state).sameAddress])
        },
      ),
      DRAWS,
    )
  })
})
