import { describe, expect, test, vi } from 'vitest'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { foundDownloadAsked, partAsked, resumeAsked } from '../../../src/features/list/listSlice'
import { selectFound } from '../../../src/features/list/listSelectors'
import { selectListTotals, selectNextToReview } from '../../../src/features/list/partSelectors'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { requestFile } from '../../../src/features/file/fileListeners'
import { RECORD_STORAGE_KEY } from '../../../src/features/recovery/recordPersistence'
import { keptSessionRemoved } from '../../../src/features/recovery/recoverySlice'
import { rowsDecided } from '../../../src/features/results/decisionsSlice'
import { thresholdMoved } from '../../../src/features/results/viewSlice'
import { pressSendAgain } from '../../../src/features/run/pressRunButton'
import {
  selectFailedCount,
  selectIsComplete,
  selectIsRunning,
  selectProgress,
  selectUsed,
} from '../../../src/features/run/runSelectors'
import { dedupeChanged, stopAsked } from '../../../src/features/run/runSlice'
import { runStarted, sessionCleared } from '../../../src/features/sessionEvents'
import type { AppStore } from '../../../src/app/store'
import { keptLists } from '../../support/keptLists'
import { listeningServer } from '../../support/listeningServer'
import { cleanseHandler, emptyLog, providerError } from '../../support/provider'
import { createTestWorld, openTestPage, type TestWorld } from '../../support/testStore'
import { createGate, until } from '../../support/until'
import {
  completed,
  ended,
  fileOf,
  hasRecord,
  openWithList,
  queriesOf,
  queryOf,
  resumed,
  sorted,
  upTo,
} from './listPages'

// Parts of seven rows.
vi.mock('../../../src/app/base/constants', async (original) => ({
  ...(await original<object>()),
  MAX_ROWS: 7,
}))

const server = listeningServer()

/** A page on which a list was loaded, beside a provider that answers. */
async function pageWithList(world?: TestWorld, file?: File) {
  const log = emptyLog()
  server.use(cleanseHandler(log))
  return { ...(await openWithList(world, file)), log }
}

describe('a list', () => {
  test('is one job: every row is sent once, part after part', async () => {
    const { store, log, world } = await pageWithList()
    expect(selectProgress(store.getState())).toEqual({ done: 0, total: 20 })
    expect(store.getState().file.loaded?.name).toBe('list.csv')
    const statuses = new Set<boolean>()
    store.dispatch(runStarted())
    store.subscribe(() => void statuses.add(selectIsRunning(store.getState())))
    await completed(store)
    expect(log.queries).toHaveLength(20)
    expect(sorted(log)).toEqual(queriesOf(...upTo(20)))
    expect(selectProgress(store.getState())).toEqual({ done: 20, total: 20 })
    expect(selectUsed(store.getState()).lookups).toBe(20)
    await vi.waitUntil(() => !hasRecord(world))
    // Between two parts it goes on.
    expect([...statuses]).toEqual([true, false])
  })

  test('keeps mapping, threshold and choices for all parts', async () => {
    const { store } = await pageWithList()
    store.dispatch(thresholdMoved(0.3))
    store.dispatch(mappingChanged({ moreAddressColumns: [0] }))
    store.dispatch(runStarted())
    const state = await completed(store)
    expect(state.view.threshold).toBe(0.3)
    expect(state.mapping).toMatchObject({ moreAddressColumns: [0] })
    expect(state.list.at).toBe(2)
  })

  test('stops between parts and goes on with Start', async () => {
    const { store, log } = await pageWithList()
    store.dispatch(runStarted())
    await until(store, (state) => state.list.isMovingOn)
    store.dispatch(stopAsked({ at: 0 }))
    await ended(store)
    expect(selectProgress(store.getState())).toEqual({ done: 7, total: 20 })
    store.dispatch(runStarted())
    await completed(store)
    expect(sorted(log)).toEqual(queriesOf(...upTo(20)))
  })

  test('looks the same text up once in all parts where that is chosen', async () => {
    const lines = [...upTo(9), 2, 3, ...upTo(9)].map((row) => `${row} High Street,B12 0XY`).join('\n')
    const file = new File([`address,postcode\n${lines}\n`], 'list.csv')
    const { store, log } = await pageWithList(createTestWorld(), file)
    store.dispatch(dedupeChanged(true))
    store.dispatch(runStarted())
    const state = await completed(store)
    expect(sorted(log)).toEqual(queriesOf(...upTo(9)))
    expect(selectProgress(state)).toEqual({ done: 20, total: 20 })
    expect(selectUsed(state).lookups).toBe(9)
  })

  test('shows another part, and decisions stay with theirs', async () => {
    const { store } = await pageWithList()
    store.dispatch(runStarted())
    await completed(store)
    store.dispatch(rowsDecided({ rows: [1], decision: 'originalKept' }))
    store.dispatch(partAsked(0))
    const first = await until(store, (state) => state.list.at === 0)
    expect(first.file.loaded?.rows[0]).toEqual(['1 High Street', 'B12 0XY'])
    expect(first.decisions.present).toEqual({})
    expect(selectProgress(first)).toEqual({ done: 20, total: 20 })
    store.dispatch(partAsked(2))
    const last = await until(store, (state) => state.list.at === 2)
    expect(last.file.loaded?.rows[0]).toEqual(['15 High Street', 'B12 0XY'])
    expect(last.decisions.present).toEqual({ 1: 'originalKept' })
  })

  test('is counted as a whole, by the threshold that holds, and says which part is to review next', async () => {
    const { store } = await pageWithList()
    store.dispatch(runStarted())
    await completed(store)
    const sumOf = (state: ReturnType<AppStore['getState']>) => {
      const { good, toReview } = selectListTotals(state)
      return [good, toReview]
    }
    const whole = (threshold: number) => {
      store.dispatch(thresholdMoved(threshold))
      return sumOf(store.getState())
    }
    const before = whole(0)
    store.dispatch(partAsked(0))
    await until(store, (state) => state.list.at === 0)
    expect(whole(0)).toEqual(before)
    expect(whole(1)[0]! + whole(1)[1]!).toBe(20)
    const above = whole(1)
    store.dispatch(partAsked(1))
    await until(store, (state) => state.list.at === 1)
    expect(sumOf(store.getState())).toEqual(above)
    expect(selectNextToReview(store.getState())).toBe(2)
    store.dispatch(rowsDecided({ rows: [0, 1, 2, 3, 4, 5, 6], decision: 'accepted' }))
    store.dispatch(partAsked(2))
    await until(store, (state) => state.list.at === 2)
    expect(selectNextToReview(store.getState())).toBe(0)
  })

  test('sends the failed rows of all parts again', async () => {
    const { store, log, world } = await pageWithList()
    server.use(
      cleanseHandler(log, (query) =>
        queriesOf(2, 9, 16).includes(query) ? providerError(500, 5000, 'Broken') : undefined,
      ),
    )
    store.dispatch(runStarted())
    await completed(store)
    expect(selectFailedCount(store.getState())).toBe(3)
    log.queries.length = 0
    server.use(cleanseHandler(log))
    world.clock.now += 1000
    store.dispatch(pressSendAgain())
    await completed(store)
    expect(sorted(log)).toEqual(queriesOf(2, 9, 16))
    expect(selectFailedCount(store.getState())).toBe(0)
  })

  test('stops and asks after a part with few matches, and goes on when told to', async () => {
    const { store, log } = await pageWithList()
    const none = { result: { match: null, confidence: 0, fit: 0 }, message: 'Success', code: 2000 }
    server.use(
      cleanseHandler(log, (query) =>
        queriesOf(1, 2, 3, 4).includes(query) ? Response.json(none) : undefined,
      ),
    )
    store.dispatch(runStarted())
    await until(store, (state) => state.list.halt === 'fewMatches')
    expect(selectIsRunning(store.getState())).toBe(false)
    expect(log.queries).toHaveLength(7)
    store.dispatch(runStarted())
    await completed(store)
    expect(log.queries).toHaveLength(20)
  })
})

describe('the download of a list', () => {
  const lastDownload = async ({ downloads }: TestWorld) => {
    await vi.waitUntil(() => downloads.length > 0)
    const { name, text } = downloads.pop()!
    const [header, ...lines] = text.trimEnd().split('\r\n')
    return { name, header: header!, addresses: lines.map((line) => line.split(',')[0]) }
  }

  test('holds all parts in the order of the file, below one header', async () => {
    const { store, world } = await pageWithList()
    store.dispatch(runStarted())
    await completed(store)
    store.dispatch(downloadAsked('everything'))
    const { name, header, addresses } = await lastDownload(world)
    expect(name).toBe('list_cleansed.csv')
    expect(header).toMatch(/^address,postcode,CleanSheet Results,/)
    expect(addresses).toEqual(upTo(20).map((row) => `${row} High Street`))
    await until(store, (state) => state.download.isDownloaded)
  })

  test('has the column of errors where another part has one, and decisions of all parts', async () => {
    const { store, log, world } = await pageWithList()
    server.use(
      cleanseHandler(log, (query) => (query === queryOf(2) ? providerError(500, 5000, 'Broken') : undefined)),
    )
    store.dispatch(runStarted())
    await completed(store)
    store.dispatch(rowsDecided({ rows: [0], decision: 'originalKept' }))
    store.dispatch(partAsked(1))
    await until(store, (state) => state.list.at === 1)
    store.dispatch(downloadAsked('everything'))
    await vi.waitUntil(() => world.downloads.length > 0)
    const lines = world.downloads[0]!.text.split('\r\n')
    expect(lines[0]).toMatch(/,Error$/)
    expect(lines[2]).toMatch(/,Broken$/)
    expect(store.getState().download.written).toMatchObject({ rows: 20, kept: 1 })
  })

  test('is partial before all parts are done', async () => {
    const { store, world } = await pageWithList()
    store.dispatch(runStarted())
    await until(store, (state) => state.list.isMovingOn)
    store.dispatch(stopAsked({ at: 0 }))
    await ended(store)
    store.dispatch(downloadAsked('everything'))
    const { name, addresses } = await lastDownload(world)
    expect(name).toBe('list_partial_cleansed.csv')
    expect(addresses).toHaveLength(7)
  })

  test('is offered for a list that was found, and asks no more', async () => {
    const world = createTestWorld()
    const { store } = await pageWithList(world)
    store.dispatch(runStarted())
    await completed(store)
    const next = openTestPage(world)
    await until(next.store, (state) => selectFound(state) !== null)
    next.store.dispatch(foundDownloadAsked())
    const { name, addresses } = await lastDownload(world)
    expect(name).toBe('list_cleansed.csv')
    expect(addresses).toEqual(upTo(20).map((row) => `${row} High Street`))
    await until(next.store, (state) => selectFound(state)?.isDownloaded === true)
    expect(next.store.getState().file.loaded).toBeNull()
  })

  test('of a list that was removed from the device still holds all parts', async () => {
    const { store, world } = await pageWithList()
    store.dispatch(runStarted())
    await completed(store)
    store.dispatch(keptSessionRemoved())
    await vi.waitUntil(async () => (await keptLists(world)) === 0)
    store.dispatch(downloadAsked('everything'))
    expect((await lastDownload(world)).addresses).toHaveLength(20)
  })
})

describe('the next page', () => {
  test('resumes a list in the middle of a part, without the file', async () => {
    const world = createTestWorld()
    const { store, log } = await pageWithList(world)
    const gate = createGate()
    server.use(
      cleanseHandler(log, async (query) => {
        if (Number.parseInt(query, 10) > 12) await gate.opened
        return undefined
      }),
    )
    store.dispatch(runStarted())
    await until(store, (state) => selectProgress(state).done === 12)
    await vi.waitUntil(() => hasRecord(world))
    await vi.waitUntil(() => world.storage.texts.get(RECORD_STORAGE_KEY)!.includes('"done":5'))

    const next = await resumed(world)
    expect(selectProgress(next.store.getState())).toEqual({ done: 12, total: 20 })
    log.queries.length = 0
    server.use(cleanseHandler(log))
    next.store.dispatch(runStarted())
    await completed(next.store)
    expect(sorted(log)).toEqual(queriesOf(13, 14, 15, 16, 17, 18, 19, 20))
  })

  test('resumes a list between two parts', async () => {
    const world = createTestWorld()
    const { store, log } = await pageWithList(world)
    store.dispatch(runStarted())
    await until(store, (state) => state.list.isMovingOn)
    store.dispatch(stopAsked({ at: 0 }))
    await ended(store)
    await vi.waitUntil(() => !hasRecord(world))

    const page = openTestPage(world)
    const found = await until(page.store, (state) => selectFound(state) !== null)
    expect(selectFound(found)).toMatchObject({ fileName: 'list.csv', done: 7, total: 20, isFinished: false })
    page.store.dispatch(resumeAsked())
    await until(page.store, (state) => state.recovery.kept.status === 'own')
    page.store.dispatch(runStarted())
    await completed(page.store)
    expect(sorted(log)).toEqual(queriesOf(...upTo(20)))
  })

  test('asks for a file that was not kept, and goes on with it', async () => {
    const world = createTestWorld()
    const { store, log } = await pageWithList(world)
    store.dispatch(runStarted())
    await until(store, (state) => state.list.isMovingOn)
    store.dispatch(stopAsked({ at: 0 }))
    await ended(store)
    await vi.waitUntil(() => !hasRecord(world))
    const database = await world.databases.open('cleansheet', 1)
    await database.clear('files')

    const next = await resumed(world)
    next.store.dispatch(runStarted())
    await until(next.store, (state) => state.list.halt === 'fileMissing')
    next.store.dispatch(requestFile(fileOf(19)))
    await until(next.store, (state) => state.file.attempt.status === 'refused')
    next.store.dispatch(requestFile(fileOf(20)))
    await until(next.store, (state) => state.list.halt === 'none')
    next.store.dispatch(runStarted())
    await completed(next.store)
    expect(sorted(log)).toEqual(queriesOf(...upTo(20)))
  })

  test('finds a finished list, and shows its parts', async () => {
    const world = createTestWorld()
    const { store } = await pageWithList(world)
    store.dispatch(runStarted())
    await completed(store)
    const next = await resumed(world)
    expect(selectIsComplete(next.store.getState())).toBe(true)
    next.store.dispatch(partAsked(0))
    await until(next.store, (state) => state.list.at === 0)
  })

  test('finds nothing of a list that was cleared', async () => {
    const world = createTestWorld()
    const { store } = await pageWithList(world)
    store.dispatch(runStarted())
    await completed(store)
    store.dispatch(sessionCleared())
    await vi.waitUntil(async () => (await keptLists(world)) === 0)
    expect(hasRecord(world)).toBe(false)
  })
})

test('a list that IndexedDB refuses runs to its end, and says that it is not kept', async () => {
  const world = createTestWorld()
  world.databases.refuses = true
  const { store, log } = await pageWithList(world)
  store.dispatch(runStarted())
  await until(store, (state) => selectIsComplete(state) && !selectIsRunning(state))
  expect(log.queries).toHaveLength(20)
  expect(store.getState().list.keeping).toBe('refused')
  store.dispatch(partAsked(0))
  const first = await until(store, (state) => state.list.at === 0)
  expect(first.run.results.every((result) => result?.kind === 'answered')).toBe(true)
})
