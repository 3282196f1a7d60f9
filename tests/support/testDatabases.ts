import { IDBFactory } from 'fake-indexeddb'
import { openDB, unwrap, type IDBPDatabase } from 'idb'
import type { Deps } from '../../src/base/deps'
import { createCleanseDatabase } from '../../src/features/saved/cleanseDatabase'
import { createConnection } from '../../src/features/saved/databaseConnection'
import type { JournalEntry } from '../../src/features/saved/storedCleanse'

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

type World = { databases: { open: Deps['openDatabase'] }; clock: { now: number } }

/** A world's database as a page sees it. */
export const databaseOf = ({ databases, clock }: World) =>
  createCleanseDatabase(createConnection(databases.open), {
    nextTask: () => Promise.resolve(),
    now: () => clock.now,
    isClockBehind: () => false,
  })

/** The cleanses that a world's database has, each as the session that it resumes. */
export async function storedSessions(world: World) {
  const database = databaseOf(world)
  const all = await database.all()
  const loaded = await Promise.all(all.map(({ id }) => database.load(id)))
  return loaded.flatMap((each) => each?.record ?? [])
}

/** The only cleanse that a world's database has; null if there is none. */
export async function storedSession(world: World) {
  const [session, ...others] = await storedSessions(world)
  if (others.length > 0) throw new Error(`${others.length} other cleanses are stored`)
  return session ?? null
}

/** What each entry of the only journal has: results and decisions. */
export async function storedEntries({ databases }: World) {
  const database = await databases.open<{ journal: { key: [string, number]; value: JournalEntry } }>(
    'cleansheet',
  )
  const entries = await database.getAll('journal')
  return entries.map(({ results, decisions }) => [results.length, decisions.length])
}
