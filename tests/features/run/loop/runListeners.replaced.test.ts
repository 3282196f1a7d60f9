import { describe, expect, test } from 'vitest'
import type { UnknownAction } from '@reduxjs/toolkit'
import { slowedDown } from '../../../../src/features/run/runSlice'
import { resultsCleared, runStarted, sessionCleared } from '../../../../src/features/sessionEvents'
import { fileLoaded } from '../../../../src/features/file/fileSlice'
import { csvFile } from '../../../support/builders'
import { listeningServer } from '../../../support/listeningServer'
import { passTime, playedTimers, settled } from '../../../support/playedTimers'
import { cleanseHandler, emptyLog, providerError, type Respond } from '../../../support/provider'
import { doneRows, fileOf, outcomesOf, queriesOf, range, startedPage } from '../../../support/runs'
import { createTestWorld } from '../../../support/testStore'
import { createGate } from '../../../support/until'

const server = listeningServer()
playedTimers()

const otherFile = csvFile({ name: 'others.csv', rows: [['9 Low Road', 'BA1 1AA']] })

/** A run of twelve rows in the middle of its first batch. */
async function runUnderWay(respond: Respond = () => undefined) {
  const log = emptyLog()
  const gate = createGate()
  server.use(
    cleanseHandler(log, async (...call) => {
      const isFirst = log.queries.length <= 5
      if (isFirst) await gate.opened
      return respond(...call)
    }),
  )
  const world = createTestWorld()
  const { store } = startedPage(12, world)
  await settled()
  return { store, log, gate, world }
}

const replacements: [string, UnknownAction, number][] = [
  ['a new file', fileLoaded(fileOf(12)), 12],
  ['Start New Cleanse', sessionCleared(), 0],
  ['starting over', resultsCleared(), 12],
]

describe.each(replacements)('%s while requests are in flight', (_, replacement, rows) => {
  test('gives the run up: its answers go nowhere and it sends no more', async () => {
    const { store, log, gate, world } = await runUnderWay()
    store.dispatch(replacement)
    gate.open()
    await settled()
    const { run, recovery } = store.getState()
    expect(run).toMatchObject({ phase: { status: 'idle' }, results: Array(rows).fill(null) })
    expect(recovery.session).toEqual({ status: 'none' })
    expect(world.storage.texts.has('cleansheet:recovery')).toBe(false)
    expect(log.queries).toHaveLength(5)
  })
})

describe('the run of a file that replaced another', () => {
  test('holds its own answers alone, and ends when it is done itself', async () => {
    const { store, log, gate } = await runUnderWay()
    store.dispatch(fileLoaded(otherFile))
    store.dispatch(runStarted())
    gate.open()
    await settled()
    expect(log.queries.slice(5)).toEqual(['9 Low Road, BA1 1AA'])
    expect(outcomesOf(store.getState())).toEqual([true])
    expect(store.getState().run.phase).toEqual({ status: 'idle' })
  })

  test('is not paused by what the older one is told', async () => {
    const { store, gate } = await runUnderWay(() => providerError(402, 4020, 'Key balance depleted'))
    store.dispatch(fileLoaded(otherFile))
    gate.open()
    await settled()
    expect(store.getState().run.phase).toEqual({ status: 'idle' })
    store.dispatch(runStarted())
    await settled()
    expect(store.getState().run.phase).toMatchObject({ status: 'paused' })
    expect(doneRows(store.getState())).toEqual([])
  })

  test('keeps its own notice when the older one was waiting for the same connection', async () => {
    const log = emptyLog()
    server.use(cleanseHandler(log))
    const world = createTestWorld()
    world.network.set(false)
    const { store } = startedPage(3, world)
    await settled()
    store.dispatch(resultsCleared())
    await settled()
    store.dispatch(runStarted())
    await settled()
    expect(store.getState().run.phase).toEqual({ status: 'running', waiting: { kind: 'offline' } })
    world.network.set(true)
    await passTime(150)
    expect(log.queries).toEqual(queriesOf(...range(0, 3)))
  })
})

test('an event that comes when no run is under way changes nothing', async () => {
  const { store, gate } = await runUnderWay()
  store.dispatch(sessionCleared())
  gate.open()
  await settled()
  const before = store.getState().run
  store.dispatch(slowedDown({ until: 1000 }))
  expect(store.getState().run).toBe(before)
})
