import { describe, expect, test, vi } from 'vitest'
import type { AppStore } from '../../../src/app/store'
import { RECORD_STORAGE_KEY } from '../../../src/features/saved/recordPersistence'
import { kindsChosen } from '../../../src/features/mapping/mappingSlice'
import { foundSessionDiscarded, resumeAsked } from '../../../src/features/saved/savedSlice'
import { runResumed, runStarted, sessionCleared } from '../../../src/features/session/sessionEvents'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { listeningServer, spent } from '../../support/provider'
import { passTime, playTimers, settled, until } from '../../support/waiting'
import { fileOf, queryOf, range } from '../../support/builders'
import { storedSessions } from '../../support/storedSessions'
import { createTestWorld, type TestWorld } from '../../support/testWorld'
import { ended, paused, startedPage, openTestPage, rehydrated } from '../../support/testStore'
import { columnsOf } from '../../support/columnsOf'

const server = listeningServer()

const HOUR = 60 * 60 * 1000
const savedText = (world: TestWorld) => world.storage.texts.get(RECORD_STORAGE_KEY)

/** How many rows were done in each record that is written from now on. */
function writesOf(world: TestWorld) {
  const writes: number[] = []
  const { setItem } = world.storage
  world.storage.setItem = (key, text) => {
    if (key === RECORD_STORAGE_KEY)
      writes.push((JSON.parse(text) as { progress: { done: number } }).progress.done)
    setItem.call(world.storage, key, text)
  }
  return writes
}

/** A world in which a run of 12 rows was paused by a spent balance after 5, and its page is gone. */
async function worldWithRecord() {
  server.answers((query) => (server.queries.indexOf(query) < 5 ? undefined : spent()))
  const page = startedPage(12)
  await paused(page.store)
  await until(() => savedText(page.world)?.includes('"done":5'))
  await settled()
  server.answers()
  return { world: page.world }
}

/** Opens a page and waits until it has looked for a record. */
async function reopened(world: TestWorld) {
  const page = openTestPage(world)
  await rehydrated(page.store)
  return page
}

/** The session that was found is on the page. */
const onPage = (store: AppStore) => until(store, ({ saved }) => saved.session.status === 'onPage')

describe('the record', () => {
  test('is saved during the run and gone when that completes', async () => {
    server.answers()
    const world = createTestWorld()
    const writes = writesOf(world)
    const { store } = startedPage(12, world)
    await ended(store)
    await until(() => savedText(world) === undefined)
    expect(writes).toContain(5)
  })

  test('has the last answers once the run pauses, however quickly they came', async () => {
    playTimers()
    server.answers((query) => (server.queries.indexOf(query) < 9 ? undefined : spent()))
    const { store, world } = startedPage(12)
    await paused(store)
    await settled()
    expect(savedText(world)).toContain('"progress":{"done":9,')
  })

  test('has each batch, however quick, while IndexedDB does not answer', async () => {
    playTimers()
    server.answers()
    const world = createTestWorld()
    const writes = writesOf(world)
    const { store } = startedPage(20, world, { openDatabase: () => new Promise(() => {}) })
    await settled()
    await passTime(3000)
    await ended(store)
    await settled()
    expect(writes).toEqual([0, 5, 10, 15, 20])
  })

  test('does not redraw the screen with each of 12 batches', async () => {
    // The screen follows by a timer, which never ends here.
    playTimers()
    server.answers()
    const { store, world } = startedPage(60)
    let drawn = 0
    store.subscribe(() => {
      drawn += 1
    })
    await ended(store)
    expect(savedText(world)).toBeDefined()
    expect(drawn).toBeLessThan(10)
  })

  test('keeps what the user chooses while the run is paused', async () => {
    server.answers(spent)
    const { store, world } = startedPage(3)
    await paused(store)
    store.dispatch(kindsChosen({ 1: 'stays' }))
    await until(() => savedText(world)?.includes('"kinds":{"1":"stays"}'))
    await until(async () => (await storedSessions(world))[0]?.kinds?.[1] === 'stays')
    const next = await reopened(world)
    next.store.dispatch(resumeAsked())
    expect(columnsOf(await onPage(next.store)).kinds).toEqual({ 1: 'stays' })
  })

  test('brings its session back once, however often Resume Cleanse is pressed', async () => {
    const { world } = await worldWithRecord()
    const { store } = await reopened(world)
    for (const _ of [1, 2]) store.dispatch(resumeAsked())
    const resumed = await onPage(store)
    store.dispatch(resumeAsked())
    await settled()
    expect(store.getState().run).toBe(resumed.run)
    expect(store.getState().saved.session).toEqual(resumed.saved.session)
  })

  test('is found by the next page, which resumes with the remaining rows', async () => {
    const { world } = await worldWithRecord()
    const { store } = await reopened(world)
    expect(store.getState().saved.session).toMatchObject({
      status: 'found',
      found: { done: 5, rows: 12 },
    })
    store.dispatch(resumeAsked())
    await onPage(store)
    expect(store.getState().file.loaded?.rows).toHaveLength(12)
    server.queries.length = 0
    store.dispatch(runStarted())
    await ended(store)
    expect(server.queries).toEqual(range(5, 12).map(queryOf))
    expect(store.getState().run.results.every((result) => result?.kind === 'answered')).toBe(true)
  })

  test.each([
    ['Start Fresh', foundSessionDiscarded()],
    ['a new file', fileLoaded(fileOf(2))],
    ['Start New Cleanse', sessionCleared()],
  ])('goes with %s', async (_, event) => {
    const { world } = await worldWithRecord()
    const { store } = await reopened(world)
    store.dispatch(event)
    await until(() => savedText(world) === undefined)
    expect(store.getState().saved.session.status).toBe('none')
  })

  test.each([
    ['older than 24 hours', (world: TestWorld) => (world.clock.now += 24 * HOUR)],
    ['from more than a day ahead', (world: TestWorld) => (world.clock.now -= 25 * HOUR)],
    ['broken', (world: TestWorld) => world.storage.texts.set(RECORD_STORAGE_KEY, '{"progress":')],
    ['foreign', (world: TestWorld) => world.storage.texts.set(RECORD_STORAGE_KEY, '{"progress":{"done":1}}')],
  ])('is ignored and removed when it is %s', async (_, spoil) => {
    const { world } = await worldWithRecord()
    spoil(world)
    const { store } = await reopened(world)
    expect(store.getState().saved.session.status).toBe('none')
    await until(() => savedText(world) === undefined)
  })
})

test('when storage refuses, the page says so and the run goes on; the notice goes when saving works again', async () => {
  let isSpent = true
  server.answers((query) => (isSpent && query === queryOf(6) ? spent() : undefined))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const world = createTestWorld()
  world.storage.refuses = true
  const { store } = startedPage(12, world)
  await until(store, ({ run, saved }) => run.phase.status === 'paused' && saved.saving === 'fails')
  world.storage.refuses = false
  isSpent = false
  store.dispatch(runResumed())
  await until(store, ({ run, saved }) => run.phase.status === 'idle' && saved.saving === 'works')
  expect(store.getState().run.results.every((result) => result?.kind === 'answered')).toBe(true)
})
