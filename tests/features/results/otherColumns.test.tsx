// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keyChecked, keyCheckStarted } from '../../../src/features/apiKey/apiKeySlice'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { rowsDecided } from '../../../src/features/results/decisionsSlice'
import { selectFilteredRows } from '../../../src/features/results/filterSelectors'
import { WhyToReview } from '../../../src/features/results/WhyToReview'
import { rowLookedUp } from '../../../src/features/run/runSlice'
import { runStarted } from '../../../src/features/sessionEvents'
import { answered } from '../../support/builders'
import { listeningServer } from '../../support/listeningServer'
import { cleanseHandler, emptyLog } from '../../support/provider'
import { renderPart } from '../../support/renderPart'
import { ended, fileOf, queryOf } from '../../support/runs'
import { openTestPage } from '../../support/testStore'

const server = listeningServer()

/** Three cleansed rows, the third looked up again with an edited text; then the columns are swapped. */
async function pageWithOtherColumns() {
  const log = emptyLog()
  server.use(cleanseHandler(log))
  const { store, world } = openTestPage()
  store.dispatch(keyCheckStarted())
  store.dispatch(keyChecked({ available: true, message: '', code: 2000 }))
  store.dispatch(fileLoaded(fileOf(3)))
  store.dispatch(runStarted())
  await ended(store)
  const edited = { ...answered({}, '3 Edited Lane'), isEdited: true as const }
  store.dispatch(rowLookedUp({ row: 2, result: edited, at: 1 }))
  store.dispatch(rowsDecided({ rows: [0], decision: 'accepted' }))
  world.clock.now += 1000
  return { store, log }
}

test('nothing was sent with other columns until these change', async () => {
  const { store } = await pageWithOtherColumns()
  renderPart(store, <WhyToReview />)
  expect(screen.queryByText('Sent with other columns')).toBeNull()
})

test('rows sent with other columns are a filter, and are sent again with those chosen now', async () => {
  const { store, log } = await pageWithOtherColumns()
  store.dispatch(mappingChanged({ addressColumn: 1, postcodeColumn: 0 }))
  renderPart(store, <WhyToReview />)
  fireEvent.click(screen.getByRole('button', { name: 'Sent with other columns 2' }))
  expect(selectFilteredRows(store.getState())).toEqual([0, 1])
  expect(screen.getByText('Uses up to 2 lookups; 1 decision goes.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Look these 2 up again' }))
  await act(() => ended(store))
  expect(log.queries.slice(3)).toEqual(['B12 0XY, 1 High Street', 'B12 0XY, 2 High Street'])
  expect(log.queries).not.toContain(queryOf(3))
  const { run, decisions } = store.getState()
  expect(run.results[2]).toMatchObject({ query: '3 Edited Lane' })
  expect(run.lookups).toBe(6)
  expect(decisions.present).toEqual({})
  expect(screen.queryByText('Sent with other columns')).toBeNull()
})
