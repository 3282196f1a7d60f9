import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB, unwrap, type IDBPDatabase } from 'idb'
import type { Deps, Network, TabLock, TextStorage, Visibility } from '../../src/base/deps'
import type { FocusId } from '../../src/base/focusIds'

/** Who has a lock, and who waits for it. */
interface LockHolder {
  tab: object | null
  waiting?: { tab: object; take: () => void }[]
}

/** The lock of one tab; tabs that compete for it share a `holder`. */
export function createTestLock(holder: LockHolder = { tab: null }): TabLock {
  const tab = {}
  return {
    acquire: async (mayKeep = () => true) => {
      if (holder.tab === null && mayKeep()) holder.tab = tab
      return holder.tab === tab
    },
    acquireLater: () =>
      new Promise((resolve) => {
        const take = () => {
          holder.tab = tab
          resolve()
        }
        if (holder.tab === null || holder.tab === tab) take()
        else (holder.waiting ??= []).push({ tab, take })
      }),
    isHeld: async () => holder.tab === tab,
    release: () => {
      holder.waiting = (holder.waiting ?? []).filter((each) => each.tab !== tab)
      if (holder.tab !== tab) return
      holder.tab = null
      holder.waiting.shift()?.take()
    },
  }
}

/** The locks of a browser, by their names; that of the record has none. */
export function createTestLocks() {
  const holders = new Map<string, LockHolder>()
  return {
    /** Those of one tab, and what the browser does when it is closed. */
    ofTab: () => {
      const locks: TabLock[] = []
      const lockOf = (name: string) => {
        const holder = holders.get(name) ?? { tab: null }
        holders.set(name, holder)
        const lock = createTestLock(holder)
        locks.push(lock)
        return lock
      }
      return {
        deps: { tabLock: lockOf(''), lockOf },
        release: () => {
          for (const lock of locks) lock.release()
        },
      }
    },
  }
}

/** A connection that a test cuts and restores. */
export function createTestNetwork(): Network & { set(isOnline: boolean): void } {
  const listeners = new Set<() => void>()
  let isOnline = true
  return {
    isOnline: () => isOnline,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    set: (next) => {
      isOnline = next
      for (const listener of listeners) listener()
    },
  }
}

/** Storage in memory; with `refuses` it throws on writes, as if it were full. */
export function createTestStorage(): TextStorage & { refuses: boolean; texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    refuses: false,
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (this.refuses) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key) => {
      texts.delete(key)
    },
  }
}

/** The visibility of a page that a test hides and shows. */
export function createTestVisibility(): Visibility & { hide(): void; show(): void } {
  const listeners = new Set<() => void>()
  let isHidden = false
  return {
    isHidden: () => isHidden,
    whenHidden: (onHidden) => {
      listeners.add(onHidden)
      return () => listeners.delete(onHidden)
    },
    hide: () => {
      isHidden = true
      for (const listener of listeners) listener()
    },
    show: () => {
      isHidden = false
    },
  }
}

/** The databases of a browser, which a test can make refuse to open, fill up, or close unasked. */
export function createTestDatabases() {
  let factory = new IDBFactory()
  let connections: IDBPDatabase<never>[] = []
  const databases = {
    refuses: false,
    /** Whether nothing more fits: what is there can be read and deleted. */
    isFull: false,
    open: (async (...named) => {
      if (databases.refuses) throw new DOMException('Forbidden', 'SecurityError')
      // idb uses the global of that moment.
      globalThis.indexedDB = factory
      const connection = await openDB(...named)
      connections.push(connection as unknown as IDBPDatabase<never>)
      const raw = unwrap(connection)
      const transaction = raw.transaction.bind(raw)
      raw.transaction = (...begins) => refusingWrites(transaction(...begins), () => databases.isFull)
      return connection
    }) as Deps['openDatabase'],
    die: () => {
      for (const connection of connections) connection.close()
      connections = []
    },
    /** The browser deletes what the site has stored. */
    wipe: () => {
      databases.die()
      factory = new IDBFactory()
    },
  }
  return databases
}

/** A transaction as a full browser has it: reads and deletions pass, and the first write undoes all of it. */
function refusingWrites(transaction: IDBTransaction, isFull: () => boolean): IDBTransaction {
  // The double's own way to end a transaction, with the error that a browser gives.
  const end = Reflect.get(transaction, '_abort') as (error: string) => void
  const objectStore = transaction.objectStore.bind(transaction)
  transaction.objectStore = (name) => {
    const store = objectStore(name)
    store.put = (...written) => {
      const request = IDBObjectStore.prototype.put.apply(store, written)
      if (isFull()) {
        transaction.commit = () => {}
        queueMicrotask(() => end.call(transaction, 'QuotaExceededError'))
      }
      return request
    }
    return store
  }
  return transaction
}

/** The world outside a page, which a reload can share. */
export interface TestWorld {
  storage: ReturnType<typeof createTestStorage>
  /** The databases of the browser. */
  databases: ReturnType<typeof createTestDatabases>
  network: ReturnType<typeof createTestNetwork>
  visibility: ReturnType<typeof createTestVisibility>
  downloads: { name: string; text: string; bytes?: number[] }[]
  /** What a worker wrote and was handed over: workbooks, and texts that are the customer's own. */
  workbooks: { name: string; file: Blob }[]
  /** The notifications shown. */
  notices: string[]
  /** How often the page was printed. */
  printed: number
  /** How often the browser was asked for persistent storage. */
  persisted: number
  /** Where the focus was moved, in order. */
  focusMoves: FocusId[]
  /** In ms since 1970; a test moves it. */
  clock: { now: number }
}

/** When the page was made, in ms since 1970: its first clock shows it. */
export const PAGE_MADE = Date.UTC(2030, 0, 1, 12)

export function createTestWorld(): TestWorld {
  return {
    storage: createTestStorage(),
    databases: createTestDatabases(),
    network: createTestNetwork(),
    visibility: createTestVisibility(),
    downloads: [],
    workbooks: [],
    notices: [],
    printed: 0,
    persisted: 0,
    focusMoves: [],
    clock: { now: PAGE_MADE },
  }
}
