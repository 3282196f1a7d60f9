import type { Deps, TabLock } from '../../base/deps'

/** The lock of the cleanse that this tab has found or shows; one cleanse at a time. */
export function createCleanseLock(lockOf: Deps['lockOf']) {
  let held: { id: string; lock: TabLock } | null = null

  const release = (id: string) => {
    if (held?.id !== id) return
    held.lock.release()
    held = null
  }
  const hold = (id: string) => {
    if (held && held.id !== id) release(held.id)
    held ??= { id, lock: lockOf(id) }
    return held.lock
  }

  return {
    /** Acquires a cleanse for this tab. Resolves with whether this tab now has it. */
    acquire: (id: string) => hold(id).acquire(),
    /** Acquires a cleanse once no other tab has it. */
    acquireLater: (id: string) => hold(id).acquireLater(),
    release,
  }
}

export type CleanseLock = ReturnType<typeof createCleanseLock>
