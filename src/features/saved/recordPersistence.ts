import type { Reducer } from '@reduxjs/toolkit'
import { createTransform, FLUSH, PERSIST, persistReducer, type PersistConfig } from 'redux-persist'
import type { Deps } from '../../base/deps'
import { tryOrNull } from '../../base/tryOrNull'
import type { RootState } from '../../base/store/types'
import { selectIsComplete } from '../run/runSelectors'
import { decodeRecord, encodeRecord } from './recordText'
import type { SavingState } from './savedSlice'
import { foundOnRecord, selectRecord } from './savedSelectors'
import { isForOtherVersion, type SessionRecord } from '../../domain/cleanse/savedCleanse'

/**
 * How far the record may lag behind the journal while batches follow each other quickly, in ms: local storage takes it whole, and
 * doing that with each batch would be a third of a run's cost.
 */
export const RECORD_FOLLOWS_MS = 1000

export const RECORD_STORAGE_KEY = 'cleansheet:recovery'

/** What redux-persist hands over for one write: the encoded record, missing if there is none. */
interface Staged {
  saved?: string
}

/** The session to resume from storage; null if there is none. Only the tab with the lock may read it. */
export const storedRecord = (deps: Deps): SessionRecord | null =>
  tryOrNull(() => decodeRecord(deps.storage.getItem(RECORD_STORAGE_KEY) ?? '', deps.now()))

/** Whether storage has a record that only another version of this page can read. */
const hasRecordForOtherVersion = (deps: Deps) =>
  tryOrNull(() =>
    isForOtherVersion(JSON.parse(deps.storage.getItem(RECORD_STORAGE_KEY) ?? 'null'), deps.now()),
  )

/** Acquires the record for this tab, unless another tab's record is there. Resolves with whether this tab now has it. */
export const acquireRecord = (deps: Deps): Promise<boolean> =>
  deps.tabLock.acquire(() => storedRecord(deps) === null)

/** Releases the record for other tabs, unless this tab has something to save in it, or to remove from it. */
export function releaseUnusedRecord(state: RootState, deps: Deps) {
  const isUnfinished = state.saved.session.status === 'onPage' && !selectIsComplete(state)
  if (selectRecord(state) === null && !isUnfinished && storedRecord(deps) === null) deps.tabLock.release()
}

/** Storage for the record's text, unquoted; read and written only while this tab has the record. */
const createRecordStorage = (deps: Deps, onSaved: (saving: SavingState) => void) => ({
  getItem: async (key: string): Promise<Staged | null> => {
    if (!(await deps.tabLock.isHeld())) return null
    const saved = deps.storage.getItem(key)
    return saved === null ? null : { saved }
  },
  setItem: async (key: string, { saved }: Staged) => {
    if (saved === undefined) {
      if ((await deps.tabLock.isHeld()) && !hasRecordForOtherVersion(deps)) deps.storage.removeItem(key)
      return
    }
    // Another tab may have released the record since.
    if (!(await acquireRecord(deps))) return onSaved('elsewhere')
    try {
      deps.storage.setItem(key, saved)
      onSaved('works')
    } catch {
      onSaved('fails')
    }
  },
  removeItem: async (key: string) => deps.storage.removeItem(key),
})

/** Makes the record from the whole state, which redux-persist hands over, and reads it back. */
const recordTransform = (now: () => number) =>
  createTransform<unknown, string | undefined, RootState>(
    (_, _key, state) => {
      const record = selectRecord(state)
      return record ? encodeRecord(record) : undefined
    },
    (text) => {
      const record = text === undefined ? null : decodeRecord(text, now())
      return record && foundOnRecord(record)
    },
  )

/** A reducer whose slice `saved` redux-persist writes, under one key; it calls `onSaved` with the outcome of each attempt. */
export function persistRecord(
  reducer: Reducer<RootState>,
  deps: Deps,
  onSaved: (saving: SavingState) => void,
) {
  const config: PersistConfig<RootState> & { deserialize: false } = {
    keyPrefix: '',
    key: RECORD_STORAGE_KEY,
    storage: createRecordStorage(deps, onSaved),
    whitelist: ['saved'],
    transforms: [recordTransform(() => deps.now())],
    stateReconciler: false,
    serialize: false,
    deserialize: false,
    timeout: 0,
    throttle: RECORD_FOLLOWS_MS,
  }
  const persisted = persistReducer(config, reducer)
  const tolerant: typeof persisted = (state, action) => {
    // In a log imported by DevTools these actions have lost their functions; redux-persist would throw.
    const hasLostFunctions =
      (action.type === PERSIST && !('register' in action)) || (action.type === FLUSH && !('result' in action))
    return hasLostFunctions && state ? state : persisted(state, action)
  }
  return tolerant
}
