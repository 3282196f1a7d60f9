import { describe, expect, test } from 'vitest'
import { decodeRecord } from '../../../../src/features/saved/recordText'
import { stopAsked } from '../../../../src/features/run/runSlice'
import { passTime, playedTimers, settled } from '../../../support/waiting'
import { listeningServer, providerError, type Respond } from '../../../support/provider'
import { doneRows, outcomesOf, queriesOf, queryOf, range } from '../../../support/builders'
import { startedPage } from '../../../support/testStore'

const server = listeningServer()
playedTimers()

const busy = (status: number, retryAfter?: string) =>
  providerError(
    status,
    4299,
    'Slow down',
    retryAfter === undefined ? undefined : { 'retry-after': retryAfter },
  )

function slowedRun(rows: number, respond: Respond, chance = 0) {
  server.answers(respond)
  const { store, world } = startedPage(rows, undefined, { chance: () => chance })
  const phase = () => store.getState().run.phase
  /** How long the run waits from now on, in ms; null while it does not. */
  const waitMs = () => {
    const now = phase()
    const waiting = now.status === 'running' ? now.waiting : null
    return waiting?.kind === 'slowedDown' ? waiting.until - world.clock.now : null
  }
  return { store, world, phase, waitMs }
}

describe('when the provider takes too long over a row', () => {
  const tookTooLong = () => providerError(429, 4290, 'Timed out')

  test('it is sent again with the next batch, and the run does not wait', async () => {
    let asked = 0
    const { store, waitMs } = slowedRun(7, (query) =>
      query === queryOf(2) && asked++ === 0 ? tookTooLong() : undefined,
    )
    await settled()
    expect(waitMs()).toBeNull()
    expect(server.queries).toEqual(queriesOf(...range(0, 5), 2, 5, 6))
    expect(outcomesOf(store.getState())).toEqual(Array(7).fill(true))
  })

  test('and again, it fails with the words of the provider', async () => {
    const { store, phase } = slowedRun(7, (query) => (query === queryOf(2) ? tookTooLong() : undefined))
    await settled()
    expect(server.queries).toEqual(queriesOf(...range(0, 5), 2, 5, 6))
    expect(outcomesOf(store.getState())).toEqual([true, true, 'Timed out', true, true, true, true])
    expect(phase()).toEqual({ status: 'idle' })
  })
})

describe('when the provider asks us to slow down', () => {
  test.each([429, 503])(
    'with %d the whole run waits, says so, and sends only that row again',
    async (status) => {
      let isBusy = true
      const { store, waitMs } = slowedRun(7, (query) =>
        isBusy && query === queryOf(2) ? busy(status) : undefined,
      )
      await settled()
      expect(waitMs()).toBe(1000)
      expect(doneRows(store.getState())).toEqual([0, 1, 3, 4])
      isBusy = false
      await passTime(999)
      expect(server.queries).toHaveLength(5)
      await passTime(1)
      expect(server.queries.slice(5)).toEqual(queriesOf(2, 5, 6))
      expect(outcomesOf(store.getState())).toEqual(Array(7).fill(true))
    },
  )

  test('a row that is refused while others are answered fails at the fifth time, after waits that double', async () => {
    const { store, phase, waitMs } = slowedRun(7, (query) => (query === queryOf(1) ? busy(429) : undefined))
    for (const wait of [1000, 2000, 4000, 8000]) {
      await settled()
      expect(waitMs()).toBe(wait)
      await passTime(wait)
    }
    // Beside others twice, then alone: they were answered before.
    expect(server.queries).toEqual(queriesOf(...range(0, 5), 1, 5, 6, 1, 1, 1))
    expect(outcomesOf(store.getState())).toEqual([true, 'Slow down', ...Array<true>(5).fill(true)])
    expect(phase()).toEqual({ status: 'idle' })
  })

  test.each([1, 12])('while every row of %d is refused the run waits, and gives none up', async (rows) => {
    let isBusy = true
    const { store, waitMs } = slowedRun(rows, () => (isBusy ? busy(503) : undefined))
    for (let time = 0; time < 8; time += 1) await passTime(30_000)
    expect(waitMs()).toBe(30_000)
    expect(doneRows(store.getState())).toEqual([])
    isBusy = false
    server.queries.length = 0
    await passTime(30_000)
    expect(server.queries).toEqual(queriesOf(...range(0, rows)))
    expect(outcomesOf(store.getState())).toEqual(Array(rows).fill(true))
  })

  test('the waits start from the shortest again after a batch that was not slowed down', async () => {
    const slowedOnce = new Set(queriesOf(0, 10))
    const { waitMs } = slowedRun(12, (query) => (slowedOnce.delete(query) ? busy(429) : undefined))
    await settled()
    expect(waitMs()).toBe(1000)
    await passTime(1000)
    // The second batch was clean, the third slowed down.
    expect(server.queries).toEqual(queriesOf(...range(0, 5), 0, ...range(5, 12)))
    expect(waitMs()).toBe(1000)
  })

  test('Stop ends the wait at once and leaves the row unsent', async () => {
    const { store, phase } = slowedRun(6, (query) => (query === queryOf(0) ? busy(429, '60') : undefined))
    await settled()
    store.dispatch(stopAsked({ at: 0 }))
    await settled()
    expect(phase()).toEqual({ status: 'idle' })
    expect(doneRows(store.getState())).toEqual(range(1, 5))
    expect(server.queries).toHaveLength(5)
  })

  test('rows that were answered beside it are in the record while the run waits', async () => {
    const { store, world } = slowedRun(3, (query) => (query === queryOf(1) ? busy(429, '60') : undefined))
    await settled()
    expect(store.getState().saved.session.status).toBe('onPage')
    const saved = world.storage.texts.get('cleansheet:recovery')!
    const { resultRows } = decodeRecord(saved, world.clock.now)!
    expect(resultRows.map((result) => result !== null)).toEqual([true, false, true])
  })
})
