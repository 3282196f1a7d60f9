import { describe, expect, test } from 'vitest'
import type { UnknownAction } from '@reduxjs/toolkit'
import { keyRecheckAsked } from '../../../src/features/apiKey/apiKeySlice'
import { questionAnswered, questionAsked } from '../../../src/features/confirm/confirmSlice'
import { downloadAsked, summaryAsked } from '../../../src/features/download/downloadSlice'
import { lookupAsked, lookupOpened } from '../../../src/features/results/lookup/lookupSlice'
import { rowsDecided } from '../../../src/features/results/decisionsSlice'
import { rowReached } from '../../../src/features/results/viewSlice'
import { runPaused, runStopped, stopAsked } from '../../../src/features/run/runSlice'
import { failedRowsRetried, runResumed, runStarted } from '../../../src/features/sessionEvents'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { http, HttpResponse } from 'msw'
import { config } from '../../../src/app/base/config'
import { listeningServer } from '../../support/listeningServer'
import { cleanseHandler, emptyLog, providerError, type Respond } from '../../support/provider'
import { doneRows, ended, fileOf, outcomesOf, paused, queriesOf, queryOf, range } from '../../support/runs'
import { createTestWorld, openTestPage } from '../../support/testStore'
import { createGate, until } from '../../support/until'

const server = listeningServer()

/** A page with a file of `rows` rows, whose clock only the test moves. */
function openPage(rows: number, respond: Respond = () => undefined) {
  const log = emptyLog()
  server.use(cleanseHandler(log, respond))
  const clock = { now: Date.UTC(2030, 0, 1, 12) }
  const page = openTestPage(createTestWorld(), { now: () => clock.now })
  page.store.dispatch(fileLoaded(fileOf(rows)))
  /** Presses a button so many ms after whatever was before. */
  const press = (event: UnknownAction, ms = 1000) => {
    clock.now += ms
    page.store.dispatch(event)
  }
  return { ...page, log, clock, press, status: () => page.store.getState().run.phase.status }
}

/** A page of twelve rows whose first five requests are under way until the gate opens. */
async function heldRun() {
  const [gate, allSent] = [createGate(), createGate()]
  const page = openPage(12, async () => {
    if (page.log.queries.length === 5) allSent.open()
    await gate.opened
    return undefined
  })
  page.press(runStarted())
  await allSent.opened
  return { ...page, gate }
}

const spent = () => providerError(402, 4020, 'Key balance depleted')

describe('a second press of Start, Resume and Retry changes nothing that the first has done', () => {
  test('Start', async () => {
    const { press, gate, store, log } = await heldRun()
    press(runStarted(), 10)
    gate.open()
    await ended(store)
    expect(log.queries).toEqual(queriesOf(...range(0, 12)))
  })

  test('Resume', async () => {
    let isSpent = true
    const { press, store, log } = openPage(6, () => (isSpent ? spent() : undefined))
    press(runStarted())
    await paused(store)
    isSpent = false
    press(runResumed())
    press(runResumed(), 10)
    expect(outcomesOf(await ended(store))).toEqual(Array(6).fill(true))
    expect(log.queries).toEqual(queriesOf(...range(0, 5), ...range(0, 6)))
  })

  test('Retry', async () => {
    let isBroken = true
    const { press, store, log, clock } = openPage(2, () =>
      isBroken ? new HttpResponse(null, { status: 500 }) : undefined,
    )
    press(runStarted())
    await ended(store)
    isBroken = false
    press(failedRowsRetried({ at: clock.now }))
    press(failedRowsRetried({ at: clock.now }), 10)
    expect(outcomesOf(await ended(store))).toEqual([true, true])
    expect(log.queries).toEqual(queriesOf(0, 1, 0, 1))
  })

  test('and Stop right after Start stops', async () => {
    const { press, status, gate, store } = await heldRun()
    press(stopAsked(), 10)
    expect(status()).toBe('stopping')
    gate.open()
    await ended(store)
  })
})

test('a second Stop within a second does nothing, and a later one gives the calls up', async () => {
  const { press, gate, store } = await heldRun()
  press(stopAsked())
  press(stopAsked(), 200)
  press(stopAsked(), 799)
  gate.open()
  expect(doneRows(await ended(store))).toEqual(range(0, 5))

  const other = await heldRun()
  other.press(stopAsked())
  other.press(stopAsked(), 400)
  other.press(stopAsked(), 600)
  expect(doneRows(await ended(other.store))).toEqual([])
  other.gate.open()
})

describe('what is asked for twice in a breath is done once', () => {
  test('a download saves one file, another choice its own, and so does a later press', async () => {
    const { press, store, world } = openPage(2)
    press(runStarted())
    await ended(store)
    press(downloadAsked('everything'))
    press(downloadAsked('everything'), 12)
    press(downloadAsked('everything'), 12)
    expect(world.downloads).toHaveLength(1)
    press(downloadAsked('good'), 0)
    press(downloadAsked('everything'), 300)
    expect(world.downloads.map(({ name }) => name)).toEqual([
      'customers_cleansed.csv',
      'customers_cleansed_good.csv',
      'customers_cleansed.csv',
    ])
    press(downloadAsked('everything'), 1000)
    expect(world.downloads).toHaveLength(4)
  })

  test('the summary is printed once', () => {
    const { press, world } = openPage(2)
    press(summaryAsked())
    press(summaryAsked(), 24)
    expect(world.printed).toBe(1)
  })

  test('a row is looked up once, also where the answer comes before the second press', async () => {
    const { press, store, log, deps } = openPage(1)
    press(runStarted())
    await ended(store)
    deps.keyHolder.set('another')
    server.use(
      http.get(`${config.apiBaseUrl}/v1/keys/:key`, () => HttpResponse.json({ result: { available: true } })),
      cleanseHandler(log, () => new HttpResponse(null, { status: 500 })),
    )
    press(keyRecheckAsked())
    await until(store, ({ apiKey }) => apiKey.status === 'valid')
    press(lookupOpened(0))
    press(lookupAsked({ row: 0, text: 'A text' }))
    await until(store, ({ lookup }) => lookup.status === 'failed')
    press(lookupAsked({ row: 0, text: 'A text' }), 24)
    expect(store.getState().lookup.status).toBe('failed')
    expect(log.queries).toEqual([queryOf(0), 'A text'])
  })

  test('a question is answered once: Yes pressed twice starts one run', async () => {
    const { press, store, log } = openPage(2)
    press(runStarted())
    await ended(store)
    press(questionAsked({ kind: 'cleanseAgain' }))
    press(questionAnswered('confirmed'))
    press(questionAnswered('confirmed'), 100)
    await ended(store)
    expect(log.queries).toEqual(queriesOf(0, 1, 0, 1))
  })
})

describe('a decision', () => {
  /** A page of four answered rows, at the first of them. */
  async function reviewedPage() {
    const page = openPage(4)
    page.press(runStarted())
    await ended(page.store)
    page.press(rowReached(0))
    const { store } = page
    return {
      ...page,
      decisions: () => store.getState().decisions,
      currentRow: () => store.getState().view.currentRow,
    }
  }
  const accept = (row: number) => rowsDecided({ rows: [row], decision: 'accepted' })

  test('made twice on a row is one decision and moves on once, to where the person has gone by then', async () => {
    const { press, decisions, currentRow } = await reviewedPage()
    press(accept(0))
    expect(currentRow()).toBe(1)
    press(rowReached(3), 50)
    press(accept(0), 50)
    expect(currentRow()).toBe(3)
    expect(decisions().present).toEqual({ 0: 'accepted' })
    expect(decisions().past).toHaveLength(1)
  })

  test('on the next row is another one, however quickly it follows', async () => {
    const { press, decisions, currentRow } = await reviewedPage()
    press(accept(0))
    press(accept(currentRow()!), 40)
    expect(decisions().present).toEqual({ 0: 'accepted', 1: 'accepted' })
    expect(currentRow()).toBe(2)
  })

  test('that confirms the one the current row has moves on', async () => {
    const { press, currentRow } = await reviewedPage()
    press(accept(0))
    press(rowReached(0))
    press(accept(0))
    expect(currentRow()).toBe(1)
  })
})

test('an event of the loop itself is never an echo', () => {
  const { press, status } = openPage(2)
  press(runStarted())
  press(runPaused({ kind: 'refused', message: 'No' }), 0)
  expect(status()).toBe('paused')
  press(runStopped(), 0)
  expect(status()).toBe('idle')
})
