import { clearAllListeners } from '@reduxjs/toolkit'
import { isDeepStrictEqual } from 'node:util'
import { vi } from 'vitest'
import type { AppStore } from '../../src/app/store'
import type { CsvFile } from '../../src/app/base/csvFile'
import { RECORD_STORAGE_KEY } from '../../src/features/recovery/recordPersistence'
import { buildQuery } from '../../src/features/mapping/buildQuery'
import { resumeAsked } from '../../src/features/list/listSlice'
import { requestsAbandoned, stopAsked } from '../../src/features/run/runSlice'
import { failedRowsRetried, runResumed, runStarted } from '../../src/features/sessionEvents'
import { fileLoaded } from '../../src/features/file/fileSlice'
import { createPaidLedger } from './paidLedger'
import { createPlayedProvider, type ReplyKind } from './playedProvider'
import type { Results } from '../../src/features/answers/rowResult'
import { createTestWorld, openTestPage } from './testStore'

export type Step =
  | { kind: 'reply'; reply: ReplyKind; at: number }
  | {
      kind:
        | 'start'
        | 'stop'
        | 'stopTwice'
        | 'resume'
        | 'retry'
        | 'reload'
        | 'crash'
        | 'goOffline'
        | 'goOnline'
        | 'wait'
    }

/** A page, and its key, by which the provider knows it. */
interface OpenPage {
  name: string
  store: AppStore
  /** Thrown away: it can write nothing more. */
  isGone: boolean
}

/** Pages opened so far: one that is gone may still run its timers down, and is told apart by its number. */
let pages = 0

/** Lets everything that can happen now happen: promises, streams and timers that are due. */
async function settle() {
  for (let turn = 0; turn < 4; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(0)
  }
}

/**
 * A person at the page with a file, a provider and a connection that a test moves step by step, and the rules
 * that are watched all the while. `broken` lists what broke them.
 */
export async function playSession(file: CsvFile) {
  const world = createTestWorld()
  const broken: string[] = []
  const mapping = { addressColumn: 0, postcodeColumn: 1, moreAddressColumns: [] }
  const queryOf = (row: number) => buildQuery(file.rows[row]!, mapping)
  let page = open()
  let savedDone = 0
  /** Rows were answered or failed: there is a record to find, or the copy of a finished session. */
  let isRecordDue = false
  let lastDone = 0
  /** Queries that met something other than an answer, a spent balance or a browser that is offline. */
  const mayFail = new Set<string>()
  const ledger = createPaidLedger(
    file.rows.map((_, row) => queryOf(row)),
    broken,
  )

  const provider = createPlayedProvider((name, query) => {
    if (name !== page.name) return
    const underWay = provider.pendingOf(name)
    if (underWay.length > 5) broken.push(`${underWay.length} requests under way`)
    const { results } = page.store.getState().run
    const unsent = results.filter((result, row) => result === null && queryOf(row) === query).length
    const asked = underWay.filter((each) => each.query === query).length
    if (asked > unsent) broken.push(`an answered row was sent again: ${query}`)
  })
  vi.stubGlobal('fetch', provider.fetch)

  function open(): OpenPage {
    pages += 1
    const name = `page-${pages}`
    const { store, deps } = openTestPage({
      ...world,
      storage: Object.create(world.storage) as typeof world.storage,
    })
    deps.keyHolder.set(name)
    const opened: OpenPage = { name, store, isGone: false }
    deps.storage.setItem = (key, text) => {
      if (opened.isGone) return
      world.storage.setItem(key, text)
      if (key !== RECORD_STORAGE_KEY) return
      const { done } = (JSON.parse(text) as { progress: { done: number } }).progress
      if (done < savedDone) broken.push(`the record went back from ${savedDone} to ${done}`)
      savedDone = done
    }
    deps.storage.removeItem = (key) => {
      if (!opened.isGone) world.storage.removeItem(key)
    }
    return opened
  }

  const state = () => page.store.getState().run
  const isComplete = () => state().results.every((result) => result !== null)

  const doneOf = (results: Results) => results.filter((result) => result !== null).length

  /** The page is thrown away, by a crash or by a reload, which hides it first; the next one takes up what it left. */
  async function reload(isCrash: boolean) {
    if (!isCrash) world.visibility.hide()
    await settle()
    world.visibility.show()
    const before = state().results
    ledger.pageGone(before, isCrash)
    page.isGone = true
    page.store.dispatch(clearAllListeners())
    provider.forget(page.name)
    page = open()
    await settle()
    const isFound = page.store.getState().recovery.kept.status === 'found'
    if (isRecordDue && !isFound) broken.push(`what was kept of ${doneOf(before)} rows is gone`)
    page.store.dispatch(isFound ? resumeAsked() : fileLoaded(file))
    const after = state().results
    const isKept = before.every((result, row) => !result || isDeepStrictEqual(result, after[row]))
    if (isRecordDue && !isKept) broken.push('what was kept holds other results than the page did')
    if (!isFound) {
      savedDone = 0
      ledger.startedOver()
    }
  }

  /** Ends one of the requests under way, in whichever way. */
  function reply(pending: ReturnType<typeof provider.pendingOf>[number] | undefined, kind: ReplyKind) {
    if (!pending) return
    if (kind === 'answer') ledger.answered(pending.query)
    else if (kind !== 'spent' && (kind !== 'cutOff' || world.network.isOnline())) mayFail.add(pending.query)
    pending.end(kind)
  }

  async function take(step: Step) {
    switch (step.kind) {
      case 'reply': {
        const pending = provider.pendingOf(page.name)
        reply(pending[step.at % Math.max(1, pending.length)], step.reply)
        break
      }
      case 'start':
        if (!isComplete()) page.store.dispatch(runStarted())
        break
      case 'stop':
        page.store.dispatch(stopAsked({ at: 0 }))
        break
      case 'stopTwice':
        page.store.dispatch(stopAsked({ at: 0 }))
        page.store.dispatch(requestsAbandoned())
        break
      case 'retry':
        page.store.dispatch(failedRowsRetried({ at: world.clock.now }))
        if (doneOf(state().results) < savedDone) savedDone = doneOf(state().results)
        break
      case 'resume':
        page.store.dispatch(runResumed())
        break
      case 'reload':
      case 'crash':
        await reload(step.kind === 'crash')
        break
      case 'goOffline':
        world.network.set(false)
        break
      case 'goOnline':
        world.network.set(true)
        break
      case 'wait':
        // Half a minute of these is a request without an answer.
        for (const { query } of provider.pendingOf(page.name)) mayFail.add(query)
        await vi.advanceTimersByTimeAsync(2000)
        break
    }
    await settle()
    note()
  }

  /** A record begins with the first answer or a retry, and a finished session is kept too. */
  function note() {
    const done = doneOf(state().results)
    if (done !== lastDone) isRecordDue = true
    lastDone = done
  }

  /** The provider answers everything, the connection holds, and the user presses what there is to press. */
  async function finish() {
    await take({ kind: 'goOnline' })
    for (let round = 0; round < 500 && !isComplete(); round += 1) {
      if (state().phase.status === 'paused') await take({ kind: 'resume' })
      if (state().phase.status === 'idle') await take({ kind: 'start' })
      if (provider.pendingOf(page.name).length > 0) await take({ kind: 'reply', reply: 'answer', at: 0 })
      else await vi.advanceTimersByTimeAsync(1000)
    }
    await settle()
  }

  page.store.dispatch(fileLoaded(file))
  await settle()
  return {
    broken,
    take,
    finish,
    results: () => state().results,
    queryOf,
    mayFail,
    end: () => {
      page.isGone = true
      page.store.dispatch(clearAllListeners())
    },
  }
}
