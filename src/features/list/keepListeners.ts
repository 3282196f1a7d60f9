import { isAnyOf } from '@reduxjs/toolkit'
import type { ListenerApi, StartListening } from '../../app/base/listeners'
import type { RootState } from '../../app/base/types'
import { mappingChanged } from '../mapping/mappingSlice'
import { encodeRecord, isExpired } from '../recovery/recordText'
import { recordOfSession, selectSession } from '../recovery/recoverySelectors'
import { keptSessionRemoved, sessionHandedOver, sessionTakenBack } from '../recovery/recoverySlice'
import { isFinished, type SessionRecord } from '../recovery/sessionRecord'
import { summaryOf } from '../run/partSummary'
import { rowsSentAgain, runStarted } from '../sessionEvents'
import type { ListDatabase } from './listDatabase'
import type { ListLock } from './listLock'
import { keepingTried } from './listSlice'
import { isList, keptListOf, savedAt, type PartSource } from './partSource'

/**
 * Keeps the cleanse on the page in IndexedDB: the list and its finished parts.
 *
 * @returns a function that keeps the part on the page, before another takes its place
 */
export function addKeepListeners(
  startListening: StartListening,
  database: ListDatabase,
  source: PartSource,
  lock: ListLock,
) {
  let last: Promise<void> = Promise.resolve()

  /** Uses IndexedDB after what was begun before, so that work sees the state as it is then. */
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work, work)
    return last
  }

  const keep = async (api: ListenerApi, record: SessionRecord) => {
    const state = api.getState()
    const { list, recovery } = state
    const { timestamp, lookups, elapsedMs } = record
    const isChecked = list.parts[list.at]?.isChecked ?? false
    const summary = summaryOf(record.resultRows, record.decisions, { lookups, elapsedMs, isChecked })
    const isTooOld = isExpired(timestamp, api.extra.now())
    if (isTooOld) await database.remove(record.id)
    const outcome = isTooOld
      ? 'removed'
      : await database.put(
          {
            id: record.id,
            list: { ...keptListOf(state, timestamp), parts: list.parts.with(list.at, summary) },
            part: { at: list.at, text: encodeRecord(record) },
          },
          !list.isKept,
        )
    const now = api.getState()
    if (now.recovery.kept.status !== 'own' || now.list.id !== record.id || now.list.at !== list.at) return
    api.dispatch(keepingTried({ outcome, summary }))
    if (outcome === 'refused') api.dispatch(sessionTakenBack())
    if (outcome === 'kept' && now.recovery.revision === recovery.revision) api.dispatch(sessionHandedOver())
  }

  startListening({
    predicate: (action, now, before) =>
      now.recovery.revision !== before.recovery.revision && !sessionHandedOver.match(action),
    effect: (_, api) =>
      inTurn(async () => {
        const state = api.getState()
        const session = selectSession(state)
        const { kept: saved } = state.recovery
        if (!session) return
        if (saved.status === 'found') {
          if (!state.list.found || state.list.found.id !== session.id) return
          const list = { ...state.list.found, isDownloaded: session.isDownloaded }
          const part = { at: session.part?.at ?? 0, text: encodeRecord(session) }
          await database.put({ id: list.id, list, part }, false)
        } else if (isFinished(session) || (saved.status === 'own' && saved.isHandedOver))
          await keep(api, session)
      }),
  })

  startListening({
    matcher: isAnyOf(runStarted, rowsSentAgain, mappingChanged),
    effect: (action, api) => {
      const { id } = api.getState().list
      if (!isList(api.getState())) return
      // A list is kept from its first Start on.
      if (mappingChanged.match(action) && !api.getState().list.isKept) return
      void lock.acquire(api, id)
      if (runStarted.match(action) && !action.payload?.isNextPart) api.extra.persistStorage()
      return inTurn(async () => {
        const { isKept } = api.getState().list
        const file = isKept ? null : await source.fileOf(api)
        const bytes = await file?.arrayBuffer().catch(() => undefined)
        const isHere = () => api.getState().list.id === id
        if (!isHere()) return
        const put = (withFile?: ArrayBuffer) =>
          database.put({ id, list: keptListOf(api.getState(), savedAt(api)), file: withFile }, !isKept)
        let outcome = await put(bytes)
        // Perhaps the file is too large. Without it, the user chooses it again after a reload.
        if (outcome === 'refused' && bytes && isHere()) outcome = await put()
        const { parts, at } = api.getState().list
        if (isHere()) api.dispatch(keepingTried({ outcome, summary: parts[at]! }))
      })
    },
  })

  startListening({
    predicate: (_, now, before) =>
      now.recovery.kept.status === 'none' && before.recovery.kept.status !== 'none',
    effect: (action, api) => {
      const before: RootState = api.getOriginalState()
      const { kept: gone } = before.recovery
      const id = gone.status === 'found' ? gone.record.id : before.list.id
      lock.release(id)
      return inTurn(async () => {
        // The list stays on the page, to be downloaded or sent again.
        if (isList(api.getState())) await source.fileOf(api)
        if (isList(before) && keptSessionRemoved.match(action)) await database.detach(id)
        else await database.remove(id)
      })
    },
  })

  return (api: ListenerApi) =>
    inTurn(async () => {
      const state = api.getState()
      const session = recordOfSession(state, savedAt(api))
      if (!session) return
      const { kept: saved } = state.recovery
      // IndexedDB may not have it: it came from the record, or was refused.
      if (saved.status === 'own' && !saved.isHandedOver) await keep(api, session)
      if (saved.status === 'none') database.hold(session.id, state.list.at, encodeRecord(session))
    })
}
