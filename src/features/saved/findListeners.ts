import { REHYDRATE } from 'redux-persist'
import type { ListenerApi, RootState, StartListening } from '../../base/store/types'
import { bytesFound } from '../file/fileSlice'
import { sessionResumed } from '../session/sessionEvents'
import type { CleanseDatabase, FoundSession } from './cleanseDatabase'
import type { CleanseLock } from './cleanseLock'
import { acquireRecord, releaseUnusedRecord, storedRecord } from './recordPersistence'
import { foundIn } from './savedSelectors'
import {
  foundSessionDiscarded,
  openingChanged,
  otherTabClosed,
  resumeAsked,
  sessionElsewhere,
  sessionFound,
} from './savedSlice'
import { isExpired, isForOtherVersion, type SessionRecord } from '../../domain/cleanse/savedCleanse'

/** Whether one of two states of a session is as full as the other: answers never become fewer, failed rows may. */
function isAtLeast(one: FoundSession, other: FoundSession): boolean {
  for (const count of ['answered', 'at', 'decided'] as const)
    if (one[count] !== other[count]) return one[count] > other[count]
  return true
}

/** A session that another tab has open; without a name and an id if only the record says so. */
type WaitsFor = Record<'fileName' | 'id', string | null>

/**
 * Finds what an earlier visit left, in local storage and in IndexedDB, and resumes it or hands it over.
 *
 * @param adopt takes note that IndexedDB has the session that is put on the page, and the length of its journal
 * @param pageWith the state of a page that shows a session
 */
export function addFindListeners(
  startListening: StartListening,
  database: CleanseDatabase,
  lock: CleanseLock,
  adopt: (id: string, entries: number) => void,
  pageWith: (record: SessionRecord) => RootState,
) {
  /** The cleanses that are stored, the latest first; what is too old or damaged goes, unless another tab shows it. */
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

  /** Until it is known which session is found, and where most of it is, none is opened. */
  let finding: Promise<WaitsFor | null> = Promise.resolve(null)

  /** Finds the latest session that no other tab has open, except `except`; if there is none, returns that of another tab. */
  const find = async (api: ListenerApi, except?: string): Promise<WaitsFor | null> => {
    const { session } = api.getState().saved
    const recorded = session.status === 'found' ? session.record : null
    const record = recorded ?? ((await api.extra.tabLock.isHeld()) ? storedRecord(api.extra) : null)
    const stored = (await storedSessions(api)).filter(({ id }) => id !== except)
    // The lock is that of the file on the page.
    if (api.getState().file.loaded) return null
    const show = async (found: FoundSession, shown: SessionRecord | null, isInDatabase: boolean) => {
      if (found.isOfWrongClock) await database.renew(found.id)
      const { saved, file } = api.getState()
      // The user may have discarded it, or loaded a file, in the meantime.
      if (!file.loaded && saved.session.status === session.status)
        api.dispatch(sessionFound({ status: 'found', found, record: shown, isInDatabase, opening: 'no' }))
      else lock.release(found.id)
      return null
    }

    if (record && record.id !== except) {
      if (!(await lock.acquire(record.id))) return record
      const found = foundIn(record)
      const same = stored.find(({ id }) => id === record.id)
      const isInDatabase = same !== undefined && isAtLeast(same, found)
      return show(isInDatabase ? same : found, record, isInDatabase)
    }
    for (const each of stored) if (await lock.acquire(each.id)) return show(each, null, true)
    const [elsewhere] = stored
    if (elsewhere) return elsewhere
    if (!(await acquireRecord(api.extra))) return { fileName: null, id: null }
    releaseUnusedRecord(api.getState(), api.extra)
    return null
  }

  /** Finds a session; while another tab has it, says so, and finds it again when that tab is closed. */
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
      // A tab without a file offers it, and until then nothing is written over it.
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

  startListening({
    actionCreator: resumeAsked,
    effect: async ({ payload }, api) => {
      await finding.catch(() => null)
      const { session } = api.getState().saved
      if (session.status !== 'found' || session.opening === 'underWay') return
      const { id } = session.found
      /** Whether it is still the one that was found: it may have been discarded, and another found. */
      const isFound = () => {
        const now = api.getState().saved.session
        return now.status === 'found' && now.found.id === id
      }
      api.dispatch(openingChanged('underWay'))
      const loaded = session.isInDatabase ? await database.load(id) : null
      const stored = loaded?.record ?? session.record
      // What IndexedDB cannot give back is not there: the record stays.
      if (!loaded && stored && isFound())
        api.dispatch(
          sessionFound({ ...session, found: foundIn(stored), isInDatabase: false, opening: 'underWay' }),
        )
      try {
        // Its code may not load, and it may not be what it seems.
        if (!stored) throw new Error('It cannot be read.')
        const { deliver, prepareResults, readToday, rowsContents } = await import('./openedRecord')
        const rest = () => api.extra.nextTask()
        const record = await readToday(stored, pageWith(stored), rest)
        await prepareResults(pageWith(record), rest)
        if (!isFound()) return
        if (loaded) adopt(id, loaded.entries)
        api.dispatch(sessionResumed(record))
        if (payload?.downloads) await deliver(api, 'nextMonth', rowsContents('nextMonth'))
      } catch {
        if (isFound()) api.dispatch(openingChanged('failed'))
        return
      }
      // Nobody waits for it: only a file that is written back needs it.
      const file = await database.fileOf(id)
      if (!file || api.getState().file.id !== id) return
      const bytes = api.extra.fileInbox.put(new File([file], session.found.fileName))
      api.dispatch(bytesFound({ bytes, isStored: true }))
    },
  })
}
