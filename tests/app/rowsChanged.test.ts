import { devTools, withDevTools } from '../support/devTools'
import { expect, test } from 'vitest'
import { rootReducer, type AppStore } from '../../src/app/store'
import type { RootState } from '../../src/base/store/types'
import { changesResult, changesRow } from '../../src/domain/cleanse/decisions'
import { giveTyped } from '../../src/features/correct/correctListeners'
import { fileLoaded } from '../../src/features/file/fileSlice'
import { mappingChanged } from '../../src/features/mapping/mappingSlice'
import { takeBack } from '../../src/features/review/rowSteps'
import { selectSentOtherwise } from '../../src/features/run/comingSelectors'
import { retryFailed } from '../../src/features/run/pressRunButton'
import { rowsChanged, runStarted } from '../../src/features/session/sessionEvents'
import { csvFile, decisionsOf, doneRows, queryOf, range } from '../support/builders'
import { listeningServer, providerError } from '../support/provider'
import { ended, openTestPage, rehydrated, startedPage } from '../support/testStore'
import { createGate, settled, until } from '../support/waiting'
import { decideRows, redoStep, undoStep } from '../../src/features/run/rows/changeRows'

const server = listeningServer()
withDevTools()

const ROWS = 12
const headers = ['address', 'town', 'postcode']
const file = csvFile({
  headers,
  rows: range(0, ROWS).map((row) =>
    row === 7 ? ['', '', ''] : [`${row + 1} High Street`, 'Bath', 'B12 0XY'],
  ),
})

const typed = { line1: '9 Low Road', line2: '', line3: '', town: 'Leeds', postcode: 'LS9 9ZZ' }

/** A job in which rows change in every way that a page has. */
async function playJob(store: AppStore) {
  let isBroken = true
  server.answers((query) =>
    isBroken && query === queryOf(2) ? providerError(500, 5000, 'It broke') : undefined,
  )
  store.dispatch(fileLoaded(file))
  store.dispatch(runStarted())
  await ended(store)
  isBroken = false
  store.dispatch(retryFailed())
  await ended(store)
  store.dispatch(decideRows(range(0, ROWS), 'accepted'))
  store.dispatch(decideRows([4], 'originalKept'))
  store.dispatch(giveTyped(5, typed))
  store.dispatch(takeBack(5))
  store.dispatch(mappingChanged({ moreAddressColumns: [1] }))
  store.dispatch(runStarted({ rows: [], again: selectSentOtherwise(store.getState()) }))
  await ended(store)
  for (const move of [undoStep, undoStep, redoStep, undoStep, undoStep]) store.dispatch(move())
  await settled()
}

const rowsOf = ({ run, decisions }: RootState) =>
  run.results.map((result, row) => ({ result, decision: decisions.present[row] ?? null }))

/** The rows and the history, as a log on paper has them. */
const shown = ({ run, decisions }: RootState) => JSON.stringify({ results: run.results, decisions })

test('whatever changes rows is one event, which says what they were and what they became', async () => {
  const { store } = openTestPage()
  await playJob(store)
  const states: RootState[] = [rootReducer(undefined, { type: 'start' })]
  for (const action of devTools.actions) states.push(rootReducer(states.at(-1), action))
  const events = devTools.actions.map((action, at) => {
    const [were, are] = [rowsOf(states[at]!), rowsOf(states[at + 1]!)]
    const changed = [...are.keys()].filter(
      (row) => were[row]?.result !== are[row]!.result || were[row]?.decision !== are[row]!.decision,
    )
    return { action, were, are, changed }
  })
  const others = events.filter(({ action, changed }) => changed.length > 0 && !rowsChanged.match(action))
  expect(others.map(({ action }) => action.type)).toEqual(['file/fileLoaded'])

  const ways = new Set<string>()
  for (const { action, were, are, changed } of events) {
    if (!rowsChanged.match(action)) continue
    const { payload } = action
    ways.add(payload.by === 'person' ? payload.act : payload.by)
    const real = payload.changes.filter(changesRow)
    expect(real.map(({ row }) => row).toSorted((a, b) => a - b)).toEqual(changed)
    for (const change of payload.changes) {
      const { row } = change
      expect(were[row]).toMatchObject(change.before)
      expect(are[row]).toMatchObject(change.after)
      expect(changesResult(change)).toBe(were[row]!.result !== are[row]!.result)
    }
  }
  expect([...ways].toSorted()).toEqual(['answered', 'decided', 'redone', 'run', 'undone'])
})

test('Undo restores what was there before, even after rows were looked up again', async () => {
  const { store } = openTestPage()
  await playJob(store)
  const accepted = Object.fromEntries(range(0, ROWS).map((row) => [row, 'accepted']))
  expect(decisionsOf(store.getState())).toEqual({ ...accepted, 4: 'originalKept' })
  store.dispatch(undoStep())
  expect(decisionsOf(store.getState())).toEqual(accepted)
  store.dispatch(undoStep())
  expect(decisionsOf(store.getState())).toEqual({})
  expect(store.getState().run.results[0]).toMatchObject({ query: queryOf(0) })
})

test('Undo while a batch is on its way takes back what a person did, and the batch stays', async () => {
  const gate = createGate()
  server.answers((query) => (query === queryOf(5) ? gate.opened : undefined))
  const { store } = startedPage(file)
  await until(store, ({ run }) => run.results[4] !== null)
  store.dispatch(decideRows([0, 1], 'accepted'))
  gate.open()
  await ended(store)
  store.dispatch(undoStep())
  expect(decisionsOf(store.getState())).toEqual({})
  expect(doneRows(store.getState())).toEqual(range(0, ROWS))
  expect(store.getState().decisions.past).toEqual([])
  store.dispatch(redoStep())
  expect(decisionsOf(store.getState())).toEqual({ 0: 'accepted', 1: 'accepted' })
})

test('a log that was exported and imported jumps to any of its events', async () => {
  const { store } = openTestPage()
  await playJob(store)
  const types = devTools.actions.map(({ type }) => type)
  const jumpedTo = (page: AppStore) =>
    types.map((_, at) => {
      devTools.jumpTo(at)
      return shown(page.getState())
    })
  const states = jumpedTo(store)
  devTools.returnToPresent()
  const log = devTools.exportLog()

  const other = openTestPage().store
  await rehydrated(other)
  devTools.importLog(log)
  expect(shown(other.getState())).toBe(states.at(-1))
  expect(jumpedTo(other)).toEqual(states)
})
