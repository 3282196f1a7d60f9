import { REHYDRATE } from 'redux-persist'
import type { ListenerApi, RootState, StartListening } from '../../base/store/types'
import { downloadFailed } from '../download/downloadSlice'
import { bytesFound } from '../file/fileSlice'
import { sessionResumed } from '../session/sessionEvents'
import type { CleanseDatabase, FoundSession } from './cleanseDatabase'
import type { CleanseLock } from './cleanseLock'
import { acquireRecord, releaseUnusedRecord, storedRecord } from './recordPersistence'
import { foundIn } from './savedSelectors'
import {
  foundDownloadAsked,
  foundDownloaded,
  foundSessionDiscarded,
  openingChanged,
  otherTabClosed,
  resumeAsked,
  sessionElsewhere,
  sessionFound,
} from './savedSlice'
import { isExpired, isForOtherVersion, type SessionRecord } from '../../domain/cleanse/savedCleanse'

/**
 * Whether IndexedDB has at least as much of a session as its record: there are never fewer answers, but perhaps fewer failed
 * rows. If it refused the record's contents, decisions do not count: the later ones may be fewer.
 */
function isAtLeast(stored: FoundSession, recorded: FoundSession, wasRefused = false): boolean {
  for (const count of ['answered', 'at'] as const)
    if (stored[count] !== recorded[count]) return stored[count] > recorded[count]
  return !wasRefused && stored.decided >= recorded.decided
}

/** A session that another tab holds; without a name and an id if only the record says so. */
type WaitsFor = Record<'fileName' | 'id', string | null>

/**
 * Finds what an earlier visit left, in local storage and in IndexedDB, and resumes it or hands it over.
 *
 * @param adopt told that IndexedDB has the session going onto the page, and the length of its journal
 * @param pageWith the state of a page that shows a session
 */
export function addFindListeners(
  startListening: StartListening,
  database: CleanseDatabase,
  lock: CleanseLock,
  adopt: (id: string, entries: number) => void,
  pageWith: (record: SessionRecord) => RootState,
) {
  /** The stored cleanses, the latest first; removes old or damaged ones, unless another tab shows them. */
  const storedSessions = async (api: ListenerApi): Promise<FoundSession[]> => {
    const sessions: FoundSession[] = []
    const now = api.extra.now()
    for (const { id, head, found } of await database.all()) {
      if (found && !isExpired(found.at, now)) sessions.push(found)
      else if (id !== api.getState().file.id && !isForOtherVersion(head, now)) {
        const unused = api.extra.lockOf(id)
        if (await unused.acquire()) await database.remove(id)
        unused.release()
      }
    }
    return sessions.toSorted((one, other) => other.at - one.at)
  }

  /** The search that is under way: until it has ended, no session is opened. */
  let finding: Promise<WaitsFor | null> = Promise.resolve(null)

  /** Finds the latest session that no other tab holds, except `except`; if there is none, returns another tab's. */
  const find = async (api: ListenerApi, except?: string): Promise<WaitsFor | null> => {
    const { session } = api.getState().saved
    const recorded = session.status === 'found' ? session.record : null
    const record = recorded ?? ((await api.extra.tabLock.isHeld()) ? storedRecord(api.extra) : null)
    const stored = (await storedSessions(api)).filter(({ id }) => id !== except)
    // The lock belongs to the file on the page.
    if (api.getState().file.loaded) return null
    const show = async (found: FoundSession, shown: SessionRecord | null, isInDatabase: boolean) => {
      if (found.isOfWrongClock) await database.renew(found.id)
      const { saved, file } = api.getState()
      // The user may have discarded it, or loaded a file, meanwhile.
      if (!file.loaded && saved.session.status === session.status)
        api.dispatch(sessionFound({ status: 'found', found, record: shown, isInDatabase, opening: 'no' }))
      else lock.release(found.id)
      return null
    }

    if (record && record.id !== except) {
      if (!(await lock.acquire(record.id))) return record
      const found = foundIn(record)
      const same = stored.find(({ id }) => id === record.id)
      const isInDatabase = same !== undefined && isAtLeast(same, found, record.isAhead)
      return show(isInDatabase ? same : found, record, isInDatabase)
    }
    for (const each of stored) if (await lock.acquire(each.id)) return show(each, null, true)
    const [elsewhere] = stored
    if (elsewhere) return elsewhere
    if (!(await acquireRecord(api.extra))) return { fileName: null, id: null }
    releaseUnusedRecord(api.getState(), api.extra)
    return null
  }

  /** Finds a session; while another tab holds it, says so, and searches again when that tab closes. */
  const findOrWait = async (api: ListenerApi, except?: string): Promise<void> => {
    finding = find(api, except)
    const waitsFor = await finding
    if (!waitsFor) return
    const { fileName, id } = waitsFor
    api.dispatch(sessionElsewhere(fileName))
    await api.pause(id === null ? api.extra.tabLock.acquireLater() : lock.acquireLater(id))
    const { saved, file } = api.getState()
    const isWaiting = saved.session.status === 'elsewhere'
    if (isWaiting) api.dispatch(otherTabClosed())
    if (!isWaiting || file.loaded) {
      // A tab without a file offers it; until then nobody overwrites it.
      if (id === null) api.extra.tabLock.release()
      else lock.release(id)
      return
    }
    await api.extra.tabLock.acquire()
    await findOrWait(api)
  }

  startListening({ type: REHYDRATE, effect: (_, api) => findOrWait(api) })

  startListening({
    actionCreator: foundSessionDiscarded,
    effect: (_, api) => {
      const { session: gone } = api.getOriginalState().saved
      return findOrWait(api, gone.status === 'found' ? gone.found.id : undefined)
    },
  })

  /** Reads the found session; null if it cannot be read, or another has replaced it. */
  const open = async (api: ListenerApi) => {
    await finding.catch(() => null)
    const { session } = api.getState().saved
    if (session.status !== 'found' || session.opening === 'underWay') return null
    const { found, isInDatabase } = session
    api.dispatch(openingChanged('underWay'))
    const stored = isInDatabase ? await database.load(found.id) : null
    // Entries may be gone from its journal since it was found.
    const kept = session.record
    const isLess = stored && kept && !isAtLeast(foundIn(stored.record), foundIn(kept), kept.isAhead)
    const loaded = isLess ? null : stored
    const record = loaded?.record ?? kept
    const now = api.getState().saved.session
    if (now.status !== 'found' || now.found.id !== found.id) return null
    if (!record) api.dispatch(openingChanged('failed'))
    // What IndexedDB cannot return counts as missing; the record stays.
    else if (!loaded) api.dispatch(sessionFound({ ...now, found: foundIn(record), isInDatabase: false }))
    return record && { record, entries: loaded?.entries ?? null }
  }

  /** Whether a session is still the found one: the user may have discarded it, and the page found another. */
  const isFound = (api: ListenerApi, { id }: SessionRecord) => {
    const { session } = api.getState().saved
    return session.status === 'found' && session.found.id === id
  }

  startListening({
    actionCreator: resumeAsked,
    effect: async (_, api) => {
      const opened = await open(api)
      if (!opened) return
      let { record } = opened
      try {
        const { prepareResults, readToday } = await import('./openedRecord')
        const rest = () => api.extra.nextTask()
        record = await readToday(record, pageWith(record), rest)
        await prepareResults(pageWith(record), rest)
      } catch {
        // Its code could not be loaded, or its contents are not what they should be.
        if (isFound(api, opened.record)) api.dispatch(openingChanged('failed'))
        return
      }
      if (!isFound(api, opened.record)) return
      if (opened.entries !== null) adopt(opened.record.id, opened.entries)
      api.dispatch(sessionResumed(record))
      // Nobody waits for it: only writing into the file needs it.
      const file = await database.fileOf(record.id)
      if (!file || api.getState().file.id !== record.id) return
      const bytes = api.extra.fileInbox.put(new File([file], record.fileName))
      api.dispatch(bytesFound({ bytes, isStored: true }))
    },
  })

  startListening({
    actionCreator: foundDownloadAsked,
    effect: async (_, api) => {
      const opened = await open(api)
      if (!opened) return
      api.dispatch(openingChanged('no'))
      try {
        const { downloadSession } = await import('./openedRecord')
        const savedFiles = await downloadSession(api, opened.record, pageWith)
        if (!savedFiles || !isFound(api, opened.record)) return
        api.dispatch(foundDownloaded(savedFiles))
        await database.changeHead(opened.record.id, { isDownloaded: true, savedFiles })
      } catch {
        api.dispatch(downloadFailed('failed'))
      }
    },
  })
}
