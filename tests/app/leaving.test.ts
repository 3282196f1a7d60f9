import { expect, test, vi } from 'vitest'
import { watchLeaving } from '../../src/app/leaving'
import { fileLoaded } from '../../src/features/file/fileSlice'
import type { AppStore } from '../../src/app/store'
import { doneRows, fileOf, queryOf, range } from '../support/builders'
import { listeningServer } from '../support/provider'
import { openTestPage, startedPage } from '../support/testStore'
import { createGate, playedTimers, settled } from '../support/waiting'

const server = listeningServer()
playedTimers()

function leftPage(store: AppStore) {
  const page = new EventTarget() as Window
  const reload = vi.fn<() => void>()
  watchLeaving(store, { page, now: () => 0, reload })
  const move = async (type: 'pagehide' | 'pageshow', persisted: boolean) => {
    page.dispatchEvent(Object.assign(new Event(type), { persisted }))
    await settled()
  }
  /** Whether the browser asks before the page is left. */
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  return { reload, move, asks }
}

/** A run of seven rows of which the third is held. */
async function heldPage() {
  const gate = createGate()
  server.answers((query) => (query === queryOf(2) ? gate.opened : undefined))
  const { store } = startedPage(7)
  await settled()
  return { store, gate, ...leftPage(store) }
}

test('a page that the browser keeps ends its run as it is left, and is reloaded without a question', async () => {
  const { store, gate, reload, move, asks } = await heldPage()
  expect(asks()).toBe(true)
  await move('pagehide', true)
  expect(store.getState().run.phase).toEqual({ status: 'idle' })
  // What was in flight is unsent: it has not failed.
  expect(doneRows(store.getState())).toEqual([0, 1, 3, 4])
  gate.open()
  expect(reload).not.toHaveBeenCalled()
  await move('pageshow', true)
  expect(reload).toHaveBeenCalledOnce()
  expect(asks()).toBe(false)
  expect(server.queries).toHaveLength(5)
})

test('a page that is discarded ends as it is, and one that others could not take over stays', async () => {
  const { store, gate, reload, move } = await heldPage()
  await move('pagehide', false)
  expect(store.getState().run.phase).toMatchObject({ status: 'running' })
  gate.open()
  await settled()
  expect(doneRows(store.getState())).toEqual(range(0, 7))
  const fresh = openTestPage()
  fresh.store.dispatch(fileLoaded(fileOf(3)))
  const left = leftPage(fresh.store)
  await left.move('pagehide', true)
  await left.move('pageshow', true)
  expect(reload).not.toHaveBeenCalled()
  expect(left.reload).not.toHaveBeenCalled()
})
