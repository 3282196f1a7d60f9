import { REHYDRATE } from 'redux-persist'
import type { ListenerApi, StartListening } from '../../app/base/listeners'
import { downloadBegun, downloadFailed, downloadWritten } from '../download/downloadSlice'
import { partsOf } from '../file/fileParts'
import { acquireRecord } from '../recovery/recordPersistence'
import { decodeRecord } from '../recovery/recordText'
import { foundDownloaded, foundSessionDiscarded, sessionFound } from '../recovery/recoverySlice'
import type { SessionRecord } from '../recovery/sessionRecord'
import { stateOfRecord } from '../recovery/stateOfRecord'
import { emptyPart, isPartDone } from '../run/partSummary'
import { sessionResumed } from '../sessionEvents'
import type { KeptList, ListDatabase } from './listDatabase'
import type { ListLock } from './listLock'
import { foundDownloadAsked, listFound, listSlice, resumeAsked } from './listSlice'
import { keptPart, listWith } from './partRecords'
import { stateOfKeptPart, type PartSource } from './partSource'

/** Finds what an earlier visit left in IndexedDB, and brings it to the page or hands it over. */
export function addFindListeners(
  startListening: StartListening,
  database: ListDatabase,
  source: PartSource,
  lock: ListLock,
) {
  const recordOf = async (id: string, at: number) => decodeRecord((await database.part(id, at)) ?? '')

  /** The session with which a list goes on: its first part with rows left, with the choices of the one shown last. */
  const sessionOf = async ({ id, at, parts }: KeptList): Promise<SessionRecord | null> => {
    let shown: SessionRecord | null = null
    for (const place of [at, ...parts.keys()]) shown ??= await recordOf(id, place)
    const left = parts.findIndex((part) => !isPartDone(part))
    const text = left < 0 || !shown ? null : await database.part(id, left)
    return text === null ? shown : keptPart(shown!, text, parts[left]!)
  }

  /** Finds the latest list, but for one, that no other tab is at. */
  const find = async (api: ListenerApi, except?: string) => {
    for (const list of await database.lists(api.extra.now())) {
      if (list.id === except) continue
      const isFree = async () => (await acquireRecord(api.extra)) && (await lock.acquire(api, list.id))
      if (!list.parts.every(isPartDone) && !(await isFree())) continue
      const record = await sessionOf(list)
      const { recovery, file } = api.getState()
      if (recovery.kept.status !== 'none' || file.loaded) return
      if (!record) continue
      api.dispatch(listFound(listWith(list, record)))
      api.dispatch(sessionFound(record))
      return
    }
  }

  /** The list of a record that was written before IndexedDB had the list: it is begun, and its file is missing. */
  const begunBy = async ({ id, part, read, ...record }: SessionRecord): Promise<KeptList | null> => {
    if (!part || !read) return null
    const { fileName, timestamp, isDownloaded } = record
    const parts = partsOf(part.of).map(({ first, last }) => emptyPart(last - first + 1))
    const list = { id, fileName, savedAt: timestamp, isDownloaded, at: part.at, parts, mapping: '', read }
    await database.put({ id, list }, true)
    return list
  }

  /** What IndexedDB knows of the list that the record found is a part of; null for a file of one part. */
  const listOf = async (api: ListenerApi, record: SessionRecord): Promise<KeptList | null> => {
    const { found } = api.getState().list
    if (found?.id === record.id) return found
    const known = (await database.list(record.id)) ?? (await begunBy(record))
    const list = known && listWith(known, record)
    const { kept } = api.getState().recovery
    if (list && kept.status === 'found' && kept.record === record) api.dispatch(listFound(list))
    return list
  }

  startListening({
    type: REHYDRATE,
    effect: async (_, api) => {
      const found = api.getState().recovery.kept
      if (found.status !== 'found') return find(api)
      // What is too old goes, whatever was found.
      await database.lists(api.extra.now())
      await listOf(api, found.record)
    },
  })

  startListening({
    actionCreator: foundSessionDiscarded,
    effect: (_, api) => {
      const { kept: gone } = api.getOriginalState().recovery
      return find(api, gone.status === 'found' ? gone.record.id : undefined)
    },
  })

  startListening({
    actionCreator: resumeAsked,
    effect: async (_, api) => {
      const { kept: found } = api.getState().recovery
      if (found.status !== 'found') return
      let { record } = found
      const list = record.part ? await listOf(api, record) : null
      if (list?.read) record = await source.answered(list, record)
      if (api.getState().recovery.kept === found) api.dispatch(sessionResumed(record))
    },
  })

  startListening({
    actionCreator: foundDownloadAsked,
    effect: async (_, api) => {
      const { kept: found } = api.getState().recovery
      if (found.status !== 'found') return
      api.dispatch(downloadBegun())
      try {
        if (found.record.part) await listOf(api, found.record)
        const now = api.getState()
        const state = {
          ...stateOfRecord(now, found.record),
          list: listSlice.reducer(now.list, sessionResumed(found.record)),
        }
        const { csvOf } = await import('../download/downloadOf')
        const { written, content } = await csvOf(state, 'everything', stateOfKeptPart(database))
        api.extra.saveFile(written.name, content)
        api.dispatch(downloadWritten(written))
        if (api.getState().recovery.kept === found) api.dispatch(foundDownloaded())
      } catch {
        api.dispatch(downloadFailed())
      }
    },
  })
}
