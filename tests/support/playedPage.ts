import { clearAllListeners } from '@reduxjs/toolkit'
import { unwrap } from 'idb'
import { keyChecked, keyCheckStarted } from '../../src/features/apiKey/apiKeySlice'
import type { createTestLocks, TestWorld } from './testWorld'
import { openTestPage } from './testStore'

/** Pages opened so far: one that is gone may still run its timers down, and is told apart by its number. */
let pages = 0

/**
 * A page in a tab of its own, which can be killed: what it has not stored by then is lost, and a transaction that was
 * neither over nor committed did not happen. Its key, by which the provider knows it, is its name.
 *
 * @param mayWrite asked before each thing that is stored; false kills the page there
 */
export function openPlayedPage(
  world: TestWorld,
  locks: ReturnType<typeof createTestLocks>,
  mayWrite: () => boolean,
) {
  const transactions = new Set<IDBTransaction>()
  const committed = new WeakSet<IDBTransaction>()
  const connections = new Set<IDBDatabase>()
  const tab = locks.ofTab()
  let [isGone, opening] = [false, 0]

  const kill = () => {
    isGone = true
    for (const transaction of transactions)
      if (transaction.mode === 'readwrite' && !committed.has(transaction)) transaction.abort()
    for (const connection of connections) connection.close()
    transactions.clear()
    store.dispatch(clearAllListeners())
    tab.release()
  }
  /** Whether the page may store something now. */
  const stores = () => {
    if (!isGone && !mayWrite()) kill()
    return !isGone
  }

  const openDatabase: TestWorld['databases']['open'] = async (...named) => {
    opening += 1
    const opened = await world.databases.open(...named).finally(() => {
      opening -= 1
    })
    const connection = unwrap(opened)
    if (isGone) connection.close()
    connections.add(connection)
    const transaction = connection.transaction.bind(connection)
    connection.transaction = (...asked) => {
      if (asked[1] === 'readwrite' ? !stores() : isGone) throw new DOMException('Gone', 'InvalidStateError')
      const begun = transaction(...asked)
      transactions.add(begun)
      const commit = begun.commit.bind(begun)
      begun.commit = () => {
        committed.add(begun)
        commit()
      }
      for (const end of ['complete', 'abort'])
        begun.addEventListener(end, () => void transactions.delete(begun))
      return begun
    }
    return opened
  }

  const storage = Object.create(world.storage) as TestWorld['storage']
  storage.setItem = (key, text) => void (stores() && world.storage.setItem(key, text))
  storage.removeItem = (key) => void (stores() && world.storage.removeItem(key))

  const { store, deps } = openTestPage({ ...world, storage }, { ...tab.deps, openDatabase })
  pages += 1
  const name = `page-${pages}`
  deps.keyHolder.set(name)
  store.dispatch(keyCheckStarted())
  store.dispatch(keyChecked({ status: 'valid', lacksBritain: false }))
  return {
    name,
    store,
    kill,
    isGone: () => isGone,
    isBusy: () => !isGone && (opening > 0 || transactions.size > 0),
  }
}
