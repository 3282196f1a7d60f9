import { clearAllListeners } from '@reduxjs/toolkit'
import { isDeepStrictEqual } from 'node:util'
import { vi } from 'vitest'
import type { AppStore } from '../../src/app/store'
import type { CsvFile } from '../../src/app/base/csvFile'
import { RECORD_STORAGE_KEY } from '../../src/features/recovery/recordPersistence'
import { buildQuery } from '../../src/features/mapping/buildQuery'
import { keyChecked, keyCheckStarted } from '../../src/features/apiKey/apiKeySlice'
import { selectMapping } from '../../src/features/mapping/mappingSelectors'
import { selectSentOtherwise } from '../../src/features/results/resultsSelectors'
import { rowsDecided } from '../../src/features/results/decisionsSlice'
import { lookupAsked, lookupCancelled, lookupOpened } from '../../src/features/results/lookup/lookupSlice'
import { selectIsUnderWay } from '../../src/features/run/runSelectors'
import { resumeAsked } from '../../src/features/list/listSlice'
import { rowsSentAgain } from '../../src/features/sessionEvents'
import { fileLoaded } from '../../src/features/file/fileSlice'
import { createPaidLedger } from './paidLedger'
import { press, quieten, type Press, type Reply } from './playedPerson'
import { createPlayedProvider, type ReplyKind } from './playedProvider'
import type { Results } from '../../src/features/answers/rowResult'
import { createTestWorld, openTestPage } from './testStore'

export type Step =
  | Reply
  | Press
  | { kind: 'lookUp' | 'decide'; row: number }
  | { kind: 'cancelLookup' | 'sendAgain' | 'reload' | 'crash' | 'goOffline' | 'goOnline' | 'wait' }

/** A page, and its key, by which the provider knows it. */
interface OpenPage {
  name: string
  store: AppStore
  /** Thrown away: it can write nothing more. */
  isGone: boolean
}

/** Pages opened so far: one that is gone may still run its timers down, and is told apart by its number. */
let pages = 0

/**
 * A person at the page with a file, a provider and a connection that a test moves step by step, and the rules
 * that are watched all the while. `broken` lists what broke them.
 */
export async function playSession(file: CsvFile) {
  const world = createTestWorld()
  const broken: string[] = []
  let page = open()
  let savedDone = 0
  let edits = 0
  /** Whether the run is of all rows, and nobody stopped it. */
  let endsComplete = false
  /** Rows were answered or failed: there is a record to find, or the copy of a finished session. */
  let isRecordDue = false
  let lastDone = 0
  /** Queries that met something other than an answer, a spent balance or a browser that is offline. */
  const mayFail = new Set<string>()
  const ledger = createPaidLedger(broken)
  /** What the row may have been sent as: with the columns of any moment, and as it was edited. */
  const queriesOf = file.rows.map(() => new Set<string>())

  const provider = createPlayedProvider((name, query) => {
    if (name !== page.name) return
    const underWay = provider.pendingOf(name)
    if (underWay.length > 5) broken.push(`${underWay.length} requests under way`)
    if (query.trim() === '') broken.push('an empty query was sent')
    if (isLookup(query)) return
    const { results, dedupe, again } = state()
    const unsent = results.filter(
      (result, row) => (result === null || again.includes(row)) && queryOf(row) === query,
    ).length
    const asked = underWay.filter((each) => each.query === query).length
    if (asked > (dedupe ? Math.min(1, unsent) : unsent)) broken.push(`sent once too often: ${query}`)
    const isKnown = results.some((result) => result?.kind === 'answered' && result.query === query)
    if (dedupe && isKnown) broken.push(`sent though the answer is known: ${query}`)
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
    store.dispatch(keyCheckStarted())
    store.dispatch(keyChecked({ available: true, message: '', code: 2000 }))
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
  const queryOf = (row: number) => buildQuery(file.rows[row]!, selectMapping(page.store.getState()))
  /** Whether a request is that of the row that is looked up again; the texts of those are nobody's else. */
  const isLookup = (query: string) => query.includes('Edited')
  const isComplete = () => state().results.every((result) => result !== null) && state().again.length === 0

  const doneOf = (results: Results) => results.filter((result) => result !== null).length

  /** The page is thrown away, by a crash or by a reload, which hides it first; the next one takes up what it left. */
  async function reload(isCrash: boolean) {
    if (!isCrash) world.visibility.hide()
    await quieten()
    world.visibility.show()
    const before = state().results
    ledger.look(before)
    ledger.pageGone(before, isCrash)
    page.isGone = true
    page.store.dispatch(clearAllListeners())
    provider.forget(page.name)
    page = open()
    await quieten()
    const isFound = page.store.getState().recovery.session.status === 'found'
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
    if (kind === 'answer') {
      pending.end(kind, ledger.pay(isLookup(pending.query)))
      return
    }
    if (kind !== 'spent' && (kind !== 'cutOff' || world.network.isOnline())) mayFail.add(pending.query)
    pending.end(kind)
  }

  async function take(step: Step) {
    const isIdle = state().phase.status === 'idle'
    if (isIdle) endsComplete = step.kind === 'start' || step.kind === 'retry' || step.kind === 'sendAgain'
    else if (['stop', 'stopTwice', 'reload', 'crash'].includes(step.kind)) endsComplete = false
    switch (step.kind) {
      case 'reply': {
        const pending = provider.pendingOf(page.name)
        reply(pending[step.at % Math.max(1, pending.length)], step.reply)
        break
      }
      case 'lookUp': {
        const row = step.row % Math.max(1, file.rows.length)
        if (state().results[row]?.kind !== 'answered') break
        edits += 1
        const text = `${edits} Edited Lane, B12 0XY`
        queriesOf[row]!.add(text)
        page.store.dispatch(lookupOpened(row))
        page.store.dispatch(lookupAsked({ row, text }))
        break
      }
      case 'cancelLookup':
        page.store.dispatch(lookupCancelled())
        break
      case 'decide':
        page.store.dispatch(
          rowsDecided({ rows: [step.row % Math.max(1, file.rows.length)], decision: 'accepted' }),
        )
        break
      case 'sendAgain': {
        if (selectIsUnderWay(page.store.getState())) break
        const rows = [...selectSentOtherwise(page.store.getState())]
        ledger.sentAgain(rows)
        page.store.dispatch(rowsSentAgain({ at: world.clock.now, rows }))
        break
      }
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
      default:
        press(page.store, step, world.clock.now)
        // A retry and other columns give results up.
        savedDone = Math.min(savedDone, doneOf(state().results))
    }
    await quieten()
    note()
  }

  /** A record begins with the first answer or a retry, and a finished session is kept too. */
  function note() {
    const { results, phase } = state()
    for (const [row, queries] of queriesOf.entries()) queries.add(queryOf(row))
    ledger.look(results)
    const isQuiet =
      (phase.status === 'idle' || phase.status === 'paused') &&
      page.store.getState().lookup.status !== 'waiting'
    if (phase.status === 'idle') ledger.sentAgain([])
    if (isQuiet) ledger.settled(results)
    if (phase.status === 'failed') broken.push('the loop broke')
    if (phase.status === 'idle' && endsComplete && !isComplete()) broken.push('a run left rows unsent')
    const done = doneOf(results)
    if (done !== lastDone) isRecordDue = true
    lastDone = done
  }

  /** The provider answers everything, the connection holds, and the user presses every button that leads on. */
  async function finish() {
    await take({ kind: 'goOnline' })
    for (let round = 0; round < 500 && !isComplete(); round += 1) {
      if (state().phase.status === 'paused') await take({ kind: 'resume' })
      if (state().phase.status === 'idle') await take({ kind: 'start' })
      if (provider.pendingOf(page.name).length > 0) await take({ kind: 'reply', reply: 'answer', at: 0 })
      else await vi.advanceTimersByTimeAsync(1000)
    }
    await quieten()
  }

  page.store.dispatch(fileLoaded(file))
  await quieten()
  return {
    broken,
    take,
    finish,
    results: () => state().results,
    /** Whether a row may have sent a query. */
    maySend: (row: number, query: string) => queriesOf[row]!.has(query),
    /** Whether a request of a row has met what makes a row fail. */
    mayHaveFailed: (row: number) => [...queriesOf[row]!].some((query) => mayFail.has(query)),
    queryOf,
    end: () => {
      page.isGone = true
      page.store.dispatch(clearAllListeners())
    },
  }
}
