import { expect, test, vi } from 'vitest'
import { THRESHOLD_KEY } from '../../../src/features/results/resultsListeners'
import {
  noFilters,
  outcomeChosen,
  reasonToggled,
  rowOpened,
  rowReached,
  searchChanged,
  thresholdMoved,
} from '../../../src/features/results/viewSlice'
import {
  selectCurrentShownRow,
  selectIsOpenRowLeftOut,
  selectShownRows,
  selectTableRows,
} from '../../../src/features/results/shownSelectors'
import { sessionResumed } from '../../../src/features/sessionEvents'
import { answered, sessionRecord } from '../../support/builders'
import { createTestWorld, openTestPage } from '../../support/testStore'

const ROWS = 230

function pageWithResults() {
  const { store } = openTestPage()
  const resultRows = Array.from({ length: ROWS }, () => answered({ 'Address Line 1': '1 High Street' }))
  const originalRows = resultRows.map((_, at) => [`${at}`, ''])
  store.dispatch(
    sessionResumed(sessionRecord({ originalRows, resultRows, progress: { done: ROWS, total: ROWS } })),
  )
  return store
}

test.each([
  ['reached', rowReached],
  ['opened', rowOpened],
])('all rows are shown once one past the 200th is %s', (_, event) => {
  const store = pageWithResults()
  store.dispatch(event(199))
  expect(selectTableRows(store.getState())).toHaveLength(200)
  store.dispatch(event(200))
  expect(selectTableRows(store.getState())).toHaveLength(ROWS)
})

test('a row that the filters leave out brings no others when it is opened', () => {
  const store = pageWithResults()
  store.dispatch(outcomeChosen('failed'))
  store.dispatch(rowOpened(220))
  store.dispatch(outcomeChosen('all'))
  expect(selectTableRows(store.getState())).toHaveLength(200)
})

test('a row that is open while the filters leave it out is not the one that keys in the list decide', () => {
  const store = pageWithResults()
  store.dispatch(rowOpened(3))
  expect([selectIsOpenRowLeftOut(store.getState()), selectCurrentShownRow(store.getState())]).toEqual([
    false,
    3,
  ])
  store.dispatch(searchChanged('7'))
  expect([selectIsOpenRowLeftOut(store.getState()), selectCurrentShownRow(store.getState())]).toEqual([
    true,
    null,
  ])
})

test('an outcome of which the other filters leave nothing clears them: its count is of the whole file', () => {
  const store = pageWithResults()
  store.dispatch(searchChanged('nowhere'))
  store.dispatch(outcomeChosen('good'))
  expect(store.getState().view.filters).toEqual({ ...noFilters, outcome: 'good' })
  store.dispatch(reasonToggled('postcode'))
  store.dispatch(outcomeChosen('all'))
  expect(selectShownRows(store.getState())).toHaveLength(ROWS)
})

test('an outcome without any rows leaves the filters as they are', () => {
  const store = pageWithResults()
  store.dispatch(searchChanged('nowhere'))
  store.dispatch(outcomeChosen('failed'))
  expect(store.getState().view.filters).toEqual({ ...noFilters, outcome: 'failed', text: 'nowhere' })
})

test('the threshold is remembered on the device', async () => {
  const world = createTestWorld()
  expect(openTestPage(world).store.getState().view.threshold).toBe(0.5)
  const { store } = openTestPage(world)
  store.dispatch(thresholdMoved(0.7))
  store.dispatch(thresholdMoved(0.8))
  await vi.waitUntil(() => world.storage.getItem(THRESHOLD_KEY) !== null)
  expect(openTestPage(world).store.getState().view.threshold).toBe(0.8)
})

test.each(['2', '-1', 'high', '0.123', ''])('a remembered threshold of %j is ignored', (text) => {
  const world = createTestWorld()
  world.storage.setItem(THRESHOLD_KEY, text)
  expect(openTestPage(world).store.getState().view.threshold).toBe(0.5)
})
