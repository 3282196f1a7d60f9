import { expect, test } from 'vitest'
import { rootReducer } from '../../../../src/app/rootReducer'
import type { RootState } from '../../../../src/base/store/types'
import { selectWholePicture } from '../../../../src/features/charts/map/mapSelectors'
import { filtersChanged, thresholdMoved } from '../../../../src/features/review/viewSlice'
import { rowsDecided } from '../../../../src/features/review/decisionsSlice'
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
  const { ready, toReview } = selectWholePicture(stateWith([...resultRows, leedsAgain]))
  expect([ready, toReview].map(({ rows, path }) => [rows, path.match(/M/g)!.length])).toEqual([
    [3, 2],
    [1, 1],
  ])
})

test('the map has all rows, whatever the filters show; one that somebody has decided is no longer to review', () => {
  const filtered = rootReducer(state, filtersChanged({ text: 'nowhere' }))
  expect(selectWholePicture(filtered)).toMatchObject({ ready: { rows: 2 }, toReview: { rows: 1 } })
  const decided = rootReducer(state, rowsDecided({ rows: [1], decision: 'accepted' }))
  expect(selectWholePicture(decided)).toMatchObject({ ready: { rows: 3 }, toReview: { rows: 0 } })
})
