import type { TabLock } from '../../app/base/deps'
import type { ListenerApi } from '../../app/base/listeners'

/** The lock of the unfinished list that this tab found or runs; one list at a time. */
export function createListLock() {
  let held: { id: string; lock: TabLock } | null = null

  const release = () => {
    held?.lock.release()
    held = null
  }

  return {
    /** Acquires a list for this tab. Returns whether this tab has it now. */
    acquire: ({ extra }: ListenerApi, id: string) => {
      if (held?.id !== id) {
        release()
        held = { id, lock: extra.lockOf(id) }
      }
      return held.lock.acquire()
    },
    release: (id: string) => {
      if (held?.id === id) release()
    },
  }
}

export type ListLock = ReturnType<typeof createListLock>
