import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { stopAsked } from '../../../../src/features/run/runSlice'
import { createGate, passTime, playedTimers, settled } from '../../../support/waiting'
import { listeningServer, type Respond } from '../../../support/provider'
import { doneRows, outcomesOf, queriesOf, queryOf, range } from '../../../support/builders'
import { createTestWorld } from '../../../support/testWorld'
import { runRoom } from '../../../support/rooms/run'
import { pagesIn } from '../../../support/testPage'

const { startedPage } = pagesIn(runRoom)

const server = listeningServer()
playedTimers()

const OFFLINE = { status: 'running', waiting: { kind: 'offline' } }

/** A run in a world whose connection the test holds; a request made while it is down breaks. */
function offlineRun(
  rows: number,
  { isOnline = true, respond }: { isOnline?: boolean; respond?: Respond } = {},
) {
  const world = createTestWorld()
  world.network.set(isOnline)
  server.answers(respond)
  const { store } = startedPage(rows, world)
  return { store, network: world.network, phase: () => store.getState().run.phase }
}

describe('while the browser is offline', () => {
  test('a run that is started sends nothing, says why, and goes on by itself when the connection is back', async () => {
    const { store, network, phase } = offlineRun(6, { isOnline: false })
    await passTime(60_000)
    expect(phase()).toEqual(OFFLINE)
    expect(server.queries).toEqual([])
    network.set(true)
    await passTime(150)
    expect(outcomesOf(store.getState())).toEqual(Array(6).fill(true))
    expect(phase()).toEqual({ status: 'idle' })
  })

  test('rows that broke because of it are sent again and are no failures; answers beside them stay', async () => {
    const gate = createGate()
    let isDown = true
    const { store, network, phase } = offlineRun(7, {
      respond: async (query) => {
        if (!isDown || query === queryOf(0)) return undefined
        await gate.opened
        return HttpResponse.error()
      },
    })
    await settled()
    network.set(false)
    gate.open()
    await settled()
    expect(phase()).toEqual(OFFLINE)
    expect(doneRows(store.getState())).toEqual([0])
    isDown = false
    network.set(true)
    await passTime(150)
    expect(outcomesOf(store.getState())).toEqual(Array(7).fill(true))
    expect(server.queries).toEqual(queriesOf(...range(0, 5), ...range(1, 7)))
  })

  test('rows that broke a moment before the browser noticed are no failures', async () => {
    let isDown = true
    const { store, network } = offlineRun(2, { respond: () => (isDown ? HttpResponse.error() : undefined) })
    await passTime(400)
    network.set(false)
    await passTime(100)
    expect(doneRows(store.getState())).toEqual([])
    isDown = false
    network.set(true)
    await passTime(150)
    expect(outcomesOf(store.getState())).toEqual([true, true])
  })

  test('a connection that flickers between two batches makes no row a failure', async () => {
    const { store, network } = offlineRun(10)
    network.set(false)
    network.set(true)
    await passTime(150)
    expect(outcomesOf(store.getState())).toEqual(Array(10).fill(true))
  })

  test('Stop ends the wait, and the rows stay unsent when the connection is back', async () => {
    const { store, network, phase } = offlineRun(3, { isOnline: false })
    await settled()
    store.dispatch(stopAsked({ at: 0 }))
    await settled()
    expect(phase()).toEqual({ status: 'idle' })
    network.set(true)
    await passTime(150)
    expect(server.queries).toEqual([])
    expect(doneRows(store.getState())).toEqual([])
  })
})

test('while the browser is online, a broken connection fails its row half a second later', async () => {
  const { store } = offlineRun(2, {
    respond: (query) => (query === queryOf(0) ? HttpResponse.error() : undefined),
  })
  await passTime(499)
  expect(store.getState().run.phase.status).toBe('running')
  await passTime(1)
  expect(outcomesOf(store.getState())).toEqual(['Failed', true])
})
