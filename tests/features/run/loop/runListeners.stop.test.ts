import { describe, expect, test } from 'vitest'
import { requestsAbandoned, stopAsked } from '../../../../src/features/run/runSlice'
import { runStarted } from '../../../../src/features/sessionEvents'
import { listeningServer } from '../../../support/listeningServer'
import { cleanseHandler, emptyLog, providerError } from '../../../support/provider'
import {
  doneRows,
  ended,
  outcomesOf,
  paused,
  queriesOf,
  queryOf,
  range,
  startedPage,
} from '../../../support/runs'
import { untimed } from '../../../support/playedTimers'
import { createGate } from '../../../support/until'

const server = listeningServer()

/** A run of 12 rows whose first five requests are under way, held at a gate. */
async function heldRun() {
  const log = emptyLog()
  const gate = createGate()
  const allSent = createGate()
  const aborted: string[] = []
  server.use(
    cleanseHandler(log, async (query, request) => {
      request.signal.addEventListener('abort', () => aborted.push(query))
      if (log.queries.length === 5) allSent.open()
      await gate.opened
      return undefined
    }),
  )
  const { store } = startedPage(12)
  await allSent.opened
  return { store, log, gate, aborted }
}

describe('Stop', () => {
  test('lets the five requests in flight settle, keeps their results and sends no more', async () => {
    const { store, log, gate, aborted } = await heldRun()
    store.dispatch(stopAsked({ at: 0 }))
    expect(store.getState().run.phase).toEqual({ status: 'stopping' })
    gate.open()
    const state = await ended(store)
    expect(doneRows(state)).toEqual(range(0, 5))
    expect(log.queries).toHaveLength(5)
    expect(aborted).toEqual([])
  })

  test('pressed before the first request leaves every row unsent', async () => {
    const log = emptyLog()
    server.use(cleanseHandler(log))
    // The request rate has just been used up.
    const rateLimiter = { waitFor: () => 1000, started: () => {} }
    const { store } = startedPage(3, undefined, { rateLimiter })
    await untimed()
    store.dispatch(stopAsked({ at: 0 }))
    expect(doneRows(await ended(store))).toEqual([])
    expect(log.queries).toEqual([])
  })

  test('is followed by a Start that sends the rows without a result', async () => {
    const { store, log, gate } = await heldRun()
    store.dispatch(stopAsked({ at: 0 }))
    gate.open()
    await ended(store)
    store.dispatch(runStarted())
    const state = await ended(store)
    expect(log.queries).toEqual(queriesOf(...range(0, 12)))
    expect(outcomesOf(state)).toEqual(Array(12).fill(true))
  })

  test('and Start in the same breath make no second loop', async () => {
    const { store, log, gate } = await heldRun()
    store.dispatch(stopAsked({ at: 0 }))
    store.dispatch(runStarted())
    expect(store.getState().run.phase).toEqual({ status: 'stopping' })
    gate.open()
    const state = await ended(store)
    expect(doneRows(state)).toEqual(range(0, 5))
    expect(log.queries).toHaveLength(5)
  })

  test('ends a paused run', async () => {
    server.use(cleanseHandler(emptyLog(), () => providerError(402, 4020, 'Key balance depleted')))
    const { store } = startedPage(3)
    await paused(store)
    store.dispatch(stopAsked({ at: 0 }))
    expect(doneRows(await ended(store))).toEqual([])
  })

  test('keeps the answers that came beside a 402 and does not pause', async () => {
    const log = emptyLog()
    const gate = createGate()
    const allSent = createGate()
    server.use(
      cleanseHandler(log, async (query) => {
        if (log.queries.length === 5) allSent.open()
        await gate.opened
        return query === queryOf(1) ? providerError(402, 4020, 'Key balance depleted') : undefined
      }),
    )
    const { store } = startedPage(6)
    await allSent.opened
    store.dispatch(stopAsked({ at: 0 }))
    gate.open()
    expect(doneRows(await ended(store))).toEqual([0, 2, 3, 4])
  })
})

describe('a second Stop', () => {
  test('gives the requests in flight up and leaves their rows unsent', async () => {
    const { store, aborted } = await heldRun()
    store.dispatch(stopAsked({ at: 0 }))
    store.dispatch(requestsAbandoned())
    const state = await ended(store)
    expect(doneRows(state)).toEqual([])
    expect(aborted.toSorted()).toEqual(queriesOf(...range(0, 5)).toSorted())
  })

  test('keeps the answers that had arrived by then', async () => {
    const log = emptyLog()
    const gate = createGate()
    server.use(
      cleanseHandler(log, async (query) => {
        if (query !== queryOf(3)) await gate.opened
        return undefined
      }),
    )
    const { store } = startedPage(5)
    await oneAnswerRead()
    store.dispatch(stopAsked({ at: 0 }))
    store.dispatch(requestsAbandoned())
    expect(doneRows(await ended(store))).toEqual([3])
    gate.open()
  })

  test('is followed by a Start that sends the given-up rows again', async () => {
    const { store, log, gate } = await heldRun()
    store.dispatch(stopAsked({ at: 0 }))
    store.dispatch(requestsAbandoned())
    await ended(store)
    gate.open()
    store.dispatch(runStarted())
    const state = await ended(store)
    expect(log.queries).toEqual(queriesOf(...range(0, 5), ...range(0, 12)))
    expect(outcomesOf(state)).toEqual(Array(12).fill(true))
  })
})

/** Resolves when the page has read the first answer that the provider gives. */
async function oneAnswerRead() {
  const mocked = createGate()
  server.events.on('response:mocked', () => mocked.open())
  await mocked.opened
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
