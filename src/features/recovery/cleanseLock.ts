import type { TabLock } from '../../app/base/deps'
import type { ListenerApi } from '../../app/base/listeners'

/** The lock of the cleanse that this tab found or shows; one cleanse at a time. */
export function createCleanseLock() {
  let held: { id: string; lock: TabLock } | null = null

  const release = () => {
    held?.lock.release()
    held = null
  }
  const lockOf = ({ extra }: ListenerApi, id: string) => {
    if (held?.id !== id) {
      release()
      held = { id, lock: extra.lockOf(id) }
    }
    return held.lock
  }

  return {
    /** Acquires a cleanse for this tab. Returns whether this tab has it now. */
    acquire: (api: ListenerApi, id: string) => lockOf(api, id).acquire(),
    /** Acquires a cleanse once no other tab has it. */
    acquireLater: (api: ListenerApi, id: string) => lockOf(api, id).acquireLater(),
    release: (id: string) => {
      if (held?.id === id) release()
    },
  }
}

export type CleanseLock = ReturnType<typeof createCleanseLock>
