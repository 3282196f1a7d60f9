import { IDBTransaction } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { MAX_ROWS } from '../../../src/base/constants'
import type { AppStore } from '../../../src/app/store'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { sourceRead } from '../../../src/features/earlier/earlierSlice'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { kindsChosen, mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { RECORD_STORAGE_KEY } from '../../../src/features/saved/recordPersistence'
import { selectKeptSince, selectFound, selectRecord } from '../../../src/features/saved/savedSelectors'
import { resumeAsked, storedSessionRemoved } from '../../../src/features/saved/savedSlice'
import type { SessionRecord } from '../../../src/domain/cleanse/savedCleanse'
import { selectIsComplete } from '../../../src/features/run/runSelectors'
import { selectStatus } from '../../../src/features/run/progress/progressSelectors'
import { stopAsked } from '../../../src/features/run/runSlice'
import { resultsCleared, runStarted, sessionCleared } from '../../../src/features/session/sessionEvents'
import { answered, csvFile, fileOf, outcomesOf, queryOf, range } from '../../support/builders'
import { earlierSource } from '../../support/earlierSource'
import { createGate, passTime, playedTimers, settled, until } from '../../support/waiting'
import { listeningServer, providerError } from '../../support/provider'
import { storedEntries, storedSession } from '../../support/storedSessions'
import { createTestWorld, type TestWorld } from '../../support/testWorld'
import { startedPage, openTestPage } from '../../support/testStore'
import { columnsOf } from '../../support/columnsOf'
import { retryFailed } from '../../../src/features/run/pressRunButton'
import { decideRows, giveAnswers, redoStep, undoStep } from '../../../src/features/run/rows/changeRows'

const server = listeningServer()
playedTimers()

const HOUR = 60 * 60 * 1000

/** The record in local storage; null if there is none. */
const recordIn = ({ storage }: TestWorld) => {
  const text = storage.texts.get(RECORD_STORAGE_KEY)
  return text === undefined ? null : (JSON.parse(text) as Record<string, unknown>)
}

/** A page whose run is completed; with `fails` the second row failed. */
async function completedPage({ fails = false, world = createTestWorld(), rows = 3, blankRows = 0 } = {}) {
  server.answers((query) =>
    fails && query === queryOf(1) ? providerError(500, 5000, 'Server broke') : undefined,
  )
  const blank = range(0, blankRows).map(() => ['', ''])
  const page = startedPage(csvFile({ rows: fileOf(rows).rows.concat(blank) }), world)
  await passTime(0)
  expect(selectIsComplete(page.store.getState())).toBe(true)
  return { ...page }
}

/** The next page of the same browser; the page before is as good as gone. */
async function reopened(world: TestWorld) {
  const page = openTestPage(world)
  await passTime(0)
  return { ...page, found: () => selectFound(page.store.getState()) }
}

test('nothing is stored before Start', async () => {
  const { store, world } = openTestPage()
  store.dispatch(fileLoaded(fileOf(3)))
  store.dispatch(mappingChanged({ moreAddressColumns: [0] }))
  await passTime(300)
  expect(await storedSession(world)).toBeNull()
})

test('answers of an earlier download are stored together: a killed browser has all of them or none', async () => {
  const { store, world } = openTestPage()
  const file = fileOf(1200)
  store.dispatch(fileLoaded(file))
  store.dispatch(
    sourceRead(
      earlierSource(
        file.headers,
        file.rows.map((row) => [row, { 'Premise Match': 'FULL' }]),
      ),
    ),
  )
  await until(store, ({ earlier }) => !earlier.isMatching)
  store.dispatch(runStarted())
  await passTime(0)
  expect(selectIsComplete(store.getState())).toBe(true)
  // With the rows: until those are whole, the cleanse is not there.
  expect((await storedEntries(world)).slice(0, 2)).toEqual([
    [1000, 1000],
    [200, 200],
  ])
})

test('from Start on each batch and each decision is one more entry, and nothing else is written', async () => {
  const { store, world } = await completedPage({ rows: 12 })
  const written = vi.spyOn(world.databases, 'open')
  store.dispatch(decideRows([0, 4, 7], 'originalKept'))
  await settled()
  expect(await storedEntries(world)).toEqual([
    [0, 0],
    [5, 0],
    [5, 0],
    [2, 0],
    [0, 3],
  ])
  // The connection stays open.
  expect(written).toHaveBeenCalledTimes(1)
})

test('the browser has a decision before the next task: a page closed right after it keeps it', async () => {
  const { store } = await completedPage()
  const committed = vi.spyOn(IDBTransaction.prototype, 'commit')
  store.dispatch(decideRows([0], 'originalKept'))
  for (let microtask = 0; microtask < 50; microtask += 1) await Promise.resolve()
  expect(committed).toHaveBeenCalledTimes(1)
})

test('a run does not outpace a slow browser: at most one answered batch is not stored', async () => {
  const world = createTestWorld()
  const { open } = world.databases
  const answers = createGate()
  let isSlow = false
  world.databases.open = (async (...named: Parameters<typeof open>) => {
    if (isSlow) await answers.opened
    return open(...named)
  }) as typeof open
  server.answers(() => {
    if (!isSlow) world.databases.die()
    isSlow = true
  })
  const { store } = startedPage(40, world)
  await passTime(0)
  expect(server.queries).toHaveLength(10)
  answers.open()
  await passTime(0)
  expect(selectIsComplete(store.getState())).toBe(true)
  expect(server.queries).toHaveLength(40)
})

test('a browser that never answers holds a run up once', async () => {
  server.answers()
  const world = createTestWorld()
  world.databases.open = () => new Promise(() => {})
  startedPage(40, world)
  await passTime(2999)
  expect(server.queries).toHaveLength(0)
  await passTime(1)
  expect(server.queries).toHaveLength(40)
})

test('a database that another page holds is said to be out of reach, and what it lacks is stored once it is free', async () => {
  const { store, world } = await completedPage()
  const other = await world.databases.open<{ heads: { key: string; value: unknown } }>('cleansheet')
  const { store: heads } = other.transaction('heads', 'readwrite')
  // It never rests, as that of a page that the browser froze.
  const hold = async (): Promise<unknown> => (await heads.get('end')) ?? hold()
  const held = hold()
  store.dispatch(decideRows([0], 'originalKept'))
  await passTime(10_000)
  expect(store.getState().saved.journal).toBe('whole')
  await passTime(10_000)
  expect(store.getState().saved.journal).toBe('fails')
  await heads.put({ id: 'end' })
  await held
  store.dispatch(decideRows([1], 'originalKept'))
  await settled()
  expect(store.getState().saved.journal).toBe('whole')
  expect((await storedSession(world))?.decisions.slice(0, 2)).toEqual(['originalKept', 'originalKept'])
})

describe('when a run completes', () => {
  test('its record goes, and IndexedDB has the session', async () => {
    const { world, store } = await completedPage()
    expect(recordIn(world)).toBeNull()
    expect(await storedSession(world)).toMatchObject({
      fileName: 'customers.csv',
      line1Col: 0,
      postcodeCol: 1,
      threshold: 0.5,
      lookups: 3,
      resultRows: store.getState().run.results,
      isDownloaded: false,
    })
    expect(selectKeptSince(store.getState())).toBe(world.clock.now)
  })

  test('and IndexedDB refuses it, the record stays, and the next page finds it', async () => {
    const world = createTestWorld()
    world.databases.refuses = true
    const { store } = await completedPage({ world })
    expect(store.getState().saved.journal).toBe('fails')
    expect(selectKeptSince(store.getState())).toBeNull()
    expect(recordIn(world)).toMatchObject({ progress: { done: 3, total: 3 } })
    const next = await reopened(world)
    expect(next.found()).toMatchObject({ done: 3, rows: 3, isFinished: true })
  })

  test('IndexedDB is tried once more, and stores all of it if there is room by then', async () => {
    const world = createTestWorld()
    world.databases.isFull = true
    server.answers((query) => {
      if (query === queryOf(7)) world.databases.isFull = false
    })
    const { store } = startedPage(12, world)
    await passTime(0)
    expect(outcomesOf((await storedState(world))!)).toEqual(outcomesOf(store.getState()))
    expect(recordIn(world)).toBeNull()
  })
})

test('if the page comes from the record, which has more, IndexedDB gets the choices too', async () => {
  const { store, world } = await completedPage({ fails: true })
  world.databases.isFull = true
  store.dispatch(retryFailed())
  store.dispatch(stopAsked({ at: world.clock.now }))
  await passTime(0)
  store.dispatch(kindsChosen({ 1: 'stays' }))
  store.dispatch(decideRows([0], 'accepted'))
  await passTime(300)
  world.databases.isFull = false
  const next = await reopened(world)
  next.store.dispatch(resumeAsked())
  await settled()
  next.store.dispatch(runStarted())
  await passTime(0)
  expect(await storedSession(world)).toMatchObject({ kinds: { 1: 'stays' } })
})

/** What a new page makes of what is stored. */
async function storedState(world: TestWorld) {
  const next = await reopened(world)
  if (!next.found()) return null
  next.store.dispatch(resumeAsked())
  await settled()
  return next.store.getState()
}

test.each<[string, (store: AppStore, world: TestWorld) => void, Partial<SessionRecord>]>([
  [
    'a decision',
    (store) => store.dispatch(decideRows([0], 'originalKept')),
    { decisions: ['originalKept', undefined, undefined] },
  ],
  [
    'a step back',
    (store) => {
      store.dispatch(decideRows([0, 1], 'accepted'))
      store.dispatch(decideRows([1, 2], 'originalKept'))
      store.dispatch(undoStep())
    },
    { decisions: ['accepted', 'accepted', undefined] },
  ],
  [
    'a step repeated',
    (store) => {
      store.dispatch(decideRows([0, 1], 'accepted'))
      store.dispatch(undoStep())
      store.dispatch(redoStep())
    },
    { decisions: ['accepted', 'accepted', undefined] },
  ],
  ['what a column takes', (store) => store.dispatch(kindsChosen({ 1: 'stays' })), { kinds: { 1: 'stays' } }],
  [
    'other columns',
    (store) => store.dispatch(mappingChanged({ postcodeColumn: null })),
    { postcodeCol: null },
  ],
  ['a download', (store) => store.dispatch(downloadAsked('everything', 'csv')), { isDownloaded: true }],
  [
    'a change after a download',
    (store) => {
      store.dispatch(downloadAsked('everything', 'csv'))
      store.dispatch(decideRows([2], 'accepted'))
    },
    { isDownloaded: false },
  ],
  [
    'a row that was looked up with other words',
    (store, { clock }) => {
      clock.now += 1000
      store.dispatch(giveAnswers([{ row: 1, result: answered({ UPRN: '7' }, 'new') }], 1))
    },
    { lookups: 4, timestamp: createTestWorld().clock.now + 1000 },
  ],
])('a finished cleanse keeps %s', async (_, change, expected) => {
  const { world, store } = await completedPage()
  change(store, world)
  await vi.dynamicImportSettled()
  await passTime(300)
  expect(await storedSession(world)).toMatchObject(expected)
  expect(await storedSession(world)).toMatchObject({ resultRows: store.getState().run.results })
  expect(recordIn(world)).toBeNull()
})

describe('when IndexedDB', () => {
  test('has no more room, decisions go on record again, and the page says so', async () => {
    const { world, store } = await completedPage()
    world.databases.isFull = true
    store.dispatch(decideRows([0], 'originalKept'))
    await passTime(300)
    expect(store.getState().saved.journal).toBe('fails')
    expect(recordIn(world)).toMatchObject({ decisions: { 0: 'originalKept' } })
    expect((await storedState(world))?.decisions.present[0]).toBe('originalKept')
  })

  test.each<[string, (world: TestWorld) => void]>([
    ['loses its connection', ({ databases }) => databases.die()],
    ['was deleted by the browser', ({ databases }) => databases.wipe()],
  ])('%s, the whole session is stored there again', async (_, spoil) => {
    const { world, store } = await completedPage()
    spoil(world)
    store.dispatch(decideRows([0], 'originalKept'))
    await settled()
    expect(store.getState().saved.journal).toBe('whole')
    expect(await storedSession(world)).toMatchObject({
      resultRows: store.getState().run.results,
      decisions: ['originalKept', undefined, undefined],
    })
  })
})

describe('in a browser that is full in the middle of a run, what was stored stays', () => {
  /** A list longer than the record takes, with a browser that is full once 10 of its answers are stored. */
  async function fullPage(addresses: number) {
    const world = createTestWorld()
    const eleventh = createGate()
    server.answers((query) => (query === queryOf(10) ? eleventh.opened : undefined))
    const rows = fileOf(addresses).rows.concat(range(0, MAX_ROWS).map(() => ['', '']))
    const page = startedPage(csvFile({ rows }), world)
    await passTime(0)
    world.databases.isFull = true
    return { ...page, goOn: () => eleventh.open() }
  }

  const answersOf = (session: SessionRecord | null) =>
    session?.resultRows.filter((result) => result?.kind === 'answered').length

  test('at the end, and is found by the next page', async () => {
    const { store, world, goOn } = await fullPage(15)
    goOn()
    await passTime(0)
    expect(selectIsComplete(store.getState())).toBe(true)
    expect(store.getState().saved.journal).toBe('fails')
    expect(answersOf(await storedSession(world))).toBe(10)
    const next = await reopened(world)
    expect(next.found()).toMatchObject({ answered: 10, rows: MAX_ROWS + 15, isFinished: false })
  })

  test('at the next Start, and takes what was answered and decided meanwhile once there is room', async () => {
    const { store, world, goOn } = await fullPage(20)
    store.dispatch(stopAsked({ at: 0 }))
    goOn()
    await passTime(0)
    store.dispatch(decideRows([0], 'accepted'))
    store.dispatch(runStarted())
    const next = createGate()
    server.answers(() => next.opened)
    await passTime(0)
    expect(answersOf(await storedSession(world))).toBe(10)
    world.databases.isFull = false
    next.open()
    await passTime(0)
    expect(store.getState().saved.journal).toBe('whole')
    const session = await storedSession(world)
    expect(session?.resultRows).toEqual(store.getState().run.results)
    expect(session?.decisions[0]).toBe('accepted')
  })

  test('and the page does not call a choice or a renewal stored that it refuses', async () => {
    const { world, store } = await completedPage()
    world.databases.isFull = true
    store.dispatch(kindsChosen({ 1: 'stays' }))
    await passTime(300)
    expect(store.getState().saved.journal).toBe('fails')
    expect((await storedSession(world))?.kinds).toEqual({})
    expect(recordIn(world)).toMatchObject({ kinds: { 1: 'stays' } })
    world.databases.isFull = false
    world.clock.now += 6 * HOUR
    await passTime(6 * HOUR)
    expect(await storedSession(world)).toMatchObject({ kinds: { 1: 'stays' }, timestamp: world.clock.now })
    expect(recordIn(world)).toBeNull()
  })

  test.each<[string, (page: { store: AppStore; world: TestWorld }) => void]>([
    ['a decision', ({ store }) => store.dispatch(decideRows([1], 'accepted'))],
    ['a step back', ({ store }) => store.dispatch(undoStep())],
    ['what a column takes', ({ store }) => store.dispatch(kindsChosen({ 1: 'copy' }))],
    ['other columns', ({ store }) => store.dispatch(mappingChanged({ postcodeColumn: null }))],
    [
      'a row that was corrected',
      ({ store }) => store.dispatch(giveAnswers([{ row: 1, result: answered({ UPRN: '7' }, 'new') }], 1)),
    ],
  ])('until there is room: %s brings what it did not take, and no more is said', async (what, change) => {
    const decided = [decideRows([0], 'originalKept')]
    // The head alone.
    const chosen = [kindsChosen({ 1: 'stays' })]
    // Two changes of a row.
    const corrected = [
      giveAnswers([{ row: 0, result: answered({ UPRN: '5' }, 'other') }], 1),
      decideRows([0], 'accepted'),
    ]
    for (const [refused, blankRows] of [
      [decided, 0],
      [chosen, 0],
      [corrected, 0],
      // Once with a list too long for the record.
      ...(what === 'a decision' ? [[corrected, MAX_ROWS] as const] : []),
    ] as const) {
      const { world, store } = await completedPage({ blankRows })
      store.dispatch(decideRows([2], 'accepted'))
      await passTime(300)
      world.databases.isFull = true
      for (const event of refused) {
        store.dispatch(event)
        await passTime(300)
      }
      expect(store.getState().saved.journal).toBe('fails')
      world.databases.isFull = false
      change({ store, world })
      await passTime(300)
      const state = store.getState()
      const { decisions, run, saved } = state
      expect(saved.journal).toBe('whole')
      const session = await storedSession(world)
      expect(session).toMatchObject({ kinds: columnsOf(state).kinds, resultRows: run.results })
      expect(session?.decisions).toEqual(decisions.present)
      expect(recordIn(world)).toBeNull()
    }
  })

  test.each([0, MAX_ROWS])(
    'of a finished cleanse with %d blank rows that it never took, a decision brings all of it once there is room',
    async (blankRows) => {
      const world = createTestWorld()
      world.databases.isFull = true
      const { store } = await completedPage({ world, blankRows })
      expect(store.getState().saved.journal).toBe('fails')
      store.dispatch(decideRows([0], 'accepted'))
      await passTime(300)
      expect(store.getState().saved.journal).toBe('fails')
      // Local storage takes a usual file alone.
      expect(selectRecord(store.getState()) === null).toBe(blankRows > 0)
      world.databases.isFull = false
      store.dispatch(decideRows([1], 'originalKept'))
      await passTime(300)
      expect(store.getState().saved.journal).toBe('whole')
      const session = await storedSession(world)
      expect(session?.resultRows).toEqual(store.getState().run.results)
      expect(session?.decisions.slice(0, 2)).toEqual(['accepted', 'originalKept'])
    },
  )

  test('and nothing is left behind of a cleanse whose rows it refuses', async () => {
    const world = createTestWorld()
    world.databases.isFull = true
    await completedPage({ world })
    const database = await world.databases.open<{ heads: { key: string; value: object } }>('cleansheet')
    expect(await database.count('heads')).toBe(0)
  })
})

describe('what is stored goes', () => {
  test.each([
    ['with another file', fileLoaded(csvFile())],
    ['with Start New Cleanse', sessionCleared()],
    ['when every row is looked up again', resultsCleared()],
    ['with Remove now, and what is decided afterwards is not kept', storedSessionRemoved()],
  ])('%s', async (_, event) => {
    const { world, store } = await completedPage()
    store.dispatch(event)
    store.dispatch(decideRows([0], 'originalKept'))
    await passTime(300)
    expect(await storedSession(world)).toBeNull()
    expect(recordIn(world)).toBeNull()
  })

  test('with another file, although no row had been sent', async () => {
    const world = createTestWorld()
    world.network.set(false)
    const { store } = startedPage(3, world)
    await passTime(0)
    expect(await storedSession(world)).not.toBeNull()
    store.dispatch(stopAsked({ at: 0 }))
    await passTime(150)
    store.dispatch(fileLoaded(csvFile()))
    await passTime(300)
    expect(await storedSession(world)).toBeNull()
    expect(recordIn(world)).toBeNull()
  })

  test('with Remove now, which leaves the results on the page', async () => {
    const { store } = await completedPage()
    store.dispatch(storedSessionRemoved())
    expect(outcomesOf(store.getState())).toEqual([true, true, true])
    expect(selectKeptSince(store.getState())).toBe('notKept')
  })
})

describe('a retry of failed rows', () => {
  test('is found unfinished by the next page, with the decisions', async () => {
    const { world, store } = await completedPage({ fails: true })
    store.dispatch(decideRows([0], 'originalKept'))
    server.answers(() => new Promise(() => {}))
    store.dispatch(retryFailed())
    await passTime(0)
    const next = await reopened(world)
    expect(next.found()).toMatchObject({ done: 2, rows: 3, decided: 1 })
  })

  test('ends in a finished cleanse again, which is not downloaded yet', async () => {
    const { world, store } = await completedPage({ fails: true })
    store.dispatch(downloadAsked('everything', 'csv'))
    await vi.dynamicImportSettled()
    server.answers()
    store.dispatch(retryFailed())
    await passTime(0)
    expect(recordIn(world)).toBeNull()
    expect(await storedSession(world)).toMatchObject({ isDownloaded: false })
    expect(outcomesOf((await storedState(world))!)).toEqual([true, true, true])
  })
})

test('a cleanse whose columns changed, so that rows are left to send, is found unfinished', async () => {
  server.answers()
  const rows = [
    ['', '', 'Bath'],
    ['1 High Street', '', ''],
  ]
  const { store, world } = startedPage(csvFile({ headers: ['address', 'postcode', 'town'], rows }))
  await passTime(0)
  store.dispatch(mappingChanged({ moreAddressColumns: [2] }))
  await passTime(300)
  const next = await reopened(world)
  expect(next.found()).toMatchObject({ done: 1, rows: 2, isFinished: false })
})

test('a page that stays open over a weekend keeps what it shows', async () => {
  const { world, store } = await completedPage()
  for (const _ of range(0, 11)) {
    world.clock.now += 6 * HOUR
    await passTime(6 * HOUR)
  }
  expect(selectKeptSince(store.getState())).toBe(world.clock.now)
  const next = await reopened(world)
  expect(next.found()).toMatchObject({ isFinished: true, at: world.clock.now })
})

test('a list of 1,200 rows comes back as it was, with the decisions made after its completion', async () => {
  server.answers()
  const rows = range(0, 1200).map((at) => (at % 100 === 99 ? [`${at} High Street`, 'B12 0XY'] : ['', '']))
  const { store, world } = startedPage(csvFile({ rows }))
  await passTime(0)
  expect(selectStatus(store.getState())).toBe('completed')
  store.dispatch(decideRows([99, 999, 1199], 'originalKept'))
  await settled()
  expect(recordIn(world)).toBeNull()
  expect(world.persisted).toBe(1)

  const next = await reopened(world)
  expect(next.found()).toMatchObject({ rows: 1200, done: 1200, answered: 12, decided: 3 })
  next.store.dispatch(resumeAsked())
  await passTime(0)
  const { file, run, decisions } = next.store.getState()
  expect(selectStatus(next.store.getState())).toBe('completed')
  expect(file.loaded?.rows).toEqual(rows)
  expect(run.results).toEqual(store.getState().run.results)
  expect(run.tally).toEqual(store.getState().run.tally)
  expect(decisions.present).toEqual(store.getState().decisions.present)
})
