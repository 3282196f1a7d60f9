import { describe, expect, test, vi } from 'vitest'
import type { RootState } from '../../../src/app/base/types'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { requestFile } from '../../../src/features/file/fileListeners'
import { foundDownloadAsked, resumeAsked } from '../../../src/features/list/listSlice'
import { selectFound } from '../../../src/features/list/listSelectors'
import { selectListTotals, selectNextToReview } from '../../../src/features/list/partSelectors'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { RECORD_STORAGE_KEY } from '../../../src/features/recovery/recordPersistence'
import { storedSessionRemoved } from '../../../src/features/recovery/recoverySlice'
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
import { dedupeChanged } from '../../../src/features/run/runSlice'
import { runStarted, sessionCleared } from '../../../src/features/sessionEvents'
import { keptLists } from '../../support/keptLists'
import { cleanseHandler, providerError } from '../../support/provider'
import { createTestWorld, openTestPage } from '../../support/testStore'
import { createGate, eventually, until } from '../../support/until'
import {
  completed,
  completedList,
  downloaded,
  fileAt,
  fileOf,
  hasRecord,
  lastDownload,
  pageWithList,
  queriesOf,
  resumed,
  resumeFound,
  server,
  show,
  sorted,
  stoppedBetween,
  upTo,
} from './listPages'

// Parts of seven rows.
vi.mock('../../../src/app/base/constants', async (original) => ({
  ...(await original<object>()),
  MAX_ROWS: 7,
}))

/** Fails the rows with these house numbers. */
const failing =
  (...rows: number[]) =>
  (query: string) =>
    queriesOf(...rows).includes(query) ? providerError(500, 5000, 'Broken') : undefined

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
    await eventually(() => !hasRecord(world))
    // It also runs between two parts.
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
    const { store, log } = await stoppedBetween()
    expect(selectProgress(store.getState())).toEqual({ done: 7, total: 20 })
    store.dispatch(runStarted())
    await completed(store)
    expect(sorted(log)).toEqual(queriesOf(...upTo(20)))
  })

  test('looks the same text up once in all parts if that is chosen', async () => {
    const { store, log } = await pageWithList({ file: fileAt(...upTo(9), 2, 3, ...upTo(9)) })
    store.dispatch(dedupeChanged(true))
    store.dispatch(runStarted())
    const state = await completed(store)
    expect(sorted(log)).toEqual(queriesOf(...upTo(9)))
    expect(selectProgress(state)).toEqual({ done: 20, total: 20 })
    expect(selectUsed(state).lookups).toBe(9)
  })

  test('shows another part, and decisions stay with theirs', async () => {
    const { store } = await completedList()
    store.dispatch(rowsDecided({ rows: [1], decision: 'originalKept' }))
    const first = await show(store, 0)
    expect(first.file.loaded?.rows[0]).toEqual(['1 High Street', 'B12 0XY'])
    expect(first.decisions.present).toEqual({})
    expect(selectProgress(first)).toEqual({ done: 20, total: 20 })
    const last = await show(store, 2)
    expect(last.file.loaded?.rows[0]).toEqual(['15 High Street', 'B12 0XY'])
    expect(last.decisions.present).toEqual({ 1: 'originalKept' })
  })

  test('is counted as a whole, by the current threshold, and names the next part to review', async () => {
    const { store } = await completedList()
    const sumOf = (state: RootState) => {
      const { good, toReview } = selectListTotals(state)
      return [good, toReview]
    }
    const whole = (threshold: number) => {
      store.dispatch(thresholdMoved(threshold))
      return sumOf(store.getState())
    }
    const before = whole(0)
    await show(store, 0)
    expect(whole(0)).toEqual(before)
    expect(whole(1)[0]! + whole(1)[1]!).toBe(20)
    const above = whole(1)
    expect(sumOf(await show(store, 1))).toEqual(above)
    expect(selectNextToReview(store.getState())).toBe(2)
    store.dispatch(rowsDecided({ rows: [0, 1, 2, 3, 4, 5, 6], decision: 'accepted' }))
    expect(selectNextToReview(await show(store, 2))).toBe(0)
  })

  test('sends the failed rows of all parts again', async () => {
    const { store, log, world } = await completedList({ respond: failing(2, 9, 16) })
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
    const none = { result: { match: null, confidence: 0, fit: 0 }, message: 'Success', code: 2000 }
    const { store, log } = await pageWithList({
      respond: (query) => (queriesOf(1, 2, 3, 4).includes(query) ? Response.json(none) : undefined),
    })
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
  const addressesOf = (rows: number) => upTo(rows).map((row) => `${row} High Street`)

  test('holds all parts in the order of the file, below one header', async () => {
    const page = await completedList()
    const { name, header, addresses } = await downloaded(page)
    expect(name).toBe('list_cleansed.csv')
    expect(header).toMatch(/^address,postcode,CleanSheet Results,/)
    expect(addresses).toEqual(addressesOf(20))
    await until(page.store, (state) => state.download.isDownloaded)
  })

  test('has the column of errors where another part has one, and decisions of all parts', async () => {
    const page = await completedList({ respond: failing(2) })
    page.store.dispatch(rowsDecided({ rows: [0], decision: 'originalKept' }))
    await show(page.store, 1)
    const { header, lines } = await downloaded(page)
    expect(header).toMatch(/,Error$/)
    expect(lines[1]).toMatch(/,Broken$/)
    expect(page.store.getState().download.written).toMatchObject({ rows: 20, originals: 1 })
  })

  test('is partial before all parts are done', async () => {
    const { name, addresses } = await downloaded(await stoppedBetween())
    expect(name).toBe('list_partial_cleansed.csv')
    expect(addresses).toHaveLength(7)
  })

  test('is offered for a list that was found, and asks no more', async () => {
    const { world } = await completedList()
    const { store } = openTestPage(world)
    await until(store, (state) => selectFound(state) !== null)
    store.dispatch(foundDownloadAsked())
    const { name, addresses } = await lastDownload(world)
    expect(name).toBe('list_cleansed.csv')
    expect(addresses).toEqual(addressesOf(20))
    await until(store, (state) => selectFound(state)?.isDownloaded === true)
    expect(store.getState().file.loaded).toBeNull()
  })

  test('of a list that was removed from the device still holds all parts', async () => {
    const page = await completedList()
    page.store.dispatch(storedSessionRemoved())
    await eventually(async () => (await keptLists(page.world)) === 0)
    expect((await downloaded(page)).addresses).toHaveLength(20)
  })

  test('does not leave out in silence a part that cannot be read', async () => {
    const { store, world } = await completedList()
    await (await world.databases.open('cleansheet', 1)).clear('parts')
    store.dispatch(downloadAsked('everything'))
    await until(store, (state) => state.download.writing === 'failed')
    expect(world.downloads).toEqual([])
  })
})

describe('the next page', () => {
  test('resumes a list in the middle of a part, without the file', async () => {
    const gate = createGate()
    const { store, log, world } = await pageWithList({
      respond: async (query) => {
        if (Number.parseInt(query, 10) > 12) await gate.opened
        return undefined
      },
    })
    store.dispatch(runStarted())
    await until(store, (state) => selectProgress(state).done === 12)
    await eventually(() => world.storage.texts.get(RECORD_STORAGE_KEY)?.includes('"done":5'))

    const next = openTestPage(world)
    const counts = new Set<string>()
    next.store.subscribe(() => {
      const found = selectFound(next.store.getState())
      if (found?.isCounted) counts.add(`${found.done} of ${found.total}`)
    })
    await resumeFound(next.store)
    // Never those of the part alone.
    expect([...counts]).toEqual(['12 of 20'])
    expect(selectProgress(next.store.getState())).toEqual({ done: 12, total: 20 })
    log.queries.length = 0
    server.use(cleanseHandler(log))
    next.store.dispatch(runStarted())
    await completed(next.store)
    expect(sorted(log)).toEqual(queriesOf(13, 14, 15, 16, 17, 18, 19, 20))
  })

  test('resumes a list between two parts', async () => {
    const { log, world } = await stoppedBetween()
    const { store } = openTestPage(world)
    const found = await until(store, (state) => selectFound(state) !== null)
    expect(selectFound(found)).toMatchObject({ fileName: 'list.csv', done: 7, total: 20, isFinished: false })
    store.dispatch(resumeAsked())
    await until(store, (state) => state.recovery.session.status === 'onPage')
    store.dispatch(runStarted())
    await completed(store)
    expect(sorted(log)).toEqual(queriesOf(...upTo(20)))
  })

  test('asks for a file that was not stored, and continues with it', async () => {
    const { log, world } = await stoppedBetween()
    await (await world.databases.open('cleansheet', 1)).clear('files')

    const { store } = await resumed(world)
    store.dispatch(runStarted())
    await until(store, (state) => state.list.halt === 'fileMissing')
    store.dispatch(requestFile(fileOf(19)))
    await until(store, (state) => state.file.attempt.status === 'refused')
    store.dispatch(requestFile(fileOf(20)))
    await until(store, (state) => state.list.halt === 'none')
    store.dispatch(runStarted())
    await completed(store)
    expect(sorted(log)).toEqual(queriesOf(...upTo(20)))
  })

  test('finds a finished list, and shows its parts', async () => {
    const { world } = await completedList()
    const { store } = await resumed(world)
    expect(selectIsComplete(store.getState())).toBe(true)
    await show(store, 0)
  })

  test('finds nothing of a list that was cleared', async () => {
    const { store, world } = await completedList()
    store.dispatch(sessionCleared())
    await eventually(async () => (await keptLists(world)) === 0)
    expect(hasRecord(world)).toBe(false)
  })
})

test('a list that IndexedDB refuses runs to its end, and says that it is not kept', async () => {
  const world = createTestWorld()
  world.databases.refuses = true
  const { store, log } = await pageWithList({ world })
  store.dispatch(runStarted())
  await until(store, (state) => selectIsComplete(state) && !selectIsRunning(state))
  expect(log.queries).toHaveLength(20)
  expect(store.getState().list.storing).toBe('refused')
  const first = await show(store, 0)
  expect(first.run.results.every((result) => result?.kind === 'answered')).toBe(true)
})
