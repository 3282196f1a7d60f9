import type { DBSchema, IDBPDatabase, openDB } from 'idb'
import { awakeTimeout } from '../../api/awakeTimeout'
import type { Decision } from '../../domain/cleanse/rowResult'
import {
  storedResultOf,
  type SessionHead,
  type SessionRecord,
  type StoredResult,
} from '../../domain/cleanse/savedCleanse'

/** How many rows have a result, were answered and are decided. */
export interface JournalCounts {
  done: number
  answered: number
  decided: number
}

/** What one batch, decision or correction adds to the journal of a cleanse, and the counts with it. */
export interface JournalEntry extends JournalCounts {
  results: [row: number, result: StoredResult | null][]
  decisions: [row: number, decision: Decision | null][]
  lookups: number
  elapsedMs: number
  timestamp: number
}

/** A journal entry with the results and decisions of some rows, or with their decisions alone. */
export const entryOf = (
  rows: number[],
  { resultRows, decisions, lookups, elapsedMs, timestamp }: SessionRecord,
  counts: JournalCounts,
  hasResults = true,
): JournalEntry => ({
  ...counts,
  lookups,
  elapsedMs,
  timestamp,
  results: (hasResults ? rows : []).map((row) => {
    const result = resultRows[row] ?? null
    return [row, result && storedResultOf(result)]
  }),
  decisions: rows.map((row) => [row, decisions[row] ?? null]),
})

/** The head of a cleanse as it is stored. */
export interface StoredHead {
  id: string
  head: SessionHead
  rows: number
  /** Whether all rows are stored. */
  isWhole: boolean
  /** Whether the clock was known to be wrong when this was written. */
  isClockBehind?: boolean
}

interface Schema extends DBSchema {
  heads: { key: string; value: StoredHead }
  rows: { key: [string, number]; value: { rows: string[][]; sheetRows: number[] } }
  journal: { key: [string, number]; value: JournalEntry }
}

type Database = IDBPDatabase<Schema>

const VERSION = 2

/** How long the browser may take to open the database, in ms: some never answer, and the page would wait for ever. */
const OPENED_WITHIN_MS = 10_000

/** All keys of a cleanse. */
export const ofCleanse = (id: string) => IDBKeyRange.bound([id], [id, []])

/** Opens the database, once for all calls; a connection that has died is opened again, once. */
export function createConnection(open: typeof openDB) {
  let connection: Promise<Database> | null = null

  const openDatabase = () =>
    open<Schema>('cleansheet', VERSION, {
      upgrade: (database, from) => {
        if (from >= VERSION) return
        // What version 1 stored is read by nothing any more, and is other people's addresses.
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
      return await access(await (connection ??= inTime(openDatabase())))
    } catch (error) {
      await disconnect()
      throw error
    }
  }
  return <Value>(access: (database: Database) => Promise<Value>) =>
    attempt(access).catch(() => attempt(access))
}

/** An opened database; rejects where that takes too long while the page is awake, and closes one that comes after all. */
function inTime(opening: Promise<Database>): Promise<Database> {
  const { signal, stop } = awakeTimeout(OPENED_WITHIN_MS)
  return new Promise((resolve, reject) => {
    opening.then(resolve, reject).finally(stop)
    signal.addEventListener('abort', () => {
      reject(new Error('The database does not open.'))
      opening.then(
        (database) => database.close(),
        () => {},
      )
    })
  })
}

export type Connection = ReturnType<typeof createConnection>
