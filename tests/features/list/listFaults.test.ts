import { describe, expect, test, vi } from 'vitest'
import type { Deps } from '../../../src/app/base/deps'
import { questionAnswered } from '../../../src/features/confirm/confirmSlice'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { requestFile } from '../../../src/features/file/fileListeners'
import { discardAsked, partAsked } from '../../../src/features/list/listSlice'
import { selectFound } from '../../../src/features/list/listSelectors'
import { selectFinishedKept } from '../../../src/features/list/partSelectors'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { keptSessionRemoved } from '../../../src/features/recovery/recoverySlice'
import { pressStop } from '../../../src/features/run/pressRunButton'
import {
  selectFailedCount,
  selectIsComplete,
  selectIsRunning,
  selectProgress,
} from '../../../src/features/run/runSelectors'
import { dedupeChanged, stopAsked } from '../../../src/features/run/runSlice'
import { resultsCleared, rowsSentAgain, runStarted } from '../../../src/features/sessionEvents'
import { keptLists } from '../../support/keptLists'
import { listeningServer } from '../../support/listeningServer'
import { cleanseHandler, emptyLog, providerError } from '../../support/provider'
import { createTestLock } from '../../support/testOutside'
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
const DAY = 24 * 60 * 60 * 1000

/** A page with a list of twenty rows; the rows given fail, and those from `heldFrom` on wait for the gate. */
async function pageWithList({
  world = createTestWorld(),
  file = fileOf(20),
  fails = [],
  heldFrom = Infinity,
  overrides = {},
}: { world?: TestWorld; file?: File; fails?: number[]; heldFrom?: number; overrides?: Partial<Deps> } = {}) {
  const log = emptyLog()
  const gate = createGate()
  server.use(
    cleanseHandler(log, async (query) => {
      const row = Number.parseInt(query, 10)
      if (row >= heldFrom) await gate.opened
      return fails.includes(row) ? providerError(500, 5000, 'Broken') : undefined
    }),
  )
  return { ...(await openWithList(world, file, overrides)), log, gate }
}

/** The same with the first part done, stopped before the next. */
async function stoppedBetween(options: Parameters<typeof pageWithList>[0] = {}) {
  const page = await pageWithList(options)
  page.store.dispatch(runStarted())
  await until(page.store, (state) => state.list.isMovingOn)
  page.store.dispatch(stopAsked({ at: 0 }))
  await ended(page.store)
  await vi.waitUntil(() => !hasRecord(page.world))
  return page
}

async function linesOfDownload({ store, world }: Awaited<ReturnType<typeof resumed>>) {
  world.downloads.length = 0
  world.clock.now += 1000
  store.dispatch(downloadAsked('everything'))
  await vi.waitUntil(() => world.downloads.length > 0)
  return world.downloads[0]!.text.trimEnd().split('\r\n').slice(1)
}

const isPageComplete = (store: Awaited<ReturnType<typeof resumed>>['store']) =>
  until(store, (state) => selectIsComplete(state) && !selectIsRunning(state))

test('another tab does not find a list that is under way; the next one does when that page is gone', async () => {
  const world = createTestWorld()
  const record: { tab: object | null } = { tab: null }
  const lists = new Map<string, typeof record>()
  let asked = 0
  const locks = () => ({
    tabLock: createTestLock(record),
    lockOf: (id: string) => {
      asked += 1
      const holder = lists.get(id) ?? { tab: null }
      lists.set(id, holder)
      return createTestLock(holder)
    },
  })
  const { store, gate } = await pageWithList({ world, heldFrom: 8, overrides: locks() })
  store.dispatch(runStarted())
  await until(store, (state) => state.list.at === 1)
  await vi.waitUntil(() => !hasRecord(world))
  // Nothing of the second part is on record yet: the list alone says that it is under way.
  record.tab = null
  const before = asked
  const second = openTestPage(world, locks())
  await vi.waitUntil(() => asked > before)
  expect(await keptLists(world)).toBe(1)
  expect(selectFound(second.store.getState())).toBeNull()

  for (const holder of [record, ...lists.values()]) holder.tab = null
  const third = openTestPage(world, locks())
  await until(third.store, (state) => selectFound(state) !== null)
  gate.open()
})

describe('when there is no more room', () => {
  test('the run goes on, says so, and hands all rows over', async () => {
    const page = await stoppedBetween()
    const { store, world, log } = page
    world.databases.full = 'forAll'
    store.dispatch(runStarted())
    await until(store, (state) => state.list.keeping === 'refused')
    await isPageComplete(store)
    expect(sorted(log)).toEqual(queriesOf(...upTo(20)))
    expect(selectFinishedKept(store.getState())).toBeNull()
    expect(await linesOfDownload(page)).toHaveLength(20)
  })

  test('what could not be kept is kept as soon as there is', async () => {
    const page = await stoppedBetween({ heldFrom: 15 })
    const { store, world, gate } = page
    world.databases.full = 'forAll'
    store.dispatch(runStarted())
    await until(store, (state) => state.list.at === 2)
    world.databases.full = 'no'
    gate.open()
    await completed(store)
    const next = await resumed(world)
    expect(selectProgress(next.store.getState())).toEqual({ done: 20, total: 20 })
    expect(await linesOfDownload(next)).toHaveLength(20)
  })
})

test('a connection that dies half-way is opened again, and nothing is lost', async () => {
  const page = await stoppedBetween()
  page.world.databases.die()
  page.store.dispatch(runStarted())
  await completed(page.store)
  expect(page.store.getState().list.keeping).toBe('kept')
  expect(await linesOfDownload(await resumed(page.world))).toHaveLength(20)
})

test('a part that cannot be read is not left out of the download in silence', async () => {
  const { store, world } = await pageWithList()
  store.dispatch(runStarted())
  await completed(store)
  await (await world.databases.open('cleansheet', 1)).clear('parts')
  store.dispatch(downloadAsked('everything'))
  await until(store, (state) => state.download.writing === 'failed')
  expect(world.downloads).toEqual([])
})

test('a file that does not fit is asked for again, recognised by its rows, and kept if it fits then', async () => {
  const world = createTestWorld()
  world.databases.full = 'forFiles'
  const { log } = await stoppedBetween({ world })
  // Those that have failed are let go of.
  expect(world.databases.connections).toBe(1)
  world.databases.full = 'no'
  const { store } = await resumed(world)
  store.dispatch(runStarted())
  await until(store, (state) => state.list.halt === 'fileMissing')

  const others = upTo(20).map((row) => `${row} Low Road,B12 0XY`)
  store.dispatch(requestFile(new File([['address,postcode', ...others].join('\n')], 'list.csv')))
  await until(store, (state) => state.file.attempt.status === 'refused')
  expect(store.getState().list.halt).toBe('fileMissing')
  store.dispatch(requestFile(fileOf(20)))
  await until(store, (state) => state.list.halt === 'none')

  const next = await resumed(world)
  next.store.dispatch(runStarted())
  await completed(next.store)
  expect(sorted(log)).toEqual(queriesOf(...upTo(20)))
})

test('24 hours after its last answer nothing of a list is found, or left', async () => {
  const { world } = await stoppedBetween()
  world.clock.now += DAY
  const { store } = openTestPage(world)
  await vi.waitUntil(async () => (await keptLists(world)) === 0)
  expect(selectFound(store.getState())).toBeNull()
})

describe('Remove now', () => {
  test('leaves all parts on the page, and none of them is kept when it is shown', async () => {
    const page = await pageWithList()
    const { store, world } = page
    store.dispatch(runStarted())
    await completed(store)
    store.dispatch(keptSessionRemoved())
    await vi.waitUntil(async () => (await keptLists(world)) === 0)
    store.dispatch(partAsked(0))
    await until(store, (state) => state.list.at === 0)
    expect(selectFinishedKept(store.getState())).toEqual({ isKept: false })
    expect(await linesOfDownload(page)).toHaveLength(20)
    expect(await keptLists(world)).toBe(0)
  })

  test('and then a retry keeps the whole list again', async () => {
    const page = await pageWithList({ fails: [3] })
    const { store, world } = page
    store.dispatch(runStarted())
    await completed(store)
    store.dispatch(keptSessionRemoved())
    await vi.waitUntil(async () => (await keptLists(world)) === 0)
    server.use(cleanseHandler(emptyLog()))
    store.dispatch(rowsSentAgain({ at: world.clock.now }))
    await completed(store)
    expect(selectFailedCount(store.getState())).toBe(0)
    expect(await linesOfDownload(await resumed(world))).toHaveLength(20)
  })
})

test('Discard asks, deletes the list, and then the one before it is found', async () => {
  const world = createTestWorld()
  await stoppedBetween({ world })
  world.clock.now += 1000
  await stoppedBetween({ world, file: fileOf(10) })
  const { store } = openTestPage(world)
  const found = await until(store, (state) => selectFound(state) !== null)
  expect(selectFound(found)).toMatchObject({ total: 10 })
  store.dispatch(discardAsked())
  expect(store.getState().confirm).toMatchObject({ kind: 'giveUp', isFinished: false })
  store.dispatch(questionAnswered('confirmed'))
  const next = await until(store, (state) => selectFound(state)?.total === 20)
  expect(selectFound(next)).toMatchObject({ done: 7 })
  expect(await keptLists(world)).toBe(1)
})

test('a download that is asked for instead of discarding, and cannot be written, says so', async () => {
  const { world } = await stoppedBetween()
  const { store } = openTestPage(world, {
    saveFile: () => {
      throw new Error('Forbidden')
    },
  })
  await until(store, (state) => selectFound(state) !== null)
  store.dispatch(discardAsked())
  store.dispatch(questionAnswered('download'))
  await until(store, (state) => state.download.writing === 'failed')
  expect(selectFound(store.getState())).toMatchObject({ isDownloaded: false, done: 7 })
})

test('Stop is taken at once at the start of a part, and Start goes on from there', async () => {
  const { store, gate, log } = await pageWithList({ heldFrom: 8 })
  store.dispatch(runStarted())
  await vi.waitUntil(() => log.queries.length === 12)
  store.dispatch(pressStop())
  expect(store.getState().run.phase.status).toBe('stopping')
  gate.open()
  await ended(store)
  expect(selectProgress(store.getState())).toEqual({ done: 12, total: 20 })
  store.dispatch(runStarted())
  await completed(store)
  expect(sorted(log)).toEqual(queriesOf(...upTo(20)))
})

test('the pace of the part before is that of the next one until it has its own', async () => {
  const { store, gate } = await pageWithList({ heldFrom: 8 })
  store.dispatch(runStarted())
  await until(store, (state) => state.list.at === 1)
  expect(store.getState().pace).not.toEqual([])
  gate.open()
  await completed(store)
})

test('duplicates that are looked up once from the middle on take the answers that are there', async () => {
  const lines = [...upTo(7), ...upTo(7), ...upTo(6)].map((row) => `${row} High Street,B12 0XY`)
  const file = new File([['address,postcode', ...lines].join('\n')], 'list.csv')
  const { store, log } = await stoppedBetween({ file })
  store.dispatch(dedupeChanged(true))
  store.dispatch(runStarted())
  await completed(store)
  expect(sorted(log)).toEqual(queriesOf(...upTo(7)))
})

test('a failed row takes the answer that its text had in another part', async () => {
  const lines = [...upTo(7), 1, 9, 10].map((row) => `${row} High Street,B12 0XY`)
  const file = new File([['address,postcode', ...lines].join('\n')], 'list.csv')
  const { store, log } = await pageWithList({ file })
  let isFirst = true
  server.use(
    cleanseHandler(log, (query) => {
      const isBroken = query === queryOf(1) && isFirst
      if (isBroken) isFirst = false
      return isBroken ? providerError(500, 5000, 'Broken') : undefined
    }),
  )
  store.dispatch(dedupeChanged(true))
  store.dispatch(runStarted())
  await completed(store)
  expect(selectFailedCount(store.getState())).toBe(1)
  store.dispatch(partAsked(0))
  await until(store, (state) => state.list.at === 0 && selectFailedCount(state) === 0)
  expect(log.queries.filter((query) => query === queryOf(1))).toHaveLength(2)
})

describe('other columns in the middle', () => {
  const lines = upTo(20).map((row) =>
    row === 2 || row === 9 ? `,,${row} Low Road` : `${row} High Street,B12 0XY,`,
  )
  const fileWithStreets = () => new File([['address,postcode,street', ...lines].join('\n')], 'list.csv')

  test('are for the rows that are left, in all parts', async () => {
    const { store, log } = await stoppedBetween({ file: fileWithStreets() })
    expect(selectProgress(store.getState())).toEqual({ done: 7, total: 20 })
    store.dispatch(mappingChanged({ moreAddressColumns: [2] }))
    expect(selectProgress(store.getState())).toEqual({ done: 6, total: 20 })
    store.dispatch(runStarted())
    await completed(store)
    expect(log.queries).toHaveLength(20)
    expect(log.queries).toContain('2 Low Road')
    expect(log.queries).toContain('9 Low Road')
  })

  test('hold after a reload, also where another part was shown when they were chosen', async () => {
    const world = createTestWorld()
    const { store, log } = await stoppedBetween({ world, file: fileWithStreets() })
    store.dispatch(runStarted())
    await until(store, (state) => state.list.isMovingOn)
    store.dispatch(stopAsked({ at: 0 }))
    await ended(store)
    store.dispatch(partAsked(0))
    await until(store, (state) => state.list.at === 0)
    store.dispatch(mappingChanged({ moreAddressColumns: [2] }))
    await vi.waitUntil(() => hasRecord(world))
    const next = await resumed(world)
    expect(next.store.getState().mapping.moreAddressColumns).toEqual([2])
    next.store.dispatch(runStarted())
    await completed(next.store)
    expect(log.queries).toContain('2 Low Road')
    expect(log.queries).toContain('9 Low Road')
  })
})

test('rows that are sent again by name do not have the other parts sent', async () => {
  const { store, log, world } = await stoppedBetween()
  store.dispatch(mappingChanged({ moreAddressColumns: [0, 1] }))
  store.dispatch(mappingChanged({ addressColumn: 1 }))
  store.dispatch(rowsSentAgain({ at: world.clock.now, rows: [2] }))
  expect((await ended(store)).list).toMatchObject({ at: 0, isMovingOn: false })
  expect(log.queries).toHaveLength(8)
})

test('the failed rows of all parts that are to be sent again are so after a reload, too', async () => {
  const world = createTestWorld()
  const { store } = await pageWithList({ world, fails: [3] })
  store.dispatch(runStarted())
  await completed(store)
  const log = emptyLog()
  server.use(cleanseHandler(log, () => new Promise(() => {})))
  store.dispatch(rowsSentAgain({ at: world.clock.now }))
  await until(store, (state) => state.list.at === 0)
  const next = await resumed(world)
  expect(selectProgress(next.store.getState())).toEqual({ done: 19, total: 20 })
  server.use(cleanseHandler(log))
  next.store.dispatch(runStarted())
  await completed(next.store)
  expect(selectFailedCount(next.store.getState())).toBe(0)
})

test('looking every row up again starts the list over, and a reload finds it so', async () => {
  const { store, world, log } = await pageWithList()
  store.dispatch(runStarted())
  await completed(store)
  store.dispatch(resultsCleared())
  store.dispatch(runStarted())
  await until(store, (state) => state.list.isMovingOn)
  store.dispatch(stopAsked({ at: 0 }))
  await ended(store)
  const { done } = selectProgress(store.getState())
  const next = await resumed(world)
  expect(selectProgress(next.store.getState())).toEqual({ done, total: 20 })
  next.store.dispatch(runStarted())
  await completed(next.store)
  expect(log.queries).toHaveLength(40)
})

test('a part that is shown before Start is not kept', async () => {
  const { store, world } = await pageWithList()
  store.dispatch(partAsked(1))
  await until(store, (state) => state.list.at === 1)
  store.dispatch(mappingChanged({ moreAddressColumns: [0] }))
  expect(store.getState().recovery.kept.status).toBe('none')
  expect(await keptLists(world)).toBe(0)
})
