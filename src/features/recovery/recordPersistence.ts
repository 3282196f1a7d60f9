import type { Reducer } from '@reduxjs/toolkit'
import { createTransform, FLUSH, PERSIST, persistReducer } from 'redux-persist'
import type { PersistConfig } from 'redux-persist'
import { RECORD_KEY, RECORD_KEY_PREFIX } from '../../app/base/constants'
import type { Deps } from '../../app/base/deps'
import type { RootState } from '../../app/base/types'
import { decodeRecord } from './decodeRecord'
import { encodeRecord } from './encodeRecord'
import { selectRecordToKeep } from './recoverySelectors'
import { initialRecoveryState, type RecoveryState } from './recoverySlice'
import { isFinished } from './sessionRecord'

export const RECORD_STORAGE_KEY = RECORD_KEY_PREFIX + RECORD_KEY

/** What redux-persist hands over for one write: the encoded record, absent when there is none. */
interface Staged {
  recovery?: string
}

/**
 * Storage that holds the record's text as it is (redux-persist's own would quote it twice over), and is read and
 * written only while this tab holds the record.
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
 * The record stands in the store once, as the session; redux-persist hands over the whole state to encode it from.
 * A finished session has no record: its copy is kept elsewhere.
 */
const recordTransform = (now: () => number) =>
  createTransform<RecoveryState, string | undefined, RootState>(
    (_, _key, state) => {
      const record = selectRecordToKeep(state)
      return record && !isFinished(record) ? encodeRecord(record) : undefined
    },
    (text) => {
      const record = text === undefined ? null : decodeRecord(text, now())
      return { ...initialRecoveryState, kept: record ? { status: 'found', record } : { status: 'none' } }
    },
    { whitelist: ['recovery'] },
  )

/**
 * A reducer whose recovery slice redux-persist keeps: under one key, encoded once, nothing else of the state.
 *
 * @param onWriteFailed called when a write was refused: no room, forbidden, private mode
 */
export function keepRecord(reducer: Reducer<RootState>, deps: Deps, onWriteFailed: () => void) {
  const config: PersistConfig<RootState> & { deserialize: false } = {
    keyPrefix: RECORD_KEY_PREFIX,
    key: RECORD_KEY,
    storage: createRecordStorage(deps),
    whitelist: ['recovery'],
    transforms: [recordTransform(() => deps.now())],
    stateReconciler: false,
    serialize: false,
    deserialize: false,
    timeout: 0,
    writeFailHandler: onWriteFailed,
  }
  const persisted = persistReducer(config, reducer)
  const keeping: typeof persisted = (state, action) => {
    // A log that DevTools import has lost the functions of these actions, without which redux-persist throws.
    const hasLostFunctions =
      (action.type === PERSIST && !('register' in action)) || (action.type === FLUSH && !('result' in action))
    return hasLostFunctions && state ? state : persisted(state, action)
  }
  return keeping
}
