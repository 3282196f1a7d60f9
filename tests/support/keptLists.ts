import { IDBFactory } from 'fake-indexeddb'
import { openDB, unwrap, type IDBPDatabase } from 'idb'
import type { Deps } from '../../src/app/base/deps'
import { createListDatabase } from '../../src/features/list/listDatabase'

/** Makes a store as full as can be. */
const refusePut = (store: IDBObjectStore) => {
  store.put = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

/** The databases of a browser, which a test can make refuse to open, fill up, or close unasked. */
export function createTestDatabases() {
  const factory = new IDBFactory()
  let connections: IDBPDatabase<never>[] = []
  const databases = {
    refuses: false,
    /** The number of open connections. */
    connections: 0,
    /** What no longer fits. */
    full: 'no' as 'no' | 'forFiles' | 'forAll',
    open: (async (...named) => {
      if (databases.refuses) throw new DOMException('Forbidden', 'SecurityError')
      // idb uses whatever is global at that moment.
      globalThis.indexedDB = factory
      const connection = await openDB(...named)
      connections.push(connection as unknown as IDBPDatabase<never>)
      const raw = unwrap(connection)
      const transaction = raw.transaction.bind(raw)
      databases.connections += 1
      const close = raw.close.bind(raw)
      raw.close = () => {
        databases.connections -= 1
        close()
      }
      raw.transaction = (stores, mode, ...options) => {
        const begun = transaction(stores, mode, ...options)
        if (mode === 'readwrite' && databases.full === 'forAll') begun.abort()
        if (mode === 'readwrite' && databases.full === 'forFiles') refusePut(begun.objectStore('files'))
        return begun
      }
      return connection
    }) as Deps['openDatabase'],
    die: () => {
      for (const connection of connections) connection.close()
      connections = []
    },
  }
  return databases
}

/** The latest finished cleanse in a world, as the fields of its record; null when there is none. */
export async function keptCleanse({ databases }: { databases: { open: Deps['openDatabase'] } }) {
  const database = createListDatabase(databases.open)
  // With NaN as the time, none is too old.
  const [latest] = await database.lists(Number.NaN)
  const text = latest && (await database.part(latest.id, 0))
  return text ? (JSON.parse(text) as Record<string, unknown>) : null
}

/** The number of lists kept in a world. */
export const keptLists = async ({ databases }: { databases: { open: Deps['openDatabase'] } }) =>
  (await createListDatabase(databases.open).lists(Number.NaN)).length
