import { describe, expect, test, vi } from 'vitest'
import type { RootState } from '../../../src/base/store/types'
import { questionAnswered } from '../../../src/features/confirm/confirmSlice'
import { requestFile } from '../../../src/features/file/fileListeners'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { selectProgress } from '../../../src/features/run/runSelectors'
import { selectStatus } from '../../../src/features/run/progress/progressSelectors'
import { rowRequested, stopAsked } from '../../../src/features/run/runSlice'
import { questionAsked, resultsCleared, runStarted } from '../../../src/features/session/sessionEvents'
import { attemptDismissed, fileLoaded } from '../../../src/features/file/fileSlice'
import { mappingOffered } from '../../../src/features/mapping/mappingSlice'
import type { AppStore } from '../../../src/app/store'
import { listeningServer, spent } from '../../support/provider'
import { createGate, settled, until } from '../../support/waiting'
import { fileOf, queryOf } from '../../support/builders'
import { ended, paused, startedPage, openTestPage } from '../../support/testStore'
import { sentOf } from '../../support/columnsOf'

const server = listeningServer()

const others = () => new File(['address,postcode\n9 Low Road,BA1 1AA\n'], 'others.csv', { type: 'text/csv' })
const change = { addressColumn: 1, postcodeColumn: 0 }

const replaceQuestion = { kind: 'replaceFile', name: 'others.csv', isAgain: false }
const mappingQuestion = { kind: 'changeMapping', change }
/** Nothing happened to the loaded file. */
const unchanged = { loaded: { name: 'customers.csv' }, attempt: { status: 'none' } }

const othersLoaded = (store: AppStore) => until(store, ({ file }) => file.loaded?.name === 'others.csv')
const asked = (store: AppStore) => until(store, ({ confirm }) => confirm !== null)

/** A page with a file. */
function readyPage() {
  const page = openTestPage()
  page.store.dispatch(fileLoaded(fileOf(3)))
  return page
}

/** A page in the middle of a run, whose requests wait at a gate. */
async function runningPage() {
  const gate = createGate()
  const isSent = createGate()
  server.answers(async () => {
    isSent.open()
    await gate.opened
  })
  const page = startedPage(7)
  await isSent.opened
  return { ...page, gate }
}

/** A page whose run was paused with one row of three answered. */
async function pausedPage() {
  server.answers((query) => (query === queryOf(0) ? undefined : spent()))
  const page = startedPage(3)
  await paused(page.store)
  await settled()
  return page
}

async function completedPage() {
  server.answers()
  const page = startedPage(3)
  await ended(page.store)
  return page
}

/** A page whose results were downloaded. */
async function downloadedPage() {
  const page = await completedPage()
  page.store.dispatch(downloadAsked('everything', 'csv'))
  await vi.dynamicImportSettled()
  return page
}

describe('an offered file', () => {
  test.each([
    ['on an empty page', () => openTestPage()],
    ['in place of a file without results', readyPage],
    ['when the results were downloaded', downloadedPage],
  ])('is loaded at once %s', async (_, open) => {
    const { store } = await open()
    store.dispatch(requestFile(others()))
    expect((await othersLoaded(store)).confirm).toBeNull()
  })

  test('is ignored while a run is going or stopping', async () => {
    const { store, gate } = await runningPage()
    store.dispatch(requestFile(others()))
    store.dispatch(stopAsked({ at: 0 }))
    store.dispatch(requestFile(others()))
    gate.open()
    expect(await ended(store)).toMatchObject({ confirm: null, file: unchanged })
  })

  test.each([
    ['part of a run', pausedPage],
    ['a whole run', completedPage],
  ])('asks first when the results of %s were not downloaded, and Cancel keeps them', async (_, open) => {
    const { store } = await open()
    store.dispatch(requestFile(others()))
    expect((await asked(store)).confirm).toMatchObject(replaceQuestion)
    store.dispatch(questionAnswered('cancelled'))
    const state = store.getState()
    expect(state).toMatchObject({ confirm: null, file: unchanged })
    expect(selectProgress(state).done).toBeGreaterThan(0)
  })

  test('asks first if only some of the results were downloaded', async () => {
    const { store } = await completedPage()
    store.dispatch(downloadAsked('ready', 'csv'))
    store.dispatch(requestFile(others()))
    expect((await asked(store)).confirm).toMatchObject(replaceQuestion)
  })

  test('asks first while the answer of a single row is on its way, though all was downloaded', async () => {
    const { store } = await downloadedPage()
    const gate = createGate()
    server.answers(() => gate.opened)
    store.dispatch(rowRequested({ row: 0, text: '9 Low Road' }))
    store.dispatch(requestFile(others()))
    expect((await asked(store)).confirm).toMatchObject(replaceQuestion)
    gate.open()
    await until(store, ({ run }) => run.request === null)
  })

  test('asks first when a saved session was found and not resumed', async () => {
    const { world } = await pausedPage()
    const { store } = openTestPage(world)
    await until(store, ({ saved }) => saved.session.status === 'found')
    store.dispatch(requestFile(others()))
    expect((await asked(store)).confirm).toMatchObject(replaceQuestion)
  })

  test('replaces the results after a yes', async () => {
    const { store } = await completedPage()
    store.dispatch(requestFile(others()))
    await asked(store)
    store.dispatch(questionAnswered('confirmed'))
    expect((await othersLoaded(store)).confirm).toBeNull()
  })

  test('is not loaded after a yes if a run has begun since', async () => {
    const { store } = await completedPage()
    store.dispatch(requestFile(others()))
    await asked(store)
    store.dispatch(resultsCleared())
    store.dispatch(runStarted())
    store.dispatch(questionAnswered('confirmed'))
    await ended(store)
    expect(store.getState().file.loaded?.name).toBe('customers.csv')
  })

  test.each([
    ['of another kind', new File(['%PDF-1.7'], 'notes.pdf')],
    ['without rows', new File(['address,postcode\n'], 'empty.csv')],
  ])('%s is refused without a question, and the run stays completed', async (_, refused) => {
    const { store } = await completedPage()
    store.dispatch(requestFile(refused))
    const state = await until(store, ({ file: { attempt } }) => attempt.status === 'refused')
    expect(state.confirm).toBeNull()
    expect(state.file.loaded?.name).toBe('customers.csv')
    expect(selectStatus(state)).toBe('error')
    store.dispatch(attemptDismissed())
    expect(selectStatus(store.getState())).toBe('completed')
  })
})

/** The change is offered; the question that the page asks, and the columns that are chosen then. */
function offerChange(store: AppStore): Pick<RootState, 'confirm' | 'mapping'> {
  store.dispatch(mappingOffered(change))
  const { confirm, mapping } = store.getState()
  return { confirm, mapping }
}

describe('a change of columns', () => {
  test.each([
    ['before a run', readyPage],
    ['when every row has a result', completedPage],
  ])('applies without a question %s', async (_, open) => {
    const { store } = await open()
    offerChange(store)
    await settled()
    expect(store.getState().confirm).toBeNull()
    expect(sentOf(store.getState())).toMatchObject(change)
  })

  test('asks first in a paused run', async () => {
    const { store } = await pausedPage()
    const { mapping } = store.getState()
    expect(offerChange(store)).toEqual({ confirm: mappingQuestion, mapping })
  })

  test('is ignored during a run, and asks first if the run was stopped in the middle', async () => {
    const { store, gate } = await runningPage()
    const { mapping } = store.getState()
    expect(offerChange(store)).toEqual({ confirm: null, mapping })
    store.dispatch(stopAsked({ at: 0 }))
    gate.open()
    await ended(store)
    expect(offerChange(store)).toEqual({ confirm: mappingQuestion, mapping })
  })

  test.each([
    ['Continue with New Columns keeps the results', 'confirmed', true],
    ['Start Over clears them', 'startOver', false],
  ] as const)('%s', async (_, answer, isKept) => {
    const { store } = await pausedPage()
    store.dispatch(stopAsked({ at: 0 }))
    await ended(store)
    offerChange(store)
    store.dispatch(questionAnswered(answer))
    await settled()
    const { run } = store.getState()
    expect(sentOf(store.getState())).toMatchObject(change)
    expect(run.results.some((result) => result !== null)).toBe(isKept)
  })
})

test('Start New Cleanse clears the session after a yes, but not after Cancel', async () => {
  const { store } = await completedPage()
  const { results } = store.getState().run
  store.dispatch(questionAsked({ kind: 'startNew' }))
  store.dispatch(questionAnswered('cancelled'))
  store.dispatch(questionAnswered('confirmed'))
  expect(store.getState().run.results).toBe(results)
  store.dispatch(questionAsked({ kind: 'startNew' }))
  store.dispatch(questionAnswered('confirmed'))
  expect(store.getState()).toMatchObject({ confirm: null, file: { loaded: null }, run: { results: [] } })
})
