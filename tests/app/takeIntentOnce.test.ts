import { describe, expect, test } from 'vitest'
import type { UnknownAction } from '@reduxjs/toolkit'
import { keyRecheckAsked } from '../../src/features/apiKey/apiKeySlice'
import { questionAnswered } from '../../src/features/confirm/confirmSlice'
import { downloadAsked, summaryAsked } from '../../src/features/download/downloadSlice'
import { lookupAsked, lookupOpened } from '../../src/features/review/lookup/lookupSlice'
import { rowReached, rowsDecided } from '../../src/features/review/reviewSlice'
import { runCompleted, runPaused, stopAsked } from '../../src/features/run/runSlice'
import {
  failedRowsRetried,
  fileLoaded,
  questionAsked,
  runResumed,
  runStarted,
} from '../../src/features/sessionEvents'
import { http, HttpResponse } from 'msw'
import { config } from '../../src/app/base/config'
import { listeningServer } from '../support/listeningServer'
import { cleanseHandler, emptyLog, providerError, type Respond } from '../support/provider'
import { doneRows, ended, fileOf, outcomesOf, paused, queriesOf, queryOf, range } from '../support/runs'
import { createTestWorld, openTestPage } from '../support/testStore'
import { createGate, until } from '../support/until'

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

// RUN-26
describe('a press of a button of the run that comes too soon to be meant for what it says now', () => {
  test('Start pressed twice starts: the second press is no Stop', async () => {
    const { press, status, gate, store } = await heldRun()
    press(stopAsked(), 499)
    expect(status()).toBe('running')
    press(stopAsked(), 1)
    expect(status()).toBe('stopping')
    gate.open()
    await ended(store)
  })

  test('Stop pressed twice stops: when that was at once, the second press is no Start', async () => {
    const { press, status, log, store, clock } = openPage(3, spent)
    press(runStarted())
    await paused(store)
    press(stopAsked())
    await ended(store)
    press(runStarted(), 200)
    expect(status()).toBe('idle')
    clock.now += 300
    press(runStarted(), 0)
    expect(status()).toBe('running')
    await paused(store)
    expect(log.queries).toEqual(queriesOf(0, 1, 2, 0, 1, 2))
  })

  test('Stop pressed as the run pauses leaves it paused: the press is no Resume', async () => {
    const { press, status, log, store } = openPage(3, spent)
    press(runStarted())
    await paused(store)
    press(runResumed(), 499)
    expect(status()).toBe('paused')
    expect(log.queries).toHaveLength(3)
    press(runResumed(), 1)
    expect(status()).toBe('running')
    await paused(store)
  })

  test('Resume pressed twice resumes: the second press is no Stop', async () => {
    let isSpent = true
    const { press, store, log } = openPage(6, () => (isSpent ? spent() : undefined))
    press(runStarted())
    await paused(store)
    isSpent = false
    press(runResumed())
    press(stopAsked(), 100)
    press(runResumed(), 100)
    expect(outcomesOf(await ended(store))).toEqual(Array(6).fill(true))
    expect(log.queries).toEqual(queriesOf(...range(0, 5), ...range(0, 6)))
  })

  test('Retry pressed twice retries once, and the second press is no Stop', async () => {
    let isBroken = true
    const { press, store, log, clock } = openPage(2, () =>
      isBroken ? new HttpResponse(null, { status: 500 }) : undefined,
    )
    press(runStarted())
    await ended(store)
    isBroken = false
    press(failedRowsRetried({ at: clock.now }))
    press(failedRowsRetried({ at: clock.now }), 100)
    press(stopAsked(), 100)
    expect(outcomesOf(await ended(store))).toEqual([true, true])
    expect(log.queries).toEqual(queriesOf(0, 1, 0, 1))
  })

  test.each<[string, UnknownAction]>([
    ['Retry', failedRowsRetried({ at: 0 })],
    ['Start', runStarted()],
    ['a question', questionAsked({ kind: 'cleanseAgain' })],
  ])('Stop pressed as the run completes is no press of what takes its place: %s', async (_, event) => {
    const { press, store } = openPage(2, () => new HttpResponse(null, { status: 500 }))
    press(runStarted())
    const { run, confirm } = await ended(store)
    press(event, 300)
    expect(store.getState()).toMatchObject({ run, confirm })
  })

  test('a clock that was set back keeps nobody from pressing', async () => {
    const { press, status, gate, store } = await heldRun()
    press(stopAsked(), -3_600_000)
    expect(status()).toBe('stopping')
    gate.open()
    await ended(store)
  })
})

// RUN-8
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

// SCREEN-17
describe('what is asked for twice in a second is done once', () => {
  test('a download saves one file, another choice its own, and so does a later press', async () => {
    const { press, store, world } = openPage(2)
    press(runStarted())
    await ended(store)
    press(downloadAsked('everything'))
    press(downloadAsked('everything'), 150)
    press(downloadAsked('everything'), 849)
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
    press(summaryAsked(), 300)
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
    press(lookupAsked({ row: 0, text: 'A text' }), 300)
    expect(store.getState().lookup.status).toBe('failed')
    expect(log.queries).toEqual([queryOf(0), 'A text'])
  })

  // CONFIRM-6
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

// REVIEW-5
describe('a decision', () => {
  /** A page of four answered rows, at the first of them. */
  async function reviewedPage() {
    const page = openPage(4)
    page.press(runStarted())
    await ended(page.store)
    page.press(rowReached(0))
    const { store } = page
    return { ...page, review: () => store.getState().review }
  }
  const accept = (row: number) => rowsDecided({ rows: [row], decision: 'accepted' })

  test('made twice on a row is one decision and moves on once, to where the person has gone by then', async () => {
    const { press, review } = await reviewedPage()
    press(accept(0))
    expect(review().currentRow).toBe(1)
    press(rowReached(3), 50)
    press(accept(0), 50)
    expect(review().currentRow).toBe(3)
    expect(review().decisions).toEqual({ 0: 'accepted' })
    expect(review().history.past).toHaveLength(1)
  })

  test('on the next row is another one, however quickly it follows', async () => {
    const { press, review } = await reviewedPage()
    press(accept(0))
    press(accept(review().currentRow!), 40)
    expect(review().decisions).toEqual({ 0: 'accepted', 1: 'accepted' })
    expect(review().currentRow).toBe(2)
  })

  test('that confirms the one the current row has moves on', async () => {
    const { press, review } = await reviewedPage()
    press(accept(0))
    press(rowReached(0))
    press(accept(0))
    expect(review().currentRow).toBe(1)
  })
})

test('an event of the loop itself is never an echo', () => {
  const { press, status } = openPage(2)
  press(runStarted())
  press(runPaused({ kind: 'refused', message: 'No' }), 0)
  expect(status()).toBe('paused')
  press(runCompleted(), 0)
  expect(status()).toBe('idle')
})
