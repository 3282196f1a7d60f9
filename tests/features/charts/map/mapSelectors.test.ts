import { expect, test } from 'vitest'
import { rootReducer, type RootState } from '../../../../src/app/rootReducer'
import { mapMessages } from '../../../../src/features/charts/map/mapMessages'
import {
  selectShownMatched,
  selectShownPlaces,
  selectSpots,
  selectTowns,
  selectWithoutPlace,
} from '../../../../src/features/charts/map/mapSelectors'
import { selectShownRows } from '../../../../src/features/review/shownSelectors'
import { filtersChanged, thresholdMoved } from '../../../../src/features/review/viewSlice'
import { sessionResumed } from '../../../../src/features/session/sessionEvents'
import { answered, failed, sessionRecord } from '../../../support/builders'

const leeds = {
  'Address Line 1': '1 High Street',
  'Post Town': 'LEEDS',
  Longitude: '-1.55',
  Latitude: '53.8',
}
const resultRows = [
  answered({ ...leeds, 'Confidence Score': '0.90' }),
  answered({ ...leeds, 'Address Line 1': '2 High Street', 'Confidence Score': '0.40' }),
  answered({ 'Post Town': 'YORK', Longitude: '-1.08', Latitude: '53.96', 'Confidence Score': '0.90' }),
  answered({ 'Post Town': 'LEEDS' }),
  answered({ 'Post Town': 'BATH', Longitude: '0', Latitude: '0' }),
  answered({ 'Confidence Score': '0.00' }),
  failed('Out of order'),
  { kind: 'nothingToSend' as const },
  null,
]
const record = sessionRecord({
  originalRows: resultRows.map((_, at) => [`${at}`, '']),
  resultRows,
})
const state = [{ type: 'start' }, sessionResumed(record), thresholdMoved(0.5)].reduce<RootState | undefined>(
  rootReducer,
  undefined,
)!

test('rows of one place are one dot', () => {
  expect(selectSpots(state).map(({ rows }) => rows.map(({ row, isToReview }) => [row, isToReview]))).toEqual([
    [
      [0, false],
      [1, true],
    ],
    [[2, false]],
  ])
})

test.each([
  [false, 0, 'Row 1,000: 1 High Street, LEEDS\nGood'],
  [true, 1, 'Row 1,000: 1 High Street, LEEDS\nTo review\n2 rows are here: press again for the next.'],
])('a dot says which row a press opens: to review %s, with %i others', (isToReview, others, text) => {
  expect(mapMessages.dot(999, '1 High Street, LEEDS', isToReview, others)).toBe(text)
})

test('rows with a result that are not on the map are counted', () => {
  expect(selectWithoutPlace(state)).toEqual({ count: 5, withoutAddress: 3 })
})

test.each([
  [1, 0, '1 row has no coordinates'],
  [3, 3, '3 rows have no coordinates: no cleansed address'],
  [1200, 3, '1,200 rows have no coordinates; 3 of them have no cleansed address'],
])('%i rows that are not on the map, %i of them without an address: %s', (count, withoutAddress, text) => {
  expect(mapMessages.withoutPlace(count, withoutAddress)).toBe(text)
})

test('a town counts its rows that are not on the map too', () => {
  expect(selectTowns(state).map(({ name, rows, toReview }) => [name, rows, toReview])).toEqual([
    ['LEEDS', 3, 1],
    ['BATH', 1, 0],
    ['YORK', 1, 0],
  ])
})

test('what the map counts are the rows that the filters show', () => {
  const filtered = rootReducer(state, filtersChanged({ text: 'leeds' }))
  expect(selectShownMatched(filtered).map(({ row, isToReview }) => [row, isToReview])).toEqual([
    [0, false],
    [1, true],
    [3, false],
  ])
  expect(selectWithoutPlace(filtered)).toEqual({ count: 1, withoutAddress: 0 })
  const everywhere = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
  const inView = rootReducer(filtered, filtersChanged({ area: everywhere }))
  expect(selectShownPlaces(filtered)).toHaveLength(selectShownRows(inView).length)
  expect(selectShownPlaces(inView)).toHaveLength(2)
})
