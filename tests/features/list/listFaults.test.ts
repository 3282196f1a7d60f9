import { describe, expect, test, vi } from 'vitest'
import { keyChecked, keyCheckStarted } from '../../../src/features/apiKey/apiKeySlice'
import { questionAnswered } from '../../../src/features/confirm/confirmSlice'
import { requestFile } from '../../../src/features/file/fileListeners'
import { discardAsked } from '../../../src/features/list/listSlice'
import { selectFound } from '../../../src/features/list/listSelectors'
import { selectFinishedStored } from '../../../src/features/list/partSelectors'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { storedSessionRemoved } from '../../../src/features/recovery/recoverySlice'
import { pressStop } from '../../../src/features/run/pressRunButton'
import {
  selectCanStart,
  selectFailedCount,
  selectIsComplete,
  selectIsRunning,
  selectProgress,
} from '../../../src/features/run/runSelectors'
import { dedupeChanged, requestsAbandoned, stopAsked } from '../../../src/features/run/runSlice'
import { resultsCleared, rowsSentAgain, runStarted } from '../../../src/features/sessionEvents'
import { keptLists } from '../../support/keptLists'
import { cleanseHandler, emptyLog, providerError } from '../../support/provider'
import { createTestLock } from '../../support/testOutside'
import { createTestWorld, openTestPage } from '../../support/testStore'
import { createGate, eventually, until } from '../../support/until'
import {
  completed,
  completedList,
  downloaded,
  ended,
  fileAt,
  fileOf,
  fileWith,
  hasRecord,
  pageWithList,
  queriesOf,
  queryOf,
  resumed,
  server,
  show,
  sorted,
  stopBetween,
  stoppedBetween,
  upTo,
} from './listPages'

// Parts of seven rows.
vi.mock('../../../src/app/base/constants', async (original) => ({
  ...(await original<object>()),
  MAX_ROWS: 7,
}))

const DAY = 24 * 60 * 60 * 1000

/** Holds the answers of the rows from one house number on at a gate. */
function heldFrom(first: number) {
  const gate = createGate()
  const respond = async (query: string) => {
    if (Number.parseInt(query, 10) >= first) await gate.opened
    return undefined
  }
  return { gate, respond }
}

/** Fails the row with a house number the first `times` times. */
function failing(row: number, times = Infinity) {
  let left = times
  return (query: string) =>
    query === queryOf(row) && (left -= 1) >= 0 ? providerError(500, 5000, 'Broken') : undefined
}

type Page = Awaited<ReturnType<typeof pageWithList>>

const linesOfDownload = async (page: Pick<Page, 'store' | 'world'>) => (await downloaded(page)).lines

test('another tab does not find a list that is being cleansed; the next one does once that page is gone', async () => {
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
  const { gate, respond } = heldFrom(8)
  const { store } = await pageWithList({ world, respond, overrides: locks() })
  store.dispatch(runStarted())
  await until(store, (state) => state.list.at === 1)
  await eventually(() => !hasRecord(world))
  // Nothing of the second part is on record yet: only the list tells that it is being cleansed.
  record.tab = null
  const before = asked
  const second = openTestPage(world, locks())
  await eventually(() => asked > before)
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
    await until(store, (state) => state.list.storing === 'refused')
    await until(store, (state) => selectIsComplete(state) && !selectIsRunning(state))
    expect(sorted(log)).toEqual(queriesOf(...upTo(20)))
    expect(selectFinishedStored(store.getState())).toBeNull()
    expect(await linesOfDownload(page)).toHaveLength(20)
  })

  test('what could not be kept is kept as soon as there is', async () => {
    const { gate, respond } = heldFrom(15)
    const { store, world } = await stoppedBetween({ respond })
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
  const { store, world } = await stoppedBetween()
  world.databases.die()
  store.dispatch(runStarted())
  await completed(store)
  expect(store.getState().list.storing).toBe('stored')
  expect(await linesOfDownload(await resumed(world))).toHaveLength(20)
})

test('a file that does not fit is asked for again, recognised by its rows, and kept if it fits then', async () => {
  const world = createTestWorld()
  world.databases.full = 'forFiles'
  const { log } = await stoppedBetween({ world })
  // Failed connections are closed.
  expect(world.databases.connections).toBe(1)
  world.databases.full = 'no'
  const { store } = await resumed(world)
  store.dispatch(runStarted())
  await until(store, (state) => state.list.halt === 'fileMissing')

  store.dispatch(requestFile(fileWith(upTo(20).map((row) => `${row} Low Road,B12 0XY`))))
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
  await eventually(async () => (await keptLists(world)) === 0)
  expect(selectFound(store.getState())).toBeNull()
})

describe('Remove now', () => {
  async function removedList(...options: Parameters<typeof completedList>) {
    const page = await completedList(...options)
    page.store.dispatch(storedSessionRemoved())
    await eventually(async () => (await keptLists(page.world)) === 0)
    return page
  }

  test('leaves all parts on the page, and none of them is kept when it is shown', async () => {
    const page = await removedList()
    await show(page.store, 0)
    expect(selectFinishedStored(page.store.getState())).toEqual({ isStored: false })
    expect(await linesOfDownload(page)).toHaveLength(20)
    expect(await keptLists(page.world)).toBe(0)
  })

  test('and then a retry keeps the whole list again', async () => {
    const { store, world } = await removedList({ respond: failing(3, 1) })
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

test('a download that is chosen instead of discarding, and cannot be written, says so', async () => {
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
  const { gate, respond } = heldFrom(8)
  const { store, log } = await pageWithList({ respond })
  store.dispatch(runStarted())
  await eventually(() => log.queries.length === 12)
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
  const { gate, respond } = heldFrom(8)
  const { store } = await pageWithList({ respond })
  store.dispatch(runStarted())
  await until(store, (state) => state.list.at === 1)
  expect(store.getState().pace).not.toEqual([])
  gate.open()
  await completed(store)
})

describe('duplicates that are looked up once from the middle on', () => {
  test('take the answers that are there', async () => {
    const { store, log } = await stoppedBetween({ file: fileAt(...upTo(7), ...upTo(7), ...upTo(6)) })
    store.dispatch(dedupeChanged(true))
    store.dispatch(runStarted())
    await completed(store)
    expect(sorted(log)).toEqual(queriesOf(...upTo(7)))
  })

  test('take those of a part that was stopped half-way', async () => {
    const { respond } = heldFrom(6)
    const { store, log } = await pageWithList({ file: fileAt(...upTo(7), 1, 2, 3), respond })
    store.dispatch(dedupeChanged(true))
    store.dispatch(runStarted())
    await eventually(() => log.queries.length === 7)
    store.dispatch(stopAsked({ at: 0 }))
    store.dispatch(requestsAbandoned())
    await ended(store)
    await show(store, 1, (state) => selectProgress(state).done === 5 + 3)
    expect(log.queries).toHaveLength(7)
  })

  test('take them before Start can be pressed, in the part that is shown', async () => {
    const { store, log } = await stoppedBetween({ file: fileAt(...upTo(7), ...upTo(7)) })
    await show(store, 1)
    for (const event of [keyCheckStarted(), keyChecked({ available: true, message: '', code: 2000 })])
      store.dispatch(event)
    expect(selectCanStart(store.getState())).toBe(true)
    store.dispatch(dedupeChanged(true))
    expect(selectCanStart(store.getState())).toBe(false)
    await until(store, selectIsComplete)
    expect(log.queries).toHaveLength(7)
  })
})

test('a failed row takes the answer that its text had in another part', async () => {
  const { store, log } = await pageWithList({ file: fileAt(...upTo(7), 1, 9, 10), respond: failing(1, 1) })
  store.dispatch(dedupeChanged(true))
  store.dispatch(runStarted())
  await completed(store)
  expect(selectFailedCount(store.getState())).toBe(1)
  await show(store, 0, (state) => selectFailedCount(state) === 0)
  expect(log.queries.filter((query) => query === queryOf(1))).toHaveLength(2)
})

describe('other columns in the middle', () => {
  const fileWithStreets = () =>
    fileWith(
      upTo(20).map((row) => (row === 2 || row === 9 ? `,,${row} Low Road` : `${row} High Street,B12 0XY,`)),
      'address,postcode,street',
    )

  test('are for the rows that are left, in all parts', async () => {
    const { store, log } = await stoppedBetween({ file: fileWithStreets() })
    expect(selectProgress(store.getState())).toEqual({ done: 7, total: 20 })
    store.dispatch(mappingChanged({ moreAddressColumns: [2] }))
    expect(selectProgress(store.getState())).toEqual({ done: 6, total: 20 })
    store.dispatch(runStarted())
    await completed(store)
    expect(log.queries).toHaveLength(20)
    expect(log.queries).toEqual(expect.arrayContaining(['2 Low Road', '9 Low Road']))
  })

  test('hold after a reload, also if another part was shown when they were chosen', async () => {
    const { store, log, world } = await stoppedBetween({ file: fileWithStreets() })
    store.dispatch(runStarted())
    await stopBetween(store)
    await show(store, 0)
    store.dispatch(mappingChanged({ moreAddressColumns: [2] }))
    await eventually(() => hasRecord(world))
    const next = await resumed(world)
    expect(next.store.getState().mapping.moreAddressColumns).toEqual([2])
    next.store.dispatch(runStarted())
    await completed(next.store)
    expect(log.queries).toEqual(expect.arrayContaining(['2 Low Road', '9 Low Road']))
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

test('failed rows of all parts that are being sent again are still to be sent after a reload', async () => {
  const { store, world } = await completedList({ respond: failing(3) })
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
  const { store, world, log } = await completedList()
  store.dispatch(resultsCleared())
  store.dispatch(runStarted())
  const { done } = selectProgress(await stopBetween(store))
  const next = await resumed(world)
  expect(selectProgress(next.store.getState())).toEqual({ done, total: 20 })
  next.store.dispatch(runStarted())
  await completed(next.store)
  expect(log.queries).toHaveLength(40)
})

test('a part that is shown before Start is not kept', async () => {
  const { store, world } = await pageWithList()
  await show(store, 1)
  store.dispatch(mappingChanged({ moreAddressColumns: [0] }))
  expect(store.getState().recovery.session.status).toBe('none')
  expect(await keptLists(world)).toBe(0)
})
