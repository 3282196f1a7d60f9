import Papa from 'papaparse'
import { describe, expect, test, vi } from 'vitest'
import { questionAnswered, type ConfirmAnswer } from '../../../src/features/confirm/confirmSlice'
import { selectHasUnsavedResults } from '../../../src/features/download/unsavedSelectors'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { RECORD_STORAGE_KEY } from '../../../src/features/saved/recordPersistence'
import { encodeRecord } from '../../../src/features/saved/recordText'
import { foundIn, selectFound } from '../../../src/features/saved/savedSelectors'
import { discardAsked, resumeAsked, storedSessionRemoved } from '../../../src/features/saved/savedSlice'
import type { SessionRecord } from '../../../src/domain/cleanse/savedCleanse'
import { stopAsked } from '../../../src/features/run/runSlice'
import { resultsCleared, runStarted } from '../../../src/features/session/sessionEvents'
import {
  answered,
  csvFile,
  failed,
  finishedRecord,
  sessionRecord,
  fileOf,
  outcomesOf,
} from '../../support/builders'
import { listeningServer } from '../../support/provider'
import { createGate, passTime, playedTimers, until } from '../../support/waiting'
import { withOdd, type Path } from '../../support/oddValues'
import { databaseOf, storedSessions } from '../../support/storedSessions'
import { createTestLocks, createTestWorld, type TestWorld } from '../../support/testWorld'
import { startedPage, openTestPage } from '../../support/testStore'
import { decideRows, undoStep } from '../../../src/features/run/rows/changeRows'
import type { AppThunk } from '../../../src/base/store/types'

const server = listeningServer()
playedTimers()

const DAY = 24 * 60 * 60 * 1000
const NOW = createTestWorld().clock.now

/** A browser with what earlier visits left in IndexedDB and in local storage. */
async function worldWith({ stored = [], record }: { stored?: SessionRecord[]; record?: SessionRecord }) {
  const world = createTestWorld()
  const database = databaseOf(world)
  for (const each of stored) await database.begin(each, foundIn(each))
  if (record) world.storage.texts.set(RECORD_STORAGE_KEY, encodeRecord(record))
  return world
}

async function openPage(world: TestWorld, locks = createTestLocks()) {
  const tab = locks.ofTab()
  const page = openTestPage(world, tab.deps)
  await passTime(0)
  return {
    ...page,
    close: tab.release,
    session: () => page.store.getState().saved.session,
    found: () => selectFound(page.store.getState()),
    /** *Discard*, and the answer to its question. */
    discard: async (answer?: ConfirmAnswer) => {
      page.store.dispatch(discardAsked())
      if (answer) page.store.dispatch(questionAnswered(answer))
      await passTime(0)
    },
    resume: async () => {
      page.store.dispatch(resumeAsked())
      await passTime(0)
      return page.store.getState()
    },
  }
}

const namesIn = async (world: TestWorld) => (await storedSessions(world)).map(({ fileName }) => fileName)

const one = sessionRecord({ timestamp: NOW - 1000 })
const both = finishedRecord({ timestamp: NOW - 1000 })
const retried = sessionRecord({ timestamp: NOW, resultRows: [answered(), null] })

test.each<[string, { stored: SessionRecord; record: SessionRecord }, SessionRecord]>([
  ['IndexedDB has more answers', { stored: both, record: one }, both],
  ['local storage has more answers', { stored: one, record: both }, both],
  [
    'one has a failed row that the other has sent again',
    { stored: { ...one, resultRows: [answered(), failed('x')] }, record: retried },
    retried,
  ],
  [
    'local storage has a later decision',
    { stored: one, record: { ...one, decisions: ['accepted', undefined] } },
    { ...one, decisions: ['accepted', undefined] },
  ],
])('the fuller of two is found when %s', async (_, { stored, record }, expected) => {
  const { resume, found } = await openPage(await worldWith({ stored: [stored], record }))
  expect(found()).toMatchObject(foundIn(expected))
  const { run, decisions } = await resume()
  expect(run.results).toEqual(expected.resultRows)
  expect(decisions.present).toEqual(expected.decisions)
})

test('Resume Cleanse pressed before IndexedDB has answered takes the fuller one too', async () => {
  const world = await worldWith({ stored: [both], record: one })
  const { store } = openTestPage(world)
  await until(store, (state) => selectFound(state) !== null)
  store.dispatch(resumeAsked())
  await passTime(0)
  expect(outcomesOf(store.getState())).toEqual([true, true])
})

test('a cleanse that is 24 hours old goes, unless another tab shows it', async () => {
  const stored = (
    [
      ['old', NOW - DAY],
      ['shown', NOW - DAY],
      ['new', NOW - DAY + 1],
    ] as const
  ).map(([id, timestamp]) => finishedRecord({ id, fileName: id, timestamp }))
  const world = await worldWith({ stored })
  const locks = createTestLocks()
  await locks.ofTab().deps.lockOf('shown').acquire()
  const { found } = await openPage(world, locks)
  expect(found()?.fileName).toBe('new')
  expect((await namesIn(world)).toSorted()).toEqual(['new', 'shown'])
})

test.each([
  ['years behind', -3 * 365 * DAY],
  ['days ahead', 5 * DAY],
])(
  'a run whose clock was %s is found once it is right, and kept for a day from then on',
  async (_, wrongBy) => {
    const world = createTestWorld()
    world.clock.now = NOW + wrongBy
    server.answers()
    const { store, deps } = startedPage(7, world)
    await passTime(0)
    expect(outcomesOf(store.getState())).toEqual(Array(7).fill(true))
    deps.tabLock.release()

    world.clock.now = NOW
    const next = await openPage(world)
    expect(next.found()).toMatchObject({ answered: 7, at: NOW })
    expect(outcomesOf(await next.resume())).toEqual(Array(7).fill(true))
    expect(next.session()).toEqual({ status: 'onPage', savedAt: NOW })

    world.clock.now = NOW + DAY - 1
    expect((await openPage(world)).found()).toMatchObject({ at: NOW })
    world.clock.now = NOW + DAY
    expect((await openPage(world)).found()).toBeNull()
    expect(await namesIn(world)).toEqual([])
  },
)

test.each([
  ['forward', NOW, NOW + 40 * DAY],
  ['back', NOW + 40 * DAY, NOW],
])('a clock that is put %s while the page is open makes nothing old', async (_, from, to) => {
  const world = createTestWorld()
  world.clock.now = from
  server.answers()
  startedPage(7, world)
  await passTime(0)
  world.clock.now = to
  await passTime(60_000)
  world.clock.now += DAY - 1
  expect((await openPage(world)).found()).toMatchObject({ answered: 7, at: to })
})

test.each([
  ['whose rows were not all stored', 'heads' as const],
  ['without a journal', 'journal' as const],
])('a cleanse %s goes, and the one before is found', async (_, store) => {
  const world = await worldWith({
    stored: [finishedRecord({ id: 'a', timestamp: NOW }), { ...one, id: 'b' }],
  })
  const database = await world.databases.open('cleansheet')
  if (store === 'journal') await database.delete(store, IDBKeyRange.bound(['a'], ['a', []]))
  else await database.put(store, { ...(await database.get(store, 'a')), isWhole: false })
  const { found } = await openPage(world)
  expect(found()?.id).toBe('b')
  expect(await storedSessions(world)).toHaveLength(1)
})

test('a cleanse that only another version can read is not shown, and stays until it is a day old', async () => {
  const world = await worldWith({ stored: [both], record: one })
  const database = await world.databases.open('cleansheet')
  const head = await database.get('heads', both.id)
  await database.put('heads', { ...head, head: { ...head.head, version: 2 } })
  const { texts } = world.storage
  texts.set(RECORD_STORAGE_KEY, texts.get(RECORD_STORAGE_KEY)!.replace('"version":1', '"version":2'))
  const kept = async () => [(await database.getAllKeys('heads')).length, texts.has(RECORD_STORAGE_KEY)]
  const page = await openPage(world)
  expect(page.found()).toBeNull()
  await passTime(5000)
  expect(await kept()).toEqual([1, true])
  page.close()

  world.clock.now = NOW + DAY
  await openPage(world)
  expect(await kept()).toEqual([0, false])
})

test('a finished cleanse that IndexedDB cannot give back is opened from its record, which stays until it is stored', async () => {
  const world = await worldWith({ stored: [both], record: both })
  const { resume, close } = await openPage(world)
  const database = await world.databases.open('cleansheet')
  await database.clear('rows')
  world.databases.isFull = true
  expect((await resume()).run.results).toEqual(both.resultRows)
  close()
  expect((await openPage(world)).found()).toMatchObject({ answered: 2, isFinished: true })
})

test('a cleanse of which IndexedDB has lost an answer since is opened from its record, and stored whole again', async () => {
  const world = await worldWith({ record: both })
  // Its last entry counts more than the journal has.
  await databaseOf(world).begin({ ...one, timestamp: both.timestamp }, foundIn(both))
  const { resume } = await openPage(world)
  expect((await resume()).run.results).toEqual(both.resultRows)
  await passTime(1000)
  expect(await storedSessions(world)).toMatchObject([{ resultRows: both.resultRows }])
})

test.each<[string, AppThunk, SessionRecord['decisions']]>([
  ['another decision', decideRows([0], 'originalKept'), ['originalKept', undefined]],
  ['an undone one', undoStep(), [undefined, undefined]],
])(
  '%s that IndexedDB refused is found in local storage, and stored once there is room',
  async (_, change, decisions) => {
    const world = await worldWith({ stored: [one], record: one })
    const { resume, store, close } = await openPage(world)
    await resume()
    store.dispatch(decideRows([0], 'accepted'))
    await passTime(1000)
    world.databases.isFull = true
    store.dispatch(change)
    await passTime(1000)
    close()

    world.databases.isFull = false
    const next = await openPage(world)
    expect((await next.resume()).decisions.present).toEqual(decisions)
    expect(await storedSessions(world)).toMatchObject([{ decisions }])
  },
)

test('in a full browser the fuller record in local storage is opened, and what IndexedDB has stays', async () => {
  const world = await worldWith({ stored: [one], record: { ...both, decisions: ['accepted', undefined] } })
  world.databases.isFull = true
  const { resume, store, close } = await openPage(world)
  expect((await resume()).run.results).toEqual(both.resultRows)
  store.dispatch(decideRows([1], 'originalKept'))
  await passTime(1000)
  expect(await storedSessions(world)).toMatchObject([{ resultRows: one.resultRows }])
  expect((await openPage(world)).found()).toMatchObject({ answered: 2, decided: 2 })
  close()

  world.databases.isFull = false
  const next = await openPage(world)
  await next.resume()
  next.store.dispatch(decideRows([1], 'accepted'))
  await passTime(1000)
  expect(await storedSessions(world)).toMatchObject([
    { resultRows: both.resultRows, decisions: ['accepted', 'accepted'] },
  ])
  expect(world.storage.texts.has(RECORD_STORAGE_KEY)).toBe(false)
})

test('nothing is left of what the first version of the database stored', async () => {
  const world = createTestWorld()
  const first = await world.databases.open('cleansheet', 1, {
    upgrade: (database) => {
      for (const name of ['lists', 'parts', 'files']) database.createObjectStore(name)
    },
  })
  first.close()
  await openPage(world)
  const { objectStoreNames } = await world.databases.open('cleansheet')
  expect([...objectStoreNames]).toEqual(['heads', 'journal', 'rows'])
})

test('a cleanse that cannot be read says so, and stays', async () => {
  const world = await worldWith({ stored: [both] })
  const { resume, session } = await openPage(world)
  const database = await world.databases.open('cleansheet')
  await database.clear('rows')
  await resume()
  expect(session()).toMatchObject({ status: 'found', opening: 'failed' })
})

const SAVED = { choice: 'everything', format: 'csv', name: 'a.csv' }

type Store = 'heads' | 'rows' | 'journal'

/** Puts another value into one place of what a browser has stored of the cleanse `both`. */
async function spoil({ databases }: TestWorld, store: Store, path: Path, odd: unknown) {
  const database = await databases.open('cleansheet')
  const key = store === 'heads' ? both.id : [both.id, 0]
  const spoilt = withOdd(await database.get(store, key), path, odd)
  await (store === 'heads' ? database.put(store, spoilt) : database.put(store, spoilt, key))
}

describe('what the page could not have stored is no record', () => {
  test.each<[string, Store, Path, unknown]>([
    ['its head is of another cleanse', 'heads', ['head', 'id'], 'other'],
    ['it has no rows', 'heads', ['rows'], 0],
    ['a file of it was saved at no date', 'heads', ['head', 'savedFiles'], [{ ...SAVED, at: 1e300 }]],
    ['its counts are those of more rows', 'journal', ['decided'], 3],
  ])('at once, and goes: %s', async (_, store, path, odd) => {
    const world = await worldWith({ stored: [both, { ...one, id: 'b', fileName: 'other.csv' }] })
    await spoil(world, store, path, odd)
    const { found } = await openPage(world)
    expect(found()?.fileName).toBe('other.csv')
    expect(await namesIn(world)).toEqual(['other.csv'])
  })

  test('at once, and goes: it has a number, a list or a time for its id', async () => {
    const world = await worldWith({ stored: [both] })
    const database = await world.databases.open('cleansheet')
    const head = (await database.get('heads', both.id)) as object
    for (const id of [5, [1, 'a'], new Date(0)]) await database.put('heads', { ...head, id })
    const { found } = await openPage(world)
    expect(found()?.id).toBe(both.id)
    expect(await database.getAllKeys('heads')).toEqual([both.id])
  })

  test.each<[string, Store, Path, unknown]>([
    ['a row is too wide', 'rows', ['rows', 0, 2], 'x'],
    ['there are more rows', 'rows', ['rows', 2], ['3 High Street', '']],
    ['there are fewer rows', 'heads', ['rows'], 3],
    ['a result is of no row', 'journal', ['results', 0, 0], 4_294_967_294],
  ])('once it is opened, which does not wait for ever: %s', async (_, store, path, odd) => {
    const world = await worldWith({ stored: [both] })
    await spoil(world, store, path, odd)
    const page = await openPage(world)
    expect(page.found()).not.toBeNull()
    await page.resume()
    expect(page.session()).toMatchObject({ status: 'found', opening: 'failed' })
    await page.discard('download')
    expect(page.session()).toMatchObject({ status: 'found', opening: 'failed' })
    await page.discard('confirmed')
    expect(page.session().status).toBe('none')
    const database = await world.databases.open('cleansheet')
    expect(await Promise.all(['heads', 'rows', 'journal'].map((each) => database.count(each)))).toEqual([
      0, 0, 0,
    ])
  })

  test.each<[Store, Path]>([
    ['rows', ['rows']],
    ['journal', ['results', 0]],
  ])('and the record is taken where the %s in IndexedDB are odd', async (store, path) => {
    const world = await worldWith({ stored: [both], record: one })
    await spoil(world, store, path, [7])
    const { resume } = await openPage(world)
    expect((await resume()).run.results).toEqual(one.resultRows)
  })
})

test('a file loaded by then is not replaced, and what is stored stays, for another tab too', async () => {
  const world = await worldWith({ stored: [both] })
  const locks = createTestLocks()
  const { store } = openTestPage(world, locks.ofTab().deps)
  store.dispatch(fileLoaded(fileOf(2)))
  await passTime(0)
  expect(store.getState().saved.session.status).toBe('none')
  expect((await openPage(world, locks)).session().status).toBe('found')
})

test('a run that begins before IndexedDB has answered keeps its cleanse to this tab', async () => {
  const world = await worldWith({ stored: [both] })
  const locks = createTestLocks()
  server.answers(() => new Promise(() => {}))
  const { store } = startedPage(2, world, locks.ofTab().deps)
  await passTime(0)
  expect(await locks.ofTab().deps.lockOf(store.getState().file.id).acquire()).toBe(false)
})

test('a cleanse sent again from the first row is kept to this tab', async () => {
  const locks = createTestLocks()
  let isSilent = false
  server.answers(() => (isSilent ? new Promise(() => {}) : undefined))
  const { store } = startedPage(2, createTestWorld(), locks.ofTab().deps)
  await passTime(0)
  isSilent = true
  store.dispatch(resultsCleared())
  store.dispatch(runStarted())
  await passTime(0)
  expect(await locks.ofTab().deps.lockOf(store.getState().file.id).acquire()).toBe(false)
})

test.each([
  ['in IndexedDB', { stored: [one] }],
  ['in local storage alone', { record: one }],
])('what a closed tab left %s is for a tab without a file', async (_, left) => {
  const world = await worldWith(left)
  world.databases.refuses = !('stored' in left)
  const locks = createTestLocks()
  const first = await openPage(world, locks)
  const second = await openPage(world, locks)
  expect(second.session().status).toBe('elsewhere')
  second.store.dispatch(fileLoaded(fileOf(2)))
  first.close()
  await passTime(0)
  expect(second.session().status).toBe('none')
  expect((await openPage(world, locks)).found()).toMatchObject(foundIn(one))
})

test('what a closed tab left only in local storage is not overwritten by a run that began beside it', async () => {
  const world = await worldWith({ record: one })
  world.databases.refuses = true
  server.answers()
  const locks = createTestLocks()
  const first = await openPage(world, locks)
  const { store } = await openPage(world, locks)
  store.dispatch(fileLoaded(fileOf(2)))
  store.dispatch(runStarted())
  await passTime(0)
  first.close()
  await passTime(0)
  store.dispatch(decideRows([0], 'accepted'))
  await passTime(2000)
  expect((await openPage(world, locks)).found()).toMatchObject(foundIn(one))
})

test('a cleanse that is nearly a day old is renewed when shown', async () => {
  const world = await worldWith({ stored: [finishedRecord({ timestamp: NOW - DAY + 1 })] })
  const { resume, close } = await openPage(world)
  await resume()
  close()
  world.clock.now = NOW + DAY - 1
  expect((await openPage(world)).found()).toMatchObject({ at: NOW })
})

test('if IndexedDB never answers, the page opens what local storage has, and says that it is not kept', async () => {
  const world = await worldWith({ record: both })
  const page = openTestPage(world, { openDatabase: () => new Promise(() => {}) })
  await passTime(0)
  page.store.dispatch(resumeAsked())
  await passTime(30_000)
  expect(outcomesOf(page.store.getState())).toEqual([true, true])
  page.store.dispatch(decideRows([0], 'accepted'))
  await passTime(30_000)
  expect(page.store.getState().saved.journal).toBe('fails')
})

describe('discarding the found cleanse', () => {
  const found = async (parts: Partial<SessionRecord> = {}) => {
    const world = await worldWith({
      stored: [
        finishedRecord({ id: 'a', fileName: 'late.csv', timestamp: NOW, ...parts }),
        finishedRecord({ id: 'b', fileName: 'early.csv', timestamp: NOW - 1000 }),
      ],
    })
    return openPage(world)
  }

  test('asks first if it was paid for and not downloaded; Cancel leaves it', async () => {
    const page = await found()
    page.store.dispatch(discardAsked())
    expect(page.store.getState().confirm).toEqual({ kind: 'giveUp', isFinished: true })
    page.store.dispatch(questionAnswered('cancelled'))
    await passTime(0)
    expect(page.found()?.fileName).toBe('late.csv')
  })

  test('deletes it when that is confirmed, and then the one before is found', async () => {
    const page = await found()
    await page.discard('confirmed')
    expect(page.found()?.fileName).toBe('early.csv')
    expect(await namesIn(page.world)).toEqual(['early.csv'])
  })

  test('downloads it there and then, and asks no more', async () => {
    const page = await found()
    await page.discard('download')
    expect(page.world.downloads.map(({ name }) => name)).toEqual(['late_for_next_month.csv'])
    expect(page.store.getState().file.loaded).toBeNull()
    expect(page.found()).toMatchObject({ fileName: 'late.csv', isDownloaded: true })
    await page.discard()
    expect(page.found()?.fileName).toBe('early.csv')
  })

  test('downloads decisions too, and the page knows that file once the results are shown', async () => {
    const page = await found({ decisions: ['accepted', 'originalKept'] })
    await page.discard('download')
    const { text } = page.world.downloads[0]!
    const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })
    expect(data.map(({ Decision }) => Decision)).toEqual(['Accepted', 'Kept original'])
    await page.resume()
    expect(selectHasUnsavedResults(page.store.getState())).toBe(false)
    expect(page.store.getState().download.saved).toMatchObject([{ name: 'late_for_next_month.csv', at: NOW }])
    page.close()
    const again = await openPage(page.world)
    expect(again.found()?.isDownloaded).toBe(true)
    await again.resume()
    expect(selectHasUnsavedResults(again.store.getState())).toBe(false)
    again.store.dispatch(decideRows([0], 'originalKept'))
    expect(selectHasUnsavedResults(again.store.getState())).toBe(true)
  })

  test.each([
    ['of an unfinished one in local storage', { record: { ...one, decisions: ['accepted', undefined] } }],
    [
      'of one in IndexedDB',
      { stored: [finishedRecord({ timestamp: NOW, decisions: ['accepted', undefined] })] },
    ],
  ] as [string, Parameters<typeof worldWith>[0]][])(
    'two presses of Download Results %s make one file',
    async (_, parts) => {
      const page = await openPage(await worldWith(parts))
      for (let press = 0; press < 2; press += 1) {
        page.store.dispatch(discardAsked())
        page.store.dispatch(questionAnswered('download'))
      }
      await passTime(0)
      expect(page.world.downloads.map(({ text }) => text.includes('Accepted'))).toEqual([true])
    },
  )

  describe('while its download is being written', () => {
    const writing = async () => {
      const rows = Array.from({ length: 60 }, () => ['1 High Street', 'LS1 4AB'])
      const page = await found({
        originalRows: rows,
        sheetRows: rows.map((_, row) => row + 2),
        resultRows: rows.map(() => answered()),
        decisions: [],
      })
      const turn = createGate()
      page.deps.nextTask = () => turn.opened
      // Each block of rows takes a task of its own.
      let now = 0
      vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000))
      await page.discard('download')
      const finish = async () => {
        turn.open()
        await passTime(0)
        expect(page.world.downloads.map(({ name }) => name)).toEqual(['late_for_next_month.csv'])
      }
      return { ...page, finish }
    }

    test('deletes it, and does not count the one before as downloaded', async () => {
      const page = await writing()
      await page.discard('confirmed')
      await page.finish()
      const early = { fileName: 'early.csv', isDownloaded: false }
      expect(page.found()).toMatchObject(early)
      expect(await storedSessions(page.world)).toMatchObject([early])
    })

    test('says that nothing of a list loaded meanwhile was downloaded', async () => {
      const page = await writing()
      page.store.dispatch(fileLoaded(csvFile()))
      await page.finish()
      expect(page.store.getState().download).toMatchObject({ written: null, saved: [], writing: 'none' })
    })
  })

  test('says so when the download cannot be written', async () => {
    const page = await found()
    page.deps.saveFile = () => {
      throw new Error('Forbidden')
    }
    await page.discard('download')
    expect(page.store.getState().download.writing).toBe('failed')
    expect(page.found()).toMatchObject({ fileName: 'late.csv', isDownloaded: false })
  })
})

describe('a cleanse that another tab has open', () => {
  const ELSEWHERE = { status: 'elsewhere', fileName: 'customers.csv' }

  test.each<[string, Parameters<typeof worldWith>[0]]>([
    ['an unfinished one', { stored: [one], record: one }],
    ['a finished one', { stored: [both] }],
  ])('is named and left alone, and found when that tab is closed: %s', async (_, left) => {
    const [world, locks] = [await worldWith(left), createTestLocks()]
    const first = await openPage(world, locks)
    await first.resume()
    const [before, record] = [await storedSessions(world), world.storage.texts.get(RECORD_STORAGE_KEY)]

    const second = await openPage(world, locks)
    const third = await openPage(world, locks)
    expect([second.session(), third.session()]).toEqual([ELSEWHERE, ELSEWHERE])
    await second.resume()
    expect(second.store.getState().file.loaded).toBeNull()
    expect(await storedSessions(world)).toEqual(before)
    expect(world.storage.texts.get(RECORD_STORAGE_KEY)).toBe(record)

    first.close()
    await passTime(0)
    expect([second.session().status, third.session()]).toEqual(['found', ELSEWHERE])
    expect((await second.resume()).run.results).toEqual(before[0]!.resultRows)
  })

  test('is not found by a tab that has begun another meanwhile', async () => {
    const [world, locks] = [await worldWith({ stored: [both] }), createTestLocks()]
    server.answers()
    const first = await openPage(world, locks)
    await first.resume()
    const second = await openPage(world, locks)
    second.store.dispatch(fileLoaded(csvFile({ name: 'others.csv' })))
    second.store.dispatch(runStarted())
    second.store.dispatch(stopAsked({ at: 0 }))
    await passTime(0)
    first.close()
    await passTime(0)
    expect(second.store.getState().file.loaded?.name).toBe('others.csv')
    expect(second.session().status).not.toBe('found')
    const third = await openPage(world, locks)
    expect(third.found()?.fileName).toBe('customers.csv')
  })

  test('is gone when that tab removed it', async () => {
    const [world, locks] = [await worldWith({ stored: [both] }), createTestLocks()]
    const first = await openPage(world, locks)
    await first.resume()
    const second = await openPage(world, locks)
    first.store.dispatch(storedSessionRemoved())
    await passTime(0)
    expect(second.session().status).toBe('none')
    expect(second.found()).toBeNull()
  })
})
