import { describe, expect, test, vi } from 'vitest'
import { RECORD_STORAGE_KEY } from '../../../../src/features/saved/recordPersistence'
import { resumeAsked } from '../../../../src/features/saved/savedSlice'
import { requestsAbandoned, stopAsked } from '../../../../src/features/run/runSlice'
import { runStarted } from '../../../../src/features/session/sessionEvents'
import { fileLoaded } from '../../../../src/features/file/fileSlice'
import { createGate, passTime, playedTimers, settled } from '../../../support/waiting'
import { listeningServer, spent } from '../../../support/provider'
import { doneRows, fileOf, outcomesOf, queriesOf, queryOf, range } from '../../../support/builders'
import { storedSession } from '../../../support/storedSessions'
import { createTestWorld, type TestWorld } from '../../../support/testWorld'
import { startedPage, openTestPage } from '../../../support/testStore'

const server = listeningServer()
playedTimers()

/** Rows that the record has results for; none without one. */
const savedRows = (world: TestWorld) => {
  const text = world.storage.texts.get(RECORD_STORAGE_KEY)
  if (text === undefined) return []
  const { resultRows } = JSON.parse(text) as { resultRows: unknown[] }
  return resultRows.flatMap((result, row) => (result === null ? [] : [row]))
}

/** A page whose run of `count` rows is under way; each row is answered when its gate is opened. */
async function gatedPage(count = 7, world = createTestWorld()) {
  const gates = range(0, count).map(createGate)
  server.answers(async (query) => {
    await gates[Number.parseInt(query, 10) - 1]!.opened
  })
  const writes: number[] = []
  const { setItem } = world.storage
  world.storage.setItem = (key, text) => {
    setItem.call(world.storage, key, text)
    if (key === RECORD_STORAGE_KEY) writes.push(savedRows(world).length)
  }
  let held: (() => void)[] | null = null
  const nextTask = () => new Promise<void>((resolve) => (held ? held.push(resolve) : resolve()))
  const page = startedPage(count, world, { nextTask })
  await settled()
  const answer = async (...rows: number[]) => {
    for (const row of rows) gates[row]!.open()
    await settled()
  }
  const pass = async (ms: number) => {
    world.clock.now += ms
    await passTime(ms)
  }
  /** Holds up what waits for a task of its own. Returns the way to let it go; what comes later is held too. */
  const holdTasks = () => {
    // However busy the machine, nothing else takes so long that it would wait for a task.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    const tasks: (() => void)[] = (held = [])
    return () => tasks.splice(0).forEach((go) => go())
  }
  return { ...page, writes, gates, answer, pass, holdTasks }
}

describe('an answer is saved before its batch ends', () => {
  test('250 ms after the last save at the latest, while one call hangs', async () => {
    const { world, answer, pass } = await gatedPage()
    await answer(0, 1, 3, 4)
    await pass(249)
    expect(savedRows(world)).toEqual([])
    await pass(1)
    expect(savedRows(world)).toEqual([0, 1, 3, 4])
  })

  test('at once when the last save is 250 ms old', async () => {
    const { world, gates, answer, pass } = await gatedPage()
    await pass(250)
    gates[2]!.open()
    // No timer is moved: those of a window that is covered may be slow.
    await settled()
    expect(savedRows(world)).toEqual([2])
    await answer(3)
    expect(savedRows(world)).toEqual([2])
  })

  test('at once while the page is hidden, and when it is hidden', async () => {
    const { world, answer } = await gatedPage()
    await answer(0)
    expect(savedRows(world)).toEqual([])
    world.visibility.hide()
    await settled()
    expect(savedRows(world)).toEqual([0])
    await answer(4)
    expect(savedRows(world)).toEqual([0, 4])
    world.visibility.show()
    await answer(1)
    expect(savedRows(world)).toEqual([0, 4])
  })

  test('by then even if the clock was set back', async () => {
    const { world, answer } = await gatedPage()
    world.clock.now -= 60_000
    await answer(1)
    await passTime(250)
    expect(savedRows(world)).toEqual([1])
  })

  test('with every row that shares it', async () => {
    const world = createTestWorld()
    const gate = createGate()
    server.answers((query) => (query === queryOf(1) ? gate.opened : undefined))
    const { rows } = fileOf(2)
    const { store } = startedPage({ ...fileOf(2), rows: [rows[0]!, rows[1]!, rows[0]!] }, world)
    await passTime(250)
    expect(savedRows(world)).toEqual([0, 2])
    expect(store.getState().run.lookups).toBe(1)
    gate.open()
    await settled()
    expect(store.getState().run).toMatchObject({ lookups: 2, phase: { status: 'idle' } })
  })
})

test('the answers of a quick batch are written once, with its end', async () => {
  const { answer, writes, store } = await gatedPage()
  await answer(0)
  await answer(1)
  await answer(2)
  await answer(3)
  expect(writes).toEqual([])
  await answer(4)
  expect(writes).toEqual([5])
  expect(doneRows(store.getState())).toEqual(range(0, 5))
})

describe('while batches follow each other quickly', () => {
  test('the record is written once a second, and the journal has each', async () => {
    const { world, answer, pass, writes } = await gatedPage(25)
    await answer(...range(0, 5))
    expect(writes).toEqual([5])
    await pass(100)
    await answer(...range(5, 10))
    await pass(500)
    await answer(...range(10, 15))
    await pass(399)
    expect(writes).toEqual([5])
    expect(doneRows({ run: { results: (await storedSession(world))!.resultRows } })).toEqual(range(0, 15))
    await pass(1)
    expect(writes).toEqual([5, 15])
    // A slow one is written at once.
    world.clock.now += 1000
    await answer(...range(15, 20))
    expect(writes.at(-1)).toBe(20)
  })

  test('the record has each where IndexedDB has none', async () => {
    const world = createTestWorld()
    world.databases.refuses = true
    const { answer, writes } = await gatedPage(15, world)
    await answer(...range(0, 5))
    await answer(...range(5, 10))
    expect(writes).toEqual([0, 5, 10])
  })
})

test('a batch is saved while the next one is on its way, and before that when the page is hidden', async () => {
  const { world, gates, holdTasks } = await gatedPage(12)
  const letTasksGo = holdTasks()
  // No timer is moved: those of a window that is covered may be slow.
  const answer = (from: number, to: number, sent: number) => {
    for (const gate of gates.slice(from, to)) gate.open()
    return settled(() => server.queries.length < sent)
  }
  await answer(0, 5, 10)
  expect(savedRows(world)).toEqual([])
  letTasksGo()
  await settled()
  expect(savedRows(world)).toEqual(range(0, 5))
  await answer(5, 10, 12)
  expect(savedRows(world)).toEqual(range(0, 5))
  world.visibility.hide()
  await settled()
  expect(savedRows(world)).toEqual(range(0, 10))
})

test('a refused write is reported, also if the timer of redux-persist made it', async () => {
  const { world, store, answer, holdTasks } = await gatedPage()
  const letTasksGo = holdTasks()
  world.storage.refuses = true
  await answer(0, 1, 2, 3, 4)
  letTasksGo()
  await settled()
  expect(store.getState().saved.saving).toBe('fails')
})

test('a page that dies loses only the call in flight: the next page sends that one again and no other', async () => {
  const { world, answer, pass } = await gatedPage()
  await answer(0, 1, 2, 3)
  await pass(250)
  const next = openTestPage(world)
  await settled()
  server.queries.length = 0
  server.answers()
  next.store.dispatch(resumeAsked())
  await settled()
  next.store.dispatch(runStarted())
  await settled()
  expect(server.queries.toSorted()).toEqual(queriesOf(4, 5, 6).toSorted())
})

test('a batch during which the laptop slept adds nothing to the time of a run', async () => {
  const { store, world, answer, pass } = await gatedPage(12)
  await pass(1000)
  await answer(...range(0, 5))
  world.clock.now += 2 * 60 * 60 * 1000
  await passTime(1000)
  await pass(1000)
  await answer(...range(5, 10))
  await pass(2000)
  await answer(10, 11)
  expect(store.getState().run.elapsedMs).toBe(3000)
  expect(store.getState().run.batches.map(({ tookMs }) => tookMs)).toEqual([1000, 0, 2000])
})

describe('answers that were saved early count once,', () => {
  test('in results, lookups and time, when the rest of the batch is answered', async () => {
    const { store, answer, pass } = await gatedPage()
    await answer(0, 1)
    await pass(250)
    await pass(500)
    await answer(2, 3, 4, 5, 6)
    expect(server.queries).toEqual(queriesOf(...range(0, 7)))
    expect(outcomesOf(store.getState())).toEqual(range(0, 7).map(() => true))
    expect(store.getState().run).toMatchObject({ lookups: 7, elapsedMs: 750 })
  })

  test('and in the pace, with the end of their batch', async () => {
    const { store, answer, pass } = await gatedPage()
    await answer(0, 1)
    await pass(250)
    expect(store.getState().run.batches).toEqual([])
    await answer(2, 3, 4)
    expect(store.getState().run.batches.map(({ rows }) => rows)).toEqual([5])
  })

  test('when the rest of the batch is refused', async () => {
    const gate = createGate()
    server.answers(async (query) => {
      if (query !== queryOf(2)) return undefined
      await gate.opened
      return spent()
    })
    const { store } = startedPage(7)
    await passTime(250)
    expect(doneRows(store.getState())).toEqual([0, 1, 3, 4])
    gate.open()
    await settled()
    expect(store.getState().run).toMatchObject({ lookups: 4, phase: { status: 'paused' } })
    expect(doneRows(store.getState())).toEqual([0, 1, 3, 4])
  })

  test('when the rest of the batch is abandoned', async () => {
    const { store, answer, pass } = await gatedPage()
    await answer(0, 1)
    await pass(250)
    store.dispatch(stopAsked({ at: 0 }))
    store.dispatch(requestsAbandoned())
    await settled()
    expect(doneRows(store.getState())).toEqual([0, 1])
    expect(store.getState().run).toMatchObject({ lookups: 2, phase: { status: 'idle' } })
  })
})

test('answers that wait to be saved go nowhere once the rows are replaced', async () => {
  const { store, answer, pass } = await gatedPage()
  await answer(0, 1)
  store.dispatch(fileLoaded(fileOf(3)))
  await pass(250)
  expect(doneRows(store.getState())).toEqual([])
})

test('nor while the loop waits to learn why a connection broke', async () => {
  server.answers((query) => {
    if (query === queryOf(0)) return undefined
    return query === queryOf(1) ? Response.error() : new Promise(() => {})
  })
  const { store } = startedPage(7)
  await passTime(100)
  store.dispatch(fileLoaded(fileOf(3)))
  await passTime(300)
  expect(doneRows(store.getState())).toEqual([])
})
