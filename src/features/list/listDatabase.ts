import type { DBSchema, IDBPDatabase, openDB } from 'idb'
import * as v from 'valibot'
import type { ReadOptions } from '../../app/base/csvFile'
import { isExpired } from '../recovery/recordText'
import { partSummarySchema } from '../run/partSummary'

const keptListSchema = v.object({
  id: v.string(),
  fileName: v.string(),
  /** When it last had an answer, in ms since 1970. */
  savedAt: v.number(),
  /** Whether the results as they are were downloaded. */
  isDownloaded: v.boolean(),
  /** The part that was on the page last, from 0. */
  at: v.number(),
  parts: v.array(partSummarySchema),
  /** The columns by which it is known which rows of its parts have nothing to send. */
  mapping: v.string(),
  /** How its file is read; null for a file of one part, which is not read again. */
  read: v.nullable(v.custom<ReadOptions>((value) => typeof value === 'object')),
})

/** What is kept of a list beside its parts and its file. */
export type KeptList = v.InferOutput<typeof keptListSchema>

/** What is kept of a list at one moment, in one transaction. */
export interface ListChange {
  id: string
  list?: KeptList
  /** A part by its place from 0: its record as text. */
  part?: { at: number; text: string }
  /** The file that its parts are read from. */
  file?: ArrayBuffer
  /** Answers by the text that was sent, to be used again in other parts. */
  answers?: [sent: string, answer: string][]
}

/** What became of something that was to be kept; `removed`: the list is not there, by another tab or by its age. */
export type KeepOutcome = 'kept' | 'refused' | 'removed'

interface Schema extends DBSchema {
  lists: { key: string; value: unknown }
  parts: { key: [string, number]; value: string }
  /** Their bytes: in a private window a Blob leaves WebKit with a transaction that never ends. */
  files: { key: string; value: ArrayBuffer }
  answers: { key: [string, string]; value: string }
}

const STORES = ['lists', 'parts', 'files', 'answers'] as const

type Database = IDBPDatabase<Schema>

/**
 * The lists that are kept in IndexedDB. No function throws: a browser may refuse, be full, or lose its database. A
 * part that it refuses is held in memory until the page is closed.
 */
export interface ListDatabase {
  /** All lists younger than 24 hours, the latest first; what is older or unreadable is deleted. */
  lists(now: number): Promise<KeptList[]>
  list(id: string): Promise<KeptList | null>
  /** The text of a part; null where there is none. */
  part(id: string, at: number): Promise<string | null>
  file(id: string): Promise<Blob | null>
  /** The answers to some of the texts that were sent. */
  answers(id: string, sent: string[]): Promise<Map<string, string>>
  /**
   * Keeps a change of a list, all of it or nothing, and with it the parts that are held in memory.
   *
   * @param isNew whether the list may be missing; otherwise what was removed stays removed
   */
  put(change: ListChange, isNew: boolean): Promise<KeepOutcome>
  remove(id: string): Promise<void>
  /** Holds a part in memory alone. */
  hold(id: string, at: number, text: string): void
  /** Removes a list, and holds its parts in memory until the page is closed. */
  detach(id: string): Promise<void>
}

const readList = (value: unknown): KeptList | null => {
  const read = v.safeParse(keptListSchema, value)
  return read.success ? read.output : null
}

/** @param open how a database is opened: `openDB` of idb */
export function createListDatabase(open: typeof openDB): ListDatabase {
  let connection: Promise<Database> | null = null
  /** What IndexedDB did not take, by the list's id. */
  const inMemory = new Map<string, { parts: Map<number, string>; answers: Map<string, string> }>()

  const heldOf = (id: string) => {
    const held = inMemory.get(id) ?? { parts: new Map(), answers: new Map() }
    inMemory.set(id, held)
    return held
  }

  const connect = () => {
    connection ??= open<Schema>('cleansheet', 1, {
      upgrade: (database) => {
        database.createObjectStore('lists', { keyPath: 'id' })
        for (const store of ['parts', 'files', 'answers'] as const) database.createObjectStore(store)
      },
      // Another connection wants to change the database.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: () => {
        connection = null
      },
    })
    return connection
  }

  /** Lets go of a connection that has failed. */
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
    const transaction = database.transaction(STORES, 'readwrite')
    // Whoever asks something of it is told how it ends.
    transaction.done.catch(() => {})
    return transaction
  }

  /** Deletes all that is kept of a list. Returns its parts if they are wanted. */
  const deleteList = async (database: Database, id: string, isWanted = false) => {
    const transaction = begin(database)
    const ofList = IDBKeyRange.bound([id], [id, []])
    const parts = transaction.objectStore('parts')
    const [keys, texts] = await Promise.all([
      isWanted ? parts.getAllKeys(ofList) : [],
      isWanted ? parts.getAll(ofList) : [],
      transaction.objectStore('lists').delete(id),
      transaction.objectStore('files').delete(id),
      parts.delete(ofList),
      transaction.objectStore('answers').delete(ofList),
      transaction.done,
    ])
    return keys.map(([, at], place) => ({ at, text: texts[place]! }))
  }

  const holdChange = ({ id, part, answers = [] }: ListChange) => {
    if (part) hold(id, part.at, part.text)
    for (const [sent, answer] of answers) heldOf(id).answers.set(sent, answer)
  }

  const textOf = async (id: string, at: number) =>
    heldOf(id).parts.get(at) ??
    (await withDatabase((database) => database.get('parts', [id, at])).catch(() => null)) ??
    null

  const hold = (id: string, at: number, text: string) => void heldOf(id).parts.set(at, text)

  const removeStored = (id: string, isWanted = false) =>
    withDatabase((database) => deleteList(database, id, isWanted)).catch(() => [])

  return {
    lists: (now) =>
      withDatabase(async (database) => {
        const keys = await database.getAllKeys('lists')
        const values = await database.getAll('lists')
        const kept: KeptList[] = []
        for (const [at, value] of values.entries()) {
          const list = readList(value)
          if (list && !isExpired(list.savedAt, now)) kept.push(list)
          else await deleteList(database, keys[at]!)
        }
        return kept.toSorted((one, other) => other.savedAt - one.savedAt)
      }).catch(() => []),

    list: (id) =>
      withDatabase(async (database) => readList(await database.get('lists', id))).catch(() => null),

    part: textOf,
    hold,

    file: (id) =>
      withDatabase(async (database) => {
        const file = await database.get('files', id)
        return file ? new Blob([file]) : null
      }).catch(() => null),

    answers: async (id, sent) => {
      const found = new Map<string, string>()
      const note = (text: string, answer: string | undefined) => {
        if (answer !== undefined) found.set(text, answer)
      }
      for (const text of sent) note(text, heldOf(id).answers.get(text))
      await withDatabase(async (database) => {
        const { store } = database.transaction('answers')
        await Promise.all(sent.map(async (text) => note(text, await store.get([id, text]))))
      }).catch(() => {})
      return found
    },

    put: (change, isNew) =>
      withDatabase(async (database): Promise<KeepOutcome> => {
        const { id, list, part, file, answers = [] } = change
        const held = new Map(heldOf(id).parts)
        if (part) held.set(part.at, part.text)
        const transaction = begin(database)
        const lists = transaction.objectStore('lists')
        if (!isNew && (await lists.getKey(id)) === undefined) {
          holdChange(change)
          return 'removed'
        }
        const parts = transaction.objectStore('parts')
        await Promise.all([
          list && lists.put(list),
          ...[...held].map(([at, text]) => parts.put(text, [id, at])),
          file && transaction.objectStore('files').put(file, id),
          ...answers.map(([sent, answer]) => transaction.objectStore('answers').put(answer, [id, sent])),
          transaction.done,
        ])
        for (const at of held.keys()) heldOf(id).parts.delete(at)
        return 'kept'
      }).catch(() => {
        holdChange(change)
        return 'refused'
      }),

    remove: async (id) => {
      inMemory.delete(id)
      await removeStored(id)
    },

    detach: async (id) => {
      for (const { at, text } of await removeStored(id, true))
        if (!heldOf(id).parts.has(at)) hold(id, at, text)
    },
  }
}
