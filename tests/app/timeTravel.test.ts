import { devTools, withDevTools } from '../support/devTools'
import { describe, expect, test } from 'vitest'
import { rootReducer, type AppStore } from '../../src/app/store'
import type { RootState } from '../../src/base/store/types'
import { setApiKey } from '../../src/features/apiKey/apiKeyListeners'
import { requestFile } from '../../src/features/file/fileListeners'
import { stopAsked } from '../../src/features/run/runSlice'
import { selectStatus } from '../../src/features/run/progress/progressSelectors'
import { runMessages } from '../../src/features/run/runMessages'
import { runResumed, runStarted } from '../../src/features/session/sessionEvents'
import { fileLoaded } from '../../src/features/file/fileSlice'
import { mappingOffered, selectIsChanging } from '../../src/features/mapping/mappingSlice'
import { keyHandler, listeningServer, providerError, spent } from '../support/provider'
import { createGate, settled, until } from '../support/waiting'
import { doneRows, fileOf, queryOf } from '../support/builders'
import { sentOf } from '../support/columnsOf'
import { ended, paused, openTestPage, rehydrated, startedPage } from '../support/testStore'
import { createTestWorld } from '../support/testWorld'

const server = listeningServer()
withDevTools()

const csv = ['address,postcode', ...fileOf(18).rows.map((row) => row.join(','))].join('\n')

/** The parts of the state that the screen shows. */
function shown({ file, mapping, apiKey, run, decisions, view, saved, download, confirm }: RootState) {
  return { file, mapping, apiKey, run, decisions, view, saved, download, confirm }
}

/** A whole run: upload, key check, failures, a pause, a stop, completion. Gives its last state and all its actions. */
async function playRun() {
  const gate = createGate()
  let isSpent = true
  server.use(keyHandler())
  server.answers(async (query) => {
    if (query === queryOf(2)) return providerError(500, 5000, 'It broke')
    if (query === queryOf(5) && isSpent) return spent()
    if (query === queryOf(11)) await gate.opened
    return undefined
  })
  const { store } = openTestPage()
  store.dispatch(requestFile(new File([csv], 'customers.csv')))
  await until(store, ({ file }) => file.loaded !== null)
  store.dispatch(setApiKey('another-key'))
  await until(store, ({ apiKey }) => apiKey.status === 'valid')
  store.dispatch(runStarted())
  await paused(store)
  isSpent = false
  store.dispatch(runResumed())
  // All others of its batch are answered: else the log would depend on which comes first, an answer or the stop.
  await until(store, (state) => doneRows(state).length === 13)
  expect(server.queries).toContain(queryOf(11))
  store.dispatch(stopAsked({ at: 0 }))
  gate.open()
  await ended(store)
  store.dispatch(runStarted())
  await until(store, ({ run }) => !run.results.includes(null) && run.phase.status === 'idle')
  return { state: store.getState(), actions: devTools.actions.filter(({ type }) => !type.startsWith('@@')) }
}

/** The run that these tests read: it is played once. */
let run: ReturnType<typeof playRun> | undefined
const playedRun = () => (run ??= playRun())

const isStory = (type: string) => !/^(api|persist)\//.test(type)

test('replaying the recorded actions of a run on a fresh state gives the same screen', async () => {
  const { state, actions } = await playedRun()
  const replayed = actions.reduce<RootState | undefined>(rootReducer, undefined)
  expect(shown(replayed!)).toEqual(shown(state))
})

test('stepping back shows the earlier screens', async () => {
  const { actions } = await playedRun()
  const states: RootState[] = []
  for (const action of actions) states.push(rootReducer(states.at(-1), action))
  const labels = states.map((state) => runMessages.status[selectStatus(state)])
  const story = labels.filter((label, at) => label !== labels[at - 1])
  expect(story).toEqual([
    'Ready',
    'Processing...',
    'Error occurred',
    'Processing...',
    'Stopping…',
    'Ready',
    'Processing...',
    'Completed',
  ])
})

test('the log of a run reads as its story', async () => {
  const { actions } = await playedRun()
  const types = actions.map(({ type }) => type).filter(isStory)
  expect(types.filter((type, at) => type !== types[at - 1])).toEqual([
    'session/pageOpened',
    'file/fileOffered',
    'file/fileChosen',
    'file/fileRead',
    'file/fileLoaded',
    'apiKey/keyEdited',
    'apiKey/keyCheckStarted',
    'apiKey/keyChecked',
    'session/runStarted',
    'run/runPlanned',
    'session/rowsChanged',
    'run/runPaused',
    'session/runResumed',
    'run/runPlanned',
    'session/rowsChanged',
    'run/stopAsked',
    'session/rowsChanged',
    'run/runStopped',
    'session/runStarted',
    'run/runPlanned',
    'session/rowsChanged',
    'session/runCompleted',
  ])
})

test('only the actions that read and load a file have its rows, and none has the key', async () => {
  const { actions } = await playedRun()
  const carriers = actions.filter((action) => JSON.stringify(action).includes('"12 High Street","B12 0XY"'))
  expect(carriers.map(({ type }) => type)).toEqual(['file/fileRead', 'file/fileLoaded'])
  expect(JSON.stringify(actions)).not.toContain('another-key')
})

/** A page whose run of 13 rows is in its second batch, which is held at a gate. */
async function pageInTheMiddle() {
  const gate = createGate()
  server.answers((query) => (query === queryOf(5) ? gate.opened : undefined))
  const { store, world } = startedPage(13)
  await until(store, () => server.queries.includes(queryOf(5)))
  return { store, world, gate }
}

const ALL = Array.from({ length: 13 }, (_, at) => queryOf(at))

/** A page whose run of 13 rows was stopped after ten. */
async function stoppedPage() {
  const page = await pageInTheMiddle()
  page.store.dispatch(stopAsked({ at: 0 }))
  page.gate.open()
  await ended(page.store)
  await settled()
  return page
}

test.each([
  ['before its start', 'session/runStarted'],
  ['into its middle', 'session/rowsChanged'],
])('a step back %s stops a run after its batch, and Start in the present sends the rest', async (_, type) => {
  const { store, world, gate } = await pageInTheMiddle()
  world.clock.now += 1000
  devTools.stepBackBefore(type)
  gate.open()
  await settled()
  expect(server.queries).toHaveLength(10)
  devTools.returnToPresent()
  await ended(store)
  store.dispatch(runStarted())
  const after = await ended(store)
  expect(after.run.results.every((result) => result?.kind === 'answered')).toBe(true)
  expect(server.queries).toEqual(ALL)
})

describe('a run that only the state knows about ends by itself, and Start goes on with the remaining rows:', () => {
  test('Start was pressed in an earlier state', async () => {
    const { store } = await stoppedPage()
    devTools.stepBackBefore('session/runStarted')
    store.dispatch(runStarted())
    devTools.returnToPresent()
    expect(store.getState().run.phase.status).toBe('running')
    await ended(store)
    expect(server.queries).toHaveLength(10)
    store.dispatch(runStarted())
    await ended(store)
    expect(server.queries).toEqual(ALL)
  })

  test('the action that ended it was left out of the log', async () => {
    const { store } = await stoppedPage()
    devTools.toggle('run/runStopped')
    expect(store.getState().run.phase.status).toBe('stopping')
    await ended(store)
    store.dispatch(runStarted())
    await ended(store)
    expect(server.queries).toEqual(ALL)
  })

  test('a log was imported that breaks off in the middle', async () => {
    const { gate, store: first } = await pageInTheMiddle()
    const file = devTools.exportLog()
    gate.open()
    await ended(first)

    server.queries.length = 0
    const { store, world } = openTestPage()
    await rehydrated(store)
    devTools.importLog(file)
    expect(doneRows(store.getState())).toEqual([0, 1, 2, 3, 4])
    await ended(store)
    expect(server.queries).toEqual([])
    expect(world.storage.texts.size).toBe(0)
    store.dispatch(runStarted())
    await ended(store)
    expect(server.queries).toEqual(ALL.slice(5))
  })
})

test('looking at an earlier state of a run adds nothing to the log', async () => {
  const { store } = await stoppedPage()
  const before = devTools.actions.length
  devTools.stepBackBefore('run/stopAsked')
  expect(store.getState().run.phase.status).toBe('running')
  await settled()
  expect(devTools.actions).toHaveLength(before)
})

describe('a change of columns that only the state knows about takes effect all the same:', () => {
  /** A page whose rows wait at a gate to be read by another address column. */
  function changingPage() {
    const gate = createGate()
    const { store } = openTestPage(createTestWorld(), { nextTask: () => gate.opened })
    store.dispatch(fileLoaded(fileOf(1200)))
    store.dispatch(mappingOffered({ addressColumn: 1, postcodeColumn: 0 }))
    expect(selectIsChanging(store.getState())).toBe(true)
    return { store, gate }
  }
  const changed = (store: AppStore) => until(store, (state) => !selectIsChanging(state))

  test('the page showed an earlier state when the rows were read', async () => {
    const { store, gate } = changingPage()
    devTools.stepBackBefore('mapping/changeBegan')
    gate.open()
    await settled()
    devTools.returnToPresent()
    expect(sentOf(await changed(store))).toMatchObject({ addressColumn: 1, postcodeColumn: 0 })
  })

  test('the action that ended the change was left out of the log', async () => {
    const { store, gate } = changingPage()
    gate.open()
    await changed(store)
    devTools.toggle('mapping/mappingChanged')
    expect(sentOf(await changed(store))).toMatchObject({ addressColumn: 1, postcodeColumn: 0 })
  })

  test('a log was imported that breaks off in the middle', async () => {
    changingPage()
    const file = devTools.exportLog()
    const { store } = openTestPage()
    devTools.importLog(file)
    expect(sentOf(await changed(store))).toMatchObject({ addressColumn: 1, postcodeColumn: 0 })
  })
})
