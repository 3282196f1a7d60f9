import type { DBSchema, IDBPDatabase, openDB } from 'idb'
import { awakeTimeout } from '../../api/awakeTimeout'
import type { JournalEntry, RowBlock, StoredHead } from './storedCleanse'

export interface Schema extends DBSchema {
  heads: { key: string; value: StoredHead }
  /** Blocks of rows by number, and the packed file that they came from, so that removing the rows removes it too. */
  rows: { key: [string, number | typeof FILE]; value: RowBlock | Uint8Array<ArrayBuffer> }
  journal: { key: [string, number]; value: JournalEntry }
}

type Database = IDBPDatabase<Schema>

const VERSION = 2

/** How long opening and each access may take, in ms: some browsers never answer, others wait for a page that is frozen. */
const ANSWERED_WITHIN_MS = 10_000

/** All keys of a cleanse. */
export const ofCleanse = (id: string) => IDBKeyRange.bound([id], [id, []])

/** Stands for the number in a file's key; `blocksOf` gives the keys of the rows without it. */
export const FILE = 'file'
export const blocksOf = (id: string) => IDBKeyRange.bound([id], [id, Infinity])

/** Opens the database, once for all calls; reopens a dead connection once. Long work is several accesses, each in time. */
export function createConnection(open: typeof openDB) {
  let connection: Promise<Database> | null = null

  const openDatabase = () =>
    open<Schema>('cleansheet', VERSION, {
      upgrade: (database, from) => {
        if (from >= VERSION) return
        // Nothing reads what version 1 stored, and it is other people's addresses.
        for (const name of database.objectStoreNames) database.deleteObjectStore(name)
        database.createObjectStore('heads', { keyPath: 'id' })
        database.createObjectStore('rows')
        database.createObjectStore('journal')
      },
      // A newer version of the page wants to change the database.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    })

  const disconnect = async () => {
    const failed = connection
    connection = null
    const database = await failed?.catch(() => null)
    database?.close()
  }

  const attempt = async <Value>(access: (database: Database) => Promise<Value>): Promise<Value> => {
    try {
      const database = await (connection ??= inTime(openDatabase(), (late) => late.close()))
      return await inTime(access(database))
    } catch (error) {
      await disconnect()
      throw error
    }
  }
  return <Value>(access: (database: Database) => Promise<Value>) =>
    attempt(access).catch(() => attempt(access))
}

/** An answer of the browser; rejects if that takes too long while the page is awake, and drops one that comes later. */
function inTime<Value>(asked: Promise<Value>, drop: (late: Value) => void = () => {}): Promise<Value> {
  const { signal, stop } = awakeTimeout(ANSWERED_WITHIN_MS)
  return new Promise((resolve, reject) => {
    asked.then(resolve, reject).finally(stop)
    signal.addEventListener('abort', () => {
      reject(new Error('The database does not answer.'))
      asked.then(drop, () => {})
    })
  })
}

export type Connection = ReturnType<typeof createConnection>
