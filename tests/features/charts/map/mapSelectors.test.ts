import { expect, test } from 'vitest'
import { rootReducer, type RootState } from '../../../../src/app/rootReducer'
import { mapMessages } from '../../../../src/features/charts/map/mapMessages'
import { selectPicture, selectTownCounts } from '../../../../src/features/charts/map/mapSelectors'
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
const stateWith = (rows: typeof resultRows) => {
  const record = sessionRecord({ originalRows: rows.map((_, at) => [`${at}`, '']), resultRows: rows })
  const events = [{ type: 'start' }, sessionResumed(record), thresholdMoved(0.5)]
  return events.reduce<RootState | undefined>(rootReducer, undefined)!
}
const state = stateWith(resultRows)

test('rows of one place are one dot, and stand for as many rows as they are', () => {
  const leedsAgain = answered({ ...leeds, 'Address Line 1': '3 High Street' })
  const { good, toReview } = selectPicture(stateWith([...resultRows, leedsAgain]))
  expect([good, toReview].map(({ rows, path }) => [rows, path.match(/M/g)!.length])).toEqual([
    [3, 2],
    [1, 1],
  ])
})

test('rows with a result that are not on the map are counted', () => {
  expect(selectPicture(state)).toMatchObject({ withoutPlace: 5, withoutAddress: 3 })
})

test.each([
  [1, 0, '1 row has no coordinates'],
  [3, 3, '3 rows have no coordinates: no cleansed address'],
  [1200, 3, '1,200 rows have no coordinates; 3 of them have no cleansed address'],
])('%i rows that are not on the map, %i of them without an address: %s', (count, withoutAddress, text) => {
  expect(mapMessages.withoutPlace(count, withoutAddress)).toBe(text)
})

test('the largest towns are first, equal ones by name, and count rows that are not on the map too', () => {
  expect(selectTownCounts(state)).toEqual([
    { name: 'LEEDS', rows: 3, toReview: 1 },
    { name: 'BATH', rows: 1, toReview: 0 },
    { name: 'YORK', rows: 1, toReview: 0 },
  ])
})

test('what the map shows are the rows that the filters show', () => {
  const filtered = rootReducer(state, filtersChanged({ text: 'leeds' }))
  expect(selectPicture(filtered)).toMatchObject({
    good: { rows: 1 },
    toReview: { rows: 1 },
    withoutPlace: 1,
    withoutAddress: 0,
  })
  expect(selectTownCounts(filtered)).toMatchObject([{ name: 'LEEDS' }])
})
