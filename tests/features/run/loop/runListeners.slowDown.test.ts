import { describe, expect, test } from 'vitest'
import { decodeRecord } from '../../../../src/features/recovery/decodeRecord'
import { stopAsked } from '../../../../src/features/run/runSlice'
import { runResumed } from '../../../../src/features/sessionEvents'
import { listeningServer } from '../../../support/listeningServer'
import { passTime, playedTimers, settled } from '../../../support/playedTimers'
import { cleanseHandler, emptyLog, providerError, type Respond } from '../../../support/provider'
import { doneRows, outcomesOf, queriesOf, queryOf, range, startedPage } from '../../../support/runs'

const server = listeningServer()
playedTimers()

const busy = (status: number, retryAfter?: string) =>
  providerError(
    status,
    4290,
    'Slow down',
    retryAfter === undefined ? undefined : { 'retry-after': retryAfter },
  )

function slowedRun(rows: number, respond: Respond, chance = 0) {
  const log = emptyLog()
  server.use(cleanseHandler(log, respond))
  const { store, world } = startedPage(rows, undefined, { chance: () => chance })
  return { store, world, log, phase: () => store.getState().run.phase }
}

const waitingFor = (waitMs: number) => ({ status: 'running', waiting: { kind: 'slowedDown', waitMs } })

describe('when the provider asks us to slow down', () => {
  // RUN-11
  test.each([429, 503])(
    'with %d the whole run waits, says so, and sends only that row again',
    async (status) => {
      let isBusy = true
      const { store, log, phase } = slowedRun(7, (query) =>
        isBusy && query === queryOf(2) ? busy(status) : undefined,
      )
      await settled()
      expect(phase()).toEqual(waitingFor(1000))
      expect(doneRows(store.getState())).toEqual([0, 1, 3, 4])
      isBusy = false
      await passTime(999)
      expect(log.queries).toHaveLength(5)
      await passTime(1)
      expect(log.queries.slice(5)).toEqual(queriesOf(2, 5, 6))
      expect(outcomesOf(store.getState())).toEqual(Array(7).fill(true))
    },
  )

  // RUN-13
  test('a row is sent five times, after waits that double, and is a failure only then', async () => {
    const { store, log, phase } = slowedRun(1, () => busy(429))
    for (const waitMs of [1000, 2000, 4000, 8000]) {
      await settled()
      expect(phase()).toEqual(waitingFor(waitMs))
      await passTime(waitMs)
    }
    expect(log.queries).toEqual(Array(5).fill(queryOf(0)))
    expect(outcomesOf(store.getState())).toEqual(['Slow down'])
    expect(phase()).toEqual({ status: 'idle' })
  })

  // RUN-13
  test('what a spent balance refused is not counted as a try', async () => {
    const { store, phase } = slowedRun(1, () => providerError(402, 4020, 'Key balance depleted'))
    for (let time = 0; time < 5; time += 1) {
      await settled()
      expect(phase()).toMatchObject({ status: 'paused' })
      if (time === 4) server.use(cleanseHandler(emptyLog(), () => busy(429)))
      store.dispatch(runResumed())
    }
    await settled()
    expect(phase()).toEqual(waitingFor(1000))
  })

  // RUN-12
  test('up to half of a wait is taken off by chance', async () => {
    const { phase } = slowedRun(1, () => busy(429), 0.5)
    await settled()
    expect(phase()).toEqual(waitingFor(750))
  })

  // RUN-12
  test('the waits begin anew after a batch that was not slowed down', async () => {
    const slowedOnce = new Set(queriesOf(0, 10))
    const { log, phase } = slowedRun(12, (query) => (slowedOnce.delete(query) ? busy(429) : undefined))
    await settled()
    expect(phase()).toEqual(waitingFor(1000))
    await passTime(1000)
    // The second batch was clean, the third slowed down.
    expect(log.queries).toEqual(queriesOf(...range(0, 5), 0, ...range(5, 12)))
    expect(phase()).toEqual(waitingFor(1000))
  })

  // RUN-12
  test('the longest Retry-After of a batch is waited for', async () => {
    const { log, phase } = slowedRun(2, (query) => busy(429, query === queryOf(0) ? '3' : '7'))
    await settled()
    expect(phase()).toEqual(waitingFor(7000))
    await passTime(6999)
    expect(log.queries).toHaveLength(2)
    await passTime(1)
    expect(log.queries).toHaveLength(4)
  })

  test('a Retry-After shorter than the back-off, or without meaning, shortens nothing', async () => {
    const { phase } = slowedRun(2, (query) => busy(503, query === queryOf(0) ? '0' : 'soon'))
    await settled()
    expect(phase()).toEqual(waitingFor(1000))
  })

  test('Stop ends the wait at once and leaves the row unsent', async () => {
    const { store, log, phase } = slowedRun(6, (query) =>
      query === queryOf(0) ? busy(429, '60') : undefined,
    )
    await settled()
    store.dispatch(stopAsked())
    await settled()
    expect(phase()).toEqual({ status: 'idle' })
    expect(doneRows(store.getState())).toEqual(range(1, 5))
    expect(log.queries).toHaveLength(5)
  })

  // RUN-11
  test('rows that were answered beside it are in the record while the run waits', async () => {
    const { store, world } = slowedRun(3, (query) => (query === queryOf(1) ? busy(429, '60') : undefined))
    await settled()
    expect(store.getState().recovery.kept.status).toBe('own')
    const saved = world.storage.texts.get('cleansheet:recovery')!
    expect(decodeRecord(saved, world.clock.now)?.progress).toEqual({ done: 2, total: 3 })
  })
})
