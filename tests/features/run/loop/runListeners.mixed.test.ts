import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { runResumed } from '../../../../src/features/sessionEvents'
import { listeningServer } from '../../../support/listeningServer'
import { passTime, playedTimers, settled } from '../../../support/playedTimers'
import { cleanseHandler, emptyLog, providerError } from '../../../support/provider'
import { outcomesOf, queriesOf, startedPage } from '../../../support/runs'
import { createTestWorld } from '../../../support/testStore'

const server = listeningServer()
playedTimers()

const replies = {
  spent: () => providerError(402, 4020, 'Key balance depleted'),
  refused: () => providerError(401, 4010, 'Not allowed'),
  busy: () => providerError(429, 4290, 'Slow down'),
  broken: () => providerError(500, 5000, 'Server broke'),
  cutOff: () => HttpResponse.error(),
  answer: () => undefined,
}

/** A run whose rows of the first batch meet these replies, one each; later every row is answered. */
function mixedRun(kinds: (keyof typeof replies)[]) {
  const log = emptyLog()
  const world = createTestWorld()
  const first = new Map(queriesOf(...kinds.keys()).map((query, at) => [query, kinds[at]!]))
  server.use(
    cleanseHandler(log, (query) => {
      const kind = first.get(query) ?? 'answer'
      first.delete(query)
      return replies[kind]()
    }),
  )
  const { store } = startedPage(kinds.length + 1, world)
  return {
    store,
    log,
    world,
    phase: () => store.getState().run.phase,
    outcomes: () => outcomesOf(store.getState()),
  }
}

describe('a batch in which several things happen', () => {
  test('402 beside a failure, a refusal and an answer: pauses, keeps those three', async () => {
    const { store, log, outcomes, phase } = mixedRun(['answer', 'spent', 'broken', 'refused', 'spent'])
    await settled()
    expect(phase().status).toBe('paused')
    expect(outcomes()).toEqual([true, null, 'Server broke', 'Not allowed', null, null])
    store.dispatch(runResumed())
    await settled()
    expect(outcomes()).toEqual([true, true, 'Server broke', 'Not allowed', true, true])
    expect(log.queries.slice(5)).toEqual(queriesOf(1, 4, 5))
  })

  test('402 beside 429: pauses, and does not wait beside that', async () => {
    const { store, outcomes, phase } = mixedRun(['busy', 'spent'])
    await settled()
    expect(phase().status).toBe('paused')
    store.dispatch(runResumed())
    await settled()
    expect(outcomes()).toEqual([true, true, true])
  })

  test('429 beside a refusal and a failure: waits for that row, and the others are failures', async () => {
    const { outcomes, phase } = mixedRun(['busy', 'refused', 'broken'])
    await settled()
    expect(phase()).toMatchObject({ waiting: { kind: 'slowedDown' } })
    expect(outcomes()).toEqual([null, 'Not allowed', 'Server broke', true])
    await passTime(1000)
    expect(outcomes()).toEqual([true, 'Not allowed', 'Server broke', true])
  })

  test('a broken connection beside 402, offline: pauses first, and Resume waits for the connection', async () => {
    const { store, world, outcomes, phase } = mixedRun(['cutOff', 'spent', 'answer'])
    await settled()
    world.network.set(false)
    await passTime(500)
    expect(phase().status).toBe('paused')
    expect(outcomes()).toEqual([null, null, true, true])
    store.dispatch(runResumed())
    await settled()
    expect(phase()).toEqual({ status: 'running', waiting: { kind: 'offline' } })
    world.network.set(true)
    await passTime(150)
    expect(outcomes()).toEqual([true, true, true, true])
  })

  test('only a full batch of refusals pauses: one failure of another kind makes them failed rows', async () => {
    const { outcomes } = mixedRun(['refused', 'refused', 'refused', 'refused', 'broken'])
    await settled()
    expect(outcomes()).toEqual([...Array<string>(4).fill('Not allowed'), 'Server broke', true])
  })
})
