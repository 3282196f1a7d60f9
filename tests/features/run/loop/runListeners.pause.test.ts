import { focusIds } from '../../../../src/base/focusIds'
import { stopAsked } from '../../../../src/features/run/runSlice'
import { describe, expect, test } from 'vitest'
import { mappingChanged } from '../../../../src/features/mapping/mappingSlice'
import { selectIsRunning } from '../../../../src/features/run/runSelectors'
import { selectStatus } from '../../../../src/features/run/progress/progressSelectors'
import { runResumed } from '../../../../src/features/session/sessionEvents'
import { csvFile, doneRows, outcomesOf, queriesOf, queryOf, range } from '../../../support/builders'
import { passTime, playTimers, settled } from '../../../support/waiting'
import { listeningServer, providerError, spent, type Respond } from '../../../support/provider'
import { runRoom } from '../../../support/rooms/run'
import { ended, paused, pagesIn } from '../../../support/testPage'

const { startedPage } = pagesIn(runRoom)

const server = listeningServer()

/** A provider that answers as said until it is mended. */
function mendable(respond: Respond) {
  let isMended = false
  server.answers((...call) => (isMended ? undefined : respond(...call)))
  return () => {
    isMended = true
  }
}

describe('402', () => {
  test('pauses the run and keeps the answers beside it; Resume sends only the other rows', async () => {
    const mend = mendable((query) => (query === queryOf(1) ? undefined : spent()))
    const { store } = startedPage(7)
    const state = await paused(store)
    expect(doneRows(state)).toEqual([1])
    expect(selectIsRunning(state)).toBe(false)
    expect(selectStatus(state)).toBe('error')
    expect(state.run.phase).toMatchObject({
      reason: {
        kind: 'credits',
        message: 'Insufficient API credits. Key balance depleted',
        code: 4020,
      },
    })

    mend()
    store.dispatch(runResumed())
    expect(outcomesOf(await ended(store))).toEqual(Array(7).fill(true))
    expect(server.queries).toEqual(queriesOf(...range(0, 5), 0, 2, 3, 4, 5, 6))
  })

  test('pauses again after Resume while the cause remains', async () => {
    mendable(spent)
    const { store } = startedPage(2)
    await paused(store)
    store.dispatch(runResumed())
    expect(selectIsRunning(store.getState())).toBe(true)
    await paused(store)
    expect(server.queries).toEqual(queriesOf(0, 1, 0, 1))
  })

  test('lets the remaining rows go on with other columns', async () => {
    const mend = mendable((query) => (query === queryOf(0) ? undefined : spent()))
    const { store } = startedPage(3)
    await paused(store)
    store.dispatch(mappingChanged({ addressColumn: 1, postcodeColumn: 0 }))
    mend()
    store.dispatch(runResumed())
    await ended(store)
    expect(server.queries.slice(3)).toEqual(['B12 0XY, 2 High Street', 'B12 0XY, 3 High Street'])
  })

  test('and with other columns sends the rows that had nothing to send in the first ones', async () => {
    const mend = mendable(spent)
    const rows = [
      ['1 High Street', '', 'B12 0XY'],
      ['', '2 Low Road', ''],
      ['', '3 Low Road', ''],
    ]
    const { store } = startedPage(csvFile({ headers: ['address', 'street', 'postcode'], rows }))
    expect(doneRows(await paused(store))).toEqual([1, 2])
    store.dispatch(mappingChanged({ addressColumn: 1 }))
    mend()
    store.dispatch(runResumed())
    const { run } = await ended(store)
    expect(server.queries.slice(1)).toEqual(['B12 0XY', '2 Low Road', '3 Low Road'])
    expect(run.results.map((result) => result?.kind)).toEqual(['answered', 'answered', 'answered'])
  })
})

test('back from topping up, the focus is on Resume: that of what comes next, or the button of the run', async () => {
  mendable(spent)
  const { store, world } = startedPage(2)
  await paused(store)
  world.focusMoves.length = 0
  world.visibility.hide()
  expect(world.focusMoves).toEqual([focusIds.resume, focusIds.runButton])
  store.dispatch(stopAsked({ at: 0 }))
  await ended(store)
  world.focusMoves.length = 0
  world.visibility.hide()
  expect(world.focusMoves).toEqual([])
})

test.each([
  ['the key is not known', 401, 4010],
  ['this site may not use the key', 403, 4011],
  ['the key is flagged', 429, 4291],
])(
  '%s: a whole batch refused pauses with the words of the provider, and no row fails',
  async (_, status, code) => {
    const mend = mendable(() => providerError(status, code, 'Key is not allowed'))
    const { store } = startedPage(6)
    const state = await paused(store)
    expect(doneRows(state)).toEqual([])
    expect(state.run.phase).toEqual({
      status: 'paused',
      reason: { kind: 'refused', code, message: 'Key is not allowed' },
    })
    mend()
    store.dispatch(runResumed())
    expect(outcomesOf(await ended(store))).toEqual(Array(6).fill(true))
  },
)

test('Resume is waited for, and nothing is sent meanwhile', async () => {
  playTimers()
  const mend = mendable(spent)
  const { store } = startedPage(2)
  await passTime(60_000)
  expect(store.getState().run.phase.status).toBe('paused')
  expect(server.queries).toHaveLength(2)
  mend()
  store.dispatch(runResumed())
  await settled()
  expect(server.queries).toEqual(queriesOf(0, 1, 0, 1))
  expect(store.getState().run.phase.status).toBe('idle')
})
