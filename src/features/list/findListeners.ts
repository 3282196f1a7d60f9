import { REHYDRATE } from 'redux-persist'
import type { ListenerApi, StartListening } from '../../app/base/listeners'
import { downloadProgressed, downloadWritten } from '../download/downloadSlice'
import { acquireRecord } from '../recovery/recordPersistence'
import { foundDownloaded, foundSessionDiscarded, sessionFound } from '../recovery/recoverySlice'
import type { SessionRecord } from '../recovery/sessionRecord'
import { isPartDone } from '../run/partSummary'
import { sessionResumed } from '../sessionEvents'
import type { StoredList, ListDatabase } from './listDatabase'
import type { ListLock } from './listLock'
import { foundDownloadAsked, listFound, resumeAsked } from './listSlice'
import { reuseAnswers, type PartSource } from './partSource'

/** Finds what an earlier visit left in IndexedDB, and resumes it or hands it over. */
export function addFindListeners(
  startListening: StartListening,
  database: ListDatabase,
  source: PartSource,
  lock: ListLock,
) {
  /** Finds the latest list that is not open in another tab, but for one that was just discarded. */
  const find = async (api: ListenerApi, except?: string) => {
    for (const list of await database.lists(api.extra.now())) {
      if (list.id === except) continue
      const isFree = async () => (await acquireRecord(api.extra)) && (await lock.acquire(api, list.id))
      if (!list.parts.every(isPartDone) && !(await isFree())) continue
      const { listWith, sessionOf } = await import('./partRecords')
      const record = await sessionOf(database, list)
      const { recovery, file } = api.getState()
      if (recovery.session.status !== 'none' || file.loaded) return
      if (!record) continue
      api.dispatch(listFound(listWith(list, record)))
      api.dispatch(sessionFound(record))
      return
    }
  }

  /** The list in IndexedDB that the record found is a part of; null for a file of one part. */
  const listOf = async (api: ListenerApi, record: SessionRecord): Promise<StoredList | null> => {
    const { found } = api.getState().list
    if (found?.id === record.id) return found
    const known = await database.list(record.id)
    let list: StoredList | null = null
    if (known || record.read) {
      const { listBegunBy, listWith } = await import('./partRecords')
      list = known ? listWith(known, record) : await listBegunBy(database, record)
    }
    const { session } = api.getState().recovery
    if (session.status === 'found' && session.record === record) api.dispatch(listFound(list))
    return list
  }

  startListening({
    type: REHYDRATE,
    effect: async (_, api) => {
      const found = api.getState().recovery.session
      if (found.status !== 'found') return find(api)
      await listOf(api, found.record)
      // Deletes what is too old.
      await database.lists(api.extra.now())
    },
  })

  startListening({
    actionCreator: foundSessionDiscarded,
    effect: (_, api) => {
      const { session: gone } = api.getOriginalState().recovery
      return find(api, gone.status === 'found' ? gone.record.id : undefined)
    },
  })

  startListening({
    actionCreator: resumeAsked,
    effect: async (_, api) => {
      const { session: found } = api.getState().recovery
      if (found.status !== 'found') return
      const { record } = found
      const list = record.part ? await listOf(api, record) : null
      const known = list?.read ? await source.answersFor(list, record) : []
      if (api.getState().recovery.session !== found) return
      api.dispatch(sessionResumed(record))
      reuseAnswers(api, known)
    },
  })

  startListening({
    actionCreator: foundDownloadAsked,
    effect: async (_, api) => {
      const { session: found } = api.getState().recovery
      if (found.status !== 'found') return
      api.dispatch(downloadProgressed('underWay'))
      try {
        if (found.record.part) await listOf(api, found.record)
        const { csvOfFound } = await import('./partRecords')
        const { written, content } = await csvOfFound(api.getState(), found.record, database, () =>
          api.extra.nextTask(),
        )
        api.extra.saveFile(written.name, content)
        api.dispatch(downloadWritten({ ...written, at: api.extra.now() }))
        if (api.getState().recovery.session === found) api.dispatch(foundDownloaded())
      } catch {
        api.dispatch(downloadProgressed('failed'))
      }
    },
  })
}
