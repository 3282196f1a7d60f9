import type { Deps } from '../../app/base/deps'
import { tryOrNull } from '../../app/base/tryOrNull'
import { decodeRecord } from './decodeRecord'
import { RECORD_STORAGE_KEY } from './recordPersistence'

/** Whether a session that can be resumed is in storage. */
const holdsRecord = (deps: Deps): boolean =>
  tryOrNull(() => decodeRecord(deps.storage.getItem(RECORD_STORAGE_KEY) ?? '', deps.now())) !== null

/** Takes the record for this tab, if no one else's is there. Returns whether it is this tab's now. */
export const takeRecord = (deps: Deps): Promise<boolean> => deps.tabLock.acquire(() => !holdsRecord(deps))
