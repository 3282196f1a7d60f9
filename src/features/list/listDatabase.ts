import type { DBSchema, IDBPDatabase, openDB } from 'idb'
import * as v from 'valibot'
import type { ReadOptions } from '../../app/base/csvFile'
import { isExpired } from '../recovery/recordText'
import { partSummarySchema } from '../run/partSummary'

const storedListSchema = v.object({
  id: v.string(),
  fileName: v.string(),
  /** When it last had an answer, in ms since 1970. */
  savedAt: v.number(),
  /** Whether the results as they are were downloaded. */
  isDownloaded: v.boolean(),
  /** The part that was on the page last, from 0. */
  at: v.number(),
  parts: v.array(partSummarySchema),
  /** The columns with which its parts counted the rows with nothing to send. */
  mapping: v.string(),
  /** How its file is read; null for a file of one part, which is not read again. */
  read: v.nullable(v.custom<ReadOptions>((value) => typeof value === 'object')),
})

/** What is stored of a list besides its parts and its file. */
export type StoredList = v.InferOutput<typeof storedListSchema>

/** What is stored of a list in one transaction. */
interface ListChange {
  id: string
  list?: StoredList
  /** A part by its place from 0: its record as text. */
  part?: { at: number; text: string }
  /** The file that its parts are read from. */
  file?: ArrayBuffer
}

/** Result of storing; `removed`: the list is gone, deleted by another tab or too old. */
export type StoreOutcome = 'stored' | 'refused' | 'removed'

interface Schema extends DBSchema {
  lists: { key: string; value: unknown }
  parts: { key: [string, number]; value: string }
  /** Bytes: in a private window of WebKit a transaction with a Blob never ends. */
  files: { key: string; value: ArrayBuffer }
}

type Database = IDBPDatabase<Schema>

const readList = (value: unknown): StoredList | null => {
  const read = v.safeParse(storedListSchema, value)
  return read.success ? read.output : null
}

const partsOfList = (id: string) => IDBKeyRange.bound([id], [id, []])

/**
 * The lists that are stored in IndexedDB. No function throws: a browser may refuse, be full, or lose its database. A
 * part that it refuses is held in memory until the page is closed.
 *
 * @param open opens a database: `openDB` of idb
 */
export function createListDatabase(open: typeof openDB) {
  let connection: Promise<Database> | null = null
  /** The parts that IndexedDB does not have, by their list's id and their place. */
  const inMemory = new Map<string, Map<number, string>>()

  const heldOf = (id: string) => {
    const held = inMemory.get(id) ?? new Map<number, string>()
    inMemory.set(id, held)
    return held
  }

  const connect = () => {
    connection ??= open<Schema>('cleansheet', 1, {
      upgrade: (database) => {
        database.createObjectStore('lists', { keyPath: 'id' })
        database.createObjectStore('parts')
        database.createObjectStore('files')
      },
      // A newer version of the page wants to change the database.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    })
    return connection
  }

  const disconnect = async () => {
    const failed = connection
    connection = null
    const database = await failed?.catch(() => null)
    database?.close()
  }

  /** Does something with the database; a connection that has died is opened again, once. */
  async function withDatabase<Value>(access: (database: Database) => Promise<Value>): Promise<Value> {
    try {
      return await access(await connect())
    } catch {
      await disconnect()
    }
    try {
      return await access(await connect())
    } catch (error) {
      await disconnect()
      throw error
    }
  }

  const begin = (database: Database) => {
    const transaction = database.transaction(['lists', 'parts', 'files'], 'readwrite')
    // Callers await its requests; this only avoids an unhandled rejection.
    transaction.done.catch(() => {})
    return transaction
  }

  const deleteList = async (database: Database, id: string) => {
    const transaction = begin(database)
    await Promise.all([
      transaction.objectStore('lists').delete(id),
      transaction.objectStore('files').delete(id),
      transaction.objectStore('parts').delete(partsOfList(id)),
      transaction.done,
    ])
  }

  const removeStored = (id: string) => withDatabase((database) => deleteList(database, id)).catch(() => {})

  return {
    /** All lists younger than 24 hours, the latest first; what is older or unreadable is deleted. */
    lists: (now: number): Promise<StoredList[]> =>
      withDatabase(async (database) => {
        const keys = await database.getAllKeys('lists')
        const values = await database.getAll('lists')
        const valid: StoredList[] = []
        for (const [at, value] of values.entries()) {
          const list = readList(value)
          if (list && !isExpired(list.savedAt, now)) valid.push(list)
          else await deleteList(database, keys[at]!)
        }
        return valid.toSorted((one, other) => other.savedAt - one.savedAt)
      }).catch(() => []),

    list: (id: string): Promise<StoredList | null> =>
      withDatabase(async (database) => readList(await database.get('lists', id))).catch(() => null),

    /** The text of a part; null if there is none. */
    part: async (id: string, at: number): Promise<string | null> =>
      heldOf(id).get(at) ??
      (await withDatabase((database) => database.get('parts', [id, at])).catch(() => null)) ??
      null,

    file: (id: string): Promise<Blob | null> =>
      withDatabase(async (database) => {
        const file = await database.get('files', id)
        return file ? new Blob([file]) : null
      }).catch(() => null),

    /**
     * Stores all of a change or nothing, and with it the parts that are held in memory.
     *
     * @param isNew whether the list may be missing; otherwise what was removed stays removed
     */
    put: ({ id, list, part, file }: ListChange, isNew: boolean): Promise<StoreOutcome> => {
      if (part) heldOf(id).set(part.at, part.text)
      return withDatabase(async (database): Promise<StoreOutcome> => {
        const held = [...heldOf(id)]
        const transaction = begin(database)
        const lists = transaction.objectStore('lists')
        if (!isNew && (await lists.getKey(id)) === undefined) return 'removed'
        const parts = transaction.objectStore('parts')
        await Promise.all([
          list && lists.put(list),
          ...held.map(([at, text]) => parts.put(text, [id, at])),
          file && transaction.objectStore('files').put(file, id),
          transaction.done,
        ])
        for (const [at, text] of held) if (heldOf(id).get(at) === text) heldOf(id).delete(at)
        return 'stored'
      }).catch(() => 'refused')
    },

    remove: async (id: string) => {
      inMemory.delete(id)
      await removeStored(id)
    },

    /** Holds a part in memory alone. */
    hold: (id: string, at: number, text: string) => void heldOf(id).set(at, text),

    /** Removes a list, and holds its parts in memory until the page is closed. */
    detach: async (id: string) => {
      await withDatabase(async (database) => {
        const { store } = database.transaction('parts')
        const range = partsOfList(id)
        const [keys, texts] = await Promise.all([store.getAllKeys(range), store.getAll(range)])
        const held = heldOf(id)
        for (const [index, [, at]] of keys.entries()) if (!held.has(at)) held.set(at, texts[index]!)
      }).catch(() => {})
      await removeStored(id)
    },
  }
}

export type ListDatabase = ReturnType<typeof createListDatabase>
