import { expect, test } from 'vitest'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { selectProgress } from '../../../src/features/run/runSelectors'
import { runStarted } from '../../../src/features/sessionEvents'
import { csvFile } from '../../support/builders'
import { listeningServer } from '../../support/listeningServer'
import { cleanseHandler, emptyLog } from '../../support/provider'
import { ended } from '../../support/runs'
import { openTestPage } from '../../support/testStore'

const server = listeningServer()

/** A page with four rows, two of them without an address, of which the last has a town. */
function pageWithEmptyRows() {
  server.use(cleanseHandler(emptyLog()))
  const { store } = openTestPage()
  const rows = [
    ['1 High Street', 'Bath', 'B12 0XY'],
    ['', '', ''],
    ['2 High Street', 'Bath', 'B12 0XY'],
    ['', 'Bath', ''],
  ].map((row, at) => [String(at), ...row])
  store.dispatch(fileLoaded(csvFile({ headers: ['id', 'address', 'town', 'postcode'], rows })))
  return store
}

test('a finished cleanse stays finished when its columns change, but for rows with something to send now', async () => {
  const store = pageWithEmptyRows()
  store.dispatch(runStarted())
  await ended(store)
  store.dispatch(mappingChanged({ postcodeColumn: 'inAddress' }))
  expect(selectProgress(store.getState())).toEqual({ done: 4, total: 4 })
  store.dispatch(mappingChanged({ moreAddressColumns: [2] }))
  expect(selectProgress(store.getState())).toEqual({ done: 3, total: 4 })
  expect(store.getState().run.results[3]).toBeNull()
})

test('before a run nothing is decided about rows by a change of columns', () => {
  const store = pageWithEmptyRows()
  store.dispatch(mappingChanged({ postcodeColumn: 'inAddress' }))
  expect(selectProgress(store.getState())).toEqual({ done: 0, total: 4 })
})
