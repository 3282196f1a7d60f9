import { isAnyOf } from '@reduxjs/toolkit'
import { REHYDRATE } from 'redux-persist'
import type { TabLock } from '../../app/base/deps'
import type { ListenerApi, StartListening } from '../../app/base/listeners'
import type { RootState } from '../../app/base/types'
import { mappingChanged } from '../mapping/mappingSlice'
import { acquireRecord } from '../recovery/recordPersistence'
import { decodeRecord, encodeRecord, isExpired } from '../recovery/recordText'
import { selectSession } from '../recovery/recoverySelectors'
import {
  foundDownloaded,
  foundSessionDiscarded,
  keptSessionRemoved,
  sessionFound,
  sessionHandedOver,
  sessionTakenBack,
} from '../recovery/recoverySlice'
import { isFinished, type SessionRecord } from '../recovery/sessionRecord'
import { stateOfRecord } from '../recovery/stateOfRecord'
import { isPartDone, summaryOf } from '../run/partSummary'
import { rowsSentAgain, runStarted, sessionResumed } from '../sessionEvents'
import type { ListDatabase } from './listDatabase'
import {
  foundDownloadAsked,
  keepingTried,
  listFound,
  listSlice,
  listTakenOut,
  resumeAsked,
} from './listSlice'
import { answersOf } from './partRecords'
import { isList, keptListOf, savedAt, stateOfKeptPart, type PartSource } from './partSource'

/**
 * Keeps the cleanse on the page in IndexedDB, its finished parts and what the list is, and finds what an earlier visit
 * left there.
 *
 * @param flushRecord has the record in local storage written
 * @returns `keep` gives the part on the page to IndexedDB; `kept` settles when that is done
 */
export function addKeepListeners(
  startListening: StartListening,
  database: ListDatabase,
  source: PartSource,
  flushRecord: () => Promise<unknown>,
) {
  let kept: Promise<unknown> = Promise.resolve()
  /** The lock of the unfinished list that this tab found or runs. */
  let held: { id: string; lock: TabLock } | null = null

  const release = () => {
    held?.lock.release()
    held = null
  }

  /** Acquires an unfinished list for this tab. Returns whether this tab has it now. */
  const acquireList = ({ extra }: ListenerApi, id: string) => {
    if (held?.id !== id) {
      release()
      held = { id, lock: extra.lockOf(id) }
    }
    return held.lock.acquire()
  }

  const keep = async (api: ListenerApi, record: SessionRecord) => {
    const state = api.getState()
    const { list, recovery } = state
    const { timestamp, lookups, elapsedMs } = record
    const isChecked = list.parts[list.at]?.isChecked ?? false
    const summary = summaryOf(record.resultRows, record.decisions, { lookups, elapsedMs, isChecked })
    const isTooOld = isExpired(timestamp, api.extra.now())
    if (isTooOld) await database.remove(record.id)
    const hasNewAnswers = recovery.kept.status === 'own' && !recovery.kept.isHandedOver
    if (hasNewAnswers) source.keptAnswers(record.id, list.at, record.sendsDistinctOnce)
    const outcome = isTooOld
      ? 'removed'
      : await database.put(
          {
            list: { ...keptListOf(state, timestamp), parts: list.parts.with(list.at, summary) },
            part: { at: list.at, text: encodeRecord(record) },
            answers: isList(state) && record.sendsDistinctOnce && hasNewAnswers ? answersOf(record) : [],
          },
          !list.isKept,
        )
    const now = api.getState()
    if (now.recovery.kept.status !== 'own' || now.list.id !== record.id || now.list.at !== list.at) return
    api.dispatch(keepingTried({ outcome, summary }))
    if (outcome === 'refused') api.dispatch(sessionTakenBack())
    if (outcome === 'kept' && now.recovery.revision === recovery.revision) api.dispatch(sessionHandedOver())
  }

  /** A finished cleanse goes on: it is on record again before IndexedDB lets it go. */
  const takeOut = async (api: ListenerApi, { id }: SessionRecord) => {
    api.dispatch(listTakenOut())
    await flushRecord()
    const now = selectSession(api.getState())
    if (now?.id !== id || !isFinished(now)) await database.remove(id)
  }

  /** Finds the latest list that no other tab is at. */
  const find = async (api: ListenerApi) => {
    for (const list of await database.lists(api.extra.now())) {
      const left = list.parts.findIndex((part) => !isPartDone(part))
      const isFree = async () => (await acquireRecord(api.extra)) && (await acquireList(api, list.id))
      if (left >= 0 && !(await isFree())) continue
      const places = left < 0 ? [list.at] : [left, list.at, left - 1]
      let record: SessionRecord | null = null
      for (const at of places) record ??= decodeRecord((await database.part(list.id, at)) ?? '')
      const { recovery, file } = api.getState()
      if (recovery.kept.status !== 'none' || file.loaded) return
      if (!record) continue
      api.dispatch(listFound(list))
      api.dispatch(sessionFound(record))
      return
    }
  }

  /** Waits for what IndexedDB knows of the list that a record is a part of. */
  const awaitList = async (api: ListenerApi, record: SessionRecord) => {
    if (api.getState().list.found?.id === record.id) return
    const list = await database.list(record.id)
    if (list) api.dispatch(listFound(list))
  }

  startListening({
    type: REHYDRATE,
    effect: async (_, api) => {
      const found = api.getState().recovery.kept
      if (found.status !== 'found') return find(api)
      const lists = await database.lists(api.extra.now())
      const list = lists.find(({ id }) => id === found.record.id)
      if (list && api.getState().recovery.kept === found) api.dispatch(listFound(list))
    },
  })

  startListening({
    predicate: (action, now, before) =>
      now.recovery.revision !== before.recovery.revision && !sessionHandedOver.match(action),
    effect: (_, api) => {
      const state = api.getState()
      const session = selectSession(state)
      const { kept: saved } = state.recovery
      if (!session) return
      if (saved.status === 'found') {
        if (!state.list.found || state.list.found.id !== session.id) return
        const list = { ...state.list.found, isDownloaded: session.isDownloaded }
        const part = { at: session.part?.at ?? 0, text: encodeRecord(session) }
        return void database.put({ list, part }, false)
      }
      if (isFinished(session) || (saved.status === 'own' && saved.isHandedOver)) {
        kept = keep(api, session)
        return kept.then(() => {})
      }
      if (state.list.isKept && !isList(state)) return takeOut(api, session)
    },
  })

  startListening({
    matcher: isAnyOf(runStarted, rowsSentAgain, mappingChanged),
    effect: async (action, api) => {
      const state = api.getState()
      if (!isList(state)) return
      const { isKept } = state.list
      // Nothing of a list is kept before it is started.
      if (mappingChanged.match(action) && !isKept) return
      void acquireList(api, state.list.id)
      if (runStarted.match(action) && !action.payload?.isNextPart) api.extra.persistStorage()
      const list = keptListOf(state, savedAt(api))
      const file = isKept ? undefined : ((await source.fileOf(api)) ?? undefined)
      let outcome = await database.put({ list, file }, !isKept)
      // Perhaps the file is too large: without it, the user chooses it again after a reload.
      if (outcome === 'refused' && file) outcome = await database.put({ list }, true)
      const now = api.getState().list
      if (now.id === list.id) api.dispatch(keepingTried({ outcome, summary: now.parts[now.at]! }))
    },
  })

  startListening({
    predicate: (_, now, before) =>
      now.recovery.kept.status === 'none' && before.recovery.kept.status !== 'none',
    effect: async (action, api) => {
      const before: RootState = api.getOriginalState()
      const { kept: gone } = before.recovery
      const id = gone.status === 'found' ? gone.record.id : before.list.id
      if (held?.id === id) release()
      // The list stays on the page: it can be looked at and downloaded, or sent again.
      if (isList(api.getState())) await source.fileOf(api)
      if (isList(before) && keptSessionRemoved.match(action))
        await database.detach(id, before.list.parts.length)
      else await database.remove(id)
      if (foundSessionDiscarded.match(action)) await find(api)
    },
  })

  startListening({
    actionCreator: resumeAsked,
    effect: async (_, api) => {
      const { kept: found } = api.getState().recovery
      if (found.status !== 'found') return
      if (found.record.part) await awaitList(api, found.record)
      if (api.getState().recovery.kept === found) api.dispatch(sessionResumed(found.record))
    },
  })

  startListening({
    actionCreator: foundDownloadAsked,
    effect: async (_, api) => {
      const { kept: found } = api.getState().recovery
      if (found.status !== 'found') return
      if (found.record.part) await awaitList(api, found.record)
      const now = api.getState()
      if (now.recovery.kept !== found) return
      const state = {
        ...stateOfRecord(now, found.record),
        list: listSlice.reducer(now.list, sessionResumed(found.record)),
      }
      const { csvOf } = await import('../download/downloadOf')
      const { written, content } = await csvOf(state, 'everything', stateOfKeptPart(database))
      api.extra.saveFile(written.name, content)
      api.dispatch(foundDownloaded())
    },
  })

  return { keep, kept: () => kept }
}
