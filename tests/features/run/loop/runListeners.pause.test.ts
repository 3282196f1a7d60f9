import { focusIds } from '../../../../src/app/base/focusIds'
import { stopAsked } from '../../../../src/features/run/runSlice'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { apiMessages } from '../../../../src/api/apiFailure'
import { mappingChanged } from '../../../../src/features/mapping/mappingSlice'
import { selectErrorMessage, selectIsRunning } from '../../../../src/features/run/runSelectors'
import { runResumed, runStarted } from '../../../../src/features/sessionEvents'
import { fileLoaded } from '../../../../src/features/file/fileSlice'
import { csvFile } from '../../../support/builders'
import { listeningServer } from '../../../support/listeningServer'
import { playedTimers, settled } from '../../../support/playedTimers'
import { cleanseHandler, emptyLog, providerError, type Respond } from '../../../support/provider'
import {
  doneRows,
  ended,
  outcomesOf,
  paused,
  queriesOf,
  queryOf,
  range,
  startedPage,
} from '../../../support/runs'
import { openTestPage } from '../../../support/testStore'

const server = listeningServer()

const spent = () => providerError(402, 4020, 'Key balance depleted')
const limited = () => providerError(402, 4021, 'Daily limit reached')
const refusal = (status = 401) => providerError(status, 4010, 'Key is not allowed')

/** A provider that answers as said until it is mended. */
function mendable(respond: Respond) {
  const log = emptyLog()
  let isMended = false
  server.use(cleanseHandler(log, (...call) => (isMended ? undefined : respond(...call))))
  return {
    log,
    mend: () => {
      isMended = true
    },
  }
}

describe('402', () => {
  test('pauses the run and keeps the answers beside it; Resume sends only the other rows', async () => {
    const { log, mend } = mendable((query) => (query === queryOf(1) ? undefined : spent()))
    const { store } = startedPage(7)
    const state = await paused(store)
    expect(doneRows(state)).toEqual([1])
    expect(selectIsRunning(state)).toBe(false)
    expect(selectErrorMessage(state)).toBe(apiMessages.credits)

    mend()
    store.dispatch(runResumed())
    expect(outcomesOf(await ended(store))).toEqual(Array(7).fill(true))
    expect(log.queries).toEqual(queriesOf(...range(0, 5), 0, 2, 3, 4, 5, 6))
  })

  test.each([
    ['4020, the balance is spent', spent, 'Key balance depleted', 4020, apiMessages.balanceSpent],
    ['4021, a limit was reached', limited, 'Daily limit reached', 4021, apiMessages.limitReached],
  ])('with code %s carries the code that decides the words', async (_, respond, words, providerCode) => {
    mendable(respond)
    const { run } = await paused(startedPage(1).store)
    expect(run.phase).toEqual({
      status: 'paused',
      reason: {
        kind: 'credits',
        code: 'INSUFFICIENT_CREDITS',
        message: `Insufficient API credits. ${words}`,
        providerCode,
      },
    })
  })

  test('without a body pauses too', async () => {
    mendable(() => new HttpResponse(null, { status: 402 }))
    const { run } = await paused(startedPage(1).store)
    expect(run.phase).toMatchObject({ reason: { message: 'Insufficient API credits.', providerCode: null } })
  })

  test('after Resume pauses once more while the cause is not mended', async () => {
    const { log } = mendable(spent)
    const { store } = startedPage(2)
    await paused(store)
    store.dispatch(runResumed())
    expect(selectIsRunning(store.getState())).toBe(true)
    await paused(store)
    expect(log.queries).toEqual(queriesOf(0, 1, 0, 1))
  })

  test('lets the rows that are left go on with other columns', async () => {
    const { log, mend } = mendable((query) => (query === queryOf(0) ? undefined : spent()))
    const { store } = startedPage(3)
    await paused(store)
    store.dispatch(mappingChanged({ addressColumn: 1, postcodeColumn: 0 }))
    mend()
    store.dispatch(runResumed())
    await ended(store)
    expect(log.queries.slice(3)).toEqual(['B12 0XY, 2 High Street', 'B12 0XY, 3 High Street'])
  })

  test('and with other columns sends the rows that had nothing to send in the first ones', async () => {
    const { log, mend } = mendable(spent)
    const { store } = openTestPage()
    const rows = [
      ['1 High Street', '', 'B12 0XY'],
      ['', '2 Low Road', ''],
      ['', '3 Low Road', ''],
    ]
    store.dispatch(fileLoaded(csvFile({ headers: ['address', 'street', 'postcode'], rows })))
    store.dispatch(runStarted())
    expect(doneRows(await paused(store))).toEqual([1, 2])
    store.dispatch(mappingChanged({ addressColumn: 1 }))
    mend()
    store.dispatch(runResumed())
    const { run } = await ended(store)
    expect(log.queries.slice(1)).toEqual(['B12 0XY', '2 Low Road', '3 Low Road'])
    expect(run.results.map((result) => result?.kind)).toEqual(['answered', 'answered', 'answered'])
  })
})

test('whoever leaves the page of a paused run to top up comes back to Resume', async () => {
  mendable(spent)
  const { store, world } = startedPage(2)
  await paused(store)
  world.focusMoves.length = 0
  world.visibility.hide()
  expect(world.focusMoves).toEqual([focusIds.runButton])
  store.dispatch(stopAsked({ at: 0 }))
  await ended(store)
  world.focusMoves.length = 0
  world.visibility.hide()
  expect(world.focusMoves).toEqual([])
})

describe('401 or 403', () => {
  test.each([401, 403])('%d for every row of a batch pauses and leaves the rows unsent', async (status) => {
    const { mend } = mendable(() => refusal(status))
    const { store } = startedPage(6)
    const state = await paused(store)
    expect(doneRows(state)).toEqual([])
    expect(state.run.phase).toEqual({
      status: 'paused',
      reason: { kind: 'refused', message: 'Key is not allowed' },
    })
    mend()
    store.dispatch(runResumed())
    expect(outcomesOf(await ended(store))).toEqual(Array(6).fill(true))
  })

  test('for a single row among answers fails that row', async () => {
    mendable((query) => (query === queryOf(2) ? refusal() : undefined))
    const state = await ended(startedPage(6).store)
    expect(outcomesOf(state)).toEqual([true, true, 'Key is not allowed', true, true, true])
  })

  test('for a file of one row pauses, since that is its whole batch', async () => {
    mendable(() => refusal())
    const state = await paused(startedPage(1).store)
    expect(doneRows(state)).toEqual([])
  })
})

describe('429 for a key that is flagged', () => {
  test.each([
    ['every row', () => providerError(429, 4291, 'Key is flagged'), []],
    [
      'one row among answers',
      (query: string) => (query === queryOf(1) ? providerError(429, 4291, 'Key is flagged') : undefined),
      [0, 2, 3, 4],
    ],
  ])(
    'met by %s pauses with the words of the provider, and Resume sends what is left',
    async (_, respond, done) => {
      const { mend } = mendable(respond)
      const { store } = startedPage(6)
      const state = await paused(store)
      expect(doneRows(state)).toEqual(done)
      expect(state.run.phase).toEqual({
        status: 'paused',
        reason: { kind: 'refused', message: 'Key is flagged' },
      })
      mend()
      store.dispatch(runResumed())
      expect(outcomesOf(await ended(store))).toEqual(Array(6).fill(true))
    },
  )
})

/** Notes how long each timer is from now on. No spy: one is restored when the real timers are back, over them. */
function notedTimers() {
  const played = globalThis.setTimeout
  const noted: (number | undefined)[] = []
  globalThis.setTimeout = ((callback: () => void, ms?: number) => {
    noted.push(ms)
    return played(callback, ms)
  }) as typeof setTimeout
  return {
    end: () => {
      globalThis.setTimeout = played
      return noted
    },
  }
}

describe('the pause flag', () => {
  playedTimers()

  test('is looked at every 150 ms, and nothing is sent until Resume', async () => {
    const { log, mend } = mendable(spent)
    const { store } = startedPage(2)
    await settled()
    expect(store.getState().run.phase.status).toBe('paused')
    const waits = notedTimers()
    await vi.advanceTimersByTimeAsync(150 * 10)
    expect(waits.end()).toEqual(Array(10).fill(150))
    expect(log.queries).toHaveLength(2)

    mend()
    store.dispatch(runResumed())
    await settled()
    expect(log.queries).toEqual(queriesOf(0, 1, 0, 1))
    expect(store.getState().run.phase.status).toBe('idle')
  })
})
