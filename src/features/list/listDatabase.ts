import type { DBSchema, IDBPDatabase, openDB } from 'idb'
import * as v from 'valibot'
import { isExpired } from '../recovery/recordText'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const keptListSchema = v.object({
  id: v.string(),
  fileName: v.string(),
  /** When it last had an answer, wall clock in ms. */
  savedAt: v.number(),
  /** Whether the results as they are were downloaded. */
  isDownloaded: v.boolean(),
  /** Rows of the whole list. */
  rows: count,
})

/** What is kept of a list beside its parts. */
export type KeptList = v.InferOutput<typeof keptListSchema>

/** A part of a list: its place from 0, and its record as text. */
export interface KeptPart {
  at: number
  text: string
}

/** What became of something that was to be kept; `removed`: the list is not there, by another tab or by its age. */
export type KeepOutcome = 'kept' | 'refused' | 'removed'

interface Schema extends DBSchema {
  lists: { key: string; value: unknown }
  parts: { key: [string, number]; value: string }
}

type Database = IDBPDatabase<Schema>

/** The lists that are kept in IndexedDB. No function throws: a browser may refuse, be full, or lose its database. */
export interface ListDatabase {
  /** All lists younger than 24 hours, the latest first; what is older or unreadable is deleted. */
  lists(now: number): Promise<KeptList[]>
  /** The text of a part; null where there is none. */
  part(id: string, at: number): Promise<string | null>
  /**
   * Keeps a list, and one of its parts with it, in one transaction.
   *
   * @param isNew whether the list may be missing; otherwise what was removed stays removed
   */
  put(list: KeptList, part: KeptPart, isNew: boolean): Promise<KeepOutcome>
  remove(id: string): Promise<void>
}

const DATABASE_NAME = 'cleansheet'

const partsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity])

/** @param open how a database is opened: `openDB` of idb */
export function createListDatabase(open: typeof openDB): ListDatabase {
  let connection: Promise<Database> | null = null

  const connect = () => {
    connection ??= open<Schema>(DATABASE_NAME, 1, {
      upgrade: (database) => {
        database.createObjectStore('lists', { keyPath: 'id' })
        database.createObjectStore('parts')
      },
      // Another connection wants to change the database, or this one has died.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: () => {
        connection = null
      },
    })
    return connection
  }

  /** Does something with the database; a connection that has died is opened anew once. */
  async function withDatabase<Value>(access: (database: Database) => Promise<Value>): Promise<Value> {
    try {
      return await access(await connect())
    } catch {
      connection = null
      return access(await connect())
    }
  }

  const deleteList = async (database: Database, id: string) => {
    const transaction = database.transaction(['lists', 'parts'], 'readwrite')
    await Promise.all([
      transaction.objectStore('lists').delete(id),
      transaction.objectStore('parts').delete(partsOf(id)),
      transaction.done,
    ])
  }

  const remove = (id: string) => withDatabase((database) => deleteList(database, id)).catch(() => {})

  return {
    lists: (now) =>
      withDatabase(async (database) => {
        const keys = await database.getAllKeys('lists')
        const values = await database.getAll('lists')
        const kept: KeptList[] = []
        for (const [at, value] of values.entries()) {
          const read = v.safeParse(keptListSchema, value)
          if (read.success && !isExpired(read.output.savedAt, now)) kept.push(read.output)
          else await deleteList(database, keys[at]!)
        }
        return kept.toSorted((one, other) => other.savedAt - one.savedAt)
      }).catch(() => []),
    part: (id, at) =>
      withDatabase(async (database) => (await database.get('parts', [id, at])) ?? null).catch(() => null),
    put: (list, part, isNew) =>
      withDatabase(async (database): Promise<KeepOutcome> => {
        const transaction = database.transaction(['lists', 'parts'], 'readwrite')
        const lists = transaction.objectStore('lists')
        if (!isNew && (await lists.getKey(list.id)) === undefined) return 'removed'
        await Promise.all([
          lists.put(list),
          transaction.objectStore('parts').put(part.text, [list.id, part.at]),
          transaction.done,
        ])
        return 'kept'
      }).catch(() => 'refused'),
    remove,
  }
}
