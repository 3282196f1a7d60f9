import { listeningServer } from '../support/listeningServer'
import { devTools } from '../support/devTools'
import { afterEach, expect, test, vi } from 'vitest'
import { rootReducer } from '../../src/app/rootReducer'
import type { RootState } from '../../src/app/base/types'
import { setApiKey } from '../../src/features/apiKey/setApiKey'
import { requestFile } from '../../src/features/file/requestFile'
import { stopAsked } from '../../src/features/run/runSlice'
import { selectStatus } from '../../src/features/run/runSelectors'
import { runMessages } from '../../src/features/run/runMessages'
import { fileLoaded, runResumed, runStarted } from '../../src/features/sessionEvents'
import { cleanseHandler, emptyLog, keyHandler, providerError } from '../support/provider'
import { fileOf, queryOf } from '../support/runs'
import { openTestPage } from '../support/testStore'
import { createGate, until } from '../support/until'

const server = listeningServer()
afterEach(() => {
  devTools.clear()
})

const csv = ['address,postcode', ...fileOf(18).rows.map((row) => row.join(','))].join('\n')

/** The parts of the state that the screen shows. */
function shown({ file, mapping, apiKey, run, review, recovery, download, confirm }: RootState) {
  return { file, mapping, apiKey, run, review, recovery, download, confirm }
}

/** Plays a whole run: upload, key check, failures, a pause, a stop, completion. Returns all its actions. */
async function playRun() {
  const gate = createGate()
  let isSpent = true
  const log = emptyLog()
  server.use(
    keyHandler(),
    cleanseHandler(log, async (query) => {
      if (query === queryOf(2)) return providerError(500, 5000, 'It broke')
      if (query === queryOf(5) && isSpent) return providerError(402, 4020, 'Key balance depleted')
      if (query === queryOf(11)) await gate.opened
      return undefined
    }),
  )
  const { store } = openTestPage()
  store.dispatch(requestFile(new File([csv], 'customers.csv')))
  await until(store, ({ file }) => file.loaded !== null)
  store.dispatch(setApiKey('another-key'))
  await until(store, ({ apiKey }) => apiKey.status === 'valid')
  store.dispatch(runStarted())
  await until(store, ({ run }) => run.phase.status === 'paused')
  isSpent = false
  store.dispatch(runResumed())
  await until(store, () => log.queries.includes(queryOf(11)))
  store.dispatch(stopAsked())
  gate.open()
  await until(store, ({ run }) => run.phase.status === 'idle')
  store.dispatch(runStarted())
  await until(store, ({ run, recovery }) => !run.results.includes(null) && recovery.kept.status === 'none')
  return { store, actions: devTools.actions.filter(({ type }) => !type.startsWith('@@')) }
}

const isStory = (type: string) => !/^(api|persist)\//.test(type)

test('the recorded actions of a run, played on a fresh state, give the same screen', async () => {
  const { store, actions } = await playRun()
  const replayed = actions.reduce<RootState | undefined>(rootReducer, undefined)
  expect(shown(replayed!)).toEqual(shown(store.getState()))
})

test('stepping back shows the earlier screens', async () => {
  const { actions } = await playRun()
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
  const { actions } = await playRun()
  const types = actions.map(({ type }) => type).filter(isStory)
  expect(types.filter((type, at) => type !== types[at - 1])).toEqual([
    'page/opened',
    'file/offered',
    'file/chosen',
    'file/loaded',
    'apiKey/edited',
    'apiKey/checkStarted',
    'apiKey/checked',
    'run/started',
    'run/batchSettled',
    'run/paused',
    'run/resumed',
    'run/stopAsked',
    'run/batchSettled',
    'run/stopped',
    'run/started',
    'run/batchSettled',
    'run/completed',
  ])
})

test('the rows of a file travel in one action, and the key in none', async () => {
  const { actions } = await playRun()
  const carriers = actions.filter((action) => JSON.stringify(action).includes('"12 High Street","B12 0XY"'))
  expect(carriers.map(({ type }) => type)).toEqual(['file/loaded'])
  expect(JSON.stringify(actions)).not.toContain('another-key')
})

test('stepping back in the middle of a run does not have an answered row sent again', async () => {
  const gate = createGate()
  const log = emptyLog()
  server.use(
    cleanseHandler(log, async (query) => {
      if (query === queryOf(5)) await gate.opened
      return undefined
    }),
  )
  const page = openTestPage()
  const { store } = page
  store.dispatch(fileLoaded(fileOf(13)))
  const before = store.getState()
  store.dispatch(runStarted())
  await until(store, () => log.queries.includes(queryOf(5)))

  devTools.steppedBackTo = before
  gate.open()
  await vi.waitUntil(() => log.queries.length >= 13)
  devTools.steppedBackTo = null
  const after = await until(store, ({ run }) => run.phase.status === 'idle')
  expect(after.run.results.every((result) => result?.kind === 'answered')).toBe(true)
  expect(log.queries).toEqual(Array.from({ length: 13 }, (_, at) => queryOf(at)))
})
