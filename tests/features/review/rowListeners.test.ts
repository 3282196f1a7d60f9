import { expect, test } from 'vitest'
import { openForm } from '../../../src/features/review/rowSteps'
import {
  paneLeft,
  rowOpened,
  rowReached,
  rowsListed,
  searched,
  selectOpenRow,
} from '../../../src/features/review/viewSlice'
import { selectCurrentShownRow, selectTableRows } from '../../../src/features/review/shownSelectors'
import { answered } from '../../support/builders'
import { pageWith } from './pageWith'

const ROWS = 230

/** 230 good rows. */
const openResults = () =>
  pageWith(Array<ReturnType<typeof answered>>(ROWS).fill(answered({ UPRN: '1' }))).store

test.each([
  ['reached', rowReached],
  ['opened', rowOpened],
])('all rows are shown once one past the 200th is %s', (_, event) => {
  const store = openResults()
  store.dispatch(event(199))
  expect(selectTableRows(store.getState())).toHaveLength(200)
  store.dispatch(event(200))
  expect(selectTableRows(store.getState())).toHaveLength(ROWS)
})

test('opening a row that the filters leave out shows no more rows', () => {
  const store = openResults()
  store.dispatch(rowsListed({ by: 'pile', pile: 'failed' }))
  store.dispatch(rowOpened(220))
  store.dispatch(rowsListed({ by: 'all' }))
  expect(selectTableRows(store.getState())).toHaveLength(200)
})

test('a form covers the rows again if its row was left for them', () => {
  const store = openResults()
  store.dispatch(rowOpened(3))
  store.dispatch(paneLeft())
  store.dispatch(openForm(3))
  expect(store.getState().view.isPaneUp).toBe(true)
})

test('a row that the filters leave out can stay selected, but keys in the table do not decide it', () => {
  const store = openResults()
  const rows = () => [selectOpenRow(store.getState()), selectCurrentShownRow(store.getState())]
  store.dispatch(rowOpened(3))
  expect(rows()).toEqual([3, 3])
  store.dispatch(searched('7'))
  expect(rows()).toEqual([3, null])
})
