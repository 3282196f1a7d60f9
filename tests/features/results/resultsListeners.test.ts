import { expect, test } from 'vitest'
import { outcomeChosen, rowOpened, rowReached } from '../../../src/features/results/viewSlice'
import { selectTableRows } from '../../../src/features/results/shownSelectors'
import { sessionResumed } from '../../../src/features/sessionEvents'
import { answered, sessionRecord } from '../../support/builders'
import { openTestPage } from '../../support/testStore'

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
