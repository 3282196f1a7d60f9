import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fileLoaded } from '../../../src/features/sessionEvents'
import { runStarted, stopAsked, runResumed } from '../../../src/features/run/runSlice'
import { cleanseHandler, emptyLog, providerError } from '../../support/provider'
import { openTestPage } from '../../support/testStore'
import { createGate, until } from '../../support/until'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** A file of `count` rows whose queries are all different. */
const fileOf = (count: number) => ({
  name: 'customers.csv',
  headers: ['address', 'postcode'],
  rows: Array.from({ length: count }, (_, at) => [`${at + 1} High Street`, 'B12 0XY']),
  encoding: 'UTF-8' as const,
  delimiter: ',' as const,
  warnings: [],
})

const queryOf = (row: number) => `${row} High Street, B12 0XY`

describe('the batch loop', () => {
  test('sends every row once, five at a time, and keeps the results in order', async () => {
    const log = emptyLog()
    server.use(cleanseHandler(log))
    const { store } = openTestPage()
    store.dispatch(fileLoaded(fileOf(12)))
    store.dispatch(runStarted())
    const state = await until(store, ({ run }) => run.phase.status === 'idle' && !run.results.includes(null))

    expect(log.queries).toEqual(Array.from({ length: 12 }, (_, at) => queryOf(at + 1)))
    expect(log.mostAtOnce).toBe(5)
    expect(state.run.results.map((result) => result?.kind)).toEqual(Array(12).fill('answered'))
  })

  test('keeps the answers that arrive beside a 402, pauses, and sends only the others after Resume', async () => {
    const log = emptyLog()
    let isSpent = true
    server.use(
      cleanseHandler(log, (query) =>
        isSpent && query !== queryOf(2) ? providerError(402, 4020, 'Key balance depleted') : undefined,
      ),
    )
    const { store } = openTestPage()
    store.dispatch(fileLoaded(fileOf(5)))
    store.dispatch(runStarted())
    const paused = await until(store, ({ run }) => run.phase.status === 'paused')
    expect(paused.run.results.map((result) => result?.kind)).toEqual([
      undefined,
      'answered',
      undefined,
      undefined,
      undefined,
    ])
    expect(paused.run.phase).toMatchObject({
      reason: { code: 'INSUFFICIENT_CREDITS', message: 'Insufficient API credits. Key balance depleted' },
    })

    isSpent = false
    store.dispatch(runResumed())
    await until(store, ({ run }) => run.phase.status === 'idle')
    expect(log.queries.slice(5)).toEqual([1, 3, 4, 5].map(queryOf))
  })

  test('Stop lets the rows in flight settle and sends no more', async () => {
    const log = emptyLog()
    const gate = createGate()
    server.use(
      cleanseHandler(log, async () => {
        await gate.opened
        return undefined
      }),
    )
    const { store } = openTestPage()
    store.dispatch(fileLoaded(fileOf(12)))
    store.dispatch(runStarted())
    store.dispatch(stopAsked())
    expect(store.getState().run.phase.status).toBe('stopping')
    gate.open()
    const stopped = await until(store, ({ run }) => run.phase.status === 'idle')
    expect(stopped.run.results.filter((result) => result !== null).length).toBe(log.queries.length)
    expect(log.queries.length).toBeLessThanOrEqual(5)
  })
})
