import { HttpResponse } from 'msw'
import type { UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, test, vi } from 'vitest'
import type { Deps } from '../../../../src/app/base/deps'
import { readAnswer } from '../../../../src/features/answers/readAnswer'
import { keyChecked, keyCheckStarted, keyEdited } from '../../../../src/features/apiKey/apiKeySlice'
import type { ApiFailure } from '../../../../src/api/apiFailure'
import { lookupProblem } from '../../../../src/features/results/lookup/lookupListeners'
import {
  lookupAsked,
  lookupCancelled,
  lookupOpened,
} from '../../../../src/features/results/lookup/lookupSlice'
import { rowsDecided } from '../../../../src/features/results/decisionsSlice'
import { rowClosed, rowOpened, rowReached } from '../../../../src/features/results/viewSlice'
import {
  rowsSentAgain,
  resultsCleared,
  runStarted,
  sessionCleared,
} from '../../../../src/features/sessionEvents'
import { fileLoaded } from '../../../../src/features/file/fileSlice'
import { answered, apiFailure, failed } from '../../../support/builders'
import { listeningServer } from '../../../support/listeningServer'
import { cleanseHandler, emptyLog, providerError, type Respond } from '../../../support/provider'
import { decisionsOf, fileOf, paused } from '../../../support/runs'
import { passTime, playedTimers } from '../../../support/playedTimers'
import { createGate, until } from '../../../support/until'
import { pageWith } from '../pageWith'

const server = listeningServer()
const TEXT = '12 High Street, B12 0XY'

/** Three rows with results and one without; the second's lookup is open. */
function openLookup(respond?: Respond, overrides: Partial<Deps> = {}) {
  const log = emptyLog()
  server.use(cleanseHandler(log, respond))
  const old = answered({ 'Post Town': 'LEEDS' }, 'same text')
  const page = pageWith([old, old, failed('Out of order'), null], undefined, overrides)
  const { store } = page
  store.dispatch(keyCheckStarted())
  store.dispatch(keyChecked({ available: true, message: 'Success', code: 2000 }))
  store.dispatch(rowsDecided({ rows: [0, 1], decision: 'accepted' }))
  store.dispatch(rowOpened(1))
  store.dispatch(lookupOpened(1))
  return { ...page, log, ask: (text = TEXT) => void store.dispatch(lookupAsked({ row: 1, text })) }
}

const settled = (store: ReturnType<typeof openLookup>['store']) =>
  until(store, ({ lookup }) => lookup.status !== 'waiting')

/** A lookup that was sent and is held until the gate opens. */
async function heldLookup() {
  const gate = createGate()
  const sent = createGate()
  const aborted = vi.fn<() => void>()
  const page = openLookup(async (_, request) => {
    request.signal.addEventListener('abort', aborted)
    sent.open()
    await gate.opened
    return undefined
  })
  page.ask()
  await sent.opened
  return { ...page, gate, aborted }
}

const turns = async () => {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

describe('a row that is looked up again', () => {
  test('takes the new answer and its text and loses its decision; nothing else changes', async () => {
    const { store, log, ask, world } = openLookup()
    const before = store.getState()
    ask()
    expect(store.getState().lookup).toEqual({ status: 'waiting', row: 1, text: TEXT })
    const after = await settled(store)
    expect(after.lookup).toEqual({ status: 'idle' })
    expect(log.queries).toEqual([TEXT])
    expect(readAnswer(after.run.results[1]!)).toMatchObject({ query: TEXT, address: { postcode: 'B12 0XY' } })
    const changed = after.run.results.flatMap((result, at) => (result === before.run.results[at] ? [] : [at]))
    expect(changed).toEqual([1])
    expect(after.run.phase).toBe(before.run.phase)
    expect(after.file).toBe(before.file)
    expect(decisionsOf(after)).toEqual({ 0: 'accepted' })
    expect(after.recovery.session).toMatchObject({ status: 'onPage', savedAt: world.clock.now })
  })

  test('is looked up once, however often it is pressed', async () => {
    const { store, log, ask } = openLookup()
    ask()
    ask()
    await settled(store)
    ask()
    await turns()
    expect(log.queries).toHaveLength(1)
  })

  test('is not sent as a blank text', () => {
    const { store, ask } = openLookup()
    ask(' \n ')
    expect(store.getState().lookup).toEqual({ status: 'editing', row: 1 })
  })

  test('is refused while a run is paused', async () => {
    const { store, log, ask } = openLookup(() => providerError(402, 4020, 'Key balance depleted'))
    store.dispatch(runStarted())
    expect(store.getState().lookup).toEqual({ status: 'idle' })
    await paused(store)
    store.dispatch(lookupOpened(1))
    ask()
    expect((await settled(store)).lookup).toMatchObject({
      status: 'failed',
      problem: { message: 'A row cannot be looked up again while a run is under way.' },
    })
    expect(log.queries).toHaveLength(1)
  })

  test.each<[string, (page: ReturnType<typeof openLookup>) => unknown, string]>([
    [
      'the key may be invalid',
      ({ store }) => store.dispatch(keyEdited({ isEmpty: false })),
      'Enter a valid API key to look a row up again.',
    ],
    [
      'the browser is offline',
      ({ world }) => world.network.set(false),
      'You are offline. Try again when the connection is back.',
    ],
  ])('is not sent if %s, and the user is told', async (_, prepare, message) => {
    const page = openLookup()
    prepare(page)
    page.ask()
    expect((await settled(page.store)).lookup).toMatchObject({ status: 'failed', problem: { message } })
    expect(page.log.queries).toEqual([])
  })

  test('waits for the rate limit, and counts towards it', async () => {
    const waits = [20, 10, 0]
    const started = vi.fn<(count: number) => void>()
    const { store, log, ask } = openLookup(undefined, {
      rateLimiter: { waitFor: () => waits.shift() ?? 0, started },
    })
    ask()
    expect(log.queries).toEqual([])
    await settled(store)
    expect(waits).toEqual([])
    expect(started).toHaveBeenCalledExactlyOnceWith(1)
    expect(log.queries).toEqual([TEXT])
  })
})

describe('nothing changes', () => {
  test.each<[string, Respond, string]>([
    ['an error', () => providerError(500, 5000, 'Out of order'), 'The lookup failed: Out of order'],
    ['a 402', () => providerError(402, 4020, 'Key balance depleted'), 'Insufficient API credits.'],
    ['an answer that cannot be read', () => HttpResponse.json({ code: 2000 }), 'The lookup failed: 200 OK'],
    ['a broken connection', () => HttpResponse.error(), 'The lookup failed: Failed'],
  ])('after %s, which the user is told; the same text can be sent again', async (_, respond, words) => {
    let isMended = false
    const { store, log, ask, world } = openLookup((query, request) =>
      isMended ? undefined : respond(query, request),
    )
    const before = store.getState()
    ask()
    const after = await settled(store)
    expect(after.lookup).toMatchObject({
      status: 'failed',
      text: TEXT,
      problem: { message: expect.stringContaining(words) },
    })
    expect(after).toMatchObject({ run: before.run, decisions: before.decisions, recovery: before.recovery })
    isMended = true
    world.clock.now += 1000
    ask()
    expect((await settled(store)).lookup.status).toBe('idle')
    expect(log.queries).toHaveLength(2)
  })

  test.each<[string, UnknownAction]>([
    ['Cancel', lookupCancelled()],
    ['another file', fileLoaded(fileOf(3))],
    ['Start New Cleanse', sessionCleared()],
    ['starting over', resultsCleared()],
    ['a retry', rowsSentAgain({ at: 2 })],
  ])('when %s abandons it', async (_, event) => {
    const { store, gate, aborted, ask } = await heldLookup()
    server.use(cleanseHandler(emptyLog()))
    store.dispatch(event)
    expect(store.getState().lookup).toEqual({ status: 'idle' })
    await vi.waitFor(() => expect(aborted).toHaveBeenCalled())
    gate.open()
    await turns()
    expect(readAnswer(store.getState().run.results[1] ?? null)?.query).not.toBe(TEXT)
    ask()
    expect(store.getState().lookup).toEqual({ status: 'idle' })
  })
})

describe('a lookup that waits for the rate limit', () => {
  playedTimers()

  test('is never sent once it is abandoned', async () => {
    const started = vi.fn<(count: number) => void>()
    // After its first wait there would be room for it.
    const waitFor = vi.fn<() => number>().mockReturnValueOnce(60_000).mockReturnValue(0)
    const { store, log, ask } = openLookup(undefined, { rateLimiter: { waitFor, started } })
    ask()
    expect(waitFor).toHaveBeenCalledOnce()
    store.dispatch(lookupCancelled())
    await passTime(60_000)
    expect(started).not.toHaveBeenCalled()
    expect(log.queries).toEqual([])
  })
})

describe('going', () => {
  test.each<[string, UnknownAction]>([
    ['to another row', rowReached(2)],
    ['out of the panel', rowClosed()],
  ])('%s drops a text that was not sent', (_, event) => {
    const { store } = openLookup()
    store.dispatch(event)
    expect(store.getState().lookup).toEqual({ status: 'idle' })
  })

  test('to another row while a lookup waits neither abandons it nor allows a second one', async () => {
    const { store, gate } = await heldLookup()
    store.dispatch(rowReached(2))
    store.dispatch(lookupOpened(2))
    expect(store.getState().lookup).toMatchObject({ status: 'waiting', row: 1 })
    gate.open()
    const after = await settled(store)
    expect(readAnswer(after.run.results[1]!)?.query).toBe(TEXT)
    expect(after.view.currentRow).toBe(2)
  })
})

describe('why a lookup failed', () => {
  test.each<[Partial<ApiFailure>, string]>([
    [{ status: 402, code: 4020, serverMessage: 'Depleted' }, 'Insufficient API credits. The balance'],
    [{ status: 402, code: 4021 }, 'Insufficient API credits. This key has reached a daily'],
    [{ status: 401, message: 'Invalid key' }, 'The provider refused this lookup: Invalid key'],
    [{ status: 403, message: 'Origin' }, 'The provider refused this lookup: Origin'],
    [{ status: 429 }, 'The provider asked us to slow down. Try again in a moment.'],
    [{ status: 503 }, 'The provider asked us to slow down. Try again in a moment.'],
    [{ status: 429, code: 4291, message: 'Key flagged' }, 'refused this lookup: Key flagged'],
    [{ status: 'timeout', message: 'No answer in 30 s' }, 'The lookup failed: No answer in 30 s'],
    [{ status: 'network', message: 'Failed' }, 'The lookup failed: Failed'],
    [{ status: 500, message: 'Out of order' }, 'The lookup failed: Out of order'],
  ])('of %o is said in the words of a run', (parts, words) => {
    expect(lookupProblem(apiFailure(parts), true)).toEqual({
      message: expect.stringContaining(words) as string,
      detail: parts.serverMessage ?? '',
      isAboutCredits: parts.status === 402,
    })
  })

  test.each(['network', 'timeout'] as const)('is the connection if the browser is offline: %s', (status) => {
    expect(lookupProblem(apiFailure({ status }), false).message).toContain('You are offline.')
  })

  test('is not said if our own code broke', () => {
    expect(lookupProblem(null, true).message).toBe('The lookup failed: Failed')
  })
})
