import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { RowResult } from '../../../../src/domain/cleanse/rowResult'
import { fileLoaded } from '../../../../src/features/file/fileSlice'
import { mappingChanged } from '../../../../src/features/mapping/mappingSlice'
import { selectSentOtherwise } from '../../../../src/features/run/comingSelectors'
import { selectForecast } from '../../../../src/features/run/forecastSelectors'
import { selectIsComplete, selectProgress } from '../../../../src/features/run/runSelectors'
import { pressStart } from '../../../../src/features/run/pressRunButton'
import { sendingChosen, stopAsked } from '../../../../src/features/run/runSlice'
import { pressTellWhenDone } from '../../../../src/features/run/tellListeners'
import { runResumed, runStarted } from '../../../../src/features/session/sessionEvents'
import type { AppStore } from '../../../../src/app/store'
import { csvFile, decisionsOf, doneRows, range } from '../../../support/builders'
import { listeningServer, notFound, spent, type Respond } from '../../../support/provider'
import { storedSessions } from '../../../support/storedSessions'
import { ended, paused, openTestPage, resumedPage } from '../../../support/testStore'
import { createGate, until } from '../../../support/waiting'
import { decideRows } from '../../../../src/features/run/rows/changeRows'

const server = listeningServer()

const ROWS = 12
const postcode = (row: number) => (row === ROWS - 1 ? '75001' : 'B12 0XY')
const sentFirst = (row: number) => `${row + 1} High Street, ${postcode(row)}`
const sentThen = (row: number) => `${row + 1} High Street, Bath, ${postcode(row)}`
const headers = ['address', 'town', 'postcode', 'country']
const rows = range(0, ROWS).map((at) => [
  `${at + 1} High Street`,
  'Bath',
  postcode(at),
  at === ROWS - 1 ? 'France' : 'UK',
])

/** What each row was sent as, by the answer that it has. */
const sentTexts = (store: AppStore) =>
  store.getState().run.results.map((result) => (result?.kind === 'answered' ? result.query : result))

let respond: Respond
beforeEach(() => {
  respond = () => undefined
})

/** A page on which all rows are answered, the first and the last are decided, and then the town is sent too. */
async function pageWithTown(all = rows) {
  server.answers((...request) => respond(...request))
  const page = openTestPage()
  const { store } = page
  store.dispatch(fileLoaded(csvFile({ headers, rows: all })))
  store.dispatch(runStarted())
  await ended(store)
  store.dispatch(decideRows([0, ROWS - 1], 'originalKept'))
  store.dispatch(mappingChanged({ moreAddressColumns: [1] }))
  server.queries.length = 0
  return page
}

const lookUpAgain = (store: AppStore) =>
  store.dispatch(runStarted({ rows: [], again: selectSentOtherwise(store.getState()) }))

test('rows that were never sent are not sent with them', async () => {
  server.answers()
  const { store } = openTestPage()
  store.dispatch(fileLoaded(csvFile({ headers, rows })))
  store.dispatch(runStarted({ range: { from: 0, to: 7 } }))
  await ended(store)
  store.dispatch(mappingChanged({ moreAddressColumns: [1] }))
  server.queries.length = 0
  lookUpAgain(store)
  const state = await ended(store)
  expect(server.queries).toEqual(range(0, 7).map(sentThen))
  expect(doneRows(state)).toEqual(range(0, 7))
  expect(selectForecast(state)?.lookups).toBe(ROWS - 7)
})

test('every row takes its new answer, and the decision about the old one goes', async () => {
  const { store } = await pageWithTown()
  lookUpAgain(store)
  expect(selectProgress(store.getState())).toEqual({ done: 0, total: ROWS })
  await ended(store)
  expect(server.queries).toEqual(range(0, ROWS).map(sentThen))
  expect(sentTexts(store)).toEqual(range(0, ROWS).map(sentThen))
  expect(decisionsOf(store.getState())).toEqual({})
  expect(selectIsComplete(store.getState())).toBe(true)
})

test('stopped on the way, the others keep their answers and decisions, and can be looked up later', async () => {
  const { store, world } = await pageWithTown()
  await store.dispatch(pressTellWhenDone())
  const gate = createGate()
  respond = () => gate.opened
  lookUpAgain(store)
  await until(store, () => server.queries.length === 5)
  store.dispatch(stopAsked({ at: 0 }))
  gate.open()
  await ended(store)
  const isNew = (row: number) => row < 5
  expect(sentTexts(store)).toEqual(range(0, ROWS).map((row) => (isNew(row) ? sentThen(row) : sentFirst(row))))
  expect(decisionsOf(store.getState())).toEqual({ [ROWS - 1]: 'originalKept' })
  expect(selectIsComplete(store.getState())).toBe(true)
  expect(selectSentOtherwise(store.getState())).toEqual(range(5, ROWS))
  expect(world.notices).toEqual([])
})

test('while credit has run out the old answers are there, and Resume goes on', async () => {
  const { store } = await pageWithTown()
  respond = spent
  lookUpAgain(store)
  await paused(store)
  expect(sentTexts(store)).toEqual(range(0, ROWS).map(sentFirst))
  expect(selectForecast(store.getState())?.lookups).toBe(ROWS)
  respond = () => undefined
  store.dispatch(runResumed())
  await ended(store)
  expect(sentTexts(store)).toEqual(range(0, ROWS).map(sentThen))
})

test('a row whose lookup fails keeps its answer and its decision', async () => {
  const { store } = await pageWithTown()
  respond = (query) =>
    [sentThen(0), sentThen(7)].includes(query) ? new HttpResponse(null, { status: 500 }) : undefined
  lookUpAgain(store)
  await ended(store)
  expect(sentTexts(store)).toEqual(
    range(0, ROWS).map((row) => ([0, 7].includes(row) ? sentFirst(row) : sentThen(row))),
  )
  expect(store.getState().run.failedAgain).toMatchObject({ rows: 2, error: expect.stringMatching(/^500/) })
  expect(decisionsOf(store.getState())).toEqual({ 0: 'originalKept' })
  lookUpAgain(store)
  expect(store.getState().run.failedAgain).toBeNull()
})

test('a row that has been left out since keeps its answer', async () => {
  const { store } = await pageWithTown()
  store.dispatch(sendingChosen({ leavesOutAbroad: true }))
  lookUpAgain(store)
  await ended(store)
  expect(server.queries).toHaveLength(ROWS - 1)
  expect(sentTexts(store)[ROWS - 1]).toBe(sentFirst(ROWS - 1))
})

test('with the first columns chosen again during a pause, no text is paid for twice', async () => {
  const { store } = await pageWithTown()
  respond = spent
  lookUpAgain(store)
  await paused(store)
  server.queries.length = 0
  store.dispatch(mappingChanged({ moreAddressColumns: [] }))
  store.dispatch(runResumed())
  await ended(store)
  expect(server.queries).toEqual([])
  expect(sentTexts(store)).toEqual(range(0, ROWS).map(sentFirst))
})

test('rows not found keep that answer until Start has looked them up with the new columns', async () => {
  const { store, world } = openTestPage()
  const unfound = new Set([1, 5].map(sentFirst))
  respond = (query) => (unfound.has(query) ? notFound() : undefined)
  server.answers((...request) => respond(...request))
  store.dispatch(fileLoaded(csvFile({ headers, rows })))
  store.dispatch(runStarted({ range: { from: 0, to: 7 } }))
  await ended(store)
  store.dispatch(mappingChanged({ moreAddressColumns: [1] }))
  server.queries.length = 0
  expect(selectForecast(store.getState())?.lookups).toBe(2 + ROWS - 7)
  respond = spent
  // Later than a second quick press.
  world.clock.now += 1000
  store.dispatch(pressStart())
  await paused(store)
  expect(sentTexts(store)).toEqual(range(0, ROWS).map((row) => (row < 7 ? sentFirst(row) : null)))
  expect(selectProgress(store.getState())).toEqual({ done: 5, total: ROWS })
  expect(selectForecast(store.getState())?.lookups).toBe(2 + ROWS - 7)
  server.queries.length = 0
  respond = () => undefined
  store.dispatch(runResumed())
  await ended(store)
  expect(server.queries).toEqual([1, 5, ...range(7, ROWS)].map(sentThen))
  expect(selectIsComplete(store.getState())).toBe(true)
})

test('a row with nothing to send keeps its result when the first columns are chosen again during a pause', async () => {
  const { store } = await pageWithTown([...rows, ['', '', '', 'UK']])
  respond = spent
  lookUpAgain(store)
  await paused(store)
  store.dispatch(mappingChanged({ moreAddressColumns: [] }))
  store.dispatch(runResumed())
  await ended(store)
  expect(store.getState().run.results[ROWS]).toEqual({ kind: 'nothingToSend' })
  expect(selectIsComplete(store.getState())).toBe(true)
})

test('after a crash on the way every row has an answer', async () => {
  const { store, world } = await pageWithTown()
  const firstBatch = new Set(range(0, 5).map(sentThen))
  const gate = createGate()
  respond = async (query) => {
    world.clock.now += 1
    if (!firstBatch.has(query)) await gate.opened
    return undefined
  }
  lookUpAgain(store)
  await until(store, ({ run }) => run.task.again.length === ROWS - 5)
  const isSentThen = (result: RowResult | null) => result?.kind === 'answered' && firstBatch.has(result.query)
  await until(async () => (await storedSessions(world))[0]?.resultRows.filter(isSentThen).length === 5)
  const { store: next } = await resumedPage(world)
  expect(sentTexts(next)).toEqual(range(0, ROWS).map((row) => (row < 5 ? sentThen(row) : sentFirst(row))))
  gate.open()
})
