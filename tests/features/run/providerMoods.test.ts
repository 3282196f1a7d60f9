import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { runStarted } from '../../../src/features/run/runSlice'
import { fileLoaded } from '../../../src/features/sessionEvents'
import { csvFile } from '../../support/builders'
import { cleanseHandler, emptyLog, providerError, type Respond } from '../../support/provider'
import { createTestWorld, openTestPage } from '../../support/testStore'
import { until, untilInTime } from '../../support/until'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => server.close())

const isBad = (query: string) => query.startsWith('bad')
const rowsOf = (...names: string[]) => csvFile({ rows: names.map((name) => [name, 'B12 0XY']) })

/** Runs a file of good and bad rows against a provider and returns the page, idle or paused again. */
async function run(names: string[], respond: Respond) {
  const log = emptyLog()
  server.use(cleanseHandler(log, respond))
  const page = openTestPage()
  page.store.dispatch(fileLoaded(rowsOf(...names)))
  page.store.dispatch(runStarted())
  await untilInTime(page.store, ({ run: { phase } }) => phase.status === 'idle' || phase.status === 'paused')
  return { ...page, log, state: () => page.store.getState().run }
}

const URL_IN_ERROR =
  'https://api.ideal-postcodes.co.uk/v1/cleanse/addresses?api_key=***&tags=cleansheet-browser'

describe('a row fails, and the run goes on, with the words of', () => {
  test.each<[string, () => Response, string]>([
    ['400 with the server message', () => providerError(400, 4000, 'Query is missing'), 'Query is missing'],
    ['500 in JSON', () => providerError(500, 5000, 'It broke'), 'It broke'],
    [
      '500 in HTML',
      () => new HttpResponse('<h1>Oops</h1>', { status: 500 }),
      `500 Internal Server Error ${URL_IN_ERROR}`,
    ],
    ['502 with nothing', () => new HttpResponse(null, { status: 502 }), `502 Bad Gateway ${URL_IN_ERROR}`],
    ['200 with broken JSON', () => new HttpResponse('{"result":', { status: 200 }), `200 OK ${URL_IN_ERROR}`],
    ['a connection that breaks while the browser is online', () => HttpResponse.error(), 'Failed'],
    ['a single 401 among answers', () => providerError(401, 4010, 'Invalid Key'), 'Invalid Key'],
    ['a single 403 among answers', () => providerError(403, 4030, 'Forbidden'), 'Forbidden'],
  ])('%s', async (_, respond, words) => {
    const { state } = await run(['1 High Street', 'bad', '3 High Street'], (query) =>
      isBad(query) ? respond() : undefined,
    )
    expect(state().results[1]).toEqual({ kind: 'failed', error: words })
    expect(state().results.map((result) => result?.kind)).toEqual(['answered', 'failed', 'answered'])
  })

  test('200 without a result', async () => {
    const { state } = await run(['bad', '2 High Street'], (query) =>
      isBad(query) ? HttpResponse.json({ code: 2000, message: 'Success' }) : undefined,
    )
    expect(state().results[0]).toMatchObject({
      kind: 'failed',
      error: expect.stringMatching(/^200 OK /) as string,
    })
  })
})

test('match: null is an answer with scores and levels and no address', async () => {
  const { state } = await run(['zzz'], () => undefined)
  expect(state().results[0]).toMatchObject({ kind: 'answered' })
})

test.each([
  [4020, 'Key balance depleted'],
  [4021, 'Daily limit reached'],
])('402 with code %i pauses, keeps its words and leaves the row unsent', async (code, words) => {
  const { state } = await run(['bad', '2 High Street'], (query) =>
    isBad(query) ? providerError(402, code, words) : undefined,
  )
  expect(state().phase).toEqual({
    status: 'paused',
    reason: {
      kind: 'credits',
      code: 'INSUFFICIENT_CREDITS',
      message: `Insufficient API credits. ${words}`,
      providerCode: code,
    },
  })
  expect(state().results.map((result) => result?.kind)).toEqual([undefined, 'answered'])
})

test('401 for every row of a batch pauses with the words of the provider, and no row fails', async () => {
  const { state, log } = await run(Array(7).fill('bad') as string[], () =>
    providerError(401, 4010, 'Invalid Key'),
  )
  expect(state().phase).toEqual({ status: 'paused', reason: { kind: 'refused', message: 'Invalid Key' } })
  expect(state().results).toEqual(Array(7).fill(null))
  expect(log.queries).toHaveLength(5)
})

describe('a provider that asks to slow down', () => {
  test.each([429, 503])('with %i is asked again until it answers', async (status) => {
    let refusals = 3
    const { state, log } = await run(['bad', '2 High Street'], (query) =>
      isBad(query) && refusals-- > 0 ? providerError(status, 4290, 'Too many') : undefined,
    )
    expect(state().results.map((result) => result?.kind)).toEqual(['answered', 'answered'])
    expect(log.queries.filter(isBad)).toHaveLength(4)
  })

  test('and never stops is given up for that row after five tries', async () => {
    const { state, log } = await run(['bad', '2 High Street'], (query) =>
      isBad(query) ? providerError(429, 4290, 'Too many') : undefined,
    )
    expect(state().results[0]).toEqual({ kind: 'failed', error: 'Too many' })
    expect(log.queries.filter(isBad)).toHaveLength(5)
  })

  test('holds back the whole loop, for as long as a readable Retry-After says', async () => {
    const waits: number[] = []
    let isFirst = true
    server.use(
      cleanseHandler(emptyLog(), () => {
        if (!isFirst) return undefined
        isFirst = false
        return providerError(429, 4290, 'Too many', { 'retry-after': '7' })
      }),
    )
    const { store } = openTestPage()
    store.subscribe(() => {
      const { phase } = store.getState().run
      if (phase.status === 'running' && phase.waiting?.kind === 'slowedDown') waits.push(phase.waiting.waitMs)
    })
    store.dispatch(fileLoaded(rowsOf('1 High Street', '2 High Street')))
    store.dispatch(runStarted())
    await until(store, ({ run: { phase } }) => phase.status === 'running' && phase.waiting !== null)
    await vi.advanceTimersByTimeAsync(7000)
    await until(store, ({ run: { phase } }) => phase.status === 'idle')
    expect(waits).toContain(7000)
  })
})

test('a request without an answer is a failed row after 30 seconds', async () => {
  server.use(cleanseHandler(emptyLog(), (query) => (isBad(query) ? new Promise(() => {}) : undefined)))
  const { store } = openTestPage()
  store.dispatch(fileLoaded(rowsOf('bad', '2 High Street')))
  store.dispatch(runStarted())
  await vi.advanceTimersByTimeAsync(30_000)
  const { run: after } = await until(store, ({ run: { phase } }) => phase.status === 'idle')
  expect(after.results[0]).toEqual({ kind: 'failed', error: 'No answer in 30 s' })
  expect(after.results[1]?.kind).toBe('answered')
})

describe('a browser that is offline', () => {
  test('sends nothing, says so, and goes on by itself when the connection is back', async () => {
    const log = emptyLog()
    server.use(cleanseHandler(log))
    const world = createTestWorld()
    world.network.set(false)
    const { store } = openTestPage(world)
    store.dispatch(fileLoaded(rowsOf('1 High Street')))
    store.dispatch(runStarted())
    await until(
      store,
      ({ run: { phase } }) => phase.status === 'running' && phase.waiting?.kind === 'offline',
    )
    expect(log.queries).toEqual([])
    world.network.set(true)
    const { run: after } = await until(store, ({ run: { phase } }) => phase.status === 'idle')
    expect(after.results[0]?.kind).toBe('answered')
  })

  test('does not fail the rows whose requests broke because of it', async () => {
    const world = createTestWorld()
    server.use(
      cleanseHandler(emptyLog(), () => {
        if (!world.network.isOnline()) return undefined
        world.network.set(false)
        return HttpResponse.error()
      }),
    )
    const { store } = openTestPage(world)
    store.dispatch(fileLoaded(rowsOf('1 High Street')))
    store.dispatch(runStarted())
    const lost = await until(
      store,
      ({ run: { phase } }) => phase.status === 'running' && phase.waiting !== null,
    )
    expect(lost.run.results).toEqual([null])
  })
})
