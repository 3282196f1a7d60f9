import { createTransform, type PersistConfig } from 'redux-persist'
import { RECORD_KEY, RECORD_KEY_PREFIX } from '../../app/base/constants'
import type { Deps } from '../../app/base/deps'
import { decodeRecord } from './decodeRecord'
import { encodeRecord } from './encodeRecord'
import { initialRecoveryState, type RecoveryState } from './recoverySlice'

export const RECORD_STORAGE_KEY = RECORD_KEY_PREFIX + RECORD_KEY

/** What redux-persist hands over for one write: the encoded record, absent when there is none. */
interface Staged {
  recovery?: string
}

/**
 * Storage that holds the record's text as it is (redux-persist's own would quote it twice over), and is read and
 * written only while this tab holds the record (decision 33).
 */
function createRecordStorage({ storage, tabLock }: Deps) {
  return {
    getItem: async (key: string): Promise<Staged | null> => {
      if (!(await tabLock.isHeld())) return null
      const recovery = storage.getItem(key)
      return recovery === null ? null : { recovery }
    },
    setItem: async (key: string, { recovery }: Staged) => {
      if (!(await tabLock.isHeld())) return
      if (recovery === undefined) storage.removeItem(key)
      else storage.setItem(key, recovery)
    },
    removeItem: async (key: string) => storage.removeItem(key),
  }
}

/**
 * How redux-persist keeps the recovery slice: under one key, encoded once, nothing else of the state.
 *
 * @param onWriteFailed called when a write was refused: no room, forbidden, private mode
 */
export function recordPersistence<State>(
  deps: Deps,
  onWriteFailed: () => void,
): PersistConfig<State> & { deserialize: false } {
  return {
    keyPrefix: RECORD_KEY_PREFIX,
    key: RECORD_KEY,
    storage: createRecordStorage(deps),
    whitelist: ['recovery'],
    transforms: [
      createTransform<RecoveryState, string | undefined, State>(
        ({ kept }) => (kept.status === 'none' ? undefined : encodeRecord(kept.record)),
        (text) => {
          const record = text === undefined ? null : decodeRecord(text, deps.now())
          return { ...initialRecoveryState, kept: record ? { status: 'found', record } : { status: 'none' } }
        },
        { whitelist: ['recovery'] },
      ),
    ],
    stateReconciler: false,
    serialize: false,
    deserialize: false,
    timeout: 0,
    writeFailHandler: onWriteFailed,
  }
}
