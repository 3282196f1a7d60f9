import type { UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, test } from 'vitest'
import { requestsAbandoned, stopAsked, waitingChanged } from '../../../../src/features/run/runSlice'
import { resultsCleared, runStarted, sessionCleared } from '../../../../src/features/session/sessionEvents'
import { fileLoaded } from '../../../../src/features/file/fileSlice'
import { csvFile, doneRows, fileOf, outcomesOf, queriesOf, queryOf, range } from '../../../support/builders'
import { createGate, passTime, playedTimers, settled } from '../../../support/waiting'
import { listeningServer, spent, type Respond } from '../../../support/provider'
import { createTestWorld } from '../../../support/testWorld'
import { savedRoom } from '../../../support/rooms/saved'
import { pagesIn } from '../../../support/testPage'

const { startedPage } = pagesIn(savedRoom)

const server = listeningServer()
playedTimers()

/** A run of 12 rows whose first five requests are in flight, held at a gate but for those in `isFree`. */
async function heldRun(respond: Respond = () => undefined, isFree = (_: string) => false) {
  const gate = createGate()
  const aborted: string[] = []
  server.answers(async (query, request) => {
    request.signal.addEventListener('abort', () => aborted.push(query))
    const isFirst = server.queries.length <= 5
    if (isFirst && !isFree(query)) await gate.opened
    return respond(query, request)
  })
  const { store, world } = startedPage(12)
  await settled()
  const release = async () => {
    gate.open()
    await settled()
  }
  const press = async (...events: UnknownAction[]) => {
    for (const event of events) store.dispatch(event)
    await settled()
  }
  const run = () => store.getState().run
  const outcomes = () => outcomesOf(store.getState())
  return { store, world, aborted, release, press, run, outcomes, done: () => doneRows(store.getState()) }
}

const stop = stopAsked({ at: 0 })

describe('Stop', () => {
  test('lets the five requests in flight settle, keeps their results and sends no more', async () => {
    const { press, release, run, done, aborted } = await heldRun()
    await press(stop)
    expect(run().phase).toEqual({ status: 'stopping' })
    await release()
    expect(run().phase).toEqual({ status: 'idle' })
    expect(done()).toEqual(range(0, 5))
    expect(server.queries).toHaveLength(5)
    expect(aborted).toEqual([])
  })

  test('pressed before the first request leaves every row unsent', async () => {
    server.answers()
    // The request rate has just been used up.
    const rateLimiter = { waitFor: () => 1000, started: () => {} }
    const { store } = startedPage(3, undefined, { rateLimiter })
    await settled()
    store.dispatch(stop)
    await settled()
    expect(store.getState().run).toMatchObject({ phase: { status: 'idle' }, results: [null, null, null] })
    expect(server.queries).toEqual([])
  })

  test('is followed by a Start that sends the rows without a result', async () => {
    const { press, release, outcomes } = await heldRun()
    await press(stop)
    await release()
    await press(runStarted())
    expect(server.queries).toEqual(queriesOf(...range(0, 12)))
    expect(outcomes()).toEqual(Array(12).fill(true))
  })

  test('and Start at the same moment make no second loop', async () => {
    const { press, release, run, done } = await heldRun()
    await press(stop, runStarted())
    expect(run().phase).toEqual({ status: 'stopping' })
    await release()
    expect(done()).toEqual(range(0, 5))
    expect(server.queries).toHaveLength(5)
  })

  test('ends a paused run', async () => {
    const { press, release, run, done } = await heldRun(spent)
    await release()
    expect(run().phase.status).toBe('paused')
    await press(stop)
    expect(run().phase.status).toBe('idle')
    expect(done()).toEqual([])
  })

  test('keeps the answers that came beside a 402 and does not pause', async () => {
    const respond: Respond = (...call) => (call[0] === queryOf(1) ? spent() : undefined)
    const { press, release, run, done } = await heldRun(respond)
    await press(stop)
    await release()
    expect(run().phase.status).toBe('idle')
    expect(done()).toEqual([0, 2, 3, 4])
  })
})

describe('a second Stop', () => {
  test('aborts the requests in flight and leaves their rows unsent', async () => {
    const { press, run, done, aborted } = await heldRun()
    await press(stop, requestsAbandoned())
    expect(run().phase.status).toBe('idle')
    expect(done()).toEqual([])
    expect(aborted.toSorted()).toEqual(queriesOf(...range(0, 5)).toSorted())
  })

  test('keeps the answers that had arrived by then', async () => {
    const { press, done } = await heldRun(undefined, (query) => query === queryOf(3))
    await press(stop, requestsAbandoned())
    expect(done()).toEqual([3])
  })

  test('is followed by a Start that sends the abandoned rows again', async () => {
    const { press, release, outcomes } = await heldRun()
    await press(stop, requestsAbandoned())
    await release()
    await press(runStarted())
    expect(server.queries).toEqual(queriesOf(...range(0, 5), ...range(0, 12)))
    expect(outcomes()).toEqual(Array(12).fill(true))
  })
})

test.each([
  ['a new file', fileLoaded(fileOf(12)), 12],
  ['Start New Cleanse', sessionCleared(), 0],
  ['starting over', resultsCleared(), 12],
])('%s while requests are in flight ends the run: its answers go nowhere', async (_, replacement, rows) => {
  const { press, release, store, run, world } = await heldRun()
  await press(replacement)
  await release()
  expect(run()).toMatchObject({ phase: { status: 'idle' }, results: Array(rows).fill(null) })
  expect(store.getState().saved.session).toEqual({ status: 'none' })
  expect(world.storage.texts.has('cleansheet:recovery')).toBe(false)
  expect(server.queries).toHaveLength(5)
})

describe('the run of a file that replaced another', () => {
  const otherFile = csvFile({ name: 'others.csv', rows: [['9 Low Road', 'BA1 1AA']] })

  test('holds only its own answers, and ends when it is done itself', async () => {
    const { press, release, run, outcomes } = await heldRun()
    await press(fileLoaded(otherFile), runStarted())
    await release()
    expect(server.queries.slice(5)).toEqual(['9 Low Road, BA1 1AA'])
    expect(outcomes()).toEqual([true])
    expect(run().phase).toEqual({ status: 'idle' })
  })

  test('is not paused by replies to the older one', async () => {
    const { press, release, run, done } = await heldRun(spent)
    await press(fileLoaded(otherFile))
    await release()
    expect(run().phase).toEqual({ status: 'idle' })
    await press(runStarted())
    expect(run().phase).toMatchObject({ status: 'paused' })
    expect(done()).toEqual([])
  })

  test('keeps its own notice when the older one was waiting for the same connection', async () => {
    server.answers()
    const world = createTestWorld()
    world.network.set(false)
    const { store } = startedPage(3, world)
    for (const event of [resultsCleared(), runStarted()]) {
      await settled()
      store.dispatch(event)
    }
    await settled()
    expect(store.getState().run.phase).toEqual({ status: 'running', waiting: { kind: 'offline' } })
    world.network.set(true)
    await passTime(150)
    expect(server.queries).toEqual(queriesOf(...range(0, 3)))
  })
})

test('an event that comes when no run is under way changes nothing', async () => {
  const { press, release, run } = await heldRun()
  await press(sessionCleared())
  await release()
  const before = run()
  await press(waitingChanged({ kind: 'slowedDown', until: 1000 }))
  expect(run()).toBe(before)
})
