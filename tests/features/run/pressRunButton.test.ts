import { describe, expect, test } from 'vitest'
import { pressSendAgain, pressStart, pressStop } from '../../../src/features/run/pressRunButton'
import { createGate, settled } from '../../support/waiting'
import { listeningServer, providerError, type Respond } from '../../support/provider'
import { doneRows, fileOf, queriesOf, range } from '../../support/builders'
import { confirmRoom } from '../../support/rooms/confirm'
import { ended, pagesIn } from '../../support/testPage'
import { fileLoaded } from '../../../src/features/file/fileSlice'

const { openTestPage } = pagesIn(confirmRoom)

const server = listeningServer()

/** A page with a file of seven rows whose requests are held at a gate. */
function heldPage(respond: Respond = () => undefined) {
  const gate = createGate()
  server.answers(async (...call) => {
    await gate.opened
    return respond(...call)
  })
  const { store, world } = openTestPage()
  store.dispatch(fileLoaded(fileOf(7)))
  const pass = (ms: number) => {
    world.clock.now += ms
  }
  return { store, gate, pass, status: () => store.getState().run.phase.status }
}

describe('Stop', () => {
  test.each([
    [499, 'running'],
    [500, 'stopping'],
    [-1000, 'stopping'],
  ])('%d ms after Start leaves the run %s', async (ms, status) => {
    const page = heldPage()
    page.store.dispatch(pressStart())
    page.pass(ms)
    page.store.dispatch(pressStop())
    expect(page.status()).toBe(status)
  })

  test.each([
    [999, range(0, 5)],
    [1000, []],
  ])('pressed again %d ms later leaves rows %j answered', async (ms, rows) => {
    const page = heldPage()
    page.store.dispatch(pressStart())
    await settled()
    page.pass(500)
    page.store.dispatch(pressStop())
    page.pass(ms)
    page.store.dispatch(pressStop())
    page.gate.open()
    expect(doneRows(await ended(page.store))).toEqual(rows)
  })
})

describe('within half a second of the end of a run', () => {
  test.each([
    ['Start', pressStart()],
    ['Try 10', pressStart({ from: 0, to: 10 })],
    ['Retry', pressSendAgain()],
  ])('%s does nothing', async (_, press) => {
    const page = heldPage(() => providerError(400, 4000, 'No'))
    page.store.dispatch(pressStart())
    await settled()
    page.pass(500)
    page.store.dispatch(pressStop())
    page.gate.open()
    await ended(page.store)
    page.pass(499)
    page.store.dispatch(press)
    expect(page.status()).toBe('idle')
    page.pass(1)
    page.store.dispatch(press)
    expect(page.status()).toBe('running')
  })

  test('Start does not ask whether to cleanse again; later it does', async () => {
    const page = heldPage()
    page.store.dispatch(pressStart())
    page.gate.open()
    await ended(page.store)
    page.store.dispatch(pressStart())
    expect(page.store.getState().confirm).toBeNull()
    page.pass(500)
    page.store.dispatch(pressStart())
    expect(page.store.getState().confirm).toEqual({ kind: 'cleanseAgain' })
    expect(server.queries).toEqual(queriesOf(...range(0, 7)))
  })
})
