import { describe, expect, test, vi } from 'vitest'
import type { RootState } from '../../../src/app/base/types'
import { questionAnswered, questionAsked } from '../../../src/features/confirm/confirmSlice'
import { requestFile } from '../../../src/features/file/fileListeners'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { selectProgress, selectStatus } from '../../../src/features/run/runSelectors'
import { stopAsked } from '../../../src/features/run/runSlice'
import { resultsCleared, runStarted } from '../../../src/features/sessionEvents'
import { attemptDismissed, fileLoaded } from '../../../src/features/file/fileSlice'
import { mappingOffered } from '../../../src/features/mapping/mappingSlice'
import { listeningServer } from '../../support/listeningServer'
import { cleanseHandler, emptyLog, providerError } from '../../support/provider'
import { untimed } from '../../support/playedTimers'
import { ended, fileOf, paused, queryOf, startedPage } from '../../support/runs'
import { openTestPage } from '../../support/testStore'
import { createGate, until } from '../../support/until'

const server = listeningServer()

const file = () => new File(['address,postcode\n9 Low Road,BA1 1AA\n'], 'others.csv', { type: 'text/csv' })
const change = { addressColumn: 1, postcodeColumn: 0 }

const replaceQuestion = { kind: 'replaceFile', request: { name: 'others.csv', type: 'text/csv' } }
const mappingQuestion = { kind: 'changeMapping', change }

const isOthers = (state: RootState) => state.file.loaded?.name === 'others.csv'

const isAsked = (state: RootState) => state.confirm !== null

/** A page in the middle of a run whose requests are held at a gate. */
async function runningPage() {
  const gate = createGate()
  const isSent = createGate()
  server.use(
    cleanseHandler(emptyLog(), async () => {
      isSent.open()
      await gate.opened
      return undefined
    }),
  )
  const page = startedPage(7)
  await isSent.opened
  return { ...page, gate }
}

/** A page whose run was paused with one row of three answered. */
async function pausedPage() {
  server.use(
    cleanseHandler(emptyLog(), (query) =>
      query === queryOf(0) ? undefined : providerError(402, 4020, 'Key balance depleted'),
    ),
  )
  const page = startedPage(3)
  await paused(page.store)
  await untimed()
  return page
}

async function completedPage() {
  server.use(cleanseHandler(emptyLog()))
  const page = startedPage(3)
  await ended(page.store)
  return page
}

describe('a file that is offered', () => {
  test('is read at once when nothing is at stake', async () => {
    const { store } = openTestPage()
    store.dispatch(requestFile(file()))
    expect((await until(store, isOthers)).confirm).toBeNull()
  })

  test('is read at once in the place of a file without results', async () => {
    const { store } = openTestPage()
    store.dispatch(fileLoaded(fileOf(3)))
    store.dispatch(requestFile(file()))
    expect((await until(store, isOthers)).confirm).toBeNull()
  })

  test('is not read and not asked about while a run is going or stopping', async () => {
    const { store, gate } = await runningPage()
    store.dispatch(requestFile(file()))
    store.dispatch(stopAsked({ at: 0 }))
    store.dispatch(requestFile(file()))
    gate.open()
    const state = await ended(store)
    expect(state.confirm).toBeNull()
    expect(state.file).toMatchObject({ loaded: { name: 'customers.csv' }, attempt: { status: 'none' } })
  })

  test.each([
    ['part of a run', pausedPage],
    ['a whole run', completedPage],
  ])('is asked about when results of %s were not downloaded', async (_, open) => {
    const { store } = await open()
    store.dispatch(requestFile(file()))
    expect((await until(store, isAsked)).confirm).toMatchObject(replaceQuestion)
    store.dispatch(questionAnswered('cancelled'))
    const state = store.getState()
    expect(state.confirm).toBeNull()
    expect(state.file).toMatchObject({ loaded: { name: 'customers.csv' }, attempt: { status: 'none' } })
    expect(selectProgress(state).done).toBeGreaterThan(0)
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

  test('and was asked about is not loaded once a run has begun', async () => {
    const { store } = await completedPage()
    store.dispatch(requestFile(file()))
    await until(store, isAsked)
    store.dispatch(resultsCleared())
    store.dispatch(runStarted())
    store.dispatch(questionAnswered('confirmed'))
    await ended(store)
    expect(store.getState().file.loaded?.name).toBe('customers.csv')
  })

  test('is read at once when the results were downloaded', async () => {
    const { store } = await completedPage()
    store.dispatch(downloadAsked('everything'))
    await vi.dynamicImportSettled()
    store.dispatch(requestFile(file()))
    expect((await until(store, isOthers)).confirm).toBeNull()
  })

  test('is asked about when only a part of the results was downloaded', async () => {
    const { store } = await completedPage()
    store.dispatch(downloadAsked('ready'))
    store.dispatch(requestFile(file()))
    expect((await until(store, isAsked)).confirm).toMatchObject(replaceQuestion)
  })

  test('is asked about when a saved session was found and not taken up', async () => {
    const { world } = await pausedPage()
    const { store } = openTestPage(world)
    await until(store, ({ recovery }) => recovery.kept.status === 'found')
    store.dispatch(requestFile(file()))
    expect((await until(store, isAsked)).confirm).toMatchObject(replaceQuestion)
  })
})

describe('a change of columns', () => {
  test('applies at once before a run', () => {
    const { store } = openTestPage()
    store.dispatch(fileLoaded(fileOf(3)))
    store.dispatch(mappingOffered(change))
    expect(store.getState()).toMatchObject({ confirm: null, mapping: change })
  })

  test('is asked about when a run is partly done, and changes nothing until then', async () => {
    const { store } = await pausedPage()
    const before = store.getState().mapping
    store.dispatch(mappingOffered(change))
    expect(store.getState().confirm).toEqual(mappingQuestion)
    expect(store.getState().mapping).toBe(before)
  })

  test('is asked about when a run was stopped in the middle', async () => {
    const { store, gate } = await runningPage()
    store.dispatch(stopAsked({ at: 0 }))
    gate.open()
    await ended(store)
    store.dispatch(mappingOffered(change))
    expect(store.getState().confirm).toEqual(mappingQuestion)
  })

  test('applies at once when every row has a result', async () => {
    const { store } = await completedPage()
    store.dispatch(mappingOffered(change))
    expect(store.getState()).toMatchObject({ confirm: null, mapping: change })
  })

  test('changes nothing while a run is going', async () => {
    const { store, gate } = await runningPage()
    const before = store.getState().mapping
    store.dispatch(mappingOffered(change))
    expect(store.getState().mapping).toBe(before)
    expect(store.getState().confirm).toBeNull()
    gate.open()
    await ended(store)
  })
})

describe('an answered question', () => {
  test('is answered once: a second press before the dialog is gone does nothing', async () => {
    const log = emptyLog()
    server.use(cleanseHandler(log))
    const { store } = startedPage(3)
    await ended(store)
    store.dispatch(questionAsked({ kind: 'cleanseAgain' }))
    store.dispatch(questionAnswered('confirmed'))
    store.dispatch(questionAnswered('confirmed'))
    await ended(store)
    expect(log.queries).toEqual([0, 1, 2, 0, 1, 2].map(queryOf))
  })

  test('with Cancel does nothing, and nor does a yes after it', async () => {
    const { store } = await completedPage()
    const before = store.getState().run.results
    store.dispatch(questionAsked({ kind: 'startNew' }))
    store.dispatch(questionAnswered('cancelled'))
    store.dispatch(questionAnswered('confirmed'))
    expect(store.getState().run.results).toBe(before)
  })

  test('about a new cleanse clears the session', async () => {
    const { store } = await completedPage()
    store.dispatch(questionAsked({ kind: 'startNew' }))
    store.dispatch(questionAnswered('confirmed'))
    expect(store.getState()).toMatchObject({ confirm: null, file: { loaded: null }, run: { results: [] } })
  })

  test('about a file has it loaded', async () => {
    const { store } = await completedPage()
    store.dispatch(requestFile(file()))
    await until(store, isAsked)
    store.dispatch(questionAnswered('confirmed'))
    expect((await until(store, isOthers)).confirm).toBeNull()
  })

  test.each([
    ['going on keeps the results', 'confirmed', true],
    ['starting over clears them', 'startOver', false],
  ] as const)('about the columns: %s', async (_, answer, isKept) => {
    const { store } = await pausedPage()
    store.dispatch(stopAsked({ at: 0 }))
    await ended(store)
    store.dispatch(mappingOffered(change))
    store.dispatch(questionAnswered(answer))
    const { mapping, run } = store.getState()
    expect(mapping).toMatchObject(change)
    expect(run.results.some((result) => result !== null)).toBe(isKept)
  })
})
