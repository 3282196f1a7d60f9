import { isAnyOf } from '@reduxjs/toolkit'
import type { ListenerApi, StartListening } from '../../app/base/listeners'
import type { RootState } from '../../app/base/types'
import { mappingChanged } from '../mapping/mappingSlice'
import { encodeRecord, isExpired } from '../recovery/recordText'
import { recordOfSession, selectSession } from '../recovery/recoverySelectors'
import { sessionHandedOver, sessionReturned, storedSessionRemoved } from '../recovery/recoverySlice'
import { isFinished, type SessionRecord } from '../recovery/sessionRecord'
import { summaryOf } from '../run/partSummary'
import { rowsSentAgain, runStarted } from '../sessionEvents'
import type { ListDatabase } from './listDatabase'
import type { ListLock } from './listLock'
import { storeAttempted } from './listSlice'
import { isList, savedAt, storedListOf, type PartSource } from './partSource'

/**
 * Stores the cleanse on the page in IndexedDB: the list and its finished parts.
 *
 * @returns a function that stores the part on the page, before another takes its place
 */
export function addStoringListeners(
  startListening: StartListening,
  database: ListDatabase,
  source: PartSource,
  lock: ListLock,
) {
  /** The last queued write. */
  let last: Promise<void> = Promise.resolve()

  /** Does work after what was queued before, so that it sees the state as it is then. */
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work, work)
    return last
  }

  const store = async (api: ListenerApi, record: SessionRecord) => {
    const state = api.getState()
    const { list, recovery } = state
    const { timestamp, lookups, elapsedMs } = record
    const isChecked = list.parts[list.at]?.isChecked ?? false
    const { originalRows, resultRows, decisions } = record
    const summary = summaryOf(originalRows, resultRows, decisions, { lookups, elapsedMs, isChecked })
    const isTooOld = isExpired(timestamp, api.extra.now())
    if (isTooOld) await database.remove(record.id)
    const change = {
      id: record.id,
      list: { ...storedListOf(state, timestamp), parts: list.parts.with(list.at, summary) },
      part: { at: list.at, text: encodeRecord(record) },
    }
    const outcome = isTooOld ? 'removed' : await database.put(change, !list.isStored)
    const now = api.getState()
    const isHere = now.list.id === record.id && now.list.at === list.at
    if (!isHere || now.recovery.session.status !== 'onPage') return
    api.dispatch(storeAttempted({ outcome, summary }))
    if (outcome === 'refused') api.dispatch(sessionReturned())
    if (outcome === 'stored' && now.recovery.revision === recovery.revision) api.dispatch(sessionHandedOver())
  }

  startListening({
    predicate: (action, now, before) =>
      now.recovery.revision !== before.recovery.revision && !sessionHandedOver.match(action),
    effect: (_, api) =>
      inTurn(async () => {
        const state = api.getState()
        const { session } = state.recovery
        const { found } = state.list
        const record = selectSession(state)
        if (!record) return
        if (session.status === 'onPage' && (session.isHandedOver || isFinished(record)))
          await store(api, record)
        if (session.status === 'found' && found?.id === record.id) {
          const list = { ...found, isDownloaded: record.isDownloaded }
          const part = { at: record.part?.at ?? 0, text: encodeRecord(record) }
          await database.put({ id: list.id, list, part }, false)
        }
      }),
  })

  startListening({
    matcher: isAnyOf(runStarted, rowsSentAgain, mappingChanged),
    effect: (action, api) => {
      const { id } = api.getState().list
      if (!isList(api.getState())) return
      // A list is stored from its first Start on.
      if (mappingChanged.match(action) && !api.getState().list.isStored) return
      void lock.acquire(api, id)
      if (runStarted.match(action) && !action.payload?.isNextPart) api.extra.persistStorage()
      return inTurn(async () => {
        const { isStored } = api.getState().list
        const file = isStored ? null : await source.fileOf(api)
        const bytes = await file?.arrayBuffer().catch(() => undefined)
        const isHere = () => api.getState().list.id === id
        if (!isHere()) return
        const put = (withFile?: ArrayBuffer) =>
          database.put({ id, list: storedListOf(api.getState(), savedAt(api)), file: withFile }, !isStored)
        let outcome = await put(bytes)
        // Perhaps the file is too large. Without it, the user chooses it again after a reload.
        if (outcome === 'refused' && bytes && isHere()) outcome = await put()
        const { parts, at } = api.getState().list
        if (isHere()) api.dispatch(storeAttempted({ outcome, summary: parts[at]! }))
      })
    },
  })

  startListening({
    predicate: (_, now, before) =>
      now.recovery.session.status === 'none' && before.recovery.session.status !== 'none',
    effect: (action, api) => {
      const before: RootState = api.getOriginalState()
      const { session: gone } = before.recovery
      const id = gone.status === 'found' ? gone.record.id : before.list.id
      lock.release(id)
      return inTurn(async () => {
        // The list stays on the page, to be downloaded or sent again.
        if (isList(api.getState())) await source.fileOf(api)
        if (isList(before) && storedSessionRemoved.match(action)) await database.detach(id)
        else await database.remove(id)
      })
    },
  })

  return (api: ListenerApi) =>
    inTurn(async () => {
      const state = api.getState()
      const { session } = state.recovery
      const record = recordOfSession(state, savedAt(api))
      if (!record) return
      // Not stored yet: it came from the record, or IndexedDB refused it.
      if (session.status === 'onPage' && !session.isHandedOver) await store(api, record)
      if (session.status === 'none') database.hold(record.id, state.list.at, encodeRecord(record))
    })
}
