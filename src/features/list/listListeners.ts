import { REHYDRATE } from 'redux-persist'
import type { ListenerApi, StartListening } from '../../app/base/listeners'
import { downloadOf } from '../download/downloadOf'
import { decodeRecord, encodeRecord, isExpired } from '../recovery/recordText'
import { selectSession } from '../recovery/recoverySelectors'
import {
  foundDownloaded,
  foundSessionDiscarded,
  sessionFound,
  sessionHandedOver,
  sessionTakenBack,
} from '../recovery/recoverySlice'
import { isFinished, type SessionRecord } from '../recovery/sessionRecord'
import { stateOfRecord } from '../recovery/stateOfRecord'
import { sessionResumed } from '../sessionEvents'
import type { KeepOutcome, ListDatabase } from './listDatabase'
import { foundDownloadAsked, keepingTried, listTakenOut, resumeAsked } from './listSlice'

/**
 * Keeps the finished cleanse in IndexedDB, and finds there what an earlier visit left.
 *
 * @param flushRecord has the record in local storage written
 */
export function addListListeners(
  startListening: StartListening,
  database: ListDatabase,
  flushRecord: () => Promise<unknown>,
) {
  const keep = async (record: SessionRecord, isNew: boolean, now: number): Promise<KeepOutcome> => {
    const { id, fileName, timestamp, isDownloaded, progress } = record
    if (isExpired(timestamp, now)) {
      await database.remove(id)
      return 'removed'
    }
    const list = { id, fileName, savedAt: timestamp, isDownloaded, rows: progress.total }
    return database.put(list, { at: 0, text: encodeRecord(record) }, isNew)
  }

  const find = async (api: ListenerApi) => {
    for (const { id } of await database.lists(api.extra.now())) {
      const record = decodeRecord((await database.part(id, 0)) ?? '', api.extra.now())
      const { recovery, file } = api.getState()
      if (recovery.kept.status !== 'none' || file.loaded) return
      if (record) return void api.dispatch(sessionFound(record))
    }
  }

  startListening({ type: REHYDRATE, effect: (_, api) => find(api) })

  startListening({
    predicate: (_, now, before) => now.recovery.revision !== before.recovery.revision,
    effect: async (_, api) => {
      const { list, recovery } = api.getState()
      const record = selectSession(api.getState())
      if (!record) return
      if (!isFinished(record)) {
        if (!list.isKept || recovery.kept.status !== 'own') return
        api.dispatch(listTakenOut())
        // Once it is on record again: at no moment is it in neither place.
        await flushRecord()
        const now = selectSession(api.getState())
        if (now?.id !== record.id || !isFinished(now)) await database.remove(record.id)
        return
      }
      const isFound = recovery.kept.status === 'found'
      const outcome = await keep(record, !isFound && !list.isKept, api.extra.now())
      const now = api.getState()
      if (now.recovery.kept.status !== 'own' || now.list.id !== record.id) return
      api.dispatch(keepingTried(outcome))
      if (outcome === 'refused') api.dispatch(sessionTakenBack())
      if (outcome === 'kept' && now.recovery.revision === recovery.revision) api.dispatch(sessionHandedOver())
    },
  })

  startListening({
    predicate: (_, now, before) =>
      now.recovery.kept.status === 'none' && before.recovery.kept.status !== 'none',
    effect: async (action, api) => {
      const before = api.getOriginalState()
      const { kept } = before.recovery
      await database.remove(kept.status === 'found' ? kept.record.id : before.list.id)
      if (foundSessionDiscarded.match(action)) await find(api)
    },
  })

  startListening({
    actionCreator: resumeAsked,
    effect: (_, api) => {
      const { kept } = api.getState().recovery
      if (kept.status === 'found') api.dispatch(sessionResumed(kept.record))
    },
  })

  startListening({
    actionCreator: foundDownloadAsked,
    effect: (_, api) => {
      const state = api.getState()
      const { kept } = state.recovery
      if (kept.status !== 'found') return
      const download = downloadOf(stateOfRecord(state, kept.record), 'everything')
      if (!download) return
      api.extra.saveFile(download.name, download.text)
      api.dispatch(foundDownloaded())
    },
  })
}
