import { describe, expect, test, vi } from 'vitest'
import { questionAnswered } from '../../../src/features/confirm/confirmSlice'
import { requestFile } from '../../../src/features/file/fileListeners'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { selectHasUnsavedResults } from '../../../src/features/download/unsavedSelectors'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { RECORD_STORAGE_KEY } from '../../../src/features/recovery/recordPersistence'
import { selectFinishedStored } from '../../../src/features/list/partSelectors'
import { discardAsked, resumeAsked } from '../../../src/features/list/listSlice'
import { storedSessionRemoved } from '../../../src/features/recovery/recoverySlice'
import { rowsDecided } from '../../../src/features/results/decisionsSlice'
import { thresholdMoved } from '../../../src/features/results/viewSlice'
import { selectIsComplete, selectStatus } from '../../../src/features/run/runSelectors'
import { rowLookedUp } from '../../../src/features/run/runSlice'
import {
  rowsSentAgain,
  resultsCleared,
  runStarted,
  sessionCleared,
} from '../../../src/features/sessionEvents'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { answered, csvFile, sessionRecord } from '../../support/builders'
import { encodeRecord } from '../../../src/features/recovery/recordText'
import { keptCleanse } from '../../support/keptLists'
import { listeningServer } from '../../support/listeningServer'
import { passTime, playedTimers, settled } from '../../support/playedTimers'
import { cleanseHandler, emptyLog, providerError } from '../../support/provider'
import { fileOf, outcomesOf, queryOf, startedPage } from '../../support/runs'
import { until } from '../../support/until'
import { createTestWorld, openTestPage, type TestWorld } from '../../support/testStore'

const server = listeningServer()
playedTimers()

const NOW = createTestWorld().clock.now
const DAY = 24 * 60 * 60 * 1000
const storedAt = (world: TestWorld, key: string) => world.storage.texts.get(key)
const hasRecord = (world: TestWorld) => storedAt(world, RECORD_STORAGE_KEY) !== undefined

/** A page whose run of three rows is completed; with `fails` the second row failed. */
async function completedPage({ fails = false, world = createTestWorld() } = {}) {
  const log = emptyLog()
  server.use(
    cleanseHandler(log, (query) =>
      fails && query === queryOf(1) ? providerError(500, 5000, 'Server broke') : undefined,
    ),
  )
  const page = startedPage(3, world)
  await passTime(0)
  expect(selectIsComplete(page.store.getState())).toBe(true)
  return { ...page, log }
}

/** The next page of the same browser; the page before is as good as gone. */
async function reopened(world: TestWorld) {
  const page = openTestPage(world)
  await passTime(0)
  return page
}

const foundIn = ({ store }: Awaited<ReturnType<typeof reopened>>) => {
  const { session } = store.getState().recovery
  return session.status === 'found' ? session.record : null
}

describe('when a run completes', () => {
  test('the record goes and the finished session is kept', async () => {
    const { world, store } = await completedPage()
    expect(hasRecord(world)).toBe(false)
    expect(await keptCleanse(world)).toMatchObject({
      fileName: 'customers.csv',
      progress: { done: 3, total: 3 },
      line1Col: 0,
      postcodeCol: 1,
      threshold: 0.5,
      decisions: {},
      isDownloaded: false,
    })
    expect(selectFinishedStored(store.getState())).toEqual({ isStored: true, since: world.clock.now })
  })

  test('and IndexedDB refuses it, the record stays, the page says so, and the next change is stored', async () => {
    const world = createTestWorld()
    world.databases.refuses = true
    const { store } = await completedPage({ world })
    expect(store.getState().list.storing).toBe('refused')
    expect(selectFinishedStored(store.getState())).toBeNull()
    expect(hasRecord(world)).toBe(true)
    const next = await reopened(world)
    expect(foundIn(next)).toMatchObject({ progress: { done: 3, total: 3 } })

    world.databases.refuses = false
    store.dispatch(thresholdMoved(0.5))
    await passTime(300)
    expect(store.getState().list.storing).toBe('stored')
    expect(await keptCleanse(world)).toMatchObject({ threshold: 0.5 })
    expect(hasRecord(world)).toBe(false)
  })

  test('and IndexedDB breaks later, it goes on record again with what was decided since', async () => {
    const { world, store } = await completedPage()
    world.databases.refuses = true
    world.databases.die()
    store.dispatch(rowsDecided({ rows: [0], decision: 'originalKept' }))
    await passTime(300)
    expect(store.getState().list.storing).toBe('refused')
    expect(JSON.parse(storedAt(world, RECORD_STORAGE_KEY)!)).toMatchObject({
      decisions: { 0: 'originalKept' },
    })
  })
})

describe('what is done afterwards is kept too:', () => {
  test('decisions at once, and the threshold once it has rested for 0.3 s', async () => {
    const { world, store } = await completedPage()
    store.dispatch(rowsDecided({ rows: [0], decision: 'originalKept' }))
    await settled()
    expect(await keptCleanse(world)).toMatchObject({ decisions: { 0: 'originalKept' } })
    store.dispatch(thresholdMoved(0.7))
    await passTime(200)
    store.dispatch(thresholdMoved(0.6))
    await passTime(200)
    expect(await keptCleanse(world)).toMatchObject({ threshold: 0.5 })
    await passTime(100)
    expect(await keptCleanse(world)).toMatchObject({ threshold: 0.6 })
  })

  test('at once when the page is hidden', async () => {
    const { world, store } = await completedPage()
    store.dispatch(thresholdMoved(0.6))
    world.visibility.hide()
    await settled()
    expect(await keptCleanse(world)).toMatchObject({ threshold: 0.6 })
  })

  test('a lookup, at once, and the time with it', async () => {
    const { world, store } = await completedPage()
    world.clock.now += 1000
    store.dispatch(rowLookedUp({ row: 1, result: answered({ UPRN: '7' }, 'new'), at: world.clock.now }))
    await settled()
    expect(await keptCleanse(world)).toMatchObject({ timestamp: world.clock.now, lookups: 4 })
    expect(JSON.stringify(await keptCleanse(world))).toContain('"new"')
  })

  test('that it was downloaded, and that it changed again', async () => {
    const { world, store } = await completedPage()
    store.dispatch(downloadAsked('everything'))
    await vi.dynamicImportSettled()
    await passTime(300)
    expect(await keptCleanse(world)).toMatchObject({ isDownloaded: true })
    store.dispatch(rowsDecided({ rows: [0], decision: 'originalKept' }))
    await passTime(300)
    expect(await keptCleanse(world)).toMatchObject({ isDownloaded: false })
  })
})

describe('the next page', () => {
  test('finds it, and shows it as it was: completed, decided, to be downloaded', async () => {
    const { world, store } = await completedPage({ fails: true })
    store.dispatch(rowsDecided({ rows: [0], decision: 'originalKept' }))
    store.dispatch(thresholdMoved(0.4))
    await passTime(300)
    const next = await reopened(world)
    expect(foundIn(next)).toMatchObject({ fileName: 'customers.csv', isDownloaded: false })
    expect(next.store.getState().run.results).toEqual([])

    next.store.dispatch(resumeAsked())
    const state = next.store.getState()
    expect(outcomesOf(state)).toEqual([true, 'Server broke', true])
    expect(selectStatus(state)).toBe('completed')
    expect(state.decisions.present).toEqual({ 0: 'originalKept' })
    expect(state.view.threshold).toBe(0.4)
    expect(state.run).toMatchObject({ lookups: 2, phase: { status: 'idle' } })
    expect(selectHasUnsavedResults(state)).toBe(true)
    expect(selectFinishedStored(state)).toMatchObject({ isStored: true })
    next.store.dispatch(downloadAsked('everything'))
    await vi.dynamicImportSettled()
    expect(world.downloads.map(({ name }) => name)).toEqual(['customers_cleansed.csv'])
  })

  test('keeps what is decided once it is shown', async () => {
    const { world } = await completedPage()
    const next = await reopened(world)
    next.store.dispatch(resumeAsked())
    next.store.dispatch(rowsDecided({ rows: [2], decision: 'accepted' }))
    await passTime(300)
    expect(await keptCleanse(world)).toMatchObject({ decisions: { 2: 'accepted' } })
    expect(next.store.getState().recovery.saving).toBe('works')
  })

  test('is not asked about leaving once it was downloaded before', async () => {
    const { world, store } = await completedPage()
    store.dispatch(downloadAsked('everything'))
    await vi.dynamicImportSettled()
    await passTime(300)
    const next = await reopened(world)
    expect(foundIn(next)).toMatchObject({ isDownloaded: true })
    next.store.dispatch(resumeAsked())
    expect(selectHasUnsavedResults(next.store.getState())).toBe(false)
  })

  test('leaves it alone until the user decides', async () => {
    const { world } = await completedPage()
    const before = await keptCleanse(world)
    for (const _ of [1, 2]) expect(foundIn(await reopened(world))).not.toBeNull()
    expect(await keptCleanse(world)).toEqual(before)
  })

  test.each([
    ['24 hours old', (world: TestWorld) => (world.clock.now += DAY)],
    ['from more than a day ahead', (world: TestWorld) => (world.clock.now -= DAY + 1)],
  ])('finds none and removes it when it is %s', async (_, spoil) => {
    const { world } = await completedPage()
    spoil(world)
    expect(foundIn(await reopened(world))).toBeNull()
    expect(await keptCleanse(world)).toBeNull()
  })

  test('does not put it before a file that was loaded by then', async () => {
    const { world } = await completedPage()
    const before = await keptCleanse(world)
    const next = openTestPage(world)
    next.store.dispatch(fileLoaded(fileOf(2)))
    await passTime(0)
    expect(foundIn(next)).toBeNull()
    expect(await keptCleanse(world)).toEqual(before)
  })

  test('removes one that is too old also where an unfinished session is found', async () => {
    const { world } = await completedPage()
    world.clock.now += DAY
    world.storage.texts.set(RECORD_STORAGE_KEY, encodeRecord(sessionRecord({ timestamp: world.clock.now })))
    expect(foundIn(await reopened(world))).toMatchObject({ progress: { done: 1 } })
    expect(await keptCleanse(world)).toBeNull()
  })

  test('finds the unfinished session first, and the finished one when that is discarded', async () => {
    const { world } = await completedPage()
    world.storage.texts.set(
      RECORD_STORAGE_KEY,
      encodeRecord(sessionRecord({ fileName: 'others.csv', timestamp: world.clock.now, isDownloaded: true })),
    )
    const next = await reopened(world)
    expect(foundIn(next)?.fileName).toBe('others.csv')
    next.store.dispatch(discardAsked())
    await passTime(0)
    expect(foundIn(next)?.fileName).toBe('customers.csv')
    expect(hasRecord(world)).toBe(false)
  })
})

describe('the copy goes', () => {
  test.each([
    ['with another file', fileLoaded(csvFile())],
    ['with Start New Cleanse', sessionCleared()],
    ['when every row is looked up again', resultsCleared()],
    ['with Remove now, and what is decided afterwards is not kept', storedSessionRemoved()],
  ])('%s', async (_, event) => {
    const { world, store } = await completedPage()
    store.dispatch(event)
    store.dispatch(rowsDecided({ rows: [0], decision: 'originalKept' }))
    await passTime(300)
    expect([...world.storage.texts.keys()].filter((key) => key !== 'cleansheet:mappings')).toEqual([])
  })

  test('with Remove now, which leaves the results on the page', async () => {
    const { store } = await completedPage()
    store.dispatch(storedSessionRemoved())
    expect(outcomesOf(store.getState())).toEqual([true, true, true])
    expect(selectFinishedStored(store.getState())).toEqual({ isStored: false })
  })
})

describe('a retry of failed rows', () => {
  test('is found unfinished by the next page, decisions included; discarded, nothing is left', async () => {
    const { world, store } = await completedPage({ fails: true })
    store.dispatch(rowsDecided({ rows: [0], decision: 'originalKept' }))
    await passTime(300)
    server.use(cleanseHandler(emptyLog(), () => new Promise(() => {})))
    store.dispatch(rowsSentAgain({ at: world.clock.now }))
    await passTime(0)

    const next = await reopened(world)
    expect(foundIn(next)).toMatchObject({ progress: { done: 2, total: 3 }, decisions: { 0: 'originalKept' } })
    next.store.dispatch(discardAsked())
    next.store.dispatch(questionAnswered('confirmed'))
    await passTime(0)
    expect(foundIn(next)).toBeNull()
    expect(await keptCleanse(world)).toBeNull()
  })

  test('ends in a copy again', async () => {
    const { world, store } = await completedPage({ fails: true })
    server.use(cleanseHandler(emptyLog()))
    store.dispatch(rowsSentAgain({ at: world.clock.now }))
    await passTime(0)
    expect(outcomesOf(store.getState())).toEqual([true, true, true])
    expect(hasRecord(world)).toBe(false)
    expect(await keptCleanse(world)).toMatchObject({ progress: { done: 3, total: 3 }, lookups: 3 })
  })
})

test('a cleanse whose columns changed, so that rows are left to send, is found unfinished', async () => {
  server.use(cleanseHandler(emptyLog()))
  const { store, world } = openTestPage()
  store.dispatch(
    fileLoaded(
      csvFile({
        headers: ['address', 'postcode', 'town'],
        rows: [
          ['', '', 'Bath'],
          ['1 High Street', '', ''],
        ],
      }),
    ),
  )
  store.dispatch(runStarted())
  await passTime(0)
  expect(await keptCleanse(world)).not.toBeNull()
  store.dispatch(mappingChanged({ moreAddressColumns: [2] }))
  await passTime(300)
  expect(foundIn(await reopened(world))).toMatchObject({ progress: { done: 1, total: 2 } })
})

describe('giving up what was found', () => {
  const found = async ({ isDownloaded = false } = {}) => {
    const { world, store } = await completedPage()
    if (isDownloaded) store.dispatch(downloadAsked('everything'))
    await vi.dynamicImportSettled()
    await passTime(300)
    world.downloads.length = 0
    return { world, next: await reopened(world) }
  }

  test('asks first when it was paid for and not downloaded; Cancel leaves it', async () => {
    const { world, next } = await found()
    next.store.dispatch(discardAsked())
    expect(next.store.getState().confirm).toEqual({ kind: 'giveUp', isFinished: true })
    next.store.dispatch(questionAnswered('cancelled'))
    await settled()
    expect(foundIn(next)).not.toBeNull()
    expect(await keptCleanse(world)).not.toBeNull()
  })

  test('deletes it when that is confirmed', async () => {
    const { world, next } = await found()
    next.store.dispatch(discardAsked())
    next.store.dispatch(questionAnswered('confirmed'))
    await settled()
    expect(foundIn(next)).toBeNull()
    expect(await keptCleanse(world)).toBeNull()
  })

  test('downloads it there and then, and asks no more', async () => {
    const { world, next } = await found()
    next.store.dispatch(discardAsked())
    next.store.dispatch(questionAnswered('download'))
    await settled()
    const [download] = world.downloads
    expect(download?.name).toBe('customers_cleansed.csv')
    expect(download?.text.split('\r\n')).toHaveLength(3 + 2)
    expect(next.store.getState().file.loaded).toBeNull()
    expect(await keptCleanse(world)).toMatchObject({ isDownloaded: true })
    next.store.dispatch(discardAsked())
    await settled()
    expect(next.store.getState().confirm).toBeNull()
    expect(await keptCleanse(world)).toBeNull()
  })

  test('asks nothing when it was downloaded, nor does another file', async () => {
    const { world, next } = await found({ isDownloaded: true })
    next.store.dispatch(requestFile(new File(['address,postcode\n1,2\n'], 'new.csv')))
    await settled()
    expect(next.store.getState().confirm).toBeNull()
    expect(next.store.getState().file.loaded?.name).toBe('new.csv')
    await settled()
    expect(await keptCleanse(world)).toBeNull()
  })

  test('asks before another file takes its place while it is not downloaded', async () => {
    const { next } = await found()
    next.store.dispatch(requestFile(new File(['address,postcode\n1,2\n'], 'new.csv')))
    const { confirm } = await until(next.store, (state) => state.confirm !== null)
    expect(confirm).toMatchObject({ kind: 'replaceFile' })
  })

  test.each([
    ['answers that were paid for', sessionRecord({ timestamp: NOW }), { kind: 'giveUp', isFinished: false }],
    [
      'no answers',
      sessionRecord({ timestamp: NOW, resultRows: [null, { kind: 'failed', error: 'x' }] }),
      null,
    ],
    ['downloaded answers', sessionRecord({ timestamp: NOW, isDownloaded: true }), null],
  ])('Start Fresh with %s', async (_, record, question) => {
    const world = createTestWorld()
    world.storage.texts.set(RECORD_STORAGE_KEY, encodeRecord(record))
    const next = await reopened(world)
    next.store.dispatch(discardAsked())
    expect(next.store.getState().confirm).toEqual(question)
    if (question) next.store.dispatch(questionAnswered('download'))
    await settled()
    expect(world.downloads.map(({ name }) => name)).toEqual(
      question ? ['customers_partial_cleansed.csv'] : [],
    )
    expect(hasRecord(world)).toBe(question !== null)
  })
})

describe('two tabs', () => {
  test('keep a finished cleanse each, and the next page finds the latest first', async () => {
    const world = createTestWorld()
    const second = await reopened(world)
    await completedPage({ world })
    world.clock.now += 1000
    second.store.dispatch(fileLoaded({ ...fileOf(2), name: 'second.csv' }))
    second.store.dispatch(runStarted())
    await passTime(0)
    const next = await reopened(world)
    expect(foundIn(next)?.fileName).toBe('second.csv')
    next.store.dispatch(discardAsked())
    next.store.dispatch(questionAnswered('confirmed'))
    await passTime(0)
    expect(foundIn(next)?.fileName).toBe('customers.csv')
  })

  test('that show the same one: what one removes, the other does not bring back, and says so', async () => {
    const { world, store } = await completedPage()
    const next = await reopened(world)
    next.store.dispatch(resumeAsked())
    next.store.dispatch(storedSessionRemoved())
    await settled()
    store.dispatch(thresholdMoved(0.3))
    await passTime(300)
    expect(store.getState().list.storing).toBe('removed')
    expect(selectFinishedStored(store.getState())).toBeNull()
    expect(await keptCleanse(world)).toBeNull()
    store.dispatch(fileLoaded(fileOf(1)))
    expect(store.getState().list.storing).toBe('stored')
  })
})
